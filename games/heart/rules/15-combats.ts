import { other, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import type { Table } from '../layout.ts'
import { type Figure, firstOf, headOf, PER_SIDE, sideOf, UNITS, type Unit, unitOf } from '../roster.ts'
import { CHARGED, DECLARED, did, mark, nextAttached } from './09-units.ts'
import { isEntrenchedFrom } from './10-cover.ts'
import { areaIn, ground } from './10-ground.ts'
import { bitOf, groupOf, noteContacts } from './14-contacts.ts'

/** §11.5: is the unit in a combat that is still to be fought in this phase? */
export const isToFight = (t: Table, u: Unit): boolean => t.units.touching[u] !== 0 && !did(t, u, DECLARED)

/** §11.5: takes all that are linked by contact with a unit into the combat under way; friends of one unit are linked (ours). */
export function gather(t: Table, from: Unit): void {
  t.combat.clear()
  enlist(t, from)
  for (let grows = true; grows; ) {
    grows = false
    for (let u = t.combat.next(0); u >= 0; u = t.combat.next(u + 1)) grows = enlistEnemies(t, u) || grows
  }
}
function enlistEnemies(t: Table, u: Unit): boolean {
  let grows = false
  const first = firstOf(other(sideOf(u)))
  for (let v = first; v < first + PER_SIDE; v++)
    if ((t.units.touching[u] & bitOf(v)) !== 0 && !t.combat.has(v)) {
      enlist(t, v)
      grows = true
    }
  return grows
}
function enlist(t: Table, u: Unit): void {
  t.combat.add(u)
  for (let a = nextAttached(t, u, 0); a >= 0; a = nextAttached(t, u, a + 1)) t.combat.add(a)
}

/** Begins the combat of a unit: nobody in it fights again in this phase. */
export function beginCombat(t: Table, u: Unit): void {
  gather(t, u)
  for (let v = t.combat.next(0); v >= 0; v = t.combat.next(v + 1)) mark(t, v, DECLARED)
  tell.combat(t, u)
}

/** §15.2: the side that charged; if both did, or in an old fight, the side that began movement. */
export function attackerIn(t: Table): Side {
  let sides = 0
  for (let u = t.combat.next(0); u >= 0; u = t.combat.next(u + 1)) if (hasChargedIn(t, u)) sides |= 1 << sideOf(u)
  return sides === 1 || sides === 2 ? ((sides - 1) as Side) : t.tracks.beginner
}

/** §15.2: has it charged into this fight in this turn? Whose charge fell short has not. */
const hasChargedIn = (t: Table, u: Unit): boolean => t.units.charged[u] !== 0 && did(t, u, CHARGED)

/** §15.1, §16.7: the next figure of a side in the combat, leaders too, from a figure on; -1 for none. */
export function nextFighter(t: Table, side: Side, from: number): Figure {
  const head = headOf(firstOf(side))
  const end = head + headOf(PER_SIDE as Unit)
  for (let f = Math.max(from, head) as Figure; f < end; ) {
    const u = unitOf(f)
    if (t.combat.has(u) && f < headOf(u) + t.units.count[u]) return f
    const next = t.combat.next(u + 1)
    if (next < 0) break
    f = headOf(next)
  }
  return -1 as Figure
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
  return works >= 0 && areaIn(t, at, at.shelters, x[f], y[f]) === works
}

/** §15.9: whoever touches nobody any more is out of his fight; who touches whom is forgotten. */
export function endFights(t: Table): void {
  noteContacts(t)
  for (let u = 0 as Unit; u < UNITS; u++) {
    t.units.did[u] &= ~DECLARED
    t.units.touching[u] = 0
  }
  t.combat.clear()
}
