import { type Block, plain } from '@boma/rulebook'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { SHELF } from '../../games.ts'
import { chartsOf } from '../charts.ts'
import { rulebookOf } from '../rulebooks.ts'

describe.each(SHELF)('the rulebook of $name', ({ id, load }) => {
  test('has every section once', async () => {
    const book = await rulebookOf(id, 'en')
    const ids = [...(book?.sections ?? []), ...(book?.rulings ?? [])].map((section) => section.id)
    expect(ids.filter((at, i) => ids.indexOf(at) !== i)).toEqual([])
  })

  test('has every chart that the game names for a question', async () => {
    const charts = chartsOf((await rulebookOf(id, 'en'))?.sections ?? [])
    const there = new Set(charts.flatMap(({ within }) => within.map((section) => section.id)))
    const named = Object.values(inEnglish(await load()).page.charts ?? {}).flat()
    expect(named.filter((at) => !there.has(at))).toEqual([])
  })
})

/** The figures in a text, in any order: a translation has the same. */
const figuresIn = (text: string) => (text.match(/\d+(?:[./]\d+)*/g) ?? []).sort()

describe.each(SHELF)('the German rulebook of $name', async ({ id }) => {
  const english = (await rulebookOf(id, 'en'))?.sections ?? []
  const book = await rulebookOf(id, 'de')
  const german = book?.sections ?? []

  test('is German, and has the same cases and headings in the same order', () => {
    expect(book?.lang).toBe('de')
    expect(german.map(({ id, level }) => [id, level])).toEqual(english.map(({ id, level }) => [id, level]))
    const untranslated = german.filter(({ title }, i) => title.length > 12 && title === english[i]?.title)
    expect(untranslated.map(({ title }) => title)).toEqual([])
  })

  test.each(english.map((section, i) => ({ at: section.id, section, i })))(
    '$at has all that the English one has',
    ({ section, i }) => {
      const there = german[i]?.blocks ?? []
      expect(there.map(shapeOf)).toEqual(section.blocks.map(shapeOf))
      expect(there.map((block) => figuresIn(plain(block)))).toEqual(
        section.blocks.map((block) => figuresIn(plain(block))),
      )
    },
  )

  test('has the same figures in every cell of every chart', () => {
    const cells = (sections: typeof english) =>
      chartsOf(sections).flatMap(({ tables }) =>
        tables.flatMap(({ rows }) => rows.map((row) => row.map((cell) => figuresIn(cell.map((s) => s.text).join(''))))),
      )
    expect(cells(german)).toEqual(cells(english))
  })
})

const shapeOf = (block: Block) =>
  block.kind === 'table'
    ? `table ${block.rows.length} by ${block.head.length}`
    : block.kind === 'list'
      ? `list of ${block.items.length}`
      : block.kind

test('a game that nobody knows has none', async () => {
  expect(await rulebookOf('nothing', 'de')).toBeUndefined()
})
