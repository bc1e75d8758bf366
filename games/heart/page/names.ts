import { type Text, text } from '@boma/showing'
import { kindNamed } from '../board/ground.ts'
import { isAnothers, unitName } from '../counsel/called.ts'
import type { Terrain } from '../data/kind.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { MOST_FIGURES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { FIGURE_WORDS, type Figure, UNIT_WORDS, type Unit, unitOf } from '../roster.ts'
import { name, say } from '../words/words.ts'

/** The same with what players type in brackets, which some have in their names. */
export const typedName = (t: Table, u: Unit): Text =>
  isAnothers(t, u) ? unitName(t, u) : text`${unitName(t, u)} (${UNIT_WORDS[u] ?? ''})`

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
