import type { Text } from '@boma/showing'
import { PARTS } from '../data/table.ts'
import { WAYS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { FIGURE_NAMES, FIGURES, type Figure } from '../roster.ts'
import { stands } from '../rules/01-table.ts'
import { say } from '../words/words.ts'

/** The position in lines of text. */
export function describe(t: Table): readonly Text[] {
  const figures = Array.from({ length: FIGURES }, (_, f) => f as Figure).filter((f) => stands(t, f))
  return [
    say('table.turn', { turn: t.tracks.turn }),
    ...figures.map((f) =>
      say('table.figure', {
        figure: FIGURE_NAMES[f],
        x: t.figures.x[f] / PARTS,
        y: t.figures.y[f] / PARTS,
        facing: (t.figures.facing[f] * 360) / WAYS,
        acted: t.acted.has(f) ? say('table.acted') : '',
      }),
    ),
  ]
}
