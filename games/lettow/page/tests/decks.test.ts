import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { lettow } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, CARD_NAMES, type Card, card, PER_DECK } from '../../roster.ts'
import { given } from '../../tests/given.ts'

const { page } = inEnglish(lettow)

const shown = (t: Table) => (page.cards?.decks(t, ALLIED) ?? []).map((deck) => deck.cards.map((c) => c.name))

test('5.6: a card that lies face down is nowhere to be seen, even when it was played before', () => {
  const g = given().turn('allied', 'A6')
  for (let c = 0 as Card; c < 2 * PER_DECK; c++) {
    const isDown = g.t.deck.has(c)
    expect(
      shown(g.t)
        .flat()
        .includes(CARD_NAMES[c] ?? ''),
      CARD_NAMES[c],
    ).toBe(!isDown)
  }
  g.set((t) => {
    t.deck.clear()
    t.cards.turned[card('G2')] = 1
    for (let c = card('G1'); c < card('G1') + PER_DECK; c++) t.deck.add(c)
  })
  expect(shown(g.t)[1]).toEqual([])
  expect((page.cards?.decks(g.t, ALLIED) ?? []).map((deck) => deck.left)).toEqual([0, PER_DECK])
})

test('the card that is carried out comes first, with its figures, text and picture', () => {
  const g = given().turn('allied', 'A4')
  const [allied, german] = page.cards?.decks(g.t, ALLIED) ?? []
  expect(allied?.cards[0]).toMatchObject({ name: 'A4', title: "King's African Rifles Expand", state: 'turned' })
  expect(allied?.cards[0]?.figures).toEqual([
    { name: 'draw', value: '2' },
    { name: 'light', value: '2' },
    { name: 'regular', value: '1' },
    { name: 'mounted', value: '2' },
  ])
  expect(allied?.cards[0]?.picture).toContain('<')
  expect(allied?.cards.slice(1).every((c) => c.state === 'played')).toBe(true)
  expect(german?.cards.every((c) => c.state === 'played' && c.figures.length === 3)).toBe(true)
})

test('10.9: a card that moves one stack says so before all else', () => {
  const [allied] =
    page.cards?.decks(given().units({ EAD: 'Voi', DESG: 'Dar-es-Salaam' }).turn('allied', 'A8').t, ALLIED) ?? []
  expect(allied?.cards[0]).toMatchObject({ name: 'A8', state: 'turned' })
  expect(allied?.cards[0]?.text[0]).toBe('Only one stack moves.')
})

test('5.4: of the cards that are done with, the one turned last lies on top', () => {
  const g = given().turn('allied', 'A4')
  g.set((t) => {
    for (const [name, turn] of [
      ['G7', 1],
      ['G2', 3],
      ['G9', 2],
    ] as const) {
      t.deck.remove(card(name))
      t.cards.turned[card(name)] = turn
    }
    t.deck.add(card('G3'))
  })
  expect(shown(g.t)[1]?.slice(0, 3)).toEqual(['G2', 'G9', 'G7'])
})
