import type { Table } from '../layout.ts'
import { FIGURE_WORDS, TYPE_WORDS, UNIT_WORDS, UNITS, type Unit, unitOf } from '../roster.ts'
import { typeOf } from '../rules/09-units.ts'
import { slotOf } from '../rules/17-forces.ts'
import { type Message, say, type Words } from '../words/words.ts'

/** What a type is called. */
export const typeName = (t: Table, u: Unit, words: Words): string =>
  say(words, `type.${TYPE_WORDS[typeOf(t, u)]}` as Message)

/** What a unit is called: as its scenario has it, else by its type and slot. */
export function unitName(t: Table, u: Unit, words: Words): string {
  const slot = slotOf(t, u)
  if (slot === undefined)
    return t.units.size[u] === 0 ? (UNIT_WORDS[u] ?? '') : `${typeName(t, u, words)} ${UNIT_WORDS[u]}`
  return slot.man > 0 || isOneOfSeveral(t, u) ? `${slot.name} ${slot.man + 1}` : slot.name
}
const isOneOfSeveral = (t: Table, u: Unit): boolean =>
  u + 1 < UNITS && slotOf(t, (u + 1) as Unit)?.id === slotOf(t, u)?.id

/** Those of all units and figures. */
export function namesOf(
  t: Table,
  words: Words,
): { readonly unit: readonly string[]; readonly figure: readonly string[] } {
  const unit = UNIT_WORDS.map((_, u) => unitName(t, u as Unit, words))
  return {
    unit,
    figure: FIGURE_WORDS.map((_, f) =>
      say(words, 'page.man', { unit: unit[unitOf(f as never)] ?? '', man: String((f % 20) + 1) }),
    ),
  }
}
