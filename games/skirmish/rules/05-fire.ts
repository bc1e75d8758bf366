import {
  ALLOWED,
  about,
  type Direction,
  d6,
  distance,
  type Hex,
  type Modifier,
  type Moves,
  markReveal,
  neighbour,
  OFF_MAP,
  type Refusal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { CLOSED, COST, grid, NOWHERE, TERRAIN } from '../board.ts'
import type { Table } from '../layout.ts'
import { DUMMY, FIRE, type Kind, type Unit } from '../roster.ts'
import { owner, putAt } from './04-march.ts'

/** Does an enemy of the counter stand in the hex? */
function isEnemyAt(t: Table, unit: Unit, hex: Hex): boolean {
  const there = t.hexes.unit[hex]
  return there !== 0 && owner((there - 1) as Unit) !== owner(unit)
}

/** May the active counter fire into this hex, from where it is or from another? */
export function whyNotFire(t: Table, unit: Unit, at: Hex, from: Hex = t.units.where[unit]): Refusal {
  // §5.1: at an enemy counter in the next hex
  if (!isEnemyAt(t, unit, at)) return refuse.nobodyThere(at)
  if (distance(grid, from, at) !== 1) return refuse.outOfRange(at)
  // §5.2: a dummy has nothing to fire with
  if (t.units.kind[unit] === DUMMY) return refuse.dummyFires(unit)
  return ALLOWED
}

/** Lists the hexes that the active counter may fire into. */
export function listTargets(t: Table, unit: Unit, out: Moves): void {
  // §5.2: a dummy has nothing to fire with
  if (t.units.kind[unit] === DUMMY) return
  for (let d = 0; d < 6; d++) {
    const at = neighbour(grid, t.units.where[unit], d as Direction)
    if (at !== OFF_MAP && isEnemyAt(t, unit, at)) out.add(act.fire(at))
  }
}

/** §6.2: whoever fires or is fired at is known from then on. */
export function show(t: Table, unit: Unit): void {
  if (t.shown.has(unit)) return
  t.shown.add(unit)
  markReveal(t)
}

/** Opens fire: the firer is known, and the other side may react. */
export function openFire(t: Table, unit: Unit, at: Hex): void {
  show(t, unit)
  tell.fired(t, unit, t.units.kind[unit], at)
}

/** May the counter under fire fall back into this hex? */
export function whyNotFallBack(t: Table, unit: Unit, firer: Unit, to: Hex): Refusal {
  // §5.4: one hex, open to it and empty, and away from the firer
  if (distance(grid, t.units.where[unit], to) !== 1) return refuse.tooFar(to)
  if (COST[to] === CLOSED) return refuse.river(to)
  if (t.hexes.unit[to] !== 0) return refuse.occupied(to)
  if (distance(grid, t.units.where[firer], to) < 2) return refuse.towardsEnemy(to)
  return ALLOWED
}

/** Falls back: the fire hits nobody. */
export function fallBack(t: Table, unit: Unit, to: Hex): void {
  const from = t.units.where[unit]
  putAt(t, unit, to)
  tell.fellBack(t, unit, from, to)
}

/** Does the counter stand in bush? */
export const isInBush = (t: Table, unit: Unit): boolean => TERRAIN[t.units.where[unit]] === 'b'

interface Line extends Modifier {
  holds(t: Table, firer: Unit, target: Unit): boolean
}

/** All that may change the highest roll that hits. */
const LINES = [
  // §5.5: one lower against a target in bush
  { text: 'page.targetInBush', value: -1, rule: '5.5', holds: (t, _, target) => isInBush(t, target) },
  // §7.1: and one lower for a firer that is disrupted
  { text: 'page.firerDisrupted', value: -1, rule: '7.1', holds: (t, firer) => t.units.disrupted[firer] === 1 },
] as const satisfies readonly Line[]

/** §5.5 + §7.1: the lines that count when one counter fires at another. */
export const fireLines = (t: Table, firer: Unit, target: Unit): readonly (typeof LINES)[number][] =>
  LINES.filter((line) => line.holds(t, firer, target))

/** §5.5: the highest roll with which one counter hits another; 0 when none does. `kind` is what the firer is, or may be. */
export function needed(t: Table, firer: Unit, target: Unit, kind: Kind = t.units.kind[firer]): number {
  let most = FIRE[kind]
  for (let i = 0; i < LINES.length; i++) if (LINES[i].holds(t, firer, target)) most += LINES[i].value
  return Math.max(0, most)
}

/** §5.7 + §7.1: a counter that is still there and not disrupted fires back. */
export const firesBack = (t: Table, unit: Unit): boolean =>
  t.units.where[unit] !== NOWHERE && t.units.disrupted[unit] === 0

/** The counter stands: it is fired at, and fires back if it still can. */
export function exchange(t: Table, firer: Unit, target: Unit): void {
  show(t, target)
  tell.stood(t, target, t.units.kind[target])
  // §6.3: a dummy that is fired at is found out
  if (t.units.kind[target] === DUMMY) {
    putAt(t, target, NOWHERE)
    tell.exposed(t, target)
    return
  }
  about(t, (t.tracks.turn << 8) | t.units.where[target])
  shoot(t, firer, target)
  if (firesBack(t, target)) shoot(t, target, firer)
}

function shoot(t: Table, firer: Unit, target: Unit): void {
  const most = needed(t, firer, target)
  // §5.5: one die, equal or below hits
  if (d6(t) > most) tell.missed(t, target, most)
  // §5.6: the first hit disrupts, the second eliminates
  else if (t.units.disrupted[target] === 0) {
    t.units.disrupted[target] = 1
    tell.disrupted(t, target, most)
  } else {
    putAt(t, target, NOWHERE)
    t.units.disrupted[target] = 0
    tell.eliminated(t, target, most)
  }
}
