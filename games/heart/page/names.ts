import { MOST_FIGURES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { FIGURE_WORDS, type Figure, TYPE_WORDS, UNIT_WORDS, UNITS, type Unit, unitOf } from '../roster.ts'
import { typeOf } from '../rules/09-units.ts'
import { isFree } from '../rules/17.10-lists.ts'
import { slotOf } from '../rules/17-forces.ts'
import { say, unitNameIn, type Words } from '../words/words.ts'

/** What a type is called. */
export const typeName = (t: Table, u: Unit, words: Words): string => {
  const id = TYPE_WORDS[typeOf(t, u)] ?? ''
  return words.types[id] ?? id
}

/** What a unit is called: as its scenario has it, with its slot where another is called so too; an empty slot by itself. */
export function unitName(t: Table, u: Unit, words: Words): string {
  const slot = UNIT_WORDS[u] ?? ''
  if (t.units.size[u] === 0) return slot
  const name = plainName(t, u, words)
  return isAnothers(t, u, name, words) ? `${name} (${slot.toUpperCase()})` : name
}
function plainName(t: Table, u: Unit, words: Words): string {
  const slot = slotOf(t, u)
  // §17.10: in a free game a unit goes by its type
  const name = slot === undefined || isFree(t) ? typeName(t, u, words) : unitNameIn(words, slot.name)
  return slot !== undefined && (slot.man > 0 || isFirstOfSeveral(t, u)) ? `${name} ${slot.man + 1}` : name
}
function isFirstOfSeveral(t: Table, u: Unit): boolean {
  const next = u + 1 < UNITS ? slotOf(t, (u + 1) as Unit) : undefined
  return next !== undefined && next.man > 0 && next.id === slotOf(t, u)?.id
}
function isAnothers(t: Table, u: Unit, name: string, words: Words): boolean {
  for (let v = 0 as Unit; v < UNITS; v++)
    if (v !== u && t.units.size[v] > 0 && plainName(t, v, words) === name) return true
  return false
}

/** Those of all units and figures. */
export function namesOf(
  t: Table,
  words: Words,
): { readonly unit: readonly string[]; readonly figure: readonly string[] } {
  const unit = UNIT_WORDS.map((_, u) => unitName(t, u as Unit, words))
  const man = say(words, 'page.man', { unit: '{unit}', man: '{man}' })
  const figure = FIGURE_WORDS.map((_, f) => {
    const name = unit[unitOf(f as Figure)] ?? ''
    const isAlone = t.units.size[unitOf(f as Figure)] === 1
    return isAlone ? name : man.replace('{unit}', name).replace('{man}', String((f % MOST_FIGURES) + 1))
  })
  return { unit, figure }
}
