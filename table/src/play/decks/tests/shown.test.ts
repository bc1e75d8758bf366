import { FIRST, NOBODY, SECOND, type Side } from '@boma/kernel'
import type { Card, Deck } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { newlyTurned, shownOf } from '../shown.ts'

const card = (id: number, state: Card['state']): Card => ({
  id,
  name: `A${id}`,
  title: '',
  picture: '',
  figures: [],
  text: [],
  rule: '',
  state,
})
const deck = (side: Side, ...cards: readonly Card[]): Deck => ({ name: '', side, body: '', left: 5, cards })
const ids = ({ large, beside }: ReturnType<typeof shownOf>) => [large?.card.id, beside.map(({ card: c }) => c.id)]

describe('the large card', () => {
  test('is the one in force of the side that decides, and the other side’s lies beside it', () => {
    const decks = [deck(FIRST, card(3, 'turned'), card(1, 'played')), deck(SECOND, card(7, 'turned'))]
    expect(ids(shownOf(decks, FIRST))).toEqual([3, [7]])
    expect(ids(shownOf(decks, SECOND))).toEqual([7, [3]])
  })

  test('is the only one in force, whoever decides', () => {
    const decks = [deck(FIRST, card(1, 'played')), deck(SECOND, card(7, 'turned'))]
    expect(ids(shownOf(decks, FIRST))).toEqual([7, [1]])
  })

  test('is the last one played when none is in force; a hand is nobody’s business', () => {
    expect(ids(shownOf([deck(FIRST, card(4, 'held'), card(2, 'played'), card(1, 'played'))], NOBODY))).toEqual([2, []])
    expect(ids(shownOf([deck(FIRST, card(4, 'held')), deck(SECOND)], FIRST))).toEqual([undefined, []])
  })
})

describe('a card is new', () => {
  const before = [deck(FIRST, card(3, 'turned')), deck(SECOND)]

  test('when it is in force and was not', () => {
    const now = [deck(FIRST, card(3, 'played')), deck(SECOND, card(3, 'turned'))]
    expect(newlyTurned(before, now)?.deck.side).toBe(SECOND)
  })

  test('not when it goes on being in force, nor when it is drawn or put away', () => {
    expect(newlyTurned(before, before)).toBeUndefined()
    expect(newlyTurned(before, [deck(FIRST, card(3, 'played'), card(4, 'held')), deck(SECOND)])).toBeUndefined()
  })
})
