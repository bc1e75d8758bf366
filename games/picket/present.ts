import type { Present } from '@boma/showing'
import { PARTS } from './data/table.ts'
import { WAYS } from './data/values.ts'
import type { Table } from './layout.ts'
import { pageIn } from './page/index.ts'
import { FIGURE_NAMES, FIGURES, type Figure } from './roster.ts'
import { stands } from './rules/01-table.ts'
import { say, type Words } from './words/words.ts'

function describe(t: Table, words: Words): readonly string[] {
  const figures = Array.from({ length: FIGURES }, (_, f) => f as Figure).filter((f) => stands(t, f))
  return [
    say(words, 'table.turn', { turn: String(t.tracks.turn) }),
    ...figures.map((f) =>
      say(words, 'table.figure', {
        figure: FIGURE_NAMES[f] ?? '',
        x: String(t.figures.x[f] / PARTS),
        y: String(t.figures.y[f] / PARTS),
        facing: String((t.figures.facing[f] * 360) / WAYS),
        acted: t.acted.has(f) ? say(words, 'table.acted') : '',
      }),
    ),
  ]
}

/** How the game speaks to people, in the words of a language. */
export const presentIn = (words: Words): Present<Table> => ({
  language: words.language,
  messages: words.messages,
  names: { side: words.sides },
  page: { ...pageIn(words), describe: (t) => describe(t, words) },
})
