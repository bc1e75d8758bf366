import { describe, expect, test } from 'vitest'
import { plain, readMarkdown, readSpans } from '../markdown.ts'

describe('a rulebook', () => {
  test('has headings, paragraphs, lists and tables', () => {
    const kinds = readMarkdown('# Title\n\nSome\ntext.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n').map(
      (b) => b.kind,
    )
    expect(kinds).toEqual(['heading', 'paragraph', 'list', 'table'])
  })

  test('numbers the steps of a numbered list, and keeps what is listed within one in it', () => {
    const [steps] = readMarkdown('1. one\n2. two:\n   - a;\n   - b.\n3. three\n\nText.')
    expect(steps?.kind === 'list' && steps.isNumbered && steps.items.length).toBe(3)
    expect(steps && plain(steps)).toBe('one two: · a; · b. three')
  })

  test('keeps a list item together that goes on in the next line', () => {
    const [list] = readMarkdown('- one\n  goes on\n- two')
    expect(list?.kind === 'list' && list.items.length).toBe(2)
    expect(list && plain(list)).toBe('one goes on two')
  })

  test('has examples that are set off by > as paragraphs of their own, without the sign', () => {
    const blocks = readMarkdown('A case.\n\n> *Example.* One\n> more.\n>\n> *Example.* Two.\n\nText.')
    expect(blocks.map((b) => [b.kind, plain(b)])).toEqual([
      ...[['A case.'], ['Example. One more.'], ['Example. Two.'], ['Text.']].map(([words]) => ['paragraph', words]),
    ])
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

  test('tells a case from the one before it that has the same letter', () => {
    expect(readSpans('See 4.2a-1 and 4.2a').filter((s) => s.style === 'case')).toEqual([
      { text: '4.2a-1', style: 'case' },
      { text: '4.2a', style: 'case' },
    ])
    expect(readMarkdown('**4.2a-1** Rain.')).toMatchObject([{ anchor: '4.2a-1' }])
  })

  test('takes neither a unit nor a hex for a case', () => {
    expect(readSpans('2-7 at 2117').every((s) => s.style === '')).toBe(true)
  })
})
