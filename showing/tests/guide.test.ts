import { describe, expect, test } from 'vitest'
import { casesIn, spansOf, termsIn } from '../guide.ts'

const ZONE = { term: 'zone', also: ['zones'], means: 'Where one is seen.', rule: '1.1' }
const CONTROL = { term: 'zone of control', means: 'Where one is stopped.', rule: '1.2' }
const GLOSSARY = [ZONE, CONTROL]

describe('words of the glossary', () => {
  test('are found where they stand first, the longest before its parts', () => {
    expect(termsIn('A zone of control, two zones, a zone.', GLOSSARY)).toEqual([
      { kind: 'words', text: 'A ' },
      { kind: 'term', text: 'zone of control', term: CONTROL },
      { kind: 'words', text: ', two ' },
      { kind: 'term', text: 'zones', term: ZONE },
      { kind: 'words', text: ', a zone.' },
    ])
  })

  test('are whole words', () => {
    expect(termsIn('ozone, zoned', GLOSSARY)).toEqual([{ kind: 'words', text: 'ozone, zoned' }])
    expect(termsIn('zone', [])).toEqual([{ kind: 'words', text: 'zone' }])
  })
})

test('cases in brackets are told from other brackets', () => {
  expect(casesIn('It moves (10.1, event-4), but not (if at all) by night (3.2.1a).')).toEqual([
    '10.1',
    'event-4',
    '3.2.1a',
  ])
  expect(spansOf('It halts (10.1).', GLOSSARY)).toEqual([
    { kind: 'words', text: 'It halts' },
    { kind: 'case', text: '10.1' },
    { kind: 'words', text: '.' },
  ])
})
