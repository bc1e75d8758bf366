import {
  apply,
  begin,
  blank,
  type Hex,
  imagine,
  isOver,
  legal,
  Moves,
  SIDES,
  searchDice,
  toDecide,
  view,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { CAPE } from '../board.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { COLUMN, firstHead, headAfter } from '../stacks.ts'
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
