import { describe, expect, test } from 'vitest'
import { kept, keptBy } from '../kept.ts'

const piece = (id: number, space: number) => ({ id, space, states: ['acted'] })

describe('what is as it was before', () => {
  test('stays the same object, to the last part of it', () => {
    const before = { heading: 'May', timeline: [{ label: 'May', plan: ['rain'] }, { label: 'June' }] }
    expect(kept(before, structuredClone(before))).toBe(before)
    const now = kept(before, { ...structuredClone(before), heading: 'June' })
    expect(now).toEqual({ ...before, heading: 'June' })
    expect(now.timeline).toBe(before.timeline)
  })

  test('is known in a list by its place, from the front or from the end', () => {
    const before = [piece(1, 3), piece(2, 3), piece(3, 4)]
    const [, ...fewer] = structuredClone(before)
    expect(kept(before, fewer)[0]).toBe(before[1])
    const more = kept(before, [piece(0, 0), ...structuredClone(before)])
    expect(more.slice(1).every((it, i) => it === before[i])).toBe(true)
  })

  test('is known by its key wherever it lies', () => {
    const before = [piece(1, 3), piece(2, 3), piece(3, 4)]
    const now = keptBy(before, [piece(3, 4), piece(1, 5), piece(2, 3)], ({ id }) => id)
    expect(now).toEqual([piece(3, 4), piece(1, 5), piece(2, 3)])
    expect(now.map((it) => before.includes(it))).toEqual([true, false, true])
    expect(keptBy(before, structuredClone(before), ({ id }) => id)).toBe(before)
  })

  test('is not what lost a part, gained one, or is of another kind', () => {
    expect(kept({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 })
    expect(kept({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b')
    expect(kept([1], { 0: 1 })).toEqual({ 0: 1 })
    expect(kept(undefined, [1])).toEqual([1])
    const made = () => 1
    expect(kept({ made: () => 1 }, { made }).made).toBe(made)
  })
})
