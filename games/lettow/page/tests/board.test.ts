import type { Point } from '@boma/showing'
import { inEnglish } from '@boma/showing'
import { isWithin, ringsOf } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { NEXT_TO, OCEAN_BOX, PLACES, SPACES, type Space } from '../../board.ts'
import { SPACES as SPACE_DATA } from '../../data/spaces.ts'
import { lettow } from '../../index.ts'
import { ALLIED } from '../../roster.ts'
import { given } from '../../tests/given.ts'
import { project } from '../projection.ts'

const { page } = inEnglish(lettow)
const sheet = page.board(given().t)
const links = sheet.links ?? []
const spots = sheet.spaces.filter((space) => space.id < SPACES)

const rings = [...ringsOf(sheet.land ?? ''), ...ringsOf(sheet.lakes ?? '')]

const isLand = (x: number, y: number): boolean => isWithin(rings, x, y)

const isNearShore = (x: number, y: number): boolean =>
  rings.flat().some(([sx, sy]) => Math.hypot(sx - x, sy - y) < 0.45)

describe('the spaces of the sheet', () => {
  test('are those of the rules, and the Indian Ocean box', () => {
    expect(sheet.spaces.map((space) => space.id)).toEqual(Array.from({ length: OCEAN_BOX + 1 }, (_, id) => id))
  })

  test('lie within it, and none so near another that their counters would touch', () => {
    for (const a of sheet.spaces) {
      expect(a.x > 0.5 && a.x < sheet.width - 0.5 && a.y > 0.5 && a.y < sheet.height - 0.5, a.name).toBe(true)
      for (const b of sheet.spaces)
        if (a.id < b.id) expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.name}, ${b.name}`).toBeGreaterThan(1.5)
    }
  })

  test('lie on land, ports at a shore (3.2)', () => {
    for (const { id, name, x, y } of spots) {
      const isPort = sheet.towns[id]?.port === true
      if (isPort) expect(isNearShore(x, y), name).toBe(true)
      else expect(isLand(x, y), name).toBe(true)
    }
  })

  test('lie in their countries: the land around each is its owner’s', () => {
    const distance = (cell: { x: number; y: number }, x: number, y: number) => Math.hypot(cell.x - x, cell.y - y)
    for (const { name, x, y, territory } of spots) {
      const [cell] = (sheet.ground ?? []).toSorted((a, b) => distance(a, x, y) - distance(b, x, y))
      expect(cell?.territory, name).toBe(territory)
    }
  })

  test('are near where they are on the earth', () => {
    const at = (name: string): Point => {
      const spot = spots[SPACE_DATA.findIndex((s) => s.id === name)]
      return [spot?.x ?? 0, spot?.y ?? 0]
    }
    const [x, y] = at('Tabora')
    const [px, py] = project(-5.02, 32.8)
    expect(Math.hypot(x - px, y - py)).toBeLessThan(0.01)
    expect(at('Mombasa')[0]).toBeGreaterThan(at('Kisumu')[0])
    expect(at('Quelimane')[1]).toBeGreaterThan(at('Lindi')[1])
  })
})

describe('the links', () => {
  test('join spaces that there are, and every trail and railway of the rules is drawn once (3.1)', () => {
    const byLand = links.filter((link) => link.kind !== 'water')
    for (const { from, to } of byLand) expect(NEXT_TO[from]).toContain(to)
    const drawn = byLand.map(({ from, to }) => `${Math.min(from, to)}-${Math.max(from, to)}`)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn.length).toBe(NEXT_TO.flat().length / 2)
  })

  test('over water lead from port to port, and chain all the ports of each water (28.2)', () => {
    const water = links.filter((link) => link.kind === 'water')
    const waterOf = (id: number) => (id === OCEAN_BOX ? 'ocean' : (SPACE_DATA[id]?.lake ?? 'ocean'))
    for (const { from, to } of water) expect(waterOf(from)).toBe(waterOf(to))
    for (const { space, port, name } of sheet.towns)
      if (port)
        expect(
          water.some((link) => link.from === space || link.to === space),
          name,
        ).toBe(true)
  })

  test('bend without leaving the sheet', () => {
    for (const [x, y] of links.flatMap((link) => link.by ?? []))
      expect(x > 0 && x < sheet.width && y > 0 && y < sheet.height).toBe(true)
  })
})

test('outlines, rivers and the graticule are made of numbers', () => {
  const points = [
    ...rings.flat(),
    ...sheet.rivers.flatMap((r) => r.line),
    ...(sheet.graticule ?? []).flatMap((g) => g.line),
  ]
  expect(points.length).toBeGreaterThan(1500)
  expect(points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
  expect(sheet.graticule?.map((g) => g.label)).toEqual(expect.arrayContaining(['0°', '18° S', '36° E']))
})

test('every counter has a place or a box to lie in', () => {
  const known = new Set([...sheet.spaces.map((s) => s.id), ...sheet.boxes.map((b) => b.space)])
  expect([...known].toSorted((a, b) => a - b)).toEqual(Array.from({ length: PLACES }, (_, p) => p as Space))
  for (const piece of page.pieces(given('forts').t, ALLIED)) expect(known.has(piece.space), piece.name).toBe(true)
})
