import { createRoot, createSignal } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paceSetting } from '../../../shell/pace.ts'
import type { Fight } from '../fights.ts'
import { playOut } from '../stages.ts'

const round = (landings: number) => ({ thrown: [], landings: Array.from({ length: landings }), told: [] })
const fight = (rounds: number, isOver: boolean): Fight =>
  ({ rounds: Array.from({ length: rounds }, () => round(1)), end: isOver ? {} : undefined }) as unknown as Fight

beforeEach(() => {
  vi.useFakeTimers()
  paceSetting.set('usual')
})
afterEach(() => {
  vi.useRealTimers()
})

/** A board on which fights are laid one after the other. */
const laid = () =>
  createRoot((dispose) => {
    const [now, setNow] = createSignal<Fight>()
    const [key, setKey] = createSignal('0')
    return { stages: playOut(now, key, () => true), setNow, setKey, dispose }
  })

test('a fight is played out stage by stage, and goes on where it was when more has happened', () => {
  const { stages, setNow, dispose } = laid()
  expect(stages.isPlaying()).toBe(false)
  setNow(fight(1, false))
  expect([stages.seen(), stages.isPlaying()]).toEqual([0, true])
  vi.advanceTimersByTime(220)
  expect(stages.seen()).toBe(1)
  vi.advanceTimersByTime(820)
  expect([stages.seen(), stages.isPlaying()]).toEqual([2, false])
  // A decision came between; the same fight has more rounds and its end.
  setNow(fight(2, true))
  expect([stages.seen(), stages.isPlaying()]).toEqual([2, true])
  stages.finishRound()
  expect(stages.seen()).toBe(4)
  stages.finishAll()
  expect([stages.seen(), stages.isPlaying()]).toEqual([5, false])
  dispose()
})

test('another fight begins anew, and at once is at once', () => {
  const { stages, setNow, setKey, dispose } = laid()
  setNow(fight(1, true))
  stages.finishAll()
  setKey('1')
  expect([stages.seen(), stages.isPlaying()]).toEqual([0, true])
  paceSetting.set('at-once')
  expect([stages.seen(), stages.isPlaying()]).toEqual([3, false])
  dispose()
})
