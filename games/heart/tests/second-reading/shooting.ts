// Chapters 3, 4 and 14 read a second time, plainly, from the text and the data alone: whose shots count what. What ground
// does to a line (10) is asked of the rules, for it has oracles of its own.

import { FACINGS } from '../../data/facings.ts'
import { TYPES } from '../../data/types.ts'
import type { Table } from '../../layout.ts'
import { touch } from '../../rules/09-contact.ts'
import { CHARGED, DECLARED, FROM_COVER, MOUNTED, ON_FOOT, SMOKE, SPRUNG } from '../../rules/09-units.ts'
import { isCoveredFrom, isEntrenchedFrom } from '../../rules/10-cover.ts'
import { blockedByFriend } from '../../rules/10-friends.ts'
import { sees } from '../../rules/10-sight.ts'

/** A man on the table, as a person sees him. */
interface Man {
  readonly id: number
  readonly slot: number
  readonly x: number
  readonly y: number
  readonly type: (typeof TYPES)[number]
}

/** What a column of the table says of a unit. */
const of = (t: Table, column: keyof Table['units'], slot: number): number => t.units[column][slot as never] ?? 0
function men(t: Table, slot: number): readonly Man[] {
  const type = TYPES[of(t, 'type', slot)]
  if (type === undefined) throw new Error('no type')
  return Array.from({ length: of(t, 'count', slot) }, (_, k) => {
    const id = slot * 20 + k
    return { id, slot, x: (t.figures.x[id as never] ?? 0) / 16, y: (t.figures.y[id as never] ?? 0) / 16, type }
  })
}
const attachedTo = (t: Table, slot: number): readonly number[] =>
  Array.from({ length: 48 }, (_, s) => s).filter((s) => of(t, 'attached', s) === slot + 1)
const everybody = (t: Table, slot: number): readonly Man[] => [
  ...men(t, slot),
  ...attachedTo(t, slot).flatMap((s) => men(t, s)),
]

/** Inches from centre to centre; exact enough for what lies on a grid of sixteenths. */
const apart = (a: Man, b: Man): number => Math.hypot(a.x - b.x, a.y - b.y)
const hasDone = (t: Table, slot: number, bit: number): boolean => (of(t, 'did', slot) & bit) !== 0
const isSo = (t: Table, slot: number, bit: number): boolean => (of(t, 'state', slot) & bit) !== 0

/** 9.12: bases of an inch, an eighth apart at most; stands are asked of the rules. */
const areTouching = (t: Table, a: Man, b: Man): boolean =>
  a.type.base === 'round' && b.type.base === 'round' ? apart(a, b) <= 1.125 : touch(t, a.id as never, b.id as never)
const areInContact = (t: Table, u: number, v: number): boolean =>
  everybody(t, u).some((a) => everybody(t, v).some((b) => areTouching(t, a, b)))
const isInContact = (t: Table, v: number): boolean =>
  Array.from({ length: 48 }, (_, s) => s).some(
    (s) => s < 24 !== v < 24 && of(t, 'where', s) === 2 && areInContact(t, v, s),
  )

const rangeOf = (t: Table, man: Man): number =>
  man.type.dismounted !== undefined && isSo(t, man.slot, ON_FOOT) ? man.type.dismounted.range : man.type.range

/** 9.7, by angles. */
function isInArc(t: Table, man: Man, at: Man): boolean {
  if (man.type.arc === 'all' || of(t, 'attached', man.slot) !== 0) return true
  const [fx, fy] = FACINGS[of(t, 'facing', man.slot)]?.step ?? [0, 1]
  const ahead = fx * (at.x - man.x) + fy * (at.y - man.y)
  const across = Math.abs(fx * (at.y - man.y) - fy * (at.x - man.x))
  return man.type.arc === 'front' ? ahead >= 0 : ahead > 0 && across <= ahead
}

/** 14.1: the figures of a unit that a man may shoot at. */
function marks(t: Table, man: Man, u: number, v: number): readonly Man[] {
  return everybody(t, v).filter((at) => {
    if (apart(man, at) > rangeOf(t, man)) return false
    if (!isInArc(t, man, at) && !areInContact(t, u, v)) return false
    const line = [man.x * 16, man.y * 16, at.x * 16, at.y * 16] as const
    return sees(t, ...line) && !blockedByFriend(t, u as never, ...line)
  })
}

/** 10.7: at least half of the unit's own figures in cover against that man. */
const isCovered = (t: Table, v: number, from: Man): boolean => {
  const own = men(t, v)
  return 2 * own.filter((m) => isCoveredFrom(t, m.x * 16, m.y * 16, from.x * 16, from.y * 16)).length >= own.length
}
/** 10.6: at least half of it entrenched, each against the nearest of the other. */
const isEntrenched = (t: Table, u: number, against: number): boolean => {
  const own = men(t, u)
  const safe = own.filter((m) => {
    const [nearest] = [...men(t, against)].sort((a, b) => apart(m, a) - apart(m, b))
    return nearest !== undefined && isEntrenchedFrom(t, m.x * 16, m.y * 16, nearest.x * 16, nearest.y * 16)
  })
  return 2 * safe.length >= own.length
}

/** 3.2-3.10, 5.4, 14.7: what counts for a man's shot at his nearest mark. */
function modifier(
  t: Table,
  man: Man,
  u: number,
  v: number,
  nearest: Man,
  inWorks: (m: Man, at: Man) => boolean,
): number {
  let sum = man.type.shootBonus
  if (man.type.id === 'cavalry' && hasDone(t, man.slot, MOUNTED)) sum = 0
  if ((of(t, 'traits', man.slot) & 8) !== 0) sum += 1
  if (apart(man, nearest) > rangeOf(t, man) / 2) sum -= 1
  const charged = of(t, 'charged', v) - 1
  if (charged >= 0 && hasDone(t, v, CHARGED) && areInContact(t, v, charged) && !isEntrenched(t, charged, v)) sum -= 1
  const target = men(t, v)[0]?.type
  if (!hasDone(t, u, SPRUNG)) {
    const covered = isCovered(t, v, man)
    if ((covered || hasDone(t, v, FROM_COVER)) && !isInContact(t, v)) sum -= 1
    if (covered && target?.trained && !hasDone(t, v, DECLARED)) sum -= 1
    if (covered && target?.modern) sum -= 1
  }
  if (of(t, 'open', v) === 1) sum -= 1
  if (inWorks(man, nearest)) sum -= 1
  if (isSo(t, u, SMOKE) || isSo(t, v, SMOKE)) sum -= 1
  return sum
}

/** Every man of a unit of riflemen who shoots at another, and what counts for him. */
export function shotsOf(t: Table, u: number, v: number, inWorks: (m: Man, at: Man) => boolean) {
  return everybody(t, u)
    .filter((man) => man.type.shots > 0)
    .flatMap((man) => {
      const all = [...marks(t, man, u, v)].sort((a, b) => apart(man, a) - apart(man, b))
      const [nearest] = all
      return nearest === undefined ? [] : [{ shooter: man.id, sum: modifier(t, man, u, v, nearest, inWorks) }]
    })
}
export type { Man }
