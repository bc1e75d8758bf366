import type { Hex } from '@boma/kernel'
import { ELIMINATED, isHex, RECRUITS } from '../board.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { DISRUPTED, ENTRENCHED, isEmpty, isOnMap, link, unlink } from '../stacks.ts'
import { occupationChanged } from './05-victory.ts'
import { refreshZone } from './11-zones.ts'

/** §4.0: moves a counter to a place, and keeps stacks, zones, entrenchments and control true. */
export function putAt(t: Table, unit: Unit, to: Hex): void {
  const from = t.units.where[unit]
  if (from === to) return
  unlink(t, unit, from)
  link(t, unit, to)
  if (isHex(from)) leave(t, from)
  if (isHex(to)) refreshZone(t, to)
  if (isHex(to) && t.units.next[unit] === 0 && t.places.first[to] === unit + 1) occupationChanged(t, to)
}

function leave(t: Table, hex: Hex): void {
  // §25.1.2: an entrenchment goes the instant nobody is left in it
  if (isEmpty(t, hex)) t.places.marks[hex] &= ~ENTRENCHED
  refreshZone(t, hex)
  if (isEmpty(t, hex)) occupationChanged(t, hex)
}

/** Flips a counter to its disrupted side or back. */
export function setDisrupted(t: Table, unit: Unit, disrupted: boolean): void {
  if (disrupted) t.units.state[unit] |= DISRUPTED
  else t.units.state[unit] &= ~DISRUPTED
  if (isOnMap(t, unit)) refreshZone(t, t.units.where[unit])
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
