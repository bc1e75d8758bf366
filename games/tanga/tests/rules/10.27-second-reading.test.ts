import { apply, legal, Moves, type Sink, searchDice, toDecide, writeAction } from '@boma/kernel'
import { expect, test } from 'vitest'
import { BRITISH } from '../../data/counters-british.ts'
import { GERMAN } from '../../data/counters-german.ts'
import { tanga } from '../../index.ts'
import { given } from '../given.ts'
import { drawsOf, scatterAnew } from '../scattered.ts'
import { gunFires, Ships, salvoFires, targetsOf } from '../second-reading/shells.ts'
import { NAMES, neighboursOf, type Party, type Spot, spotOf, worldOf } from '../second-reading/world.ts'

/** Artillery Phases are played on scattered positions, and what guns and ships do is read a second time. */

const BACKS: ReadonlyMap<string, number> = new Map(
  [...BRITISH, ...GERMAN].map((c) => [c.id, Number((c.back ?? c.front).split('-')[1])]),
)
const PARTIES: readonly Party[] = ['british', 'german']

let dice: number[] = []
let heard: string[] = []
const facts = ([name, value]: readonly [string, number]): string | undefined => {
  if (name === 'unit') return NAMES[value]
  if (name === 'side') return PARTIES[value]
  return ['hex', 'from', 'to'].includes(name) ? spotOf(value) : String(value)
}
const sink: Sink = {
  rolled: ({ shows }) => void dice.push(shows),
  told: (kind, _rule, told) => {
    // Who is seen is read in 19.7.
    if (kind !== 'sighted') heard.push([kind, ...Object.entries(told).map(facts)].join(' '))
  },
}

const g = given()
const { t } = g
const moves = new Moves()
const rolls = () => {
  const all = [...dice]
  return () => all.shift() ?? Number.NaN
}
const orders = (): readonly string[] => {
  legal(tanga, t, moves)
  return moves.toArray().map((a) => writeAction(tanga.actions, a))
}
let orderCount = 0
function play(words: string, seed: number): void {
  const index = orders().indexOf(words)
  dice = []
  heard = []
  const { reveals } = t.core
  const refused = apply(tanga, t, toDecide(tanga, t), moves.at(index), searchDice([seed, orderCount++]), sink)
  if (refused !== 0) throw new Error(`${words} is refused`)
  // §19.7: a gun that is told off to fire is seen
  const isShown = t.core.reveals > reveals || (t.core.options & 1) === 0
  if (words.startsWith('aim ') && !isShown) throw new Error(`${words} shows nothing`)
}
function lay(seed: number, naval: Partial<typeof t.naval>): void {
  g.arrange((table) => {
    scatterAnew(table, seed)
    table.tracks.britishTrenches = 6
    table.tracks.germanTrenches = 6
    Object.assign(table.naval, { britishShots: 0, germanShots: 0, factors: 0 }, naval)
  })
  g.phase('artillery')
}
const isFiring = () => /guns|aim/.test(g.asked) && t.core.result === 0
/** Hexes with somebody in them, and hexes beside those. */
function somewhere(below: (n: number) => number): Spot {
  const stacks = [...worldOf(t).at.keys()].filter((at) => /^\d/.test(at))
  const at = stacks[below(stacks.length)] ?? '0101'
  return (below(3) === 0 ? neighboursOf(at)[below(6)] : at) || at
}

/** Counts what has been told. */
function tally(told: readonly string[], count: Record<string, number>): void {
  for (const [kind = ''] of told.map((each) => each.split(' '))) if (kind in count) count[kind] = (count[kind] ?? 0) + 1
}

test('10.27, 18.1 whom ships hit by lot, what they lose, and who around them checks', () => {
  const wrong: unknown[] = []
  const count = { shipHit: 0, failedShell: 0, stoodShell: 0, hitVoid: 0, digFailed: 0, offTheMap: 0 }
  for (let seed = 1; seed <= 150; seed++) {
    const below = drawsOf(seed + 40_000)
    lay(seed, { britishShots: 6, germanShots: 1 })
    const ships = new Ships(worldOf(t), BACKS)
    const actual: string[] = []
    for (let i = 0; i < 20 && isFiring(); i++) {
      const party: Party = g.asked.startsWith('british') ? 'british' : 'german'
      const left = party === 'british' ? t.naval.britishShots : t.naval.germanShots
      const aim = somewhere(below)
      play(left > 0 ? `bombard ${aim}` : 'end', seed)
      const die = rolls()
      if (left > 0) ships.fire(party, aim, die)
      if (!isFiring()) ships.comeHome(die)
      actual.push(...heard)
    }
    if (t.core.result !== 0) continue
    const told = actual.slice(0, ships.told.length)
    if (told.join() !== ships.told.join()) wrong.push({ seed, told, read: ships.told })
    if (!actual.some((each) => /^(collapsed|unstacked)/.test(each))) {
      const trenches = [6 - t.tracks.britishTrenches, 6 - t.tracks.germanTrenches]
      if (trenches.join() !== Object.values(ships.inVain).join()) wrong.push({ seed, trenches, read: ships.inVain })
    }
    tally(told, count)
  }
  expect(wrong.slice(0, 2)).toEqual([])
  expect(Math.min(...Object.values(count))).toBeGreaterThan(3)
  expect(count.shipHit).toBeGreaterThan(300)
})

test('10.26, 10.28, 20.7 which guns fire, at whom, where their rounds and those of ships come down, and what they need', () => {
  const wrong: unknown[] = []
  const count = { shellBurst: 0, shellHit: 0, misfired: 0, offTheMap: 0, ranOut: 0, nobodyHit: 0 }
  for (let seed = 101; seed <= 250; seed++) {
    const below = drawsOf(seed + 40_000)
    lay(seed, { factors: 6 })
    for (let i = 0; i < 40 && isFiring(); i++) {
      const w = worldOf(t)
      const party = g.asked.startsWith('british') ? 'british' : 'german'
      const guns = w.pieces.filter((p) => p.kind === 'artillery' && p.party === party && /^\d/.test(p.at))
      const able = guns.filter((p) => targetsOf(w, p).length > 0)
      const named = orders().filter((words) => words.startsWith('aim '))
      const expected = able.map((p) => `aim ${p.name}`)
      if (named.join() !== expected.join()) wrong.push({ seed, named, expected })
      const gun = able[below(able.length + 1)]
      if (gun === undefined) {
        const [n, aim] = [1 + below(Math.max(1, t.naval.factors)), somewhere(below)]
        if (party === 'german' || t.naval.factors === 0) {
          play('end', seed)
          continue
        }
        play(`salvo ${n} at ${aim}`, seed)
        const read = salvoFires(w, n, aim, rolls())
        judge(seed, read)
        continue
      }
      play(`aim ${gun.name}`, seed)
      const at = orders().map((words) => words.slice(3))
      const targets = targetsOf(w, gun)
      if (at.toSorted().join() !== targets.join()) wrong.push({ seed, gun: gun.name, at, targets })
      const aim = targets[below(targets.length)] ?? ''
      play(`at ${aim}`, seed)
      judge(seed, gunFires(w, gun, aim, rolls(), ((t.core.options >> 2) & 1) === 1))
    }
  }
  function judge(seed: number, read: readonly string[]): void {
    const told = heard.slice(0, read.length)
    if (told.join() !== read.join()) wrong.push({ seed, told, read })
    tally(told, count)
  }
  expect(wrong.slice(0, 2)).toEqual([])
  expect(Math.min(...Object.values(count))).toBeGreaterThan(10)
})
