import {
  apply,
  begin,
  blank,
  type Hex,
  imagine,
  isOver,
  legal,
  Moves,
  NOBODY,
  SIDES,
  searchDice,
  toDecide,
  view,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { CAPE, hex } from '../board.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN, type Unit } from '../roster.ts'
import { COLUMN, controller, firstHead, headAfter, holder, PORTUGUESE_COLUMN } from '../stacks.ts'
import { given } from './given.ts'

/** The counters that lie first in a hex or in the Cape, read from the places themselves. */
function firsts(t: Table): Unit[] {
  const places = Array.from({ length: CAPE + 1 }, (_, place) => t.places.first[place as Hex] ?? 0)
  const seen = places.filter((first) => first > 0 && first < COLUMN).map((first) => (first - 1) as Unit)
  return seen.toSorted((a, b) => a - b)
}

const heads = (t: Table): Unit[] => SIDES.toReversed().flatMap((side) => headsOf(t, side))

function headsOf(t: Table, side: (typeof SIDES)[number]): Unit[] {
  const found: Unit[] = []
  for (let u = firstHead(t, side); u >= 0; u = headAfter(t, side, u)) found.push(u)
  return found
}

describe('stacks are found by their first counters', () => {
  test('whoever joins, leaves or waits in a box', () => {
    const g = given().units({ 'FK-1': '2117', 'FK-2': '2117', 'SAMR-1': 'cape', 'SAMR-2': '3425' })
    expect(heads(g.t)).toEqual(firsts(g.t))
    expect(heads(g.t)).toHaveLength(3)
  })

  test('all through random matches, in views and in what a side imagines', () => {
    const t = blank(windhoek)
    const moves = new Moves()
    for (let game = 0; game < 12; game++) {
      const source = searchDice([7, game])
      const dice = { draw: (n: number, sides: number) => source.draw(n, sides, 0, n) }
      begin(windhoek, t, { scenario: 0, options: game % 2 === 0 ? 1 : 0x7ff }, dice)
      for (let n = 0; !isOver(t); n++) {
        const count = legal(windhoek, t, moves)
        apply(windhoek, t, toDecide(windhoek, t), moves.at(dice.draw(100_000 + n, count)), dice)
        if (n % 16 === 0) expect(heads(t)).toEqual(firsts(t))
        if (n % 64 !== 0) continue
        for (const side of SIDES) {
          const seen = view(windhoek, t, side)
          expect(heads(seen)).toEqual(firsts(seen))
          const guessed = imagine(windhoek, seen, side, dice)
          expect(heads(guessed)).toEqual(firsts(guessed))
        }
      }
    }
  })
})

describe('4.0, 26.0 who holds a hex of which only a column is seen', () => {
  const hidden = (portugal: boolean) => {
    const g = given('fog').units({ 'P-Inf-1': '2003', 'SAMR-1': '4028', 'FK-1': '3425' }).set({ portugal })
    return { german: view(windhoek, g.t, GERMAN), allied: view(windhoek, g.t, ALLIED) }
  }

  test('4.0, 29.1 neutral Portuguese hold nothing, seen or not', () => {
    const { german, allied } = hidden(false)
    expect(german.places.first[hex('2003')]).toBe(PORTUGUESE_COLUMN)
    expect([controller(german, hex('2003')), controller(allied, hex('2003'))]).toEqual([NOBODY, NOBODY])
    expect([holder(german, hex('2003')), holder(allied, hex('2003'))]).toEqual([ALLIED, ALLIED])
  })

  test('4.0, 29.2 at war they hold it for the Allies', () => {
    const { german, allied } = hidden(true)
    expect([controller(german, hex('2003')), controller(allied, hex('2003'))]).toEqual([ALLIED, ALLIED])
  })

  test('4.0 all other columns hold their hex for their side, whatever Portugal does', () => {
    for (const portugal of [false, true]) {
      const { german, allied } = hidden(portugal)
      expect(german.places.first[hex('4028')]).toBe(COLUMN + ALLIED)
      expect([controller(german, hex('4028')), controller(allied, hex('3425'))]).toEqual([ALLIED, GERMAN])
      expect(controller(german, hex('3325'))).toBe(NOBODY)
    }
  })
})
