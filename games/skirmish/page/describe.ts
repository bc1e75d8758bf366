import { type Hex, nameHex } from '@boma/kernel'
import { type Text, text } from '@boma/showing'
import { FORD, grid, NOWHERE, TERRAIN } from '../board.ts'
import type { Table } from '../layout.ts'
import { UNIT_NAMES, UNITS, type Unit } from '../roster.ts'
import { name, say } from '../words/words.ts'

/** The position in lines of text. */
export function describe(t: Table): readonly Text[] {
  const units = Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => t.units.where[u] !== NOWHERE)
  return [
    say('table.turn', { turn: t.tracks.turn, side: name('side', t.tracks.ford) }),
    ...mapLines(t),
    ...units.map((u) => unitLine(t, u)),
  ]
}

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

function unitLine(t: Table, unit: Unit): Text {
  const state = t.units.disrupted[unit] === 1 ? say('table.disrupted') : ''
  const acted = t.acted.has(unit) ? say('table.acted') : ''
  const kind = name('kind', t.units.kind[unit])
  return text`${UNIT_NAMES[unit]} ${kind} ${nameHex(grid, t.units.where[unit])}${state}${acted}`
}
