import { FIRST, NOBODY, parseAction, SECOND } from '@boma/kernel'
import { sayNews, sayQuestion, sayRefusal, speak } from '@boma/showing'
import { catalogueFaults, given } from '@boma/testing'
import { expect, test } from 'vitest'
import { refuse } from '../actions.ts'
import { KINDS } from '../data/counters.ts'
import { skirmish } from '../index.ts'
import { german } from '../words/german.ts'

const spoken = speak(skirmish, german)

test('there is a German message for every message, with the same facts', () => {
  expect(catalogueFaults(skirmish.english.messages, german.messages)).toEqual([])
  expect(Object.keys(german.scenarios)).toEqual(skirmish.scenarios.map((s) => s.id))
  expect(Object.keys(german.options)).toEqual(skirmish.options.map((o) => o.id))
  const { kind } = german.names ?? {}
  expect(kind).toHaveLength(KINDS.length)
})

test('what is asked, told, forbidden and shown is said in German, and typed as ever', () => {
  const g = given(spoken).play('place gun at 0401')
  expect(sayQuestion(spoken, g.table)).toBe('stellen Sie Ihre nächste Marke in Ihren eigenen Spalten auf')
  expect(g.events.map((e) => sayNews(spoken, e))).toEqual(['B1 (Geschütz) wird in 0401 aufgestellt.'])
  expect(parseAction(spoken.actions, 'place gun at 0402')).toBeDefined()
  expect(sayRefusal(spoken, refuse.noneLeft(3 as never))).toBe(
    '2.1: Sie haben nichts mehr davon aufzustellen: Geschütz; wählen Sie eine andere Art',
  )
  expect(spoken.page.describe(g.table, FIRST)).toContain('B1 Geschütz 0401')
  expect(spoken.page.pieces(g.table, FIRST)[0]?.fullName).toBe('B1, Geschütz')
  expect(spoken.page.status(g.table).heading).toBe('Aufstellung')
  expect([FIRST, SECOND, NOBODY].map((side) => spoken.tongue.sides[side])).toEqual(['Blau', 'Rot', undefined])
})
