import { type Block, plain } from './markdown.ts'

/** A case with everything that belongs to it: its heading or bold opening and what follows up to the next one. */
export interface Section {
  /** What it is found by: its case, or a name of its own; the same in every language. */
  readonly id: string
  /** Its case as printed; '' for a heading without one. */
  readonly number: string
  readonly title: string
  /** 1 for a part of the book, 2 for a chapter, more for what is within one. */
  readonly level: number
  readonly blocks: readonly Block[]
}

/** The names that appendices go by in the languages of our rulebooks. */
const APPENDIX = /^(?:Appendix|Anhang) ([A-Z])\b/

/** Cuts a rulebook into its cases. `prefix` tells its unnumbered headings from those of another text. */
export function sectionsOf(blocks: readonly Block[], prefix = 'part'): readonly Section[] {
  const sections: (Section & { blocks: Block[] })[] = []
  let parts = 0
  for (const block of blocks) {
    const number = 'anchor' in block ? block.anchor : ''
    if (number === '' && block.kind !== 'heading') {
      const last = sections.at(-1)
      if (last !== undefined) last.blocks.push(block)
      else sections.push({ id: `${prefix}-0`, number: '', title: '', level: 1, blocks: [block] })
      continue
    }
    const words = plain(block)
    const letter = APPENDIX.exec(words)?.[1]?.toLowerCase()
    const printed = number === '' ? '' : (/^(?:§ ?)?(\S+)/.exec(words)?.[1] ?? number)
    const id = number || (letter === undefined ? `${prefix}-${++parts}` : `appendix-${letter}`)
    const level = block.kind === 'heading' ? block.level : 3
    sections.push({ id, number: printed, title: titleOf(words, printed, block.kind), level, blocks: [block] })
  }
  return sections
}

/** So much of a case without a heading stands for it in the contents. */
const LONGEST_TITLE = 64

function titleOf(words: string, number: string, kind: Block['kind']): string {
  const text = words.slice(words.indexOf(number) + number.length).trim()
  if (kind === 'heading') return text
  const [sentence = text] = text.split(/(?<=[.:;]) /)
  if (sentence.length <= LONGEST_TITLE) return sentence.replace(/[.:;]$/, '')
  return `${sentence.slice(0, sentence.lastIndexOf(' ', LONGEST_TITLE))} …`
}

/** The section of a case: its own, or else that of the case it is a part of. */
export function sectionFor(sections: readonly Section[], id: string): Section | undefined {
  for (let at = id; at !== ''; at = parentOf(at)) {
    const found = sections.find((section) => section.id === at)
    if (found !== undefined) return found
  }
  return undefined
}

/** 16.4.2 is a part of 16.4, that of 16.0; 9.1a of 9.1. */
export function parentOf(id: string): string {
  if (/[a-z]$/.test(id) && /\d/.test(id)) return id.slice(0, -1)
  const dot = id.lastIndexOf('.')
  if (dot < 0 || id.endsWith('.0')) return ''
  return id.indexOf('.') === dot ? `${id.slice(0, dot)}.0` : id.slice(0, dot)
}

/** A chapter in the contents, and the cases within it. */
interface Chapter {
  readonly head: Section
  readonly cases: readonly Section[]
}

/** The contents of a book: its parts and chapters, each with its cases. */
export function contentsOf(sections: readonly Section[]): readonly Chapter[] {
  const chapters: { head: Section; cases: Section[] }[] = []
  for (const section of sections) {
    if (section.level <= 2 || chapters.length === 0) chapters.push({ head: section, cases: [] })
    else chapters.at(-1)?.cases.push(section)
  }
  return chapters.filter(({ head }) => head.title !== '')
}
