import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certain, type Distribution, die, hits, mapped, mean, mix, sum } from '../distribution.ts'

const chance = fc.double({ min: 0, max: 1, noNaN: true })

function expectClose(actual: Distribution, wanted: readonly number[]): void {
  expect(actual.length).toBe(wanted.length)
  wanted.forEach((p, i) => {
    expect(actual[i]).toBeCloseTo(p, 14)
  })
}

describe('dice', () => {
  test('a die shows 1 to its sides, and never 0', () => {
    expectClose(die(4), [0, 1 / 4, 1 / 4, 1 / 4, 1 / 4])
    expect(mean(die(6))).toBeCloseTo(3.5, 14)
  })

  test('2d6 sum up as every player knows', () => {
    expectClose(
      sum(die(6), die(6)),
      [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / 36),
    )
  })

  test('dice of two kinds sum up', () => {
    expectClose(sum(die(2), die(3)), [0, 0, 1 / 6, 2 / 6, 2 / 6, 1 / 6])
  })

  test('what is certain adds its number and nothing else', () => {
    expectClose(sum(certain(2), die(2)), [0, 0, 0, 1 / 2, 1 / 2])
  })
})

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

test('means of sums are sums of means', () => {
  const pool = fc.array(chance, { maxLength: 6 }).map(hits)
  fc.assert(
    fc.property(pool, pool, (a, b) => {
      expect(mean(sum(a, b))).toBeCloseTo(mean(a) + mean(b), 12)
    }),
  )
})

describe('a count that a rule changes', () => {
  const halvedUp = (n: number) => Math.ceil(n / 2)

  test('is halved and rounded up', () => {
    expectClose(mapped(die(5), halvedUp), [0, 2 / 5, 2 / 5, 1 / 5])
  })

  test('may become larger', () => {
    expectClose(
      mapped(die(2), (n) => 2 * n),
      [0, 0, 1 / 2, 0, 1 / 2],
    )
  })

  test('stays a count', () => {
    for (const wrong of [(n: number) => n / 2, (n: number) => n - 1]) {
      expect(() => mapped(die(3), wrong)).toThrow('a count cannot become')
    }
  })
})

test('one of several distributions', () => {
  expectClose(
    mix([
      [1 / 3, certain(0)],
      [2 / 3, die(2)],
    ]),
    [1 / 3, 1 / 3, 1 / 3],
  )
})
