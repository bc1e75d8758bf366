import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certain, type Distribution, hits, mapped } from '../distribution.ts'

const chance = fc.double({ min: 0, max: 1, noNaN: true })

function expectClose(actual: Distribution, wanted: readonly number[]): void {
  expect(actual.length).toBe(wanted.length)
  wanted.forEach((p, i) => {
    expect(actual[i]).toBeCloseTo(p, 14)
  })
}

describe('a pool of dice', () => {
  test('no dice hit nothing', () => {
    expectClose(hits([]), [1])
  })

  test('two dice with different chances', () => {
    expectClose(hits([1 / 2, 1 / 3]), [1 / 3, 1 / 2, 1 / 6])
  })

  test('sure hits and sure misses', () => {
    expectClose(hits([1, 0, 1]), [0, 0, 1, 0])
  })

  test('any pool has the distribution that going through all its throws gives', () => {
    fc.assert(
      fc.property(fc.array(chance, { maxLength: 8 }), (chances) => {
        const wanted = new Array<number>(chances.length + 1).fill(0)
        for (let hitting = 0; hitting < 1 << chances.length; hitting++) {
          const isHit = (i: number) => ((hitting >> i) & 1) === 1
          const count = chances.filter((_, i) => isHit(i)).length
          const p = chances.reduce((product, each, i) => product * (isHit(i) ? each : 1 - each), 1)
          wanted[count] = (wanted[count] ?? 0) + p
        }
        expectClose(hits(chances), wanted)
      }),
    )
  })

  test('what is no chance is refused', () => {
    for (const wrong of [-0.1, 1.1, Number.NaN]) expect(() => hits([0.5, wrong])).toThrow('no chance to hit')
  })
})

test('what is certain has one outcome', () => {
  expectClose(certain(2), [0, 0, 1])
})

describe('a count that a rule changes', () => {
  const halvedUp = (n: number) => Math.ceil(n / 2)
  const two = hits([1 / 2, 1 / 2])

  test('is halved and rounded up', () => {
    expectClose(mapped(hits([1 / 2, 1 / 2, 1]), halvedUp), [0, 3 / 4, 1 / 4])
  })

  test('may become larger', () => {
    expectClose(
      mapped(two, (n) => 2 * n),
      [1 / 4, 0, 1 / 2, 0, 1 / 4],
    )
  })

  test('stays a count', () => {
    for (const wrong of [(n: number) => n / 2, (n: number) => n - 1]) {
      expect(() => mapped(two, wrong)).toThrow('a count cannot become')
    }
  })
})
