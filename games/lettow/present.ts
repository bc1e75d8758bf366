import type { Present } from '@boma/showing'
import { PLACES, type Space } from './board.ts'
import { TURNS } from './data/charts.ts'
import type { Table } from './layout.ts'
import { pageIn } from './page/index.ts'
import { CARD_NAMES, UNIT_NAMES, type Unit } from './roster.ts'
import { namesIn, say, type Words } from './words/words.ts'

const ALL_PLACES: readonly Space[] = Array.from({ length: PLACES }, (_, place) => place as Space)

/** The position in lines of text; counters and places as players write them, since this is where they look that up. */
const describe = (t: Table, words: Words): readonly string[] => [
  timeLine(t, words),
  ...ALL_PLACES.flatMap((place) => placeLine(t, place, words)),
]

function timeLine(t: Table, words: Words): string {
  const turn = TURNS[t.tracks.turn - 1]
  if (turn === undefined) return `${say(words, 'page.setUp')}.`
  const card = `${CARD_NAMES[t.tracks.card]}, ${words.cards[t.tracks.card].title}`
  return say(words, 'table.card', { turn, card })
}

function placeLine(t: Table, place: Space, words: Words): readonly string[] {
  const here = UNIT_NAMES.filter((_, u) => t.units.where[u as Unit] === place)
  return here.length === 0 ? [] : [say(words, 'table.place', { space: words.places[place], units: here.join(', ') })]
}

/** How the game speaks to people in a language. */
export const presentIn = (words: Words): Present<Table> => ({
  language: words.language,
  messages: words.messages,
  names: namesIn(words),
  page: { ...pageIn(words), describe: (t) => describe(t, words) },
})
