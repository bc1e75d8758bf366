// Chapters 3, 4 and 14 read a second time, plainly, from the text and the data alone: whose shots count what. What ground
// does to a line (10) is asked of the rules, for it has oracles of its own.

import type { Table } from '../../layout.ts'
import { CHARGED, DECLARED, FROM_COVER, MOUNTED, SMOKE, SPRUNG } from '../../rules/09-units.ts'
import { isCoveredFrom, isEntrenchedFrom, isInWorks } from '../../rules/10-cover.ts'
import { apart, areInContact, everybody, foesOf, hasDone, isSo, type Man, marks, men, of, rangeOf } from './men.ts'

/** 10.7: at least half of the unit's own figures in cover against that man. */
const isCovered = (t: Table, v: number, from: Man): boolean => {
  const own = men(t, v)
  return 2 * own.filter((m) => isCoveredFrom(t, m.x * 16, m.y * 16, from.x * 16, from.y * 16)).length >= own.length
}
/** 10.6: at least half of it entrenched, each against the nearest of the other. */
const isEntrenched = (t: Table, u: number, against: number): boolean => {
  const own = men(t, u)
  const safe = own.filter((m) => {
    const [nearest] = [...men(t, against)].sort((a, b) => apart(t, m, a) - apart(t, m, b))
    return nearest !== undefined && isEntrenchedFrom(t, m.x * 16, m.y * 16, nearest.x * 16, nearest.y * 16)
  })
  return 2 * safe.length >= own.length
}

/** 3.2-3.10, 5.4, 14.7: what counts for a man's shot, at that range, at a figure of unit v. */
export function modifier(t: Table, man: Man, u: number, v: number, at: Man, range: number): number {
  let sum = man.type.shootBonus
  if (man.type.id === 'cavalry' && hasDone(t, man.slot, MOUNTED)) sum = 0
  if ((of(t, 'traits', man.slot) & 8) !== 0) sum += 1
  if (apart(t, man, at) > range / 2) sum -= 1
  const charged = of(t, 'charged', v) - 1
  if (charged >= 0 && hasDone(t, v, CHARGED) && areInContact(t, v, charged) && !isEntrenched(t, charged, v)) sum -= 1
  const target = men(t, v)[0]?.type
  if (!hasDone(t, u, SPRUNG)) {
    const covered = isCovered(t, v, man)
    if ((covered || hasDone(t, v, FROM_COVER)) && foesOf(t, v).length === 0) sum -= 1
    if (covered && target?.trained && !hasDone(t, v, DECLARED)) sum -= 1
    if (covered && target?.modern) sum -= 1
  }
  if (of(t, 'open', v) === 1) sum -= 1
  if (isInWorks(t, man.x * 16, man.y * 16, at.x * 16, at.y * 16)) sum -= 1
  if (isSo(t, u, SMOKE) || isSo(t, v, SMOKE)) sum -= 1
  return sum
}

/** Every man of a unit of riflemen who shoots at another, and what counts for him. */
export function shotsOf(t: Table, u: number, v: number): readonly { readonly shooter: number; readonly sum: number }[] {
  return everybody(t, u)
    .filter((man) => man.type.shots > 0)
    .flatMap((man) => {
      const [nearest] = marks(t, man, u, v)
      return nearest === undefined ? [] : [{ shooter: man.id, sum: modifier(t, man, u, v, nearest, rangeOf(t, man)) }]
    })
}

/** 3.1: does the die hit? */
export const isHit = (die: number, sum: number, least = 5): boolean => die === 6 || (die > 1 && die + sum >= least)
