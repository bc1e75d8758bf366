import { blank, copy, equal, legal, Moves, SIDES, type Side, searchDice, toDecide, view } from '@boma/kernel'
import { expect, test } from 'vitest'
import { disguise } from '../fog/disguise.ts'
import { windhoek } from '../index.ts'
import { possible } from '../possible.ts'
import { everyPosition } from './every-position.ts'

const [seen, other, told, again] = [blank(windhoek), blank(windhoek), new Moves(), new Moves()]

test('26.0 a disguised table is possible, looks the same, and is mostly another one', () => {
  const faults = new Set<string>()
  let changed = 0
  let all = 0
  everyPosition({ seeds: 8, options: 1 }, (t, n) => {
    for (const side of SIDES) {
      copy(t, other)
      disguise(other, side, searchDice(n))
      const problem = possible(other)
      if (problem !== undefined) faults.add(problem)
      if (!equal(t, other)) changed++
      all++
      const same = equal(view(windhoek, t, side, seen), view(windhoek, other, side, other))
      if (!same) faults.add(`turn ${t.tracks.turn}: ${windhoek.sides[side]} can tell`)
    }
  })
  expect([...faults]).toEqual([])
  expect(changed / all).toBeGreaterThan(0.9)
})

test('26.0 what a side may do is the same on a disguised table', () => {
  const faults = new Set<string>()
  everyPosition({ seeds: 8, options: 1 }, (t, n) => {
    const side: Side = toDecide(windhoek, t)
    copy(t, other)
    disguise(other, side, searchDice(n))
    legal(windhoek, t, told)
    legal(windhoek, other, again)
    if (told.toArray().join() !== again.toArray().join()) faults.add(`turn ${t.tracks.turn}`)
  })
  expect([...faults]).toEqual([])
})
