import { sayNews, sayQuestion, spokenIn } from '@boma/kernel'
import { catalogueFaults, given } from '@boma/kernel/testing'
import { expect, test } from 'vitest'
import { SPACES } from '../board.ts'
import { askari } from '../index.ts'
import { UNITS } from '../roster.ts'
import { messages } from '../words/english/messages.ts'
import { german } from '../words/german/index.ts'

const spoken = spokenIn(askari, german)

test('there is a German message for every message, with the same facts', () => {
  expect(catalogueFaults(messages, german.present.messages)).toEqual([])
})

test('every scenario, option, counter and place has a German name', () => {
  expect(Object.keys(german.scenarios)).toEqual(askari.scenarios.map((s) => s.id))
  expect(Object.keys(german.options)).toEqual(askari.options.map((o) => o.id))
  const { unit = [], hex = [] } = german.present.names ?? {}
  expect([new Set(unit).size, new Set(hex).size]).toEqual([UNITS, SPACES])
})

test('what is asked and told is said in German, and typed as ever', () => {
  const g = given(spoken, { scenario: 'campaign' })
  expect(sayQuestion(spoken, g.table)).toBe('Wo wird KAR DET 1 aufgestellt?')
  g.play('historical')
  expect(g.events.map((e) => sayNews(spoken, e)).join(' ')).toContain('KAR DET 1')
})

test('it is fetched when somebody wants it', async () => {
  const { de } = askari.tongues ?? {}
  expect(await de?.()).toBe(german)
})
