import {
  apply,
  begin,
  blank,
  impossible,
  isOver,
  legal,
  Moves,
  restore,
  searchDice,
  snapshot,
  toDecide,
} from '@boma/kernel'
import { quickPick } from '@boma/testing'
import { expect, test } from 'vitest'
import { FORD, NOWHERE } from '../board.ts'
import { skirmish } from '../index.ts'
import { layout, type Table } from '../layout.ts'

const moves = new Moves()
const why = (t: Table) => impossible(skirmish, t)

function playOn(t: Table, seed: number, look: (t: Table) => void = () => {}): number {
  const dice = searchDice([seed, 17])
  const pick = quickPick(seed + 1)
  let n = 0
  for (; !isOver(t) && n < 800; n++) {
    look(t)
    const count = legal(skirmish, t, moves)
    if (count === 0) throw new Error('nothing can be done')
    apply(skirmish, t, toDecide(skirmish, t), moves.at(pick(count)), dice)
  }
  look(t)
  return n
}

function begun(seed: number): Table {
  const t = blank(skirmish)
  begin(skirmish, t, { scenario: seed % 2, options: (seed >> 1) % 2 }, searchDice([seed, 18]))
  return t
}

test('every position of random matches is possible', () => {
  const wrong = new Set<string>()
  for (let seed = 0; seed < 40; seed++) playOn(begun(seed), seed, (t) => wrong.add(why(t) ?? ''))
  expect([...wrong]).toEqual([''])
})

const FAULTS: Readonly<Record<string, readonly [wrong: RegExp, spoil: (t: Table) => unknown]>> = {
  'too many counters': [/tracks.placed is 13/, (t) => Object.assign(t.tracks, { placed: 13 })],
  'a turn after the last': [/tracks.turn is 9/, (t) => Object.assign(t.tracks, { turn: 9 })],
  'a third side': [/tracks.phasing is 2/, (t) => Object.assign(t.tracks, { phasing: 2 })],
  'a kind that is none': [/units.kind of 0 is 5/, (t) => Object.assign(t.units.kind, { 0: 5 })],
  'a counter off the map': [/units.where of 0 is 64/, (t) => Object.assign(t.units.where, { 0: NOWHERE + 1 })],
  'a counter that is nowhere and disrupted': [
    /B1 cannot be so/,
    (t) => {
      Object.assign(t.units.where, { 0: NOWHERE })
      Object.assign(t.units.disrupted, { 0: 1 })
    },
  ],
  'a march too far': [/units.spent of 0 is 5/, (t) => Object.assign(t.units.spent, { 0: 5 })],
  'a counter that its hex does not know': [/B1 is not in its hex/, (t) => Object.assign(t.units.where, { 0: FORD })],
  'a hex with a counter that is elsewhere': [/is elsewhere/, (t) => Object.assign(t.hexes.unit, { [FORD]: 3 })],
  'another stock': [/a side has/, (t) => Object.assign(t.pool.left, { 1: 1 })],
  'nobody asked': [/at no place of the sequence/, (t) => Object.assign(t.core, { depth: 0 })],
}

test.each(Object.entries(FAULTS))('%s cannot be', (_name, [wrong, spoil]) => {
  const t = begun(0)
  const dice = searchDice(3)
  while (t.tracks.turn === 0) {
    legal(skirmish, t, moves)
    apply(skirmish, t, toDecide(skirmish, t), moves.at(0), dice)
  }
  expect(why(t)).toBe(undefined)
  spoil(t)
  expect(why(t)).toMatch(wrong)
})

const FIRST_BYTE = Math.min(...layout.slots.map((slot) => slot.at))

test('mutated positions are refused, or play on to their end, and whatever the bytes, there is an answer', () => {
  const positions: Uint8Array[] = []
  for (let seed = 0; seed < 8; seed++) playOn(begun(seed), seed, (t) => positions.push(snapshot(t)))
  const t = blank(skirmish)
  let [refused, played] = [0, 0]
  for (let seed = 0; seed < 2_000; seed++) {
    const below = quickPick(seed + 5)
    restore(t, positions[below(positions.length)] as Uint8Array)
    for (let i = below(2); i >= 0; i--)
      t.bytes[FIRST_BYTE + below(t.bytes.length - FIRST_BYTE)] = below(below(2) === 0 ? 256 : 4)
    if (why(t) !== undefined) refused++
    else if (playOn(t, seed) < 800) played++
    for (let i = 0; i < t.bytes.length; i++) t.bytes[i] = below([2, 16, 256][seed % 3] ?? 256)
    expect(() => why(t)).not.toThrow()
  }
  expect(refused + played).toBe(2_000)
  expect(Math.min(refused, played)).toBeGreaterThan(50)
})
