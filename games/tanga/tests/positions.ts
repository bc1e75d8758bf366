import { type Hex, NOBODY, type Side } from '@boma/kernel'
import { GOVERNMENT } from '../board.ts'
import { tanga } from '../index.ts'
import type { Table } from '../layout.ts'
import { BRITISH, GERMAN, IS_COMBAT, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { LOST } from '../stacks.ts'

/** §21.3: who stands in a government hex has it there; §21.2.1.1B: in the campaign, who was the last to (ruling T136). */
const BY_GARRISONS = 'big-push'
/** §21.1D, §22.1.1: where they decide nothing, nobody is told whose they are. */
const ASKS: readonly string[] = [BY_GARRISONS, 'campaign']

/** A position read plainly, column by column: what the story of a turn is held against. */
export function readPosition(t: Table) {
  const units = Array.from({ length: UNITS }, (_, unit) => unit as Unit)
  const scenario = tanga.scenarios[t.core.scenario]?.id ?? ''
  const standsIn = (hex: Hex): Side => {
    const found = units.find((unit) => t.units.where[unit] === hex && IS_COMBAT[unit] === 1)
    return found === undefined ? NOBODY : (SIDE_OF[found] ?? NOBODY)
  }
  const lastIn = (g: number): Side => (((t.tracks.british >> g) & 1) === 1 ? BRITISH : GERMAN)
  return {
    /** Ruling T136: who has each government hex. */
    holders: new Map(GOVERNMENT.map((hex, g) => [hex, scenario === BY_GARRISONS ? standsIn(hex as Hex) : lastIn(g)])),
    listed: new Set(ASKS.includes(scenario) ? GOVERNMENT : []),
    inPlay: new Set(units.filter((unit) => ((t.units.state[unit] ?? 0) & LOST) === 0)),
    counts: [],
    /** §6.3.3: whom its side has lost. */
    gone: new Set(units.filter((unit) => ((t.units.state[unit] ?? 0) & LOST) !== 0)),
  }
}
