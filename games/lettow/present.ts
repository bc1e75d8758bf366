import type { Present, Side } from '@boma/kernel'
import { CARD_NAMES, PLACE_NAMES, PLACES, type Space, UNIT_NAMES, type Unit } from './board.ts'
import { CARDS } from './data/cards.ts'
import { TURNS } from './data/charts.ts'
import type { Table } from './layout.ts'
import { pageIn } from './page/index.ts'
import { namesIn } from './speech.ts'
import { english } from './words-en.ts'

function describe(t: Table, _side: Side): readonly string[] {
  const turned = CARDS[t.tracks.card]
  const card = t.tracks.turn === 0 || turned === undefined ? '' : ` Card ${CARD_NAMES[t.tracks.card]}: ${turned.title}.`
  const places = Array.from({ length: PLACES }, (_, p) => p as Space)
  return [`${TURNS[t.tracks.turn - 1] ?? 'Set-up'}.${card}`, ...places.flatMap((p) => placeLine(t, p))]
}

function placeLine(t: Table, place: Space): readonly string[] {
  const here = UNIT_NAMES.filter((_, u) => t.units.where[u as Unit] === place)
  return here.length === 0 ? [] : [`${PLACE_NAMES[place]}: ${here.join(', ')}`]
}

/** How the game speaks to people. */
export const present: Present<Table> = {
  messages: english.messages,
  names: namesIn(english),
  describe,
  page: pageIn(english),
}
