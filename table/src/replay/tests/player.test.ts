import { FIRST, NOBODY, SECOND } from '@boma/kernel'
import { createRoot } from 'solid-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { skirmish } from '../../store/tests/played.ts'
import { playerFor } from '../player.ts'
import { viewpoints } from '../viewpoints.ts'

describe('the player', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const player = (count: number, start: number) => createRoot(() => playerFor(() => count, start))

  test('stays on the reel', () => {
    const p = player(10, 99)
    expect(p.at()).toBe(10)
    p.go(-3)
    expect(p.at()).toBe(0)
  })

  test('plays on by itself, and stops at the end', () => {
    const p = player(3, 1)
    p.toggle()
    vi.advanceTimersByTime(950)
    expect([p.at(), p.isPlaying()]).toEqual([2, true])
    vi.advanceTimersByTime(5000)
    expect([p.at(), p.isPlaying()]).toEqual([3, false])
  })

  test('starts from the beginning when it stood at the end, and stops when somebody moves it', () => {
    const p = player(3, 3)
    p.toggle()
    expect([p.at(), p.isPlaying()]).toEqual([0, true])
    p.go(2)
    vi.advanceTimersByTime(5000)
    expect([p.at(), p.isPlaying()]).toEqual([2, false])
  })
})

test('nobody sees through the enemy’s eyes before the match is over', () => {
  expect(viewpoints(skirmish, ['person', 'greedy'], false)).toEqual([FIRST, NOBODY])
  expect(viewpoints(skirmish, ['person', 'person'], false)).toEqual([NOBODY])
  expect(viewpoints(skirmish, ['person', 'greedy'], true)).toEqual([FIRST, SECOND, NOBODY])
})
