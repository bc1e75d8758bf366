import { describe, expect, test } from 'vitest'
import { offUnit } from '../move-in.ts'

const MAP = { left: 0, right: 1000, top: 0, bottom: 600 }
const PAPER = { left: 400, right: 600, top: 100, bottom: 200 }

describe('paper on the map', () => {
  test('lies where it is when the unit in the hand is elsewhere', () => {
    expect(offUnit(PAPER, { x: 500, y: 400 }, MAP)).toBe(0)
    expect(offUnit(PAPER, { x: 300, y: 150 }, MAP)).toBe(0)
  })

  test('goes to the nearer side of a unit that it would lie over', () => {
    expect(offUnit(PAPER, { x: 450, y: 150 }, MAP)).toBe(84)
    expect(offUnit(PAPER, { x: 550, y: 190 }, MAP)).toBe(-84)
  })

  test('stays on the map, and where there is no room on either side lies where it is', () => {
    const wide = { ...PAPER, left: 10, right: 390 }
    const phone = { ...MAP, right: 400 }
    expect(offUnit(wide, { x: 200, y: 150 }, phone)).toBe(0)
    expect(offUnit({ ...PAPER, left: 20, right: 220 }, { x: 180, y: 150 }, MAP)).toBe(194)
  })
})
