import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CARDS, type CardData } from '../data/cards.ts'
import { SPACES } from '../data/spaces.ts'

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
