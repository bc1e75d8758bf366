import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { looking } from '../look.ts'

const look = () => createRoot(() => looking())

test('what a pointer rests on is looked at until it leaves', () => {
  const { at, isAsked, rest } = look()
  rest({ space: 3 })
  expect([at(), isAsked()]).toEqual([{ space: 3 }, false])
  rest(undefined)
  expect(at()).toBeUndefined()
})

test('what was asked for stays though the pointer wanders, and goes when it is asked for again', () => {
  const { at, isAsked, rest, ask } = look()
  ask({ space: 3, piece: 7 })
  rest({ space: 4 })
  rest(undefined)
  expect([at(), isAsked()]).toEqual([{ space: 3, piece: 7 }, true])
  ask({ space: 3, piece: 8 })
  expect(at()).toEqual({ space: 3, piece: 8 })
  ask({ space: 3, piece: 8 })
  expect([at(), isAsked()]).toEqual([undefined, false])
})

test('the first request for what a pointer rests on keeps it', () => {
  const { at, isAsked, rest, ask, end } = look()
  rest({ space: 3 })
  ask({ space: 3 })
  expect([at(), isAsked()]).toEqual([{ space: 3 }, true])
  end()
  expect([at(), isAsked()]).toEqual([undefined, false])
})
