import { contentsOf, readMarkdown, sectionFor, sectionsOf } from '@boma/rulebook'
import { describe, expect, test } from 'vitest'
import { chartsOf, rankedCharts, wantedFor } from '../charts.ts'

const BOOK = `# The game

Opening.

## 16.0 Combat

### 16.4 Withdrawal

May.

**16.4.2** Into zones: halt. And more.

More.

# Events

| roll | event |
|---|---|
| 2 | ships |

### event-2 Ships

## Appendix A: terrain

| a | b |
|---|---|
| 1 | 2 |

### German table

| c | d |
|---|---|
| 3 | 4 |
`
const sections = sectionsOf(readMarkdown(BOOK))

describe('a rulebook', () => {
  test('is cut into its cases, by heading or by bold opening, and what has no number has a name', () => {
    expect(sections.map((s) => s.id)).toEqual([
      'part-1',
      '16.0',
      '16.4',
      '16.4.2',
      'part-2',
      'event-2',
      'appendix-a',
      'part-3',
    ])
    expect(sections.map((s) => s.title)).toContain('Into zones')
  })

  test('has the same names in German', () => {
    const german = sectionsOf(
      readMarkdown(BOOK.replace('Appendix', 'Anhang').replace('Events', 'Ereignisse').replace('event-2', 'Ereignis-2')),
    )
    expect(german.map((s) => s.id)).toEqual(sections.map((s) => s.id))
  })

  test('opens at the case that a part of it belongs to where it has not that part', () => {
    expect(sectionFor(sections, '16.4.2')?.id).toBe('16.4.2')
    expect(sectionFor(sections, '16.4.2b')?.id).toBe('16.4.2')
    expect(sectionFor(sections, '16.4.7')?.id).toBe('16.4')
    expect(sectionFor(sections, '16.9')?.id).toBe('16.0')
    expect(sectionFor(sections, '99.9')).toBeUndefined()
  })

  test('has contents: parts and chapters, and the cases within them', () => {
    const contents = contentsOf(sections)
    expect(contents.map(({ head, cases }) => [head.id, cases.map(({ id }) => id)])).toEqual([
      ['part-1', []],
      ['16.0', ['16.4', '16.4.2']],
      ['part-2', ['event-2']],
      ['appendix-a', ['part-3']],
    ])
  })
})

describe('the charts', () => {
  const charts = chartsOf(sections)

  test('are all there, in the order of the book', () => {
    expect(charts.map(({ within }) => within[0]?.id)).toEqual(['part-2', 'appendix-a', 'part-3'])
  })

  test('that a game names for a question come first, with all that stands within them', () => {
    const { now, others } = rankedCharts(charts, ['appendix-a', 'nothing'])
    expect(now.map(({ within }) => within[0]?.id)).toEqual(['appendix-a', 'part-3'])
    expect(others.map(({ within }) => within[0]?.id)).toEqual(['part-2'])
  })

  test('are named by the case of the question, the narrowest first', () => {
    const named = { '16': ['a'], '16.4': ['b'], event: ['c'] }
    expect(wantedFor(named, '16.4.2')).toEqual(['b'])
    expect(wantedFor(named, '16.2')).toEqual(['a'])
    expect(wantedFor(named, 'event-3')).toEqual(['c'])
    expect(wantedFor(named, '1.2')).toEqual([])
    expect(wantedFor(undefined, '16.2')).toEqual([])
  })
})
