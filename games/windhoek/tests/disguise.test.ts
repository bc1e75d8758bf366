import {
  type Action,
  apply,
  blank,
  Chronicle,
  copy,
  equal,
  legal,
  logFor,
  Moves,
  NOBODY,
  other as otherSide,
  question,
  SIDES,
  type Side,
  searchDice,
  toDecide,
  view,
} from '@boma/kernel'
import { everyPosition } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { disguise } from '../fog/disguise.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import { possible } from '../possible.ts'
import { marching } from './marching.ts'

const [seen, other, told, again] = [blank(windhoek), blank(windhoek), new Moves(), new Moves()]

test('26.0 a disguised table is possible, looks the same, and is mostly another one', () => {
  const faults = new Set<string>()
  let changed = 0
  let all = 0
  everyPosition(windhoek, { seeds: 5, options: 1 }, (t, n) => {
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
  everyPosition(windhoek, { seeds: 5, options: 1 }, (t, n) => {
    const side: Side = toDecide(windhoek, t)
    copy(t, other)
    disguise(other, side, searchDice(n))
    legal(windhoek, t, told)
    legal(windhoek, other, again)
    if (told.toArray().join() !== again.toArray().join()) faults.add(`turn ${t.tracks.turn}`)
  })
  expect([...faults]).toEqual([])
})

/** Plays an action, always in the same luck; what a side hears of it. */
function heard(t: Table, action: Action, watcher: Side): string {
  const log = new Chronicle()
  apply(windhoek, t, toDecide(windhoek, t), action, { draw: (i, sides) => (i * 5) % sides }, log)
  return JSON.stringify(logFor(log.events, watcher))
}

test('26.0 a question that is asked or passed over tells nothing hidden', () => {
  const [truth, twin] = [blank(windhoek), blank(windhoek)]
  const faults = new Set<string>()
  everyPosition(windhoek, { seeds: 8, options: 1 }, (t, n) => {
    const side = toDecide(windhoek, t)
    if (side === NOBODY) return
    const watcher = otherSide(side)
    for (let k = 0; k < 2; k++) {
      copy(t, truth)
      copy(t, twin)
      disguise(twin, watcher, searchDice(2 * n + k))
      legal(windhoek, truth, told)
      legal(windhoek, twin, again)
      const both = told.toArray().filter((a) => again.has(a))
      // The last is mostly the one that goes on.
      const action = both[k === 0 ? both.length - 1 : n % both.length]
      if (action === undefined || heard(truth, action, watcher) !== heard(twin, action, watcher)) continue
      const [one, two] = [question(windhoek, truth)?.name, question(windhoek, twin)?.name]
      if (one !== two) faults.add(`${question(windhoek, t)?.name}: then ${one} or ${two}`)
    }
  })
  expect([...faults]).toEqual([])
})

test('26.0, 14.1 no disguise puts more into a hex than may stay there when nothing comes of a call or an attack', () => {
  // Nine are at Koës and one comes; of the others so many may as well be there that it would be one too many.
  const companies = Array.from({ length: 12 }, (_, i) => [`FK-${i + 1}`, i < 8 ? '3424' : '2515'])
  const others = { Franke: '3424', 'G-Art-1': '3326', 'G-Art-2': '2515', 'G-Art-3': '2515', DEOR: '3423' }
  const g = marching('german', { ...Object.fromEntries(companies), ...others }, 'fog')
  g.play('concentrate on Franke', 'come G-Art-1', 'go')
  expect(g.asked).toBe('german attack')
  const problems = new Set<string | undefined>()
  for (let n = 0; n < 600; n++) {
    copy(g.t, other)
    disguise(other, otherSide(toDecide(windhoek, g.t)), searchDice(n))
    problems.add(possible(other))
    apply(windhoek, other, toDecide(windhoek, other), act.hold(), searchDice(n))
    problems.add(possible(other))
  }
  expect([...problems]).toEqual([undefined])
})
