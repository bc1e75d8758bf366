import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Camera,
  clamped,
  fitted,
  isInView,
  keyMove,
  MOST,
  opened,
  panned,
  toBoard,
  toView,
  wheelFactor,
  zoomed,
} from '../camera.ts'

const view = { width: 800, height: 600 }
const sheet = { left: -1, top: -1, right: 39, bottom: 29 }
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const cameras = fc.record({ x: number(-50, 80), y: number(-50, 80), scale: number(5, 200) })
const pixels = fc.tuple(number(0, 800), number(0, 600))

describe('what a camera sees', () => {
  test('a board point and its pixel are two names for one place', () => {
    fc.assert(
      fc.property(cameras, pixels, (camera, pixel) => {
        const [x, y] = toView(camera, view, toBoard(camera, view, pixel))
        expect(x).toBeCloseTo(pixel[0], 6)
        expect(y).toBeCloseTo(pixel[1], 6)
      }),
    )
  })

  test('the point under the pointer stays there while one comes nearer', () => {
    fc.assert(
      fc.property(cameras, pixels, number(0.3, 3), (camera, pixel, factor) => {
        const before = toBoard(camera, view, pixel)
        const after = toBoard(zoomed(camera, view, pixel, factor), view, pixel)
        expect(after[0]).toBeCloseTo(before[0], 6)
        expect(after[1]).toBeCloseTo(before[1], 6)
      }),
    )
  })

  test('what is dragged goes along with the hand', () => {
    const camera = { x: 10, y: 10, scale: 50 }
    const [x, y] = toView(panned(camera, [30, -20]), view, [10, 10])
    expect([x, y]).toEqual([430, 280])
  })
})

describe('where a camera may go', () => {
  test('fitted, the whole sheet is in view and fills it one way', () => {
    const camera = fitted(sheet, view)
    const [left, top] = toView(camera, view, [sheet.left, sheet.top])
    const [right, bottom] = toView(camera, view, [sheet.right, sheet.bottom])
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(800)
    expect(bottom).toBeLessThanOrEqual(600)
    expect(Math.max((right - left) / 800, (bottom - top) / 600)).toBeGreaterThan(0.95)
  })

  test('no desk shows on one side while the sheet goes on at the other', () => {
    fc.assert(
      fc.property(cameras, (wish: Camera) => {
        const camera = clamped(wish, sheet, view)
        const [left, top] = toView(camera, view, [sheet.left, sheet.top])
        const [right, bottom] = toView(camera, view, [sheet.right, sheet.bottom])
        const close = 1e-6
        if (right - left > 800) expect(left <= close && right >= 800 - close).toBe(true)
        else expect(left + right).toBeCloseTo(800, 5)
        if (bottom - top > 600) expect(top <= close && bottom >= 600 - close).toBe(true)
        else expect(top + bottom).toBeCloseTo(600, 5)
        expect(camera.scale).toBeLessThanOrEqual(MOST)
        expect(clamped(camera, sheet, view).scale).toBeCloseTo(camera.scale, 9)
      }),
    )
  })

  test('a view without size does no harm', () => {
    expect(Number.isFinite(fitted(sheet, { width: 0, height: 0 }).scale)).toBe(true)
  })

  test('what is near the rim is not well in view', () => {
    const camera = { x: 10, y: 10, scale: 50 }
    expect(isInView(camera, view, [10, 10], 90)).toBe(true)
    expect(isInView(camera, view, [17, 10], 90)).toBe(false)
    expect(isInView(camera, view, [17, 10], 10)).toBe(true)
  })
})

describe('wheel and keys', () => {
  test('turning away comes nearer, turning back undoes it, whatever the unit', () => {
    for (const mode of [0, 1, 2]) expect(wheelFactor(-3, mode, false) * wheelFactor(3, mode, false)).toBeCloseTo(1, 9)
    expect(wheelFactor(-100, 0, false)).toBeGreaterThan(1)
    expect(wheelFactor(-3, 1, false)).toBeGreaterThan(wheelFactor(-3, 0, false))
  })

  test('no single turn leaps', () => {
    expect(wheelFactor(-100_000, 0, false)).toBeLessThan(2)
  })

  test('an arrow shows what lies that way', () => {
    expect(keyMove('ArrowLeft')).toEqual({ drag: [90, 0] })
    expect(keyMove('ArrowDown')).toEqual({ drag: [0, -90] })
    expect(keyMove('a')).toBeUndefined()
  })
})

describe('a map that is opened', () => {
  test('shows the whole sheet, unless that would be a mere strip in a high view: then it is as high as the view', () => {
    expect(opened(sheet, view)).toEqual({ camera: fitted(sheet, view), isWhole: true })
    const phone = { width: 390, height: 760 }
    const { camera, isWhole } = opened(sheet, phone)
    expect(isWhole).toBe(false)
    expect(camera.scale * (sheet.bottom - sheet.top)).toBeCloseTo(phone.height, 6)
  })
})
