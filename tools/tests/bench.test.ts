import { describe, expect, test } from 'vitest'
import { formatRate, formatTime, parseTarget } from '../bench/target.ts'
import { timeIt, timeLaps } from '../bench/timing.ts'

describe('a target', () => {
  test.each([
    ['<= 100 ns', 100, false],
    ['<= 1 µs', 1_000, false],
    ['<= 1 μs', 1_000, false],
    ['<= 0.5 ms', 500_000, false],
    ['2 s', 2_000_000_000, false],
    ['>= 800,000 ops/s', 1_250, true],
  ])('%s', (text, limit, rate) => expect(parseTarget(text)).toEqual({ limit, rate }))

  test.each(['1', '< 1 µs', '<= 1 µsec', '>= 1 µs', '<= 800 ops/s', ''])('refuses %j', (text) =>
    expect(() => parseTarget(text)).toThrow(SyntaxError),
  )
})

test.each([
  [0.5, '0.5 ns'],
  [26.04, '26 ns'],
  [999, '999 ns'],
  [1_000, '1 µs'],
  [1_234, '1.23 µs'],
  [500_000, '500 µs'],
  [3_700_000_000, '3.7 s'],
])('%d ns reads %s', (nanoseconds, text) => expect(formatTime(nanoseconds)).toBe(text))

test('a rate reads in round thousands', () => expect(formatRate(1_234)).toBe('810,000 ops/s'))

describe('timing', () => {
  /** An operation and a clock that agree on how long it takes: `nth` is the number of the run. */
  function fake(milliseconds: (nth: number) => number) {
    let now = 0
    let runs = 0
    const run = () => {
      now += milliseconds(runs++)
    }
    return { run, clock: () => now, runs: () => runs }
  }

  test('says what one operation takes, however short', () => {
    const { run, clock } = fake(() => 0.001)
    expect(timeIt(run, 1, clock).median).toBeCloseTo(1_000)
  })

  test('shares the time of a run among its operations', () => {
    const { run, clock } = fake(() => 0.001)
    expect(timeIt(run, 100, clock).median).toBeCloseTo(10)
  })

  test('one slow batch in many moves the slowest, not the median', () => {
    // Some seventy runs warm it up; after that each fills a batch.
    const { run, clock } = fake((nth) => (nth === 80 ? 1_000 : 30))
    const { median, slowest } = timeIt(run, 1, clock)
    expect(median).toBeCloseTo(30e6)
    expect(slowest).toBeCloseTo(1_000e6)
  })

  test('stops early when a run takes seconds', () => {
    const { run, clock, runs } = fake(() => 2_000)
    timeIt(run, 1, clock)
    expect(runs()).toBeLessThan(10)
  })

  test('of laps each block counts as it was at its fastest, and another program delays nothing but the median', () => {
    // Every second operation takes twice as long; in each lap but one somebody else holds up one block, each time another.
    let now = 0
    let laps = -1
    const begin = () => {
      laps += 1
      let done = 0
      return () => {
        const isHeldUp = done === 500 * laps + 250
        now += (done++ % 2 === 0 ? 0.1 : 0.2) + (isHeldUp ? 3_000 : 0)
      }
    }
    const { fastest, median } = timeLaps(begin, () => now)
    expect(fastest).toBeCloseTo(0.15e6)
    expect(median).toBeGreaterThan(0.19e6)
  })
})
