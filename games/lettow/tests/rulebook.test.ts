import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CARDS, type CardData } from '../data/cards.ts'
import { COUNTERS } from '../data/counters.ts'
import { RAILS, SPACES, TRAILS } from '../data/spaces.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

/** The cells of a table's rows, without its head. */
const rowsOf = (text: string, first: RegExp): readonly (readonly string[])[] =>
  text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => first.test(cells[1] ?? ''))
    .map((cells) => cells.slice(1, -1))

/** A card's points as the rulebook writes them; what it gives to some units only comes behind. */
function written({ side, moves, points: { light, regular, mounted } }: CardData): string {
  if (moves === 'water') return 'by water only'
  if (moves === 'stack') return `one stack ${light}`
  return side === 'allied' ? `${light}, ${regular}, ${mounted}` : `${light}, ${regular}`
}

test('5.2 the rulebook prints the cards that are played', () => {
  const printed = rowsOf(read('rulebook.md'), /^[AG]\d$/)
  expect(printed.map(([id, title, draws, points]) => [id, title, draws, points?.split(';')[0]])).toEqual(
    CARDS.map((card) => [card.id, card.title, String(card.draw), written(card)]),
  )
})

/** The rows of the table under a clause. */
function tableUnder(clause: string): readonly (readonly string[])[] {
  const text = read('rulebook.md').split(`**${clause}** `)[1] ?? ''
  const [table = ''] = /(?:^\|.*\n)+/m.exec(text) ?? []
  return rowsOf(table, /./).slice(2)
}

const COUNTRIES = {
  GEA: 'German East Africa',
  BEA: 'British East Africa',
  RN: 'Rhodesia and Nyasaland',
  BC: 'Belgian Congo',
  PEA: 'Portuguese East Africa',
} as const

const nameOf = (id: string): string => SPACES.find((s) => s.id === id)?.name ?? id
const joined = (links: readonly (readonly [string, string])[], id: string): string =>
  links
    .flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
    .map(nameOf)
    .sort()
    .join(', ')

test('3.7 the rulebook prints the map that is played: every space, its country, its ports, its trails and rails', () => {
  const what = ({ center, ocean, lake }: (typeof SPACES)[number]): string =>
    [center ? 'supply center' : '', ocean ? 'ocean port' : '', lake === undefined ? '' : `port of Lake ${lake}`]
      .filter((word) => word !== '')
      .join(', ')
  expect(tableUnder('3.7')).toEqual(
    SPACES.map((s) => [s.name, COUNTRIES[s.region], what(s), joined(TRAILS, s.id), joined(RAILS, s.id)]),
  )
})

const TYPES = {
  light: 'light infantry',
  regular: 'regular infantry',
  mounted: 'mounted infantry',
  armored: 'armored car',
  garrison: 'garrison',
} as const
const BOXES: Readonly<Record<string, string>> = {
  GEA: 'German East Africa, by choice',
  BEA: 'British East Africa, by choice',
  pool: 'the pool',
  'indian-ocean': 'Indian Ocean box',
  'south-africa': 'South Africa box',
  konigsberg: 'Königsberg box',
}

test('4.7 the rulebook prints the counters that are played', () => {
  expect(tableUnder('4.7')).toEqual(
    COUNTERS.map((c) =>
      c.type === 'fort'
        ? [c.id, c.side === 'german' ? 'German' : 'any Allied', 'fort', '', 'the pool, with 30.3']
        : [c.id, c.contingent, TYPES[c.type], String(c.cf), BOXES[c.start] ?? nameOf(c.start)],
    ),
  )
})

test('3.6 the rulebook names the supply centers of the map', () => {
  const line = /eight supply centers are ([^.]+)\./.exec(read('rulebook.md'))?.[1] ?? ''
  const named = line.replace(/\s+/g, ' ').split(/, | and /)
  expect(named.toSorted()).toEqual(
    SPACES.filter((s) => s.center)
      .map((s) => s.name)
      .toSorted(),
  )
})

test('every clause of the reconstructed rules 1 to 22 opens the title of a test', () => {
  const clauses = [...read('rulebook.md').matchAll(/^(?:#+ |\*\*)(\d{1,2}\.\d{1,2})\b/gm)].map(([, id = '']) => id)
  const files = globSync('**/*.test.ts', { cwd: import.meta.dirname })
  const tests = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  const titles = [...tests.join('\n').matchAll(/\b(?:test|describe)\('(\d{1,2}\.\d{1,2})\b/g)].map(([, id = '']) => id)
  const ours = clauses.filter((id) => Number(id.split('.')[0]) <= 22)
  expect(ours.length).toBeGreaterThan(70)
  expect(ours.filter((id) => !titles.includes(id))).toEqual([])
})

test('rulings are numbered one after the other', () => {
  const numbers = rowsOf(read('rulings.md'), /^\d+$/).map(([n]) => Number(n))
  expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  expect(numbers.length).toBeGreaterThan(20)
})
