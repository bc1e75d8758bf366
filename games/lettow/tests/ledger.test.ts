import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ledger } from '../ledger.ts'

const home = join(import.meta.dirname, '..')
const read = (folder: string, ends: string): string =>
  readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ends))
    .map((name) => readFileSync(join(home, folder, name), 'utf8'))
    .join('\n')

const rulebook = readFileSync(join(home, 'rulebook.md'), 'utf8')
const titles = [...read('tests', '.test.ts').matchAll(/\btest\(\s*(['"`])(.*?)\1/gs)].map((m) => m[2] ?? '')
/** The cases that a test's title begins with. */
const tested = new Set(
  titles.flatMap((title) => {
    const cases: string[] = []
    for (const word of title.split(/[\s,]+/)) {
      if (!/^\d{1,2}\.\d{1,2}$/.test(word)) break
      cases.push(word)
    }
    return cases
  }),
)
const code = [
  read('rules', '.ts'),
  ...['words.ts', 'board.ts', 'options.ts', 'sequence.ts'].map((f) => readFileSync(join(home, f), 'utf8')),
].join('\n')
const isCited = (id: string): boolean =>
  new RegExp(`(?:§\\s?|['"\`])${id.replace('.', '\\.')}(?![\\d.])|§${id.replace('.', '\\.')}(?![\\d])`).test(code)

describe('every rule of the ledger', () => {
  const rules = ledger.filter((c) => c.kind === 'rule').map((c) => c.id)
  test('stands in the rulebook', () => {
    const missing = ledger.filter(
      ({ id }) => !new RegExp(`^(?:#+ |\\*\\*)${id.replace('.', '\\.')}\\b`, 'm').test(rulebook),
    )
    expect(missing.map((c) => c.id)).toEqual([])
  })
  test('is tested by a test whose title begins with it', () => {
    expect(rules.filter((id) => !tested.has(id))).toEqual([])
  })
  test('is cited in the code, unless the code has nothing to do for it', () => {
    // These say what there is, or that nothing happens: no line of code could carry them.
    const silent = [
      '3.3',
      '4.4',
      '5.1',
      '5.4',
      '5.6',
      '10.4',
      '12.3',
      '14.4',
      '17.4',
      '17.5',
      '19.1',
      '19.2',
      '20.0',
      '22.4',
    ]
    expect(rules.filter((id) => !isCited(id) && !silent.includes(id))).toEqual([])
  })
  test('and no test names a case that does not exist', () => {
    expect([...tested].filter((id) => !ledger.some((c) => c.id === id))).toEqual([])
  })
})
