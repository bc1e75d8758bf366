import { MOST_FIGURES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { FIGURE_WORDS, type Figure, TYPE_WORDS, UNIT_WORDS, UNITS, type Unit, unitOf } from '../roster.ts'
import { typeOf } from '../rules/09-units.ts'
import { slotOf } from '../rules/17-forces.ts'
import { say, unitNameIn, type Words } from '../words/words.ts'

/** What a type is called. */
export const typeName = (t: Table, u: Unit, words: Words): string => {
  const id = TYPE_WORDS[typeOf(t, u)] ?? ''
  return words.types[id] ?? id
}

/** What a unit is called: as its scenario has it, else by its type and slot. */
export function unitName(t: Table, u: Unit, words: Words): string {
  const slot = slotOf(t, u)
  if (slot === undefined)
    return t.units.size[u] === 0 ? (UNIT_WORDS[u] ?? '') : `${typeName(t, u, words)} ${UNIT_WORDS[u]}`
  const name = unitNameIn(words, slot.name)
  return slot.man > 0 || isOneOfSeveral(t, u) ? `${name} ${slot.man + 1}` : name
}
const isOneOfSeveral = (t: Table, u: Unit): boolean =>
  u + 1 < UNITS && slotOf(t, (u + 1) as Unit)?.id === slotOf(t, u)?.id

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
