import { type Hex, nameHex } from '@boma/kernel'
import type { Present } from '@boma/showing'
import { FORD, grid, NOWHERE, TERRAIN } from './board.ts'
import type { Table } from './layout.ts'
import { pageIn } from './page/index.ts'
import { UNIT_NAMES, UNITS, type Unit } from './roster.ts'
import { say, type Words } from './words/words.ts'

/** The map as a block of text: columns side by side, lower columns one line lower, two lines to a hex. */
function mapLines(t: Table): string[] {
  const lines: string[] = []
  for (let y = 0; y < 2 * grid.rows + 1; y++) {
    let line = ''
    for (let column = 0; column < grid.columns; column++) {
      const low = column % 2
      const row = (y - low) >> 1
      const on = (y - low) % 2 === 0 && row >= 0 && row < grid.rows
      line += on ? cell(t, (column * grid.rows + row) as Hex) : '       '
    }
    lines.push(line.trimEnd())
  }
  return lines
}

function cell(t: Table, hex: Hex): string {
  const there = t.hexes.unit[hex]
  const content = there === 0 ? (hex === FORD ? 'F' : (TERRAIN[hex] ?? '.')) : (UNIT_NAMES[there - 1] ?? '?')
  return `${nameHex(grid, hex)}${content.padEnd(3)}`
}

function unitLine(t: Table, unit: Unit, words: Words): string {
  const kind = words.kinds[t.units.kind[unit]]
  const state = t.units.disrupted[unit] === 1 ? say(words, 'table.disrupted') : ''
  const acted = t.acted.has(unit) ? say(words, 'table.acted') : ''
  return `${UNIT_NAMES[unit]} ${kind} ${nameHex(grid, t.units.where[unit])}${state}${acted}`
}

function describe(t: Table, words: Words): readonly string[] {
  const units = Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => t.units.where[u] !== NOWHERE)
  return [
    say(words, 'table.turn', { turn: String(t.tracks.turn), side: words.sides[t.tracks.ford] }),
    ...mapLines(t),
    ...units.map((u) => unitLine(t, u, words)),
  ]
}

/** How the game speaks to people, in the words of a language. */
export const presentIn = (words: Words): Present<Table> => ({
  language: words.language,
  messages: words.messages,
  names: { side: words.sides, kind: words.kinds },
  page: { ...pageIn(words), describe: (t) => describe(t, words) },
})
