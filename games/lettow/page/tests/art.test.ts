import { describe, expect, test } from 'vitest'
import { CARDS } from '../../data/cards.ts'
import { PICTURES } from '../art/index.ts'

const TAG = /<(\/?)(\w+)((?:\s+[\w-]+="[^"<>]*")*)\s*(\/?)>/g
const pictures = Object.entries(PICTURES)

/** What is wrong with the markup: a tag that nothing closes, or text that is no tag. */
function flaw(markup: string): string | undefined {
  const open: string[] = []
  for (const [tag, closing, name = '', , empty] of markup.matchAll(TAG)) {
    if (closing && open.pop() !== name) return tag
    if (!closing && !empty) open.push(name)
  }
  return open[0] ?? (markup.replaceAll(TAG, '').trim() || undefined)
}

const idsOf = (markup: string): string[] => [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)

describe('the engravings', () => {
  test('every card has one, and no two are alike', () => {
    expect(Object.keys(PICTURES).toSorted()).toEqual(CARDS.map((card) => card.id).toSorted())
    expect(new Set(Object.values(PICTURES)).size).toBe(CARDS.length)
  })

  test('no two share an id: all may lie on one page', () => {
    const ids = pictures.flatMap(([, markup]) => idsOf(markup))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(pictures)('%s is well-formed', (_, markup) => {
    expect(flaw(markup)).toBeUndefined()
  })

  test('markup that is not well-formed is noticed', () => {
    for (const bad of ['<g>', '<g></path>', '</g>', '<path d="M0/>', 'text', '<g/>&']) expect(flaw(bad)).toBeDefined()
  })

  test.each(pictures)('%s draws, and does nothing else', (_, markup) => {
    const tags = new Set([...markup.matchAll(TAG)].map(([, , name]) => name))
    expect(
      [...tags].filter((tag) => !['clipPath', 'g', 'path', 'rect', 'circle', 'ellipse'].includes(tag ?? '')),
    ).toEqual([])
    expect(markup).not.toMatch(/\s(on\w+|href|style|src)=|https?:|data:/)
    const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(used).toEqual(idsOf(markup))
    expect(markup.match(/url\(/g)).toHaveLength(used.length)
  })

  test.each(pictures)('%s has every ink mixed and every number worked out', (_, markup) => {
    expect(markup).not.toMatch(/\$|undefined|NaN|Infinity/)
  })
})
