import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newBeat } from '../beat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Waits for a move, and says whether it has come. */
function awaited(beat: ReturnType<typeof newBeat>, milliseconds = 100) {
  let isDue = false
  void beat.wait(milliseconds).then(() => {
    isDue = true
  })
  return async (after = 0) => {
    await vi.advanceTimersByTimeAsync(after)
    return isDue
  }
}

test('a move comes in its time', async () => {
  const isDue = awaited(newBeat())
  expect(await isDue(99)).toBe(false)
  expect(await isDue(1)).toBe(true)
})

test('held, it waits for as long as one likes, and comes at once when it may', async () => {
  const beat = newBeat()
  const isDue = awaited(beat)
  beat.toggle()
  expect(beat.isHeld()).toBe(true)
  expect(await isDue(60_000)).toBe(false)
  beat.toggle()
  expect(await isDue()).toBe(true)
})

test('a step is one move, and the next is held', async () => {
  const beat = newBeat()
  const first = awaited(beat)
  beat.step()
  expect(await first()).toBe(true)
  const second = awaited(beat)
  expect(await second(60_000)).toBe(false)
  beat.step()
  expect(await second()).toBe(true)
})

test('only the last move that was waited for comes', async () => {
  const beat = newBeat()
  const [before, after] = [awaited(beat), awaited(beat, 50)]
  expect(await after(1000)).toBe(true)
  expect(await before(1000)).toBe(false)
})
