import {
  type Action,
  blank,
  check,
  type Hex,
  imagine,
  logFor,
  Match,
  SIDES,
  type Side,
  searchDice,
  writeAction,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { CAPE, HEXES, HIDDEN } from '../../board.ts'
import { windhoek } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, GERMAN, UNITS, type Unit } from '../../roster.ts'
import { COLUMN, holder } from '../../stacks.ts'

describe('26.0 set-up', () => {
  const opened = () =>
    new Match(windhoek, {
      scenario: 'standard',
      options: ['fog'],
      dice: { kind: 'cipher', secret: new Uint8Array(16).fill(7) },
    })
  const columnsOf = (t: Table, side: Side) =>
    Array.from({ length: HEXES }, (_, at) => at as Hex).filter((at) => holder(t, at) === side)
  /** Plays the first of the legal actions that begins with a word. */
  const play = (match: Match<Table>, word: string) => {
    const found = match.legal().find((a) => writeAction(windhoek.actions, a).startsWith(word))
    expect(match.play(match.decision?.seat, found ?? -1).kind, word).toBe('played')
  }

  test('26.0, 6.2 which counter goes where does not show while a side sets up, unit by unit', () => {
    const match = opened()
    for (let i = 0; i < 9; i++) play(match, 'place')
    const seen = match.view(ALLIED)
    expect(columnsOf(match.view(GERMAN), GERMAN).length).toBeGreaterThan(0)
    expect(columnsOf(seen, GERMAN)).toEqual([])
    expect(Math.max(...(seen.places.zones as unknown as Uint8Array))).toBe(0)
    expect(Math.max(...(match.view(GERMAN).places.zones as unknown as Uint8Array))).toBeGreaterThan(0)
    expect(match.undo(match.last?.seat)).toBe('done')
  })

  test('26.0, 6.3 when it is ready all its stacks show at once, and the other side’s not yet', () => {
    const match = opened()
    play(match, 'ready')
    expect(columnsOf(match.view(ALLIED), GERMAN)).toHaveLength(8)
    for (let i = 0; i < 9; i++) play(match, 'place')
    const seen = match.view(GERMAN)
    expect(columnsOf(seen, ALLIED)).toEqual([])
    expect(columnsOf(seen, GERMAN)).toHaveLength(8)
    expect(Array.from(seen.places.zones as unknown as Uint8Array).some((zones) => zones >= 16)).toBe(true)
    play(match, 'ready')
    expect(columnsOf(match.view(GERMAN), ALLIED).length).toBeGreaterThan(3)
  })
})

/** Events that name a unit to an enemy on purpose: a scout's report, and a leader on whom others concentrate (20.3). */
const NAMED_ON_PURPOSE = ['seen', 'concentrated']

test('26.0 the log names no unit that a side cannot see', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const secret = new Uint8Array(16).fill(seed)
    const match = new Match(windhoek, { scenario: 'standard', options: ['fog'], dice: { kind: 'cipher', secret } })
    for (let d = match.decision; d !== undefined; d = match.decision) {
      const legal = match.legal()
      const before = SIDES.map((side) => match.view(side))
      match.play(d.seat, legal[searchDice(seed).draw(0, legal.length, 0, match.length)] ?? 0)
      const { events } = match.deeds.at(-1) ?? { events: [] }
      for (const side of SIDES) {
        const after = match.view(side)
        const named = logFor(events, side).flatMap(({ kind, facts: { unit: u } }) =>
          u === undefined || NAMED_ON_PURPOSE.includes(kind) ? [] : [u as Unit],
        )
        const unseen = (t: Table | undefined, u: Unit) => t?.units.where[u] === HIDDEN
        expect(named.filter((u) => unseen(before[side], u) && unseen(after, u))).toEqual([])
      }
    }
  }
})

/** Everything that a player could try on an unseen counter or a column, now or never. */
function attempts(seen: Table): readonly Action[] {
  const { join, hit, advance, remove, drop, come, convert, rally, disrupt, recruit, concentrate, repair, lay } = act
  const { march, step, ride, land, assault, attack, deploy, flyOver, fallBack, entrench, break: cut, device } = act
  const onUnits = [join, hit, advance, remove, drop, come, convert, rally, disrupt, recruit, concentrate, repair, lay]
  const onHexes = [march, step, ride, land, assault, attack, deploy, flyOver, fallBack, entrench, cut, device]
  const unseen = Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => seen.units.where[u] === HIDDEN)
  const places = Array.from({ length: CAPE + 1 }, (_, at) => at as Hex)
  const columns = places.filter((at) => (seen.places.first[at] ?? 0) >= COLUMN)
  return [
    ...unseen.flatMap((u) => onUnits.map((action) => action(u))),
    ...columns.flatMap((at) => onHexes.map((action) => action(at))),
  ]
}

test('26.0 why something is refused tells nothing that a side cannot see', () => {
  const dream = blank(windhoek)
  for (let seed = 1; seed <= 6; seed++) {
    const secret = new Uint8Array(16).fill(seed)
    const match = new Match(windhoek, { scenario: 'standard', options: ['fog'], dice: { kind: 'cipher', secret } })
    for (let d = match.decision; d !== undefined; d = match.decision) {
      const legal = match.legal()
      if (match.length % 5 === 0) {
        const seen = match.view(d.side)
        imagine(windhoek, seen, d.side, searchDice(match.length), dream)
        const reason = (t: Table, a: Action) => check(windhoek, t, d.side, a)
        const tell = attempts(seen).filter((a) => reason(match.table, a) !== reason(dream, a))
        expect(tell.map((a) => writeAction(act, a))).toEqual([])
      }
      match.play(d.seat, legal[searchDice(seed).draw(0, legal.length, 0, match.length)] ?? 0)
    }
  }
})
