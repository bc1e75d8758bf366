import { ALLOWED, type Direction, directionTo, type Hex, other, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { CLOSED, COST, costBy, grid, IS_ENTRY, IS_PASSABLE, isAlong, isHex, OFF_WEST, PAID_COVER } from '../board.ts'
import { ALONG } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { BRITISH, face, MF, SIDE_OF, type Unit } from '../roster.ts'
import { DISORGANIZED, hasCombat } from '../stacks.ts'
import { isNight } from './04-clock.ts'

/** §15.2, §20.2: the movement factors of a counter in this turn: half, rounded down, for Germans at night. */
export const allowanceOf = (t: Table, u: Unit): number => allowance(u, t.units.state[u], isNight(t))
const allowance = (u: Unit, state: number, atNight: boolean): number => {
  const printed = MF[face(u, state & DISORGANIZED)]
  return atNight && SIDE_OF[u] !== BRITISH ? printed >> 1 : printed
}

/** §15.7: what it costs to enter a hex from another, or from off the map; -1 where there is no such step. */
export function entryCost(from: Hex, to: Hex): number {
  // §4.2I: from the west, by an entry hex: one point where road or railway comes in (ruling T143)
  if (from === OFF_WEST) return IS_ENTRY[to] === 2 ? ALONG.cost : COST[to]
  const d = directionTo(grid, from, to)
  return d === undefined ? -1 : costBy(from, d as Direction)
}

/** Ruling T61: the cover of what was paid for: none on a road, trail or bridge, where shooters even gain. */
export function paidCover(from: Hex, to: Hex): number {
  if (from === OFF_WEST) return IS_ENTRY[to] === 2 ? ALONG.modifier : PAID_COVER[to]
  const d = directionTo(grid, from, to)
  return d !== undefined && isAlong(from, d as Direction) ? ALONG.modifier : PAID_COVER[to]
}

/** §20.5: at night the British go one hex, whatever the ground. */
export const goesOneHex = (t: Table, u: Unit): boolean => SIDE_OF[u] === BRITISH && isNight(t)

/** §15.2: the points that a counter has left. §20.5: by night a British one has what any hex may cost, until it has gone its one. */
export const pointsLeft = (t: Table, u: Unit): number => leftOf(u, t.units.state[u], t.units.spent[u], isNight(t))
/** The same from what is known of the counter. */
export const leftOf = (u: Unit, state: number, spent: number, atNight: boolean): number => {
  if (atNight && SIDE_OF[u] === BRITISH) return spent === 0 ? CLOSED - 1 : 0
  return allowance(u, state, atNight) - spent
}

/** §15.2: may a counter enter the next hex at this cost, whatever is there of its own side? */
export function whyNotEnter(t: Table, u: Unit, to: Hex, cost: number): Refusal {
  // §15.2: not onto water
  if (IS_PASSABLE[to] === 0) return refuse.closed(to)
  // §15.2: not where enemy combat units are; stevedores and leaders alone are overrun (15.8, 2.6.3)
  if (hasCombat(t, to, other(SIDE_OF[u]))) return refuse.enemyThere(to)
  if (goesOneHex(t, u)) return t.units.spent[u] === 0 ? ALLOWED : refuse.oneHexAtNight(to)
  const left = allowanceOf(t, u) - t.units.spent[u]
  return cost <= left ? ALLOWED : refuse.tooDear(to, cost, Math.max(0, left))
}

/** §15.1, §15.2, §16.1: may a counter step from one hex, or from off the map, to this one? */
export function whyNotStep(t: Table, u: Unit, from: Hex, to: Hex): Refusal {
  if (!isHex(to)) return refuse.notNext(to)
  if (from === OFF_WEST && IS_ENTRY[to] === 0) return refuse.notAnEntry(to)
  const cost = entryCost(from, to)
  // §15.1: no hex is skipped
  return cost < 0 ? refuse.notNext(to) : whyNotEnter(t, u, to, cost)
}
