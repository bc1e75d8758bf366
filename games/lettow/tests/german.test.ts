import { FIRST } from '@boma/kernel'
import { sayAction, sayNews, sayQuestion, speak } from '@boma/showing'
import { catalogueFaults, given } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { PLACES, space } from '../board.ts'
import { CARDS } from '../data/cards.ts'
import { lettow } from '../index.ts'
import { UNITS } from '../roster.ts'
import { messages } from '../words/english/messages.ts'
import { cards } from '../words/german/cards.ts'
import { german } from '../words/german/index.ts'

const spoken = speak(lettow, german)

test('there is a German message for every message, with the same facts', () => {
  expect(catalogueFaults(messages, german.messages)).toEqual([])
})

test('every scenario, option, counter, place and card has a German name', () => {
  expect(Object.keys(german.scenarios)).toEqual(lettow.scenarios.map((s) => s.id))
  expect(Object.keys(german.options)).toEqual(lettow.options.map((o) => o.id))
  const { unit, space: places } = german.names
  expect([new Set(unit).size, new Set(places).size]).toEqual([UNITS, PLACES])
  expect(cards.map((card) => card.text.length)).toEqual(CARDS.map((card) => card.text.length))
})

test('what is asked, done and told is said in German, and typed as ever', () => {
  const g = given(spoken)
  expect(sayQuestion(spoken, g.table)).toBe('Wo wird 1/KAR aufgestellt?')
  g.play('place 1/KAR at Mombasa')
  expect(g.events.map((e) => sayNews(spoken, e))).toEqual(['1/KAR wird in Mombasa aufgestellt.'])
  expect(sayAction(spoken, act.fight(space('Dar-es-Salaam')))).toBe('In Daressalam kämpfen')
  expect(spoken.page.describe(g.table, FIRST)).toContain('Indischer Ozean: B-IEF, C-IEF')
  expect(spoken.page.board(g.table).towns.map((town) => town.name)).toContain('Daressalam')
})

test('it is fetched when somebody wants it', async () => {
  const { de } = lettow.tongues ?? {}
  expect(await de?.()).toBe(german)
})
