import { describe, expect, test } from 'vitest'
import { de } from '../de.ts'
import { en } from '../en.ts'
import { language, t } from '../words.ts'

const SOURCES: Readonly<Record<string, string>> = import.meta.glob('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** All code but tests and the catalogues themselves, which lie right beside this folder. */
const PAGE = Object.entries(SOURCES).filter(([path]) => !path.includes('/tests/') && !/^\.\.\/[^/]+$/.test(path))

/** The keys that the page's own code names: whole ones, and the beginnings of those it puts together. */
function keysUsed() {
  const whole = new Map<string, string>()
  const begun = new Map<string, string>()
  for (const [path, text] of PAGE) {
    for (const [, key = ''] of text.matchAll(/\bt\(\s*'([^']+)'/g)) whole.set(key, path)
    for (const [, start = ''] of text.matchAll(/\bt\(\s*`([^`$]+)\$\{/g)) begun.set(start, path)
  }
  return { whole, begun }
}

const facts = (message: string) => [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe('the two catalogues', () => {
  test.each(['en', 'de'])('say nothing twice in their parts (%s)', (tongue) => {
    const parts = Object.entries(SOURCES).filter(([path]) => path.startsWith(`../${tongue}`))
    const keys = parts.flatMap(([, text]) => [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key))
    expect(keys.length).toBeGreaterThan(300)
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  test('have the same messages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })

  test.each(Object.keys(en) as (keyof typeof en)[])('%s says the same facts in both, and says something', (key) => {
    expect(new Set(facts(de[key]))).toEqual(new Set(facts(en[key])))
    expect(en[key].trim()).not.toBe('')
    expect(de[key].trim()).not.toBe('')
  })
})

describe('the page', () => {
  const { whole, begun } = keysUsed()

  test('is seen by this test', () => expect(whole.size).toBeGreaterThan(20))

  test.each([...whole])('%s, asked for in %s, is in the catalogue', (key) => expect(en).toHaveProperty([key]))

  test.each([...begun])('%s…, put together in %s, begins a message', (start) => {
    expect(Object.keys(en).some((key) => key.startsWith(start))).toBe(true)
  })

  test('asks for every message of the catalogue somewhere', () => {
    const used = (key: string) => whole.has(key) || [...begun.keys()].some((start) => key.startsWith(start))
    const mentioned = (key: string) => PAGE.some(([, text]) => text.includes(`'${key}'`))
    expect(Object.keys(en).filter((key) => !used(key) && !mentioned(key))).toEqual([])
  })
})

test('one more who could fire is another, several are others', () => {
  language.set('en')
  expect(['1', '2'].map((count) => t('plan.others', { count }))).toEqual(['and 1 other', 'and 2 others'])
})

test('a message is said in the language in use, with its facts', () => {
  language.set('en')
  expect(t('home.yourMoveAt', { when: 'January 1915' })).toBe('Your move, January 1915')
  language.set('de')
  expect(t('home.yourMoveAt', { when: 'Januar 1915' })).toBe('Sie sind am Zug, Januar 1915')
})
