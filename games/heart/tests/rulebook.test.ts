import { ledgerFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { GROUND } from '../data/ground.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { TYPES } from '../data/types.ts'
import { ledger } from '../ledger.ts'
import { ground as kinds, places, scenarioNames } from '../words/english/names.ts'
import { read, rows, text } from './book.ts'

const german = read('rulebook.de.md')
const signed = (n: number | null) => (n === null ? '-' : n > 0 ? `+${n}` : String(n))
const yes = (is: boolean | undefined) => (is ? 'yes' : '-')

test('every case stands in the rulebook, and our own clauses are marked as ours', () => {
  const faults = ledgerFaults(ledger, { rulebook: text, code: '', tests: '' })
  expect(faults.filter((fault) => /twice|rulebook/.test(fault))).toEqual([])
  const clauses = [...text.matchAll(/^\*\*(\d+)\.\d+\*\* \*(.*?)\*/gm)]
  expect(clauses.filter(([, chapter, title = '']) => Number(chapter) >= 9 !== title.endsWith('(ours).'))).toEqual([])
})

test('the German rulebook has the same headings, cases and tables, with the same figures', () => {
  const cases = (book: string) => [...book.matchAll(/^(?:\*\*|##? )(\d+\.\d+)\b/gm)].map(([, id]) => id)
  expect(cases(german)).toEqual(cases(text))
  const heads = (book: string) => [...book.matchAll(/^(#+) /gm)].map(([, level]) => level)
  expect(heads(german)).toEqual(heads(text))
  const figures = (book: string) =>
    book
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => [...line.matchAll(/[+-]?\d+(?:\.\d+)?/g)].map(([n]) => n).join(' '))
  expect(figures(german.replaceAll('W6', 'D6'))).toEqual(figures(text))
  const examples = (book: string, word: string) => book.split(`> *${word}.*`).length
  expect(examples(german, 'Beispiel')).toBe(examples(text, 'Example'))
})

test('every ruling has its number once, and the rulebook cites those on the sheet, in German too', () => {
  const numbers = [...read('rulings.md').matchAll(/^\| H(\d+) \|/gm)].map(([, n]) => Number(n))
  expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  for (const [book, word] of [
    [text, 'rulings?'],
    [german, 'Entscheidung(?:en)?'],
  ] as const) {
    const notes = [...book.matchAll(new RegExp(`\\(${word} ([H\\d, ]+)\\)`, 'g'))]
    const cited = new Set(notes.flatMap(([, list = '']) => list.split(', ').map((n) => Number(n.slice(1)))))
    expect(numbers.filter((n) => n <= 38 && !cited.has(n))).toEqual([])
  }
})

describe('its tables are what is played', () => {
  const dice = (move: string | null) =>
    move === null
      ? '-'
      : move
          .replace(/^1d6/, 'D6')
          .replace('d6', 'D6')
          .replace(/([+-])(\d)$/, ' $1 $2')

  test('troop types (appendix A)', () => {
    expect(rows('## Appendix A')).toEqual(
      TYPES.map((type) => [
        type.name,
        dice(type.moveOpen),
        dice(type.moveCover),
        type.dismounted ? `${type.range}; ${type.dismounted.range} on foot` : String(type.range || '-'),
        String(type.shots || '-'),
        type.shots ? signed(type.shootBonus) : '-',
        type.dismounted
          ? `${signed(type.closeBonus)}; ${signed(type.dismounted.closeBonus)} on foot`
          : signed(type.closeBonus),
        type.moralePass !== null && type.rank === 'unit' ? `${type.moralePass}-6` : '-',
        type.save ? `${type.save.from}-6` : '-',
        yes(type.modern),
        yes(type.trained),
        yes(type.blackPowder),
        String(type.points),
      ]),
    )
  })

  test('ground (appendix B)', () => {
    const going = { open: 'open', cover: 'cover', no: 'closed', cross: '+1 inch of cover' }
    const sight = { blocks: 'blocked', hill: 'blocked, but for those on it' }
    expect(rows('## Appendix B')).toEqual(
      GROUND.map((kind) => [
        kinds[kind.id],
        yes(kind.cover),
        kind.sight === null ? 'free' : typeof kind.sight === 'number' ? String(kind.sight) : sight[kind.sight],
        ...(['foot', 'horse', 'gun', 'car', 'boat'] as const).map((by) => going[kind.go[by]]),
        yes(kind.entrenches),
        yes(kind.hides),
        yes(kind.setUpGuns),
      ]),
    )
  })

  test.each(SCENARIOS.map((scenario) => [scenarioNames[scenario.id] ?? '', scenario] as const))(
    '%s (appendix D)',
    (name, scenario) => {
      expect(rows(`### ${name}\n`)).toEqual(
        scenario.terrain.map((piece) => [
          places[scenario.id]?.[piece.id],
          kinds[piece.kind],
          piece.shape === 'rect'
            ? `x ${piece.x} to ${piece.x + piece.w}, y ${piece.y} to ${piece.y + piece.h}`
            : `along ${piece.points.map((p) => p.join(', ')).join(' - ')}, ${piece.width} wide`,
        ]),
      )
    },
  )
})
