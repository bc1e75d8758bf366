import { type Hex, type IdSet, markReveal } from '@boma/kernel'
import { ELIMINATED, isHex, RECRUITS } from '../board.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { countIn, DISRUPTED, ENTRENCHED, isEmpty, isOnMap } from '../stacks.ts'
import { occupationChanged } from './05-victory.ts'
import { refreshZone } from './11-zones.ts'
import { isHidden } from './26-fog.ts'

/** §4.0: moves a counter to a place, and keeps stacks, zones, entrenchments and control true. */
export function putAt(t: Table, unit: Unit, to: Hex): void {
  const from = t.units.where[unit]
  if (from === to) return
  // §13.2 + §26.0: the enemy sees that a stack came or went, so that no unseen move can be taken back
  if (isHidden(t, unit)) markReveal(t)
  t.stacks.take(unit)
  t.stacks.put(unit, to)
  if (isHex(from)) leave(t, from)
  if (isHex(to)) refreshZone(t, to)
  if (isHex(to) && t.units.next[unit] === 0 && t.places.first[to] === unit + 1) occupationChanged(t, to)
}

/**
 * §4.0: moves counters of one place to another, all at once: one by one they would hold both places half-way, and win
 * a match (5.2) that nobody has won.
 */
export function moveTogether(t: Table, units: IdSet<Unit>, to: Hex): void {
  const from = t.units.where[units.next(0)]
  const taken = isEmpty(t, to)
  // §13.2 + §26.0: as in putAt, but once: the marks must not tell how many went
  if (isHidden(t, units.next(0))) markReveal(t)
  for (let u = units.next(0); u >= 0; u = units.next(u + 1)) {
    t.stacks.take(u)
    t.stacks.put(u, to)
  }
  if (isHex(from)) leave(t, from)
  if (isHex(to)) refreshZone(t, to)
  if (isHex(to) && taken) occupationChanged(t, to)
}

function leave(t: Table, hex: Hex): void {
  // §25.1.2: an entrenchment goes the instant nobody is left in it
  if (isEmpty(t, hex)) t.places.marks[hex] &= ~ENTRENCHED
  refreshZone(t, hex)
  if (isEmpty(t, hex)) occupationChanged(t, hex)
  // §26.0: when those leave whom the enemy sees, he learns that others were with them
  else if (countIn(t, hex, isHidden) > 0) markReveal(t)
}

/** Flips a counter to its disrupted side or back. */
export function setDisrupted(t: Table, unit: Unit, disrupted: boolean): void {
  if (disrupted) t.units.state[unit] |= DISRUPTED
  else t.units.state[unit] &= ~DISRUPTED
  if (isOnMap(t, unit)) refreshShown(t, unit)
}

/** Brings the zone around a counter's hex up to date; what that tells the enemy about unseen units is shown (W42). */
export function refreshShown(t: Table, unit: Unit): void {
  const hex = t.units.where[unit]
  const before = t.places.marks[hex]
  refreshZone(t, hex)
  const tells = isHidden(t, unit) ? t.places.marks[hex] !== before : countIn(t, hex, isHidden) > 0
  if (tells) markReveal(t)
}

/** Takes a counter off the map for good, or until it is recruited again, in good order and on its front. */
export function discard(t: Table, unit: Unit, replaceable: boolean): void {
  putAt(t, unit, ((replaceable ? RECRUITS : ELIMINATED) + SIDE_OF[unit]) as Hex)
  t.units.state[unit] = 0
  t.units.spent[unit] = 0
  t.force.remove(unit)
  t.attackers.remove(unit)
  t.defenders.remove(unit)
}
