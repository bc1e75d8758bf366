import { type Called, type Said, text } from '@boma/counsel'
import { SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { UNIT_WORDS, UNITS, type Unit } from '../roster.ts'
import { typeOf } from '../rules/09-units.ts'
import { perSlot, slotOf } from '../rules/17-forces.ts'

/** What the data of the scenarios call units, each name once: '6 FK'. */
export const FORCES: readonly string[] = [
  ...new Set(SCENARIOS.flatMap(({ forces }) => [...forces.german, ...forces.british].map(({ name }) => name))),
]

/** What a type is called. */
export const typeName = (t: Table, u: Unit): Called => ({ kind: 'type', value: typeOf(t, u) })

/** What a unit is called: as its scenario has it, with its slot where another is called so too; an empty slot by itself. */
export function unitName(t: Table, u: Unit): Said {
  const slot = UNIT_WORDS[u] ?? ''
  if (t.units.size[u] === 0) return slot
  return isAnothers(t, u) ? text`${plainName(t, u)} (${slot.toUpperCase()})` : plainName(t, u)
}
function plainName(t: Table, u: Unit): Said {
  const man = manOf(t, u)
  return man === 0 ? ownName(t, u) : text`${ownName(t, u)} ${man}`
}
/** §17.10: in a free game a unit goes by its type. */
const ownName = (t: Table, u: Unit): Called => {
  const force = forceOf(t, u)
  return force === undefined ? typeName(t, u) : { kind: 'force', value: force }
}
const forceOf = perSlot((_, slot) => FORCES.indexOf(slot.name))
/** §9.9: which of several men of one name it is, from 1; 0 where there is one alone. */
function manOf(t: Table, u: Unit): number {
  const slot = slotOf(t, u)
  return slot !== undefined && (slot.man > 0 || isFirstOfSeveral(t, u)) ? slot.man + 1 : 0
}
function isFirstOfSeveral(t: Table, u: Unit): boolean {
  const next = u + 1 < UNITS ? slotOf(t, (u + 1) as Unit) : undefined
  return next !== undefined && next.man > 0 && next.id === slotOf(t, u)?.id
}
/** Is another unit of the match called so, too? */
export function isAnothers(t: Table, u: Unit): boolean {
  for (let v = 0 as Unit; v < UNITS; v++) if (v !== u && t.units.size[v] > 0 && areNamedAlike(t, u, v)) return true
  return false
}
function areNamedAlike(t: Table, u: Unit, v: Unit): boolean {
  const force = forceOf(t, u)
  if (force !== forceOf(t, v) || manOf(t, u) !== manOf(t, v)) return false
  return force !== undefined || typeOf(t, u) === typeOf(t, v)
}
