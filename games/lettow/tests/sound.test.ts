import { apply, begin, blank, isOver, legal, Moves, other, type Side, searchDice, toDecide } from '@boma/kernel'
import { quickPick } from '@boma/testing'
import { expect, test } from 'vitest'
import { CONGO, PLACE_NAMES, PORTUGUESE, REGION_OF, SPACES, type Space } from '../board.ts'
import { lettow } from '../index.ts'
import type { Table } from '../layout.ts'
import { ALLIED, CONTINGENT_OF, FORT_OF, GERMAN, IS_FORT, IS_GARRISON, SIDE_OF, UNITS, type Unit } from '../roster.ts'

const UNITS_OF = [ALLIED, GERMAN].map((side) =>
  Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => SIDE_OF[u] === side && IS_FORT[u] === 0),
)
const MAP: readonly Space[] = Array.from({ length: SPACES }, (_, s) => s as Space)

const unitsAt = (t: Table, side: Side, s: Space): readonly Unit[] =>
  (UNITS_OF[side] ?? []).filter((u) => t.units.where[u] === s)

/** What no rule allows in a space, counted from the counters alone. */
function wrongAt(t: Table, s: Space): readonly string[] {
  const [allied, german] = [unitsAt(t, ALLIED, s), unitsAt(t, GERMAN, s)]
  const contingents = new Set(allied.map((u) => CONTINGENT_OF[u]))
  const isCrowded = [allied, german].some((units) => units.filter((u) => IS_GARRISON[u] === 0).length > 5)
  const isNeutral = t.tracks.intervened === 0 && (REGION_OF[s] === CONGO || REGION_OF[s] === PORTUGUESE)
  const isMiscounted = allied.length !== t.places.allied[s] || german.length !== t.places.german[s]
  const deserted = [ALLIED, GERMAN].some(
    (side) => t.units.where[FORT_OF[side] as Unit] === s && unitsAt(t, side, s).length === 0,
  )
  const faults: readonly (readonly [boolean, string])[] = [
    [isCrowded, '11.0'],
    [contingents.size > 1, '29.0'],
    [isNeutral && (german.length > 0 || contingents.has(1)), '28.1'],
    [deserted, '22.3'],
    [isMiscounted, 'miscounted'],
  ]
  return faults.filter(([wrong]) => wrong).map(([, rule]) => `${rule} at ${PLACE_NAMES[s]}`)
}

/** §26.0: a match is over when a side has no unit on the map any more, or the last turn has been played, and no sooner. */
function wrongEnd(t: Table): readonly string[] {
  const [isAllied, isGerman] = [ALLIED, GERMAN].map((side) => MAP.some((s) => unitsAt(t, side, s).length > 0))
  const isWipedOut = !isAllied || !isGerman
  if (!isOver(t)) return isWipedOut ? ['26.0 too late'] : []
  if (isWipedOut) return t.core.result - 1 === (isAllied ? ALLIED : GERMAN) ? [] : ['26.0 for the wrong side']
  return t.tracks.turn === 14 ? [] : ['26.0 too early']
}

/** §10.4: when a side has to move, no unit of it begins with an enemy. */
const meetings = (t: Table): readonly Space[] =>
  MAP.filter((s) => unitsAt(t, t.tracks.phasing, s).length > 0 && unitsAt(t, other(t.tracks.phasing), s).length > 0)

test('10.4, 11.0, 22.3, 26.0, 28.1, 29.0 hold after every action of random matches, whatever the options', () => {
  const t = blank(lettow)
  const moves = new Moves()
  const pick = quickPick(23)
  const faults: string[] = []
  let phase = 0
  for (let match = 0; match < 48; match++) {
    const dice = searchDice([match, 1914])
    begin(lettow, t, { scenario: 0, options: match % 8 }, dice)
    while (!isOver(t)) {
      apply(lettow, t, toDecide(lettow, t), moves.at(pick(legal(lettow, t, moves))), dice)
      faults.push(...MAP.flatMap((s) => wrongAt(t, s)), ...wrongEnd(t))
      const now = 2 * t.tracks.turn + t.tracks.phasing
      if (now !== phase && !isOver(t)) faults.push(...meetings(t).map((s) => `10.4 at ${PLACE_NAMES[s]}`))
      phase = now
    }
  }
  expect(faults).toEqual([])
})
