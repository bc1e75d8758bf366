import { type Text, text } from '@boma/showing'
import { kindNamed } from '../board/ground.ts'
import type { Terrain } from '../data/kind.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { MOST_FIGURES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { FIGURE_WORDS, type Figure, UNIT_WORDS, UNITS, type Unit, unitOf } from '../roster.ts'
import { typeOf } from '../rules/09-units.ts'
import { perSlot, slotOf } from '../rules/17-forces.ts'
import { FORCES, name, say } from '../words/words.ts'

/** What a type is called. */
export const typeName = (t: Table, u: Unit) => name('type', typeOf(t, u))

/** What a unit is called: as its scenario has it, with its slot where another is called so too; an empty slot by itself. */
export function unitName(t: Table, u: Unit): Text {
  const slot = UNIT_WORDS[u] ?? ''
  if (t.units.size[u] === 0) return slot
  return isAnothers(t, u) ? text`${plainName(t, u)} (${slot.toUpperCase()})` : plainName(t, u)
}
/** The same with what players type in brackets, which some have in their names. */
export const typedName = (t: Table, u: Unit): Text =>
  isAnothers(t, u) ? unitName(t, u) : text`${unitName(t, u)} (${UNIT_WORDS[u] ?? ''})`

function plainName(t: Table, u: Unit): Text {
  const man = manOf(t, u)
  return man === 0 ? ownName(t, u) : text`${ownName(t, u)} ${man}`
}
/** §17.10: in a free game a unit goes by its type. */
const ownName = (t: Table, u: Unit) => {
  const force = forceOf(t, u)
  return force === undefined ? typeName(t, u) : name('force', force)
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
function isAnothers(t: Table, u: Unit): boolean {
  for (let v = 0 as Unit; v < UNITS; v++) if (v !== u && t.units.size[v] > 0 && areNamedAlike(t, u, v)) return true
  return false
}
function areNamedAlike(t: Table, u: Unit, v: Unit): boolean {
  const force = forceOf(t, u)
  if (force !== forceOf(t, v) || manOf(t, u) !== manOf(t, v)) return false
  return force !== undefined || typeOf(t, u) === typeOf(t, v)
}

/** Those of all units and figures. */
export function namesOf(t: Table): { readonly unit: readonly Text[]; readonly figure: readonly Text[] } {
  const unit = UNIT_WORDS.map((_, u) => unitName(t, u as Unit))
  const figure = FIGURE_WORDS.map((_, f) => {
    const called = unit[unitOf(f as Figure)] ?? ''
    const isAlone = t.units.size[unitOf(f as Figure)] === 1
    return isAlone ? called : say('page.man', { unit: called, man: (f % MOST_FIGURES) + 1 })
  })
  return { unit, figure }
}

const PLACES: readonly Terrain[] = SCENARIOS.flatMap(({ terrain }) => terrain)
/** What players call a piece of ground; §17.6: that of a free game has no name of its own. */
export function placeName(piece: Terrain): Text | undefined {
  const place = PLACES.indexOf(piece)
  return place < 0 ? undefined : name('place', place)
}
/** What its kind is called. */
export const groundName = ({ kind }: Terrain): Text => name('kind', kindNamed(kind))
