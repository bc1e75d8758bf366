import { describe, expect, test } from 'vitest'
import { columns } from '../screen/columns.ts'
import { progress } from '../screen/progress.ts'
import { amount, sentence } from '../screen/words.ts'
import { fit } from '../screen/wrap.ts'

describe('columns', () => {
  test('run from top to bottom, as many as fit', () => {
    expect(columns(['1 a', '2 bb', '3 c', '4 d', '5 e'], 14)).toEqual(['1 a   4 d', '2 bb  5 e', '3 c'])
  })

  test('are one when nothing fits, and none when there is nothing', () => {
    expect(columns(['far too wide', 'b'], 5)).toEqual(['far too wide', 'b'])
    expect(columns([], 80)).toEqual([])
  })
})

describe('a long line', () => {
  test('is broken between words, and goes on under itself', () => {
    expect(fit('  Towns: Port Alexander, Humbe, Omaruru.', 24)).toEqual([
      '  Towns: Port',
      '    Alexander, Humbe,',
      '    Omaruru.',
    ])
    expect(fit('short', 24)).toEqual(['short'])
  })

  test('is measured without its colours', () => {
    expect(fit('\u001b[1mfour\u001b[22m word', 10)).toEqual(['\u001b[1mfour\u001b[22m word'])
  })

  test('of a map stays as it is', () => {
    expect(fit('0104b         0304.         0504f', 20)).toEqual(['0104b         0304.         0504f'])
  })
})

describe('progress', () => {
  const watched = (isTTY: boolean) => {
    const written: string[] = []
    const bar = progress(200, 'matches', { isTTY, write: (text: unknown) => written.push(String(text)) > 0 })
    for (let n = 1; n <= 200; n++) bar.at(n)
    bar.end()
    return written
  }

  test('is ten plain lines where nobody watches', () => {
    expect(watched(false)).toEqual(Array.from({ length: 10 }, (_, i) => `${20 * (i + 1)} of 200 matches\n`))
  })

  test('is a bar on a terminal, and leaves nothing behind', () => {
    const [first, ...rest] = watched(true)
    expect(first).toMatch(/^\r\[[#.]{30}\] 1 of 200 matches$/)
    expect(rest.at(-1)).toBe('\r\u001b[K')
    expect(rest.join('')).not.toContain('\n')
  })
})

describe('words', () => {
  test('make sentences and amounts', () => {
    expect([sentence('the match is over'), sentence('4.2: no.'), sentence('Why?')]).toEqual([
      'The match is over.',
      '4.2: no.',
      'Why?',
    ])
    expect([0, 1, 2].map((n) => amount(n, 'action'))).toEqual(['no actions', 'one action', '2 actions'])
  })
})
