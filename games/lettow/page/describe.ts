import { type Text, text } from '@boma/showing'
import { PLACES, type Space } from '../board.ts'
import { TURNS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { UNIT_NAMES, type Unit } from '../roster.ts'
import { name, say } from '../words/words.ts'

const ALL_PLACES: readonly Space[] = Array.from({ length: PLACES }, (_, place) => place as Space)

/** The position in lines of text; counters and places as players write them, since this is where they look that up. */
export const describe = (t: Table): readonly Text[] => [
  timeLine(t),
  ...ALL_PLACES.flatMap((place) => placeLine(t, place)),
]

function timeLine(t: Table): Text {
  const turn = TURNS[t.tracks.turn - 1]
  if (turn === undefined) return text`${say('page.setUp')}.`
  return say('table.card', { turn, card: name('card', t.tracks.card) })
}

function placeLine(t: Table, place: Space): readonly Text[] {
  const units = UNIT_NAMES.filter((_, u) => t.units.where[u as Unit] === place)
  return units.length === 0 ? [] : [say('table.place', { space: name('space', place), units })]
}
