import { indexOf, readMarkdown, sectionsOf, stretchesIn } from '@boma/rulebook'
import { describe, expect, test } from 'vitest'
import { rulebookOf } from '../rulebooks.ts'

const index = indexOf((await rulebookOf('windhoek', 'en'))?.sections ?? [])
const cases = (sought: string) => index.find(sought).findings.map(({ section }) => section.number)

describe('a search in the rulebook', () => {
  test('finds a case by its number, then what is within it', () => {
    expect(cases('16.4').slice(0, 5)).toEqual(['16.4', '16.4.1', '16.4.2', '16.4.3', '16.4.4'])
    expect(cases('§16.4.2')[0]).toBe('16.4.2')
    expect(cases('16')[0]).toBe('16.0')
    expect(cases('event-9')[0]).toBe('event-9')
  })

  test.each([
    ['withdrawal', '16.4'],
    ['withdraw', '16.4'],
    ['armoured trains', '21.6'],
    ['armoured tra', '21.6'],
    ['naval transfer', '22.1'],
    ['stacking', '14.0'],
    ['attrition', '18.5'],
    ['concentrate leader', '20.3'],
  ])('ranks what is about %s before what mentions it', (sought, best) => {
    expect(cases(sought).slice(0, 2)).toContain(best)
  })

  test('has only cases with all the words where there are such, else those with most, and says so', () => {
    expect(index.find('engineers rivers').isPartial).toBe(false)
    const some = index.find('engineers xylophone')
    expect(some.isPartial).toBe(true)
    expect(some.findings.length).toBeGreaterThan(0)
  })

  test('finds nothing for nothing, and nothing for what is not there', () => {
    expect(index.find('').findings).toEqual([])
    expect(index.find('  … !').findings).toEqual([])
    expect(index.find('xylophone').findings).toEqual([])
  })

  test('shows the sentence that has the words', () => {
    const [best] = index.find('naval gun').findings
    expect(best?.excerpt).toMatch(/gun/i)
    expect(best?.excerpt.length).toBeLessThan(200)
  })

  test('bears whatever is typed', () => {
    for (const odd of ['(', '[', '\\', '*', '.', '16.', '16..4', '§', 'é', '💥', 'a'.repeat(5000)]) index.find(odd)
  })
})

describe('German words', () => {
  const german = indexOf(
    sectionsOf(
      readMarkdown(
        '### 1.1 Rückzug\n\nAlle Truppen ziehen sich zurück.\n\n### 1.2 Nachschublinien\n\nEine Linie.\n\n### 1.3 Größe\n\nGroß.',
      ),
    ),
  )
  const found = (sought: string) => german.find(sought).findings.map(({ section }) => section.number)

  test('are found in any form, as parts of long ones, and without their dots', () => {
    expect(found('Rückzüge')).toEqual(['1.1'])
    expect(found('rueckzug')).toEqual(['1.1'])
    expect(found('ruckzug')).toEqual(['1.1'])
    expect(found('linien')).toContain('1.2')
    expect(found('nachschub')).toEqual(['1.2'])
    expect(found('grosse')).toEqual(['1.3'])
  })
})

test('the words that were sought are marked where they stand', () => {
  const text = 'Units withdraw; a withdrawal ends.'
  expect(stretchesIn(text, 'withdraw').map(([from, to]) => text.slice(from, to))).toEqual(['withdraw', 'withdrawal'])
  expect(stretchesIn(text, '')).toEqual([])
})
