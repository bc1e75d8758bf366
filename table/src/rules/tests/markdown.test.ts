import { describe, expect, test } from 'vitest'
import { plain, readMarkdown, readSpans, sectionsOf } from '../markdown.ts'

describe('a rulebook', () => {
  test('has headings, paragraphs, lists and tables', () => {
    const kinds = readMarkdown('# Title\n\nSome\ntext.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n').map(
      (b) => b.kind,
    )
    expect(kinds).toEqual(['heading', 'paragraph', 'list', 'table'])
  })

  test('is cut into its cases, by heading or by bold opening', () => {
    const sections = sectionsOf(
      readMarkdown('## 16.4 Withdrawal\n\nMay.\n\n**16.4.2** Into zones.\n\nMore.\n\n### event-2 Ships'),
    )
    expect(sections.map((s) => s.anchor)).toEqual(['', '16.4', '16.4.2', 'event-2'])
    expect(sections[2]?.words).toBe('16.4.2 into zones. more.')
  })

  test('keeps a list item together that goes on in the next line', () => {
    const [list] = readMarkdown('- one\n  goes on\n- two')
    expect(list?.kind === 'list' && list.items.length).toBe(2)
    expect(list && plain(list)).toBe('one goes on two')
  })
})

describe('a line', () => {
  test('has strong, emphasised and code stretches and the cases it refers to', () => {
    expect(readSpans('See **now** *here* `x` and 13.4.')).toEqual([
      { text: 'See ', style: '' },
      { text: 'now', style: 'strong' },
      { text: ' ', style: '' },
      { text: 'here', style: 'em' },
      { text: ' ', style: '' },
      { text: 'x', style: 'code' },
      { text: ' and ', style: '' },
      { text: '13.4', style: 'case' },
      { text: '.', style: '' },
    ])
  })

  test('takes neither a unit nor a hex for a case', () => {
    expect(readSpans('2-7 at 2117').every((s) => s.style === '')).toBe(true)
  })
})
