import { parseAction } from '@boma/kernel'
import { sayNews, sayQuestion, speak } from '@boma/showing'
import { catalogueFaults, given } from '@boma/testing'
import { expect, test } from 'vitest'
import { picket } from '../index.ts'
import { german } from '../words/german.ts'

const spoken = speak(picket, german)

test('there is a German message for every message, with the same facts', () => {
  expect(catalogueFaults(picket.english.messages, german.messages)).toEqual([])
  expect(Object.keys(german.scenarios)).toEqual(picket.scenarios.map((s) => s.id))
})

test('what is asked and told is said in German, and typed as ever', () => {
  const g = given(spoken).play('take P1')
  expect(sayQuestion(spoken, g.table)).toBe('mit P1 gehen oder schießen, oder sie stehen lassen')
  g.play('move to 5.5 4 facing 112.5')
  expect(g.events.slice(1).map((e) => sayNews(spoken, e))).toEqual(['P1 geht nach 5.5, 4 und blickt nach 112.5°.'])
  expect(parseAction(spoken.actions, 'take P2')).toBeDefined()
  expect(spoken.page.describe(g.table, 0 as never)).toContain('P1 bei 5.5, 4, Blick 112.5°, hat gehandelt')
})
