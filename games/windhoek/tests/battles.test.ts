import {
  ALLOWED,
  apply,
  blank,
  chronicle,
  copy,
  type Dice,
  type Direction,
  distance,
  type GameEvent,
  type Hex,
  legal,
  Moves,
  neighbour,
  OFF_MAP,
  question,
  searchDice,
  toDecide,
} from '@boma/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CAPE, grid, HEXES, hex, isHex, SEA, TERRAIN_AT, WATER_SIDES } from '../board.ts'
import type { Table } from '../layout.ts'
import type { OptionId } from '../options.ts'
import { ALLIED, GERMAN, IS_SUPPORT, SIDE_OF, UNIT_NAMES, UNITS, type Unit } from '../roster.ts'
import { rebuildZones } from '../rules/11-zones.ts'
import { mobileIn, stackLimit, whyNotStack } from '../rules/14-stacking.ts'
import { whyNotAttackWith } from '../rules/15.2-forces.ts'
import { firstIn, hasEnemy, holder, isOnMap, link, nextIn, unlink } from '../stacks.ts'
import { type BattleGround, battleGround } from './battle-ground.ts'

/** Grounds of every kind: open, mountain, bush, rail, river, coast, the south edge, the borders. */
const GROUNDS = '3425 2515 2614 3225 3133 2426 2118 3534 4133 2607 2004 3712 2816 3033'.split(' ').map(hex)

/** A random battle: a stack on each side, others strewn around, markers, weather and options as they fall. */
function strew(seed: number): BattleGround | undefined {
  const dice = searchDice([seed, 1])
  let n = 0
  const pick = (below: number): number => dice.draw(n, below, 0, n++)
  const g = battleGround(
    ...(['fog', 'captured-supply', 'trains', 'squadron'] as OptionId[]).filter(() => pick(2) === 0),
  )
  const at = GROUNDS[pick(GROUNDS.length)] as Hex
  const d = pick(6) as Direction
  const from = neighbour(grid, at, d)
  if (from === OFF_MAP || (((WATER_SIDES[at] ?? 0) >> d) & 1) === 1) return undefined
  g.set({ turn: 2 + pick(5), portugal: pick(3) > 0, allied: pick(3), german: pick(3) })
  g.arrange((t) => {
    const side = pick(2) === 0 ? ALLIED : GERMAN
    for (let i = 0; i < 60; i++) {
      const u = pick(UNITS) as Unit
      const near = [at, from, step(at, pick), step(from, pick), step(step(at, pick), pick)] as const
      const where = near[pick(near.length)] as Hex
      if (SIDE_OF[u] === side ? where !== at : where !== from) put(t, u, where, pick)
    }
    for (const where of [at, from, step(at, pick)]) t.places.marks[where] = pick(4)
    t.tracks.phasing = side
  })
  const force: string[] = []
  for (let u = firstIn(g.t, from); u >= 0; u = nextIn(g.t, u))
    if (whyNotAttackWith(g.t, u, from, at) === ALLOWED && pick(3) > 0) force.push(UNIT_NAMES[u] as string)
  if (force.length === 0 || !hasEnemy(g.t, g.t.tracks.phasing, at)) return undefined
  return g.attack(nameOf(from), nameOf(at), force.join(' '))
}

const nameOf = (h: Hex): string =>
  `${String(Math.trunc(h / 34) + 1).padStart(2, '0')}${String((h % 34) + 1).padStart(2, '0')}`
const step = (h: Hex, pick: (n: number) => number): Hex => {
  const to = neighbour(grid, h, pick(6) as Direction)
  return to === OFF_MAP || TERRAIN_AT[to] === SEA ? h : to
}

function put(t: Table, u: Unit, at: Hex, pick: (n: number) => number): void {
  if (IS_SUPPORT[u] === 1) move(t, u, (HEXES + 5 + (SIDE_OF[u] as number)) as Hex)
  else if (!hasEnemy(t, SIDE_OF[u] as typeof ALLIED, at) && whyNotStack(t, u, at) === ALLOWED) {
    move(t, u, at)
    t.units.state[u] = pick(4) === 0 && UNIT_NAMES[u]?.startsWith('FK') ? 1 : 0
  }
}
function move(t: Table, u: Unit, to: Hex): void {
  unlink(t, u, t.units.where[u] as Hex)
  link(t, u, to)
}

