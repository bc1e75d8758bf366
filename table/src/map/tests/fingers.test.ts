import { describe, expect, test } from 'vitest'
import { down, isTap, moved, NONE, up } from '../fingers.ts'

describe('one finger', () => {
  test('taps, even if it trembles', () => {
    const { fingers } = moved(down(NONE, 1, [100, 100]), 1, [103, 101])
    expect(isTap(up(fingers, 1))).toBe(true)
  })

  test('drags when it wanders, also when it comes back', () => {
    const away = moved(down(NONE, 1, [100, 100]), 1, [140, 100])
    expect(away.pull).toEqual({ drag: [40, 0], factor: 1, about: [140, 100] })
    const back = moved(away.fingers, 1, [100, 100])
    expect(isTap(up(back.fingers, 1))).toBe(false)
  })

  test('that never came down moves nothing', () => {
    expect(moved(NONE, 7, [1, 1]).pull).toBeUndefined()
  })
})

describe('two fingers', () => {
  const two = down(down(NONE, 1, [100, 100]), 2, [200, 100])

  test('pinch about their middle', () => {
    const { pull } = moved(two, 2, [300, 100])
    expect(pull?.factor).toBeCloseTo(2)
    expect(pull?.about).toEqual([200, 100])
    expect(pull?.drag).toEqual([50, 0])
  })

  test('moved alike only drag', () => {
    const first = moved(two, 1, [110, 120])
    const second = moved(first.fingers, 2, [210, 120])
    expect((first.pull?.factor ?? 0) * (second.pull?.factor ?? 0)).toBeCloseTo(1)
    expect(second.pull?.about).toEqual([160, 120])
  })

  test('are no tap, whichever leaves first', () => {
    expect(isTap(up(two, 1))).toBe(false)
    expect(isTap(up(up(two, 1), 2))).toBe(false)
  })

  test('are forgotten when all have gone', () => {
    expect(isTap(down(up(up(two, 1), 2), 3, [0, 0]))).toBe(true)
  })
})
