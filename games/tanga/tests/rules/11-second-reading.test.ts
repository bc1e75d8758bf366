import { ALLOWED, type Hex, noDice, OFF_MAP } from '@boma/kernel'
import { scriptedDice } from '@boma/testing'
import { expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import { IS_COMBAT, NAMES, UNITS, type Unit } from '../../roster.ts'
import { scatter as scatterShell } from '../../rules/10.28-scatter.ts'
import { noteRefuges } from '../../rules/11.2-refuge.ts'
import { attackNeed, defenceNeed } from '../../rules/11.2-strength.ts'
import { whyNotCharge, whyNotStorm } from '../../rules/11-melee.ts'
import { isMachineGun, isOnMap } from '../../stacks.ts'
import { given } from '../given.ts'
import { bare, clearTable, closeIn, drawsOf, scatter, scatterAnew } from '../scattered.ts'
import { needs, refuges, strays, victims } from '../second-reading/melee.ts'
import { ALL, fightersAt, neighboursOf, spaceOf, spotOf, type World, worldOf } from '../second-reading/world.ts'

/** Positions in which it is asked who attacks whom, and those in which so many units leave. */
const SCATTERED = 60
const LEFT = 24
const LEAVING = 6
/** Those in which one unit leaves, with the enemy around it. */
const CLOSED_IN = 250

const areEnemies = (w: World, a: string, b: string): boolean => {
  const [ours, theirs] = [fightersAt(w, a)[0]?.party, fightersAt(w, b)[0]?.party]
  return ours !== undefined && theirs !== undefined && ours !== theirs
}
const PARTIES = ['british', 'german'] as const

/** Whom the rules let a hex attack. */
function ruled(t: Table, from: Hex): readonly string[] {
  if (whyNotCharge(t, from) !== ALLOWED) return []
  return ALL.filter((at) => whyNotStorm(t, from, spaceOf(at)) === ALLOWED)
}

test('11.1, 11.2a, 11.2b, 12.3, 13.3b who attacks whom, and what the dice must not exceed', () => {
  const t = bare()
  const wrong: string[] = []
  let [asked, fought] = [0, 0]
  for (let seed = 1; seed <= SCATTERED; seed++) {
    clearTable(t)
    scatter(t, seed)
    const w = worldOf(t)
    const party = PARTIES[t.tracks.phasing] ?? 'british'
    for (const from of ALL) {
      const at = spaceOf(from)
      const [first, second] = [ruled(t, at), victims(w, from, party)]
      asked++
      if (first.join() !== second.toSorted().join())
        wrong.push(`${seed}: ${from} attacks ${first}; read again ${second}`)
    }
    // What they need, whoever may attack: all neighbours of both sides
    for (const from of ALL)
      for (const at of neighboursOf(from)) {
        if (at === '' || !areEnemies(w, from, at)) continue
        const first = [attackNeed(t, spaceOf(from), spaceOf(at)), defenceNeed(t, spaceOf(at))]
        const second = needs(w, from, at)
        fought++
        if (first.join() !== second.join()) wrong.push(`${seed}: ${from} into ${at}: ${first}; read again ${second}`)
      }
  }
  expect(wrong.slice(0, 10)).toEqual([])
  expect(asked).toBeGreaterThan(20_000)
  expect(fought).toBeGreaterThan(500)
})

/** What is wrong with where the rules let a unit go that leaves a melee; '' if nothing, and where it may go. */
function refugesOf(t: Table, u: Unit): { readonly wrong: string; readonly to: readonly string[] } {
  const w = worldOf(t)
  const piece = w.pieces[u] as (typeof w.pieces)[number]
  const first: string[] = []
  t.refuges.clear()
  noteRefuges(t, u)
  for (let at = t.refuges.next(0); at >= 0; at = t.refuges.next(at + 1)) first.push(spotOf(at))
  t.refuges.clear()
  const to = refuges(w, piece)
  const isRight = first.toSorted().join() === to.join()
  return { wrong: isRight ? '' : `${piece.name} at ${piece.at}: ${first}; read again ${to}`, to }
}

test('11.2b ruling T95: where a unit goes that leaves a melee', () => {
  const t = bare()
  const wrong: string[] = []
  let [compared, several] = [0, 0]
  for (let seed = 1; seed <= LEFT; seed++) {
    clearTable(t)
    const below = scatter(t, seed)
    for (let n = 0; n < LEAVING; n++) {
      const u = below(UNITS) as Unit
      if (IS_COMBAT[u] === 0 || !isOnMap(t, u)) continue
      const read = refugesOf(t, u)
      compared++
      if (read.to.length > 1) several++
      if (read.wrong !== '') wrong.push(`${seed}: ${read.wrong}`)
    }
  }
  expect(wrong.slice(0, 10)).toEqual([])
  expect(compared).toBeGreaterThan(50)
  expect(several).toBeGreaterThan(2)
})

test('11.2b ruling T95: where a unit goes with the enemy all around it, and that it may have nowhere to go', () => {
  const t = bare()
  const wrong: string[] = []
  let [some, none] = [0, 0]
  for (let seed = 1; seed <= CLOSED_IN; seed++) {
    clearTable(t)
    const below = scatter(t, seed)
    let u = below(UNITS) as Unit
    while (IS_COMBAT[u] === 0 || !isOnMap(t, u)) u = below(UNITS) as Unit
    closeIn(t, u, 3 + (seed % 4), below)
    const read = refugesOf(t, u)
    if (read.to.length > 0) some++
    else none++
    if (read.wrong !== '') wrong.push(`${seed}: ${read.wrong}`)
  }
  expect(wrong.slice(0, 10)).toEqual([])
  expect(Math.min(some, none)).toBeGreaterThan(40)
})

test('11.2b, 13.2 ruling T95: who has nowhere to go runs three hexes', () => {
  const g = given()
  const runs = [130, 221, 251, 609, 793, 829].map((seed) => {
    const below = drawsOf(seed + 300)
    let u = 0 as Unit
    g.arrange((t) => {
      scatterAnew(t, seed)
      do u = below(UNITS) as Unit
      while (IS_COMBAT[u] === 0 || !isOnMap(t, u) || isMachineGun(u))
      closeIn(t, u, 3 + (seed % 4), below)
    })
    expect(refugesOf(g.t, u)).toEqual({ wrong: '', to: [] })
    g.given.run(
      { procedure: 'match', at: 1 },
      { procedure: 'turn', at: 45 },
      { procedure: 'withdrawal', at: 1, locals: [u] },
    )
    return g.story.filter((each) => each.startsWith(`retreated ${NAMES[u]} `)).length
  })
  expect(runs).toEqual([3, 3, 3, 3, 3, 3])
})

test('10.28b where shells stray, from every hex', () => {
  const t = bare()
  const wrong: string[] = []
  for (const target of ALL)
    for (let way = 1; way <= 6; way++)
      for (let hexes = 1; hexes <= 6; hexes++) {
        t.dice = scriptedDice([3, way, hexes])
        const landed = scatterShell(t, spaceOf(target))
        const first = landed === OFF_MAP ? '' : spotOf(landed)
        if (first !== strays(target, way, hexes)) wrong.push(`${target} ${way} ${hexes}: ${first}`)
      }
  t.dice = noDice
  expect(wrong.slice(0, 10)).toEqual([])
})
