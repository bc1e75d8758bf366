import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Rating, rated, together, UNMET, widened } from '../glicko.ts'

const KNOWN: Rating = { rating: 1500, deviation: 200, volatility: 0.06 }

test("Glickman's own example comes out as he has it", () => {
  const after = rated(KNOWN, [
    { opponent: { rating: 1400, deviation: 30 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300 }, score: 0 },
  ])
  expect(after.rating).toBeCloseTo(1464.06, 1)
  expect(after.deviation).toBeCloseTo(151.52, 1)
  expect(after.volatility).toBeCloseTo(0.05999, 4)
})

test('a period without a match widens what is known, and moves nothing', () => {
  const after = rated(KNOWN, [])
  expect(after).toEqual({ ...KNOWN, deviation: expect.closeTo(200.2714, 3) })
  expect(widened(KNOWN, 1e9).deviation).toBe(UNMET.deviation)
  expect(widened(KNOWN, -3)).toEqual(KNOWN)
})

test('whoever wins does not fall, whoever loses does not rise, and a match never makes anybody less known', () => {
  const rating = fc.record({
    rating: fc.double({ min: 0, max: 3000, noNaN: true }),
    deviation: fc.double({ min: 20, max: 350, noNaN: true }),
    volatility: fc.constant(0.06),
  })
  fc.assert(
    fc.property(rating, rating, fc.constantFrom(0, 0.5, 1), (me, opponent, score) => {
      const after = rated(me, [{ opponent, score }])
      if (score === 1) expect(after.rating).toBeGreaterThanOrEqual(me.rating)
      if (score === 0) expect(after.rating).toBeLessThanOrEqual(me.rating)
      expect(after.deviation).toBeLessThanOrEqual(widened(me, 2).deviation)
      expect(Number.isFinite(after.volatility)).toBe(true)
    }),
  )
})

test('two who play one side are met as one', () => {
  const met = together([
    { rating: 1400, deviation: 30 },
    { rating: 1600, deviation: 40 },
  ])
  expect(met).toEqual({ rating: 1500, deviation: expect.closeTo(35.36, 2) })
})
