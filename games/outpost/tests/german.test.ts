import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sayNews, sayQuestion, speak } from '@boma/showing'
import { catalogueFaults, given } from '@boma/testing'
import { expect, test } from 'vitest'
import { outpost } from '../index.ts'
import { german } from '../words/german.ts'

const spoken = speak(outpost, german)

test('there is a German message for every message, with the same facts', () => {
  expect(catalogueFaults(outpost.english.messages, german.messages)).toEqual([])
  expect(Object.keys(german.scenarios)).toEqual(outpost.scenarios.map((s) => s.id))
})

test('what is asked and told is said in German, and typed as ever', () => {
  const g = given(spoken)
  expect(sayQuestion(spoken, g.table)).toBe('mit einem Zähler marschieren oder angreifen, oder den Zug beenden')
  g.play('march B1 to 0201')
  expect(g.events.map((e) => sayNews(spoken, e)).at(-1)).toMatch(/^B1 marschiert von 0102/)
  expect(spoken.page.describe(g.table, 0 as never)).toContain('B1 in 0201, hat gehandelt')
})

const book = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
/** The headings of a rulebook with their cases, and the figures of its tables, line by line. */
const outline = (text: string): readonly string[] =>
  [...text.matchAll(/^(#+ [\d.]*|\|.*)/gm)].map(([line]) => line.replaceAll(/[^#\d.|]+/g, ' '))

test('the German rulebook has the same headings, cases and tables, with the same figures', () => {
  expect(outline(book('rulebook.de.md'))).toEqual(outline(book('rulebook.md')))
})
