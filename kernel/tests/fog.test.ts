import { given } from '@boma/testing'
import { type Toy, toy } from '@boma/testing/toy'
import { expect, test } from 'vitest'
import { searchDice } from '../dice/search.ts'
import { blank, imagine, view } from '../fog.ts'
import { FIRST, NOBODY, SECOND, type Side } from '../side.ts'
import { equal } from '../table/table.ts'

const played = () => given(toy).play('load 4', 'load 2').table
const cargoes = (t: Toy) => [FIRST, SECOND].map((side) => t.caravans.cargo[side])

test('a view lacks what the side may not know, and the table keeps it', () => {
  const t = played()
  expect([FIRST, SECOND, NOBODY].map((side: Side) => cargoes(view(toy, t, side)))).toEqual([
    [4, 9],
    [9, 2],
    [9, 9],
  ])
  expect(cargoes(t)).toEqual([4, 2])
})

test('a view counts neither dice nor what was shown, nor tells what the last dice were about', () => {
  const t = played()
  const counts = { reveals: 3, rolls: 17, subject: 42, subjectFrom: 15 }
  Object.assign(t.core, counts)
  const none = { reveals: 0, rolls: 0, subject: 0, subjectFrom: 0 }
  for (const side of [FIRST, SECOND, NOBODY]) expect(view(toy, t, side).core).toMatchObject(none)
  expect(imagine(toy, t, FIRST, searchDice(1)).core).toMatchObject(none)
  expect(t.core).toMatchObject(counts)
})

test('a view can be written over another table', () => {
  const into = blank(toy)
  into.bytes.fill(5)
  expect(view(toy, played(), FIRST, into)).toBe(into)
  expect(equal(into, view(toy, played(), FIRST))).toBe(true)
})

test('what is imagined fills a view, and leaves the view alone', () => {
  const seen = view(toy, played(), FIRST)
  const found = new Set<number | undefined>()
  for (let key = 0; key < 200; key++) {
    const [mine, theirs] = cargoes(imagine(toy, seen, FIRST, searchDice(key)))
    expect(mine).toBe(4)
    found.add(theirs)
  }
  expect([...found].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(cargoes(seen)).toEqual([4, 9])
})

test('a game without fog shows everything', () => {
  const { fog: _, ...open } = toy
  const t = played()
  expect(equal(view(open, t, NOBODY), t)).toBe(true)
  expect(equal(imagine(open, t, FIRST, searchDice(1)), t)).toBe(true)
})
