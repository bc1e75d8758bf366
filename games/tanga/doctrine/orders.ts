import {
  type Action,
  ALLOWED,
  apply,
  blank,
  copy,
  type Direction,
  type Hex,
  isOver,
  noDice,
  type Side,
  toAnswer,
} from '@boma/kernel'
import { act } from '../actions.ts'
import { IS_ALL_ROUND } from '../board.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, type Unit } from '../roster.ts'
import { whyNotMove } from '../rules/15-march.ts'
import { rules } from '../rules.ts'
import type { March } from './plan.ts'

let scratch: Table | undefined

/** Is every action of an order allowed, as far as it can be foreseen: until dice fall or the enemy is asked? */
export function isSound(t: Table, side: Side, order: readonly Action[]): boolean {
  scratch ??= blank(rules)
  copy(t, scratch)
  const seat = toAnswer(rules, scratch)
  try {
    for (const [i, action] of order.entries()) {
      if (i > 0 && (isOver(scratch) || toAnswer(rules, scratch) !== seat)) return true
      if (apply(rules, scratch, side, action, noDice) !== ALLOWED) return false
    }
  } catch {
    return true
  }
  return true
}

/** §8.1, §8.3: the step of those who may face as they like, or not. */
export const stepOf = (to: Hex, facing: Direction, isArmed: boolean): Action =>
  act.step(to, isArmed && IS_ALL_ROUND[to] === 0 ? facing : (0 as Direction))

/** The steps of a march from a hex of its way on, and its end. */
export function stepsOf(march: March, from: Hex): readonly Action[] {
  const isArmed = march.units.some((u) => IS_COMBAT[u] === 1)
  const begun = march.way.indexOf(from) + 1
  const rest = march.way.slice(begun)
  return [...rest.map((to, i) => stepOf(to, march.facings[begun + i] as Direction, isArmed)), act.halt()]
}

/** A march as a whole: who goes, by which way. */
export function marchOrder(t: Table, march: March): readonly Action[] {
  const { from, units } = march
  const mobile: Unit[] = []
  for (let u = t.stacks.firstIn(from); u >= 0; u = t.stacks.nextIn(u)) if (whyNotMove(t, u) === ALLOWED) mobile.push(u)
  const isAll = mobile.every((u) => units.includes(u))
  const picks = isAll ? [act.all()] : [...[...units].sort((a, b) => a - b).map((u) => act.take(u)), act.go()]
  return [act.march(from), ...picks, ...stepsOf(march, from)]
}
