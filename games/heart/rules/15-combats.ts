import { other, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import type { Table } from '../layout.ts'
import {
  endOf,
  FIRST_UNIT,
  type Figure,
  firstOf,
  headOf,
  NO_FIGURE,
  NO_UNIT,
  PER_SIDE,
  sideOf,
  UNITS,
  type Unit,
  unitOf,
} from '../roster.ts'
import { CHARGED, DECLARED, did, mark, nextAttached } from './09-units.ts'
import { isEntrenchedFrom } from './10-cover.ts'
import { areaIn, ground, NO_AREA } from './10-ground.ts'
import { bitOf, groupOf, noteContacts } from './14-contacts.ts'

/** §11.5: is the unit in a combat that is still to be fought in this phase? */
export const isToFight = (t: Table, u: Unit): boolean => t.units.touching[u] !== 0 && !did(t, u, DECLARED)

/** §11.5: takes all that are linked by contact with a unit into the combat under way; friends of one unit are linked (ours). */
export function gather(t: Table, from: Unit): void {
  t.combat.clear()
  enlist(t, from)
  for (let grows = true; grows; ) {
    grows = false
    for (let u = FIRST_UNIT; u !== UNITS; u++) if (t.combat.has(u)) grows = enlistEnemies(t, u) || grows
  }
}
function enlistEnemies(t: Table, u: Unit): boolean {
  let grows = false
  for (let v = firstOf(other(sideOf(u))), end = endOf(other(sideOf(u))); v !== end; v++)
    if ((t.units.touching[u] & bitOf(v)) !== 0 && !t.combat.has(v)) {
      enlist(t, v)
      grows = true
    }
  return grows
}
function enlist(t: Table, u: Unit): void {
  t.combat.add(u)
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a)) t.combat.add(a)
}

/** Begins the combat of a unit: nobody in it fights again in this phase. */
export function beginCombat(t: Table, u: Unit): void {
  gather(t, u)
  for (let v = FIRST_UNIT; v !== UNITS; v++) if (t.combat.has(v)) mark(t, v, DECLARED)
  tell.combat(t, u)
}

/** §15.2: the side that charged; if both did, or in an old fight, the side that began movement. */
export function attackerIn(t: Table): Side {
  let sides = 0
  for (let u = FIRST_UNIT; u !== UNITS; u++) if (t.combat.has(u) && hasChargedIn(t, u)) sides |= 1 << sideOf(u)
  return sides === 1 || sides === 2 ? ((sides - 1) as Side) : t.tracks.beginner
}

/** §15.2: has it charged into this fight in this turn? Whose charge fell short has not. */
const hasChargedIn = (t: Table, u: Unit): boolean => t.units.charged[u] !== 0 && did(t, u, CHARGED)

/** §15.1, §16.7: the next figure of a side in the combat, leaders too, behind another, or the first; NO_FIGURE behind the last. */
export function nextFighter(t: Table, side: Side, last: Figure = NO_FIGURE): Figure {
  const head = headOf(firstOf(side))
  const end = head + headOf(PER_SIDE as Unit)
  for (let f = Math.max(last + 1, head) as Figure; f < end; ) {
    const u = unitOf(f)
    if (t.combat.has(u) && f < headOf(u) + t.units.count[u]) return f
    const next = t.combat.next(u + 1)
    if (next < 0) break
    f = headOf(next)
  }
  return NO_FIGURE
}

/** §6.6, §15.5: does a figure storm, against this opponent? */
export function storms(t: Table, f: Figure, g: Figure): boolean {
  const u = groupOf(t, unitOf(f))
  if (t.units.charged[u] === 0) return false
  const { x, y } = t.figures
  if (isEntrenchedFrom(t, x[g], y[g], x[f], y[f])) return true
  // §15.5: in the turn of the charge also against one whose works it has come into
  if (!did(t, u, CHARGED)) return false
  const at = ground(t)
  const works = areaIn(t, at, at.shelters, x[g], y[g])
  return works !== NO_AREA && areaIn(t, at, at.shelters, x[f], y[f]) === works
}

/** §15.9: whoever touches nobody any more is out of his fight; who touches whom is forgotten. */
export function endFights(t: Table): void {
  noteContacts(t)
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    t.units.did[u] &= ~DECLARED
    t.units.touching[u] = 0
  }
  t.combat.clear()
}
