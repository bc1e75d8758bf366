import type { Board, Point } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { overlap } from '../../labels.ts'
import { boardOf } from '../../tests/boards.ts'
import { cartouche } from '../cartouche.ts'
import { calm } from '../furniture.ts'
import { neatlineOf, paperOf, pictureOf } from '../land.ts'
import { degrees, net } from '../net.ts'

const sea = boardOf(Array.from({ length: 20 }, () => `${'~'.repeat(18)}oo`))
const across: readonly Point[] = [
  [-3, 8],
  [30, 4],
]
const upright: readonly Point[] = [
  [6, -3],
  [6.5, 9],
  [8, 30],
]
const netted: Board = {
  ...sea,
  graticule: [
    { label: '22° S', line: across },
    { label: '14° E', line: upright },
  ],
}

describe('the net of degrees', () => {
  test('is drawn as the board gives it', () => {
    expect(net(netted)).toBe('M-300 800L3000 400M600 -300L650 900L800 3000')
  })

  test('has its degrees in the border: meridians above and below, parallels at the sides', () => {
    const { left, top, right, bottom } = pictureOf(netted)
    const outer = neatlineOf(netted)
    const all = degrees(netted)
    expect(all.map((d) => d.text)).toEqual(['22° S', '22° S', '14° E', '14° E'])
    expect(all.map((d) => d.angle)).toEqual([-90, 90, 0, 0])
    const [west, east, north, south] = all.map(({ x, y }) => [x / 100, y / 100] as const)
    expect(west?.[0]).toBeLessThan(left)
    expect(west?.[0]).toBeGreaterThan(outer.left)
    expect(east?.[0]).toBeGreaterThan(right)
    expect(north?.[1]).toBeLessThan(top)
    expect(south?.[1]).toBeGreaterThan(bottom)
    // Where the line comes out: 3 - 0.35 of 33 along from [-3, 8].
    expect(west?.[1]).toBeCloseTo(8 - (4 * (3 + left)) / 33, 1)
  })

  test('has none at the corners, where two would meet', () => {
    const { left, bottom } = pictureOf(netted)
    const line: readonly Point[] = [
      [left - 1, bottom - 0.5],
      [30, bottom - 0.5],
    ]
    expect(degrees({ ...netted, graticule: [{ label: '30° S', line }] })).toEqual([])
  })

  test('makes the border wider, on paper that is wider still', () => {
    expect(neatlineOf(netted).left).toBeLessThan(neatlineOf(sea).left)
    expect(paperOf(netted).left).toBeLessThan(neatlineOf(netted).left)
    expect(degrees(sea)).toEqual([])
  })
})

describe('the cartouche', () => {
  const title = { above: 'A map of', name: 'Nowhere', lines: ['1914', 'A game', 'Small print.', 'More of it.'] }
  const names: Board['names'] = [{ of: 'water', angle: 0, words: [{ text: 'OCEAN', x: 6, y: 4 }] }]

  test('lies in open water, off the land, the names and the frame', () => {
    const found = cartouche({ ...sea, title, names })
    if (!found) throw new Error('there is room')
    const { left, top } = pictureOf(sea)
    expect(found.rect.x).toBeGreaterThan(left)
    expect(found.rect.y).toBeGreaterThan(top)
    for (const { x, y, terrain } of sea.spaces)
      if (terrain !== 'sea') expect(overlap(found.rect, { x: x - 0.4, y: y - 0.4, width: 0.8, height: 0.8 })).toBe(0)
    expect(overlap(found.rect, { x: 4.5, y: 3.3, width: 3, height: 0.9 })).toBe(0)
  })

  test('says all its lines from top to bottom, with the ornament before what is played', () => {
    const found = cartouche({ ...sea, title })
    expect(found?.lines.map((line) => line.text)).toEqual([
      'A map of',
      'Nowhere',
      '1914',
      'A game',
      'Small print.',
      'More of it.',
    ])
    const ys = found?.lines.map((line) => line.y) ?? []
    expect(ys).toEqual(ys.toSorted((a, b) => a - b))
    expect(ys.at(-1)).toBeLessThan(found?.rect.height ?? 0)
    expect(found?.ornament).toBeGreaterThan(ys[2] ?? 0)
    expect(found?.ornament).toBeLessThan(ys[3] ?? 0)
  })

  test('lies where the board says, and the compass elsewhere', () => {
    const at: Point = calm(sea) ?? [0, 0]
    const { rect } = cartouche({ ...sea, title: { ...title, at } }) ?? {}
    expect([(rect?.x ?? 0) + (rect?.width ?? 0) / 2, (rect?.y ?? 0) + (rect?.height ?? 0) / 2]).toEqual(at)
    expect(calm({ ...sea, title: { ...title, at } })).not.toEqual(at)
  })

  test('is left out where there is no title or no water', () => {
    expect(cartouche(sea)).toBeUndefined()
    expect(cartouche({ ...boardOf(['oooo', 'oooo']), title })).toBeUndefined()
  })
})
