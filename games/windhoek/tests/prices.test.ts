import { actionName, apply, blank, copy, legal, Moves, toDecide } from '@boma/kernel'
import { everyPosition } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { windhoek } from '../index.ts'
import { priceOf } from '../rules/09.0-prices.ts'
import { leftAfter, pointsLeft } from '../rules/12-march/points.ts'

/** All that is paid for when it is chosen. */
const PAID = 'march rail ship concentrate scout repair break lay convert device entrench buy recruit spend'.split(' ')

test('9.0 whatever is paid for costs what it is said to cost', () => {
  const after = blank(windhoek)
  const moves = new Moves()
  const wrong = new Set<string>()
  const seen = new Set<string>()
  everyPosition(windhoek, { seeds: 7 }, (t) => {
    const side = toDecide(windhoek, t)
    for (let i = 0, n = legal(windhoek, t, moves); i < n; i++) {
      const action = moves.at(i)
      const name = actionName(act, action)
      if (!PAID.includes(name)) {
        if (priceOf(t, action) !== 0) wrong.add(name)
        continue
      }
      copy(t, after)
      apply(windhoek, after, side, action, { draw: () => 0 })
      seen.add(name)
      const paid = (t.ap.points[side] ?? 0) - (after.ap.points[side] ?? 0)
      if (paid !== priceOf(t, action)) wrong.add(`${name} costs ${paid}, not ${priceOf(t, action)}`)
    }
  })
  expect([...wrong]).toEqual([])
  expect(PAID.filter((name) => !seen.has(name))).toEqual([])
})

test('13.2 a step leaves the slowest of the force what it is said to leave', () => {
  const after = blank(windhoek)
  const moves = new Moves()
  let steps = 0
  everyPosition(windhoek, { seeds: 4 }, (t) => {
    for (let i = 0, n = legal(windhoek, t, moves); i < n; i++) {
      const action = moves.at(i)
      if (!act.step.is(action)) continue
      const said = leftAfter(t, act.step.hex(action))
      copy(t, after)
      apply(windhoek, after, toDecide(windhoek, t), action, { draw: () => 0 })
      // A force that is halted at once may have ended its march.
      if (after.march.steps === 0) continue
      let least = Number.POSITIVE_INFINITY
      for (let u = after.force.next(0); u >= 0; u = after.force.next(u + 1))
        least = Math.min(least, pointsLeft(after, u))
      expect(said).toBe(least)
      steps++
    }
  })
  expect(steps).toBeGreaterThan(100)
})
