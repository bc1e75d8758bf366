import { type Column, type Hex, other, type Side } from '@boma/kernel'
import type { TargetType } from '../actions/battle.ts'
import type { Table } from '../layout.ts'
import { COUNTER, isGround, isVessel, NO_UNIT, type Unit } from '../roster.ts'
import {
  BOMBARDING,
  BROKEN,
  bombardment,
  ENTRENCHED,
  FROM_EAST,
  GERMAN_HELD,
  gunnery,
  is,
  LANDED,
  REDUCED,
  REINFORCED,
  SECOND,
  SUPPRESSED,
} from '../stacks.ts'
import { isWintgens } from './06.1-effects.ts'
import { hexOf } from './10.1-ground.ts'

/** §11.1.4: the rounds of a land battle, and what comes after them. */
export const WITHDRAWAL = 1
export const REINFORCEMENT = 2
export const DEPLOYMENT = 3
export const BOMBARDMENT = 4
export const QUICK_FIRE = 5
export const RIFLE_FIRE = 6
export const OUTCOME = 7

/** §11.9.6: the two target types. */
export const OPEN_TYPE: TargetType = 0
export const DUG_TYPE: TargetType = 1

/** §11.1.2: who attacks and who defends, to the end of the battle. */
export const attacking = (t: Table): Side => t.battle.attacker
export const defending = (t: Table): Side => other(t.battle.attacker)
/** The pieces of a side in the battle. */
export const forceOf = (t: Table, side: Side) => (side === t.battle.attacker ? t.attackers : t.defenders)
/** Who fires in the round under way, and who is fired at. */
export const firing = (t: Table): Side => t.battle.firing
export const underFire = (t: Table): Side => other(t.battle.firing)

/** §11.12.2: the hex or the edge from which the attacking land stack came; -1 when all landed. */
export const cameFrom = (t: Table): Hex => (t.battle.from < 0 ? t.battle.from : hexOf(t.battle.from))

/** §11.11.1 + §11.3.4: in the line, as a ground unit that does not bombard, and not broken: it fires and is fired at. */
export const stands = (t: Table, unit: Unit): boolean => isGround(unit) && !is(t, unit, BOMBARDING | BROKEN)
/** §11.9.6: which type of target it is. */
export const typeOf = (t: Table, unit: Unit): TargetType => (is(t, unit, ENTRENCHED) ? DUG_TYPE : OPEN_TYPE)
/** §11.8.7 + §12.6.1: what it bombards with: its bombardment value, or a vessel's gunnery. */
export const shellValue = (t: Table, unit: Unit): number => (isVessel(unit) ? gunnery(t, unit) : bombardment(t, unit))

/** The first of a side's line from this unit on that stands, of a type; NO_UNIT when there is none. */
export function nextStanding(t: Table, side: Side, type: TargetType, from: number): Unit {
  const force = forceOf(t, side)
  for (let u = force.next(from); u >= 0 && isGround(u); u = force.next(u + 1))
    if (stands(t, u) && typeOf(t, u) === type) return u
  return NO_UNIT
}
/** Has a side anybody standing of a type? */
export const hasType = (t: Table, side: Side, type: TargetType): boolean => nextStanding(t, side, type, 0) >= 0

/** Is any ground unit left in a side's force? */
export function hasGround(t: Table, side: Side): boolean {
  const u = forceOf(t, side).next(0)
  return u >= 0 && isGround(u)
}

/** Counters that are alike in print, but for their names and the turn they came: they have one number. */
const PRINTED: Column<Unit> = (() => {
  const known: string[] = []
  const numbers = COUNTER.map(({ id: _, name: __, setUp, turn: ___, at: ____, source: _____, ...rest }) => {
    const text = JSON.stringify(rest)
    if (!known.includes(text)) known.push(text)
    return known.indexOf(text)
  })
  return Int16Array.from(numbers) as Column<Unit>
})()
/** All of a piece's state that can matter to a battle and after it. */
const STATE =
  REDUCED | ENTRENCHED | GERMAN_HELD | SECOND | REINFORCED | SUPPRESSED | BROKEN | BOMBARDING | LANDED | FROM_EAST

/** Is it all the same which of the two is taken? */
const alike = (t: Table, one: Unit, two: Unit): boolean =>
  PRINTED[one] === PRINTED[two] &&
  ((t.units.state[one] ^ t.units.state[two]) & STATE) === 0 &&
  isWintgens(t, one) === isWintgens(t, two)

/** The first piece from this number on that is sought; NO_UNIT when there is none. */
export type Search = (t: Table, from: number) => Unit

/** Is it all the same which of those is taken that the search finds, from the first on? */
export function areAlike(t: Table, first: Unit, search: Search): boolean {
  for (let u = search(t, first + 1); u >= 0; u = search(t, u + 1)) if (!alike(t, first, u)) return false
  return true
}
