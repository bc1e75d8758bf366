import { createEffect, createMemo, createRoot, createSignal } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { inSet, oneOf, steady } from '../quiet.ts'

/** Reads something again and again; answers what it has heard so far. */
function hearing<T>(read: () => T): readonly T[] {
  const heard: T[] = []
  createEffect(() => heard.push(read()))
  return heard
}

describe('whoever draws one thing of many', () => {
  test('hears of it when it has become another, and of no other', () => {
    const [things, setThings] = createSignal<ReadonlyMap<number, string>>(
      new Map([
        [1, 'Kraut'],
        [2, 'Tafel'],
      ]),
    )
    const [kraut, tafel] = createRoot(() => {
      const thing = oneOf(createMemo(() => things()))
      return [1, 2].map((id) => hearing(thing(id)))
    })
    setThings(new Map(things()).set(2, 'von Prince'))
    setThings(new Map(things()))
    expect([kraut, tafel]).toEqual([['Kraut'], ['Tafel', 'von Prince']])
  })

  test('keeps the last of one that is gone, and finds it again when it comes back', () => {
    const [things, setThings] = createSignal<ReadonlyMap<number, string>>(new Map([[1, 'Kraut']]))
    const thing = createRoot(() => oneOf(things))
    const before = thing(1)
    setThings(new Map())
    expect(before()).toBe('Kraut')
    setThings(new Map([[1, 'Tafel']]))
    expect(thing(1)()).toBe('Tafel')
  })

  test('hears of a set only when that one comes in or leaves', () => {
    const [able, setAble] = createSignal<ReadonlySet<number>>(new Set([1]))
    const [first, second] = createRoot(() => {
      const isAble = inSet(able)
      return [1, 2].map((id) => hearing(() => isAble(id)))
    })
    setAble(new Set([1, 3]))
    setAble(new Set([1, 2]))
    expect([first, second]).toEqual([[true], [false, true]])
  })
})

test('what is the same as before is not even looked at again', () => {
  const [turn, setTurn] = createSignal(0)
  let looks = 0
  const heard = createRoot(() => {
    const board = steady(() => (turn() < 2 ? 'dry' : 'wet'))
    const drawn = createMemo(() => {
      looks++
      return board()
    })
    return hearing(drawn)
  })
  setTurn(1)
  expect([looks, heard]).toEqual([1, ['dry']])
  setTurn(2)
  expect([looks, heard]).toEqual([2, ['dry', 'wet']])
})
