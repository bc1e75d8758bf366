import type { Hex } from '@boma/kernel'
import { expect, test } from 'vitest'
import { type Body, GREAT_BODIES, HEXES } from '../../board.ts'
import { BODIES } from '../../data/waters.ts'
import type { Table } from '../../layout.ts'
import { BELGIAN, BRITISH, ENTENTE, GERMAN, GERMAN_NATION, PORTUGUESE, unit } from '../../roster.ts'
import { bodyHolder, controls } from '../../rules/04-control.ts'
import { ATTACKING, eachCarrierSource, hasLine, LANDING, mayBeSupplied } from '../../rules/07-communications.ts'
import { type Below, drawsOf, scattered } from '../scattered.ts'
import { holder, traced, waterHolder } from '../second-reading/communications.ts'
import { ALL, spaceOf, spotOf, type World, worldOf } from '../second-reading/world.ts'

/** The rules once more, written from the rulebook without a look at the game, and held against it on scattered positions. */

const POSITIONS = 60

test('4.1 + ruling 11: who controls each town, railway and water', () => {
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const t = scattered(seed)
    const w = worldOf(t)
    for (const [at, spot] of ALL.entries()) expect(controller(t, at as Hex), `${seed}: ${spot}`).toBe(holder(w, spot))
    for (let body = 0 as Body; body < GREAT_BODIES; body++)
      expect(['german', 'entente'][bodyHolder(t, body)] ?? 'nobody').toBe(waterHolder(w, BODIES[body]?.name ?? ''))
  }
})

function controller(t: Table, at: Hex): string {
  if (controls(t, GERMAN, at)) return 'german'
  return controls(t, ENTENTE, at) ? 'entente' : 'nobody'
}

const NATIONS = [
  { nation: BRITISH, word: 'british', side: ENTENTE },
  { nation: BELGIAN, word: 'belgian', side: ENTENTE },
  { nation: PORTUGUESE, word: 'portuguese', side: ENTENTE },
  { nation: GERMAN_NATION, word: 'german', side: GERMAN },
] as const

test('7.1 + 7.2: who has a line of communications, and which Carriers he could cite', () => {
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const t = scattered(seed)
    const w = worldOf(t)
    const below = drawsOf(seed + 1_000)
    for (const { nation, word, side } of NATIONS)
      for (let i = 0; i < 100; i++) compareLine(t, w, nation, word, side, somewhereOf(w, below), below(4))
  }
})

test('7.2.3, 10.1.8 which units are in supply, or could be by a Carrier that is used up', () => {
  const count = { supplied: 0, helped: 0, cutOff: 0 }
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const t = scattered(seed)
    const w = worldOf(t)
    for (const { name, party, nation, at } of w.pieces.filter((p) => p.kind === 'unit' && /^\d/.test(p.at))) {
      if (party === 'nobody') continue
      const { free, carriers } = traced(w, { side: party, nation, hex: at, attacking: false, landed: false })
      expect(mayBeSupplied(t, unit(name)), `${seed}: ${name} in ${at}`).toBe(free || carriers.size > 0)
      count[free ? 'supplied' : carriers.size > 0 ? 'helped' : 'cutOff']++
    }
  }
  expect(Math.min(...Object.values(count))).toBeGreaterThan(100)
})

/** Where a piece or a Carrier lies, more often than not: there lines begin. */
function somewhereOf(w: World, below: Below): Hex {
  const spots = [...w.unitsAt.keys(), ...w.carriers.german.keys(), ...w.carriers.entente.keys(), ...w.holders.keys()]
  return (below(4) === 0 ? below(HEXES) : spaceOf(spots[below(spots.length)] ?? '0101')) as Hex
}

function compareLine(
  t: Table,
  w: World,
  nation: (typeof NATIONS)[number]['nation'],
  word: (typeof NATIONS)[number]['word'],
  side: (typeof NATIONS)[number]['side'],
  at: Hex,
  how: number,
): void {
  const name = `${word} ${spotOf(at)} ${how}`
  const again = traced(w, {
    side: side === GERMAN ? 'german' : 'entente',
    nation: word,
    hex: spotOf(at),
    attacking: (how & ATTACKING) !== 0,
    landed: (how & LANDING) !== 0,
  })
  expect(hasLine(t, side, nation, at, how), name).toBe(again.free)
  if (again.free) return
  const cited = new Set<string>()
  eachCarrierSource(t, side, nation, at, how, (hex) => cited.add(spotOf(hex)))
  expect(cited, name).toEqual(again.carriers)
}
