import { SIDES, type Side } from '@boma/kernel'
import { type Status, sideAlone, type Text } from '@boma/showing'
import type { Table } from '../layout.ts'
import { firstOf, PER_SIDE, type Unit } from '../roster.ts'
import { EMBARKED, isUnit, WAITING } from '../rules/09-units.ts'
import { scenarioIn } from '../rules/17-forces.ts'
import { type Message, say } from '../words/words.ts'
import { BODIES } from './bodies.ts'

/** The phases, as they are numbered in the rules. */
const PHASES: readonly Message[] = [
  'page.phase.setUp',
  'page.phase.arrivals',
  'page.phase.movement',
  'page.phase.independents',
  'page.phase.shooting',
  'page.phase.combat',
  'page.phase.morale',
  // §11.3: organisers move before all others
  'page.phase.movement',
]

/** How many turns the match has; a free game has as many as the longest scenario. */
const turnsOf = (t: Table): number => scenarioIn(t)?.turns ?? 12

/** Turn and phase, and how many of each side's men are left. */
export function status(t: Table): Status<Text> {
  const turns = turnsOf(t)
  const phase = say(PHASES[t.tracks.phase] ?? 'page.phase.setUp')
  const facts = { turn: t.tracks.turn, turns, phase }
  return {
    heading: t.tracks.turn === 0 ? phase : say('page.turn', facts),
    timeline: Array.from({ length: turns }, (_, i) => ({ label: String(i + 1), weather: '' })),
    now: t.tracks.turn - 1,
    meters: SIDES.map((side) => ({ name: sideAlone(side), body: BODIES[side], ...menOf(t, side) })),
  }
}

/** The men of a side who are left on the table or in ambush, of all it began with. */
function menOf(t: Table, side: Side): { readonly value: number; readonly most: number } {
  let [value, most] = [0, 0]
  for (let u = firstOf(side) as Unit; u < firstOf(side) + PER_SIDE; u++) {
    if (!isUnit(t, u)) continue
    most += t.units.size[u]
    if (isLeft(t, u)) value += t.units.count[u]
  }
  return { value, most }
}
/** Those on their way count too: they are not lost. */
const isLeft = (t: Table, u: Unit): boolean => t.units.where[u] >= WAITING && t.units.where[u] <= EMBARKED
