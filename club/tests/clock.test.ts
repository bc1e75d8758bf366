import { describe, expect, test } from 'vitest'
import { adjourned, awayUntil, clockFor, deadline, left, outOfTime, press, resumed } from '../clock.ts'

const HOUR = 3_600_000

describe('a clock by the day', () => {
  const begun = press(clockFor({ kind: 'days', turn: 3 * HOUR, reserve: 5 * HOUR }, 2), 0, 1000)

  test('takes what the turn allows first, then the reserve, and gives the turn back with the next', () => {
    expect(left(begun, 0, 1000 + HOUR)).toEqual({ turn: 2 * HOUR, reserve: 5 * HOUR })
    expect(left(begun, 0, 1000 + 4 * HOUR)).toEqual({ turn: 0, reserve: 4 * HOUR })
    const passed = press(begun, 1, 1000 + 4 * HOUR)
    expect(left(passed, 0, 1000 + 9 * HOUR)).toEqual({ turn: 3 * HOUR, reserve: 4 * HOUR })
    expect(left(passed, 1, 1000 + 5 * HOUR)).toEqual({ turn: 2 * HOUR, reserve: 5 * HOUR })
  })

  test('runs out at its deadline and not before', () => {
    const end = deadline(begun) ?? 0
    expect(end).toBe(1000 + 8 * HOUR)
    expect(outOfTime(begun, end - 1)).toBeUndefined()
    expect(outOfTime(begun, end)).toBe(0)
  })

  test('takes nobody’s time when the clock of the machine goes back', () => {
    expect(left(begun, 0, 1000 - 2 * HOUR)).toEqual({ turn: 3 * HOUR, reserve: 5 * HOUR })
    expect(press(begun, 1, 1000 - 2 * HOUR).seats[0]).toEqual({ turn: 3 * HOUR, reserve: 5 * HOUR })
  })

  test('goes on for whoever is asked again, and stops when nobody is', () => {
    expect(press(begun, 0, 1000 + HOUR)).toBe(begun)
    const over = press(begun, undefined, 1000 + HOUR)
    expect(left(over, 0, 1000 + 90 * HOUR)).toEqual({ turn: 3 * HOUR, reserve: 5 * HOUR })
    expect(outOfTime(over, 1000 + 90 * HOUR)).toBeUndefined()
  })
})

test('a live clock gives a little with each decision that is handed over', () => {
  const begun = press(clockFor({ kind: 'live', main: HOUR, more: 30_000 }, 2), 1, 0)
  const passed = press(begun, 0, 60_000)
  expect(left(passed, 1, 90_000)).toEqual({ turn: 0, reserve: HOUR - 30_000 })
})

test('without a clock nobody has a deadline', () => {
  const begun = press(clockFor({ kind: 'none' }, 2), 0, 0)
  expect([left(begun, 0, 10), deadline(begun), outOfTime(begun, 10 ** 12)]).toEqual([undefined, undefined, undefined])
})

describe('a rest that all agreed to', () => {
  const begun = press(clockFor({ kind: 'days', turn: 3 * HOUR, reserve: 5 * HOUR }, 2), 0, 0)

  test('takes nobody’s time until it is over, and gives nobody any', () => {
    const rest = adjourned(begun, undefined, HOUR) ?? begun
    expect(left(rest, 0, 90 * HOUR)).toEqual({ turn: 2 * HOUR, reserve: 5 * HOUR })
    expect([outOfTime(rest, 900 * HOUR), deadline(rest)]).toEqual([undefined, undefined])
    expect(left(resumed(rest, 90 * HOUR), 0, 91 * HOUR)).toEqual({ turn: HOUR, reserve: 5 * HOUR })
  })

  test('ends by itself at its time, and sooner when whoever is asked orders', () => {
    const rest = adjourned(begun, 10 * HOUR, HOUR) ?? begun
    expect(left(rest, 0, 11 * HOUR)).toEqual({ turn: HOUR, reserve: 5 * HOUR })
    expect([deadline(rest), outOfTime(rest, 17 * HOUR)]).toEqual([17 * HOUR, 0])
    const played = press(rest, 1, 5 * HOUR)
    expect(played.rest).toBeUndefined()
    expect(played.running).toEqual({ seat: 1, since: 5 * HOUR })
    expect(played.seats[0]).toEqual({ turn: 3 * HOUR, reserve: 5 * HOUR })
  })

  test('cannot be where no time runs', () => {
    expect(adjourned(press(clockFor({ kind: 'none' }, 2), 0, 0), undefined, 0)).toBeUndefined()
  })
})

test('whoever is away loses no time by the day, and his deadline waits for him; the other’s runs on', () => {
  const absent = [{ seat: 0, from: 2 * HOUR, until: 50 * HOUR }]
  const begun = { ...press(clockFor({ kind: 'days', turn: 3 * HOUR, reserve: 5 * HOUR }, 2), 0, 0), absent }
  expect(left(begun, 0, 40 * HOUR)).toEqual({ turn: HOUR, reserve: 5 * HOUR })
  expect(left(begun, 0, 52 * HOUR)).toEqual({ turn: 0, reserve: 4 * HOUR })
  expect(deadline(begun)).toBe(56 * HOUR)
  expect([awayUntil(begun, 0, 3 * HOUR), awayUntil(begun, 1, 3 * HOUR)]).toEqual([50 * HOUR, undefined])
  expect(left(press(begun, 1, HOUR), 1, 5 * HOUR)).toEqual({ turn: 0, reserve: 4 * HOUR })
})
