import type { Present } from '@boma/kernel'
import { PARTS } from './data/values.ts'
import type { Table } from './layout.ts'
import { pageIn } from './page/index.ts'
import { unitName } from './page/names.ts'
import { figureOf, UNIT_WORDS, UNITS, type Unit } from './roster.ts'
import { isOnTable } from './rules/09-units.ts'
import { namesIn, say, type Words } from './words/words.ts'

function describe(t: Table, words: Words): readonly string[] {
  const units = Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => isOnTable(t, u))
  return [
    say(words, 'table.turn', { turn: String(t.tracks.turn) }),
    ...units.map((u) =>
      say(words, 'table.unit', {
        unit: `${unitName(t, u, words)} (${UNIT_WORDS[u]})`,
        figures: String(t.units.count[u]),
        x: String(t.figures.x[figureOf(u, 0)] / PARTS),
        y: String(t.figures.y[figureOf(u, 0)] / PARTS),
      }),
    ),
  ]
}

/** How the game speaks to people, in the words of a language. */
export const presentIn = (words: Words): Present<Table> => ({
  language: words.language,
  messages: words.messages,
  names: namesIn(words),
  describe: (t) => describe(t, words),
  page: pageIn(words),
})
