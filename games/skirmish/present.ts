import { type Hex, nameHex, type Present, type Side } from '@boma/kernel'
import { KINDS, UNIT_NAMES, UNITS, type Unit } from './data/counters.ts'
import { FORD, grid, NOWHERE, TERRAIN } from './data/map.ts'
import type { Table } from './layout.ts'
import { page } from './page.ts'

const messages = {
  'ask.place': 'place your next counter in your home columns',
  'ask.activate': 'activate a counter, or end your phase',
  'ask.march': 'march, fire, rally or halt with {unit}',
  'ask.react': '{unit} is under fire: stand, or fall back',
  'do.place': 'Place {kind} at {hex}',
  'do.activate': 'Activate {unit}',
  'do.march': 'March to {hex}',
  'do.fire': 'Fire at {hex}',
  'do.rally': 'Rally',
  'do.halt': 'Halt',
  'do.stand': 'Stand',
  'do.fallBack': 'Fall back to {hex}',
  'do.end': 'End the phase',
  'tell.placed': '{unit}[ ({kind})] is placed at {hex}.',
  'tell.turnBegan': 'Turn {turn}.',
  'tell.activated': '{unit} acts.',
  'tell.marched': '{unit} marches from {from} to {to}.',
  'tell.fired': '{unit} ({kind}) opens fire at {hex}.',
  'tell.fellBack': '{unit} falls back from {from} to {to}.',
  'tell.stood': '{unit} ({kind}) stands.',
  'tell.missed': '{unit} is missed ({needed} or less would hit).',
  'tell.disrupted': '{unit} is disrupted ({needed} or less hits).',
  'tell.eliminated': '{unit} is eliminated ({needed} or less hits).',
  'tell.exposed': '{unit} was a dummy.',
  'tell.rallied': '{unit} rallies.',
  'tell.stayedDisrupted': '{unit} does not rally.',
  'tell.fordTaken': '{side} takes the ford.',
  'tell.won': '{side} wins.',
  'no.notHome': '{hex} is not in your home columns',
  'no.noneLeft': 'you have no {kind} left to place',
  'no.full': '{hex} holds a counter already',
  'no.enemyCounter': '{unit} is not yours to activate',
  'no.gone': '{unit} is not on the map',
  'no.actedAlready': '{unit} has acted this turn',
  'no.tooFar': '{hex} is not the next hex',
  'no.tooDear': '{hex} costs {cost} and {left} points are left',
  'no.river': '{hex} is river',
  'no.occupied': '{hex} holds a counter',
  'no.mustHalt': '{unit} has come next to an enemy and must halt',
  'no.nobodyThere': 'no enemy stands in {hex}',
  'no.outOfRange': '{hex} is not adjacent',
  'no.dummyFires': '{unit} is a dummy and cannot fire',
  'no.towardsEnemy': '{hex} is next to the firer',
  'no.notDisrupted': '{unit} is in good order',
  'no.hasMoved': '{unit} has marched and can no longer rally this turn',
} as const

const SIDE_NAMES = ['Blue', 'Red']

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

function unitLine(t: Table, unit: Unit): string {
  const kind = KINDS[t.units.kind[unit]] ?? '?'
  const state = t.units.disrupted[unit] === 1 ? ', disrupted' : ''
  const acted = t.acted.has(unit) ? ', has acted' : ''
  return `${UNIT_NAMES[unit]} ${kind} ${nameHex(grid, t.units.where[unit])}${state}${acted}`
}

function describe(t: Table, _side: Side): readonly string[] {
  const units = Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => t.units.where[u] !== NOWHERE)
  return [
    `Turn ${t.tracks.turn}. ${SIDE_NAMES[t.tracks.ford]} holds the ford.`,
    ...mapLines(t),
    ...units.map((u) => unitLine(t, u)),
  ]
}

/** How the game speaks to people. */
export const present: Present<Table> = { messages, describe, page }