/** Plays a battle to its end, at random. */
function playOut(g: BattleGround, seed: number, after: (asked: string) => void): readonly GameEvent[] {
  const { game } = g.given
  const log = chronicle()
  const dice: Dice = searchDice([seed, 2])
  const will = searchDice([seed, 3])
  const moves = new Moves()
  for (let n = 0; n < 500; n++) {
    const asked = question(game, g.t)?.name
    if (asked === undefined || asked === 'over') return log.events
    if (legal(game, g.t, moves) === 0) throw new Error(`nothing may be done when asked '${asked}'`)
    const action = moves.at(will.draw(n, moves.count, 0, n))
    if (apply(game, g.t, toDecide(game, g.t), action, dice, log) !== ALLOWED) throw new Error('listed and refused')
    after(asked)
  }
  throw new Error('a battle without an end')
}

/** What is wrong with the table, '' when nothing is. */
function fault(g: BattleGround): string {
  const t = g.t
  for (let h = 0 as Hex; h < HEXES; h++)
    for (let u = firstIn(t, h); u >= 0; u = nextIn(t, u)) {
      if (SIDE_OF[u] !== holder(t, h)) return `both sides are in ${nameOf(h)}`
      if (t.units.where[u] !== h) return `${UNIT_NAMES[u]} lies in two places`
    }
  const fresh = blank(g.given.game)
  copy(t, fresh)
  rebuildZones(fresh, HEXES)
  return fresh.bytes.every((b, i) => b === t.bytes[i]) ? '' : 'zones are not what they should be'
}

const runs = { numRuns: 200, seed: 1915 }
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })

describe('battles at random', () => {
  test('15.5 end, with every table on the way in order', () => {
    let fought = 0
    fc.assert(
      fc.property(seeds, (seed) => {
        const g = strew(seed)
        if (g === undefined) return
        fought++
        playOut(g, seed, () => expect(fault(g)).toBe(''))
      }),
      runs,
    )
    expect(fought).toBeGreaterThan(100)
  })

  test('15.6 leave nothing behind, and no hex crowded', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const g = strew(seed)
        if (g === undefined) return
        playOut(g, seed, () => {})
        if (g.t.core.result !== 0) return
        expect([g.t.attackers.size, g.t.defenders.size, g.t.battle.linedUp, g.t.battle.hits]).toEqual([0, 0, 0, 0])
        for (let u = 0 as Unit; u < UNITS; u++) {
          const at = g.t.units.where[u] as Hex
          if (isHex(at)) expect(mobileIn(g.t, at)).toBeLessThanOrEqual(stackLimit(SIDE_OF[u] as typeof ALLIED))
        }
      }),
      runs,
    )
  })

  test('16.4 who falls back goes as far as was told, never nearer to the enemy, never twice through a hex', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const g = strew(seed)
        if (g === undefined) return
        const events = playOut(g, seed, () => {})
        const told = events.find((e) => e.kind === 'withdrew' || e.kind === 'retreated')
        const began = events.find((e) => e.kind === 'battleBegan')
        if (told === undefined || began === undefined) return
        const [side, hexes] = Object.values(told.facts) as [number, number]
        const [attacker, from, at] = Object.values(began.facts) as [number, Hex, Hex]
        const enemy = side === attacker ? at : from
        const way = events.filter((e) => e.kind === 'fellBack').map((e) => Object.values(e.facts)[2] as Hex)
        const onMap = way.filter(isHex)
        const away = onMap.map((to) => distance(grid, to, enemy))
        expect(new Set(way).size).toBe(way.length)
        expect(away).toEqual(away.toSorted((a, b) => a - b))
        expect(way.length).toBeLessThanOrEqual(hexes)
        const isCut = events.some((e) => e.kind === 'heldTrench' || (e.kind === 'eliminated' && e.rule === '16.4.2'))
        if (!isCut && way.length === onMap.length && g.t.core.result === 0) expect(way.length).toBe(hexes)
      }),
      runs,
    )
  })

  test('3.3 no counter is lost from the table', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const g = strew(seed)
        if (g === undefined) return
        const before = Array.from({ length: UNITS }, (_, u) => isOnMap(g.t, u as Unit))
        const events = playOut(g, seed, () => {})
        const dead = events.filter((e) => e.kind === 'eliminated').map((e) => Object.values(e.facts)[0])
        const gone = before.flatMap((was, u) => (was && !isOnMap(g.t, u as Unit) ? [u] : []))
        const toCape = gone.filter((u) => g.t.units.where[u as Unit] === CAPE)
        expect(gone.filter((u) => !toCape.includes(u))).toEqual([...dead].sort((a, b) => Number(a) - Number(b)))
      }),
      runs,
    )
  })
})
