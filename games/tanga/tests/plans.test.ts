import { type Action, apply, copyOf, isOver, legal, Moves, noDice, other, toDecide, view } from '@boma/kernel'
import { everyPosition } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { hex } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import { advised } from '../counsel/index.ts'
import type { Table } from '../layout.ts'
import { allowanceOf } from '../rules/15-ground.ts'
import { given } from './given.ts'

const { plans = () => undefined, stations = () => [] } = advised.counsel
const moves = new Moves()

/** The table after an order, the enemy holding his fire; undefined when it is refused or a die decides. */
function after(t: Table, order: readonly Action[]): Table | undefined {
  const then = copyOf(advised, t)
  const side = toDecide(advised, t)
  try {
    for (const action of order) {
      if (apply(advised, then, side, action, noDice) !== 0) return undefined
      while (asked(then) === 'opportunity') apply(advised, then, other(side), act.hold(), noDice)
    }
  } catch {
    return undefined
  }
  return then
}

/** What the poorest of those who move have left. */
function leftOf(t: Table): number {
  const left: number[] = []
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1))
    left.push(Math.max(0, allowanceOf(t, u) - (t.units.spent[u] ?? 0)))
  return Math.min(...left)
}

/** §15.1: every hex in which a move may end that has set out so, with the most that is left there: by all steps that are listed. */
function ends(start: Table): ReadonlyMap<number, number> {
  const side = toDecide(advised, start)
  const best = new Map<number, number>([[start.march.at, leftOf(start)]])
  const found = new Map<number, number>()
  const open = [start]
  for (let t = open.pop(); t !== undefined; t = open.pop()) {
    const isStill = toDecide(advised, t) === side && asked(t) === 'step'
    if (t !== start && (!isStill || after(t, [act.halt()]) !== undefined))
      found.set(t.march.at, Math.max(found.get(t.march.at) ?? 0, leftOf(t)))
    if (!isStill) continue
    legal(advised, t, moves)
    for (const action of moves.toArray().filter((each) => act.step.is(each))) {
      const then = after(t, [action])
      if (then === undefined || (best.get(then.march.at) ?? -1) >= leftOf(then)) continue
      best.set(then.march.at, leftOf(then))
      open.push(then)
    }
  }
  found.delete(start.march.at)
  return found
}

test('15.1, 10.3c plans are what a search of all steps finds, and each order is allowed when the enemy holds his fire', () => {
  let compared = 0
  everyPosition(advised, { seeds: 2 }, (t, n) => {
    if (isOver(t) || n % 499 !== 0 || asked(t) !== 'movement') return
    const seen = view(advised, t, toDecide(advised, t)) as Table
    for (const space of stations(seen).slice(0, 3)) {
      const { all = [] } = plans(seen, { space }) ?? {}
      const [first] = all
      if (first === undefined) continue
      const outset = first.order.findIndex((action) => act.step.is(action))
      const start = after(seen, first.order.slice(0, outset))
      if (start === undefined) throw new Error('they cannot set out')
      expect(Object.fromEntries(all.map((plan) => [plan.space, plan.left]))).toEqual(Object.fromEntries(ends(start)))
      for (const plan of all) expect(after(t, plan.order), `${n}, ${space} to ${plan.space}`).toBeDefined()
      compared += all.length
    }
  })
  expect(compared).toBeGreaterThan(100)
})

test('15.1 who names the next hex means the step there, though a road leads round to it; who names one farther off the cheapest way', () => {
  const { t } = given().units({ 'raj13-a': '1511 NW' }).phase('britishMovement')
  const space = hex('1511')
  for (const { path } of plans(t, { space })?.all ?? []) {
    const [, next = 0] = path
    expect(plans(t, { space, via: [next] })?.planned?.path).toEqual([space, next])
    expect(plans(t, { space, via: path.slice(1) })?.planned?.path).toEqual(path)
    expect(plans(t, { space, via: [path.at(-1) ?? 0] })?.planned?.path.at(-1)).toBe(path.at(-1))
  }
})

test('10.3, 11.1 at whom a hex can fire is a plan of two answers, with the odds of the last', () => {
  const g = given().units({ 'lnl2-a': '1311 NW', 'fk6-1': '1210 SE' }).phase('britishFire').play('sweep west-east')
  const found = plans(g.t, { space: hex('1311') })
  expect(found?.all.map(({ order }) => order)).toEqual([[act.fire(hex('1311')), act.at(hex('1210'))]])
  expect(found?.field?.some(({ chance }) => chance !== undefined)).toBe(true)
  expect(advised.counsel.odds?.(g.t, found?.all[0]?.order ?? [])).toMatchObject({ rule: '10.25', exact: true })
})
