import type { Block, Span } from './markdown.ts'
import type { Section } from './sections.ts'

/** What is cut out of a rulebook: its heading, or '' where the sentences begin with their case, and what is printed. */
export interface Excerpt {
  readonly title: string
  readonly number: string
  readonly blocks: readonly Block[]
}

/** The cases that are named, one by one or a whole chapter by its number alone, as they are printed on a reference. */
export const excerptsOf = (sections: readonly Section[], ids: readonly string[]): readonly Excerpt[] =>
  ids.flatMap((id) => sectionsNamed(sections, id).map((section) => excerptOf(sections, section)))

const sectionsNamed = (sections: readonly Section[], id: string): readonly Section[] =>
  sections.filter((section) => (/^\d+$/.test(id) ? section.id.startsWith(`${id}.`) : section.id === id))

function excerptOf(sections: readonly Section[], section: Section): Excerpt {
  const { blocks, number } = section
  const tables = blocks.filter((block): block is Table => block.kind === 'table')
  if (tables.length > 0) return { title: headingOf(sections, section), number, blocks: tables.map(withoutOrigin) }
  const hasHeading = blocks[0]?.kind === 'heading'
  return { title: hasHeading ? section.title : '', number, blocks: blocks.filter(({ kind }) => kind !== 'heading') }
}

/** What a section is headed by: itself, or else the last heading before it. */
function headingOf(sections: readonly Section[], section: Section): string {
  const before = sections.slice(0, sections.indexOf(section) + 1)
  return before.findLast(({ blocks }) => blocks[0]?.kind === 'heading')?.title ?? section.title
}

type Table = Extract<Block, { kind: 'table' }>

/** The heads of columns that say where a figure comes from. */
const ORIGIN = ['Origin', 'Herkunft']
const RECONSTRUCTED = /reconstructed|rekonstruiert/
/** What stands behind the name of what we reconstructed. */
const OURS = '°'

const wordsOf = (cell: readonly Span[] = []): string => cell.map(({ text }) => text).join('')

/** A table without the column that says where its figures come from: what is ours is marked instead. */
function withoutOrigin(table: Table): Table {
  const column = table.head.findIndex((cell) => ORIGIN.includes(wordsOf(cell)))
  if (column < 0) return table
  const rest = <C>(cells: readonly C[]): readonly C[] => cells.filter((_, i) => i !== column)
  const rows = table.rows.map((row) => (RECONSTRUCTED.test(wordsOf(row[column])) ? marked(rest(row)) : rest(row)))
  return { ...table, head: rest(table.head), rows }
}

const marked = ([first = [], ...others]: readonly (readonly Span[])[]): readonly (readonly Span[])[] => [
  [...first, { text: OURS, style: '' }],
  ...others,
]
