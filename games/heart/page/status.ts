import { SIDES } from '@boma/kernel'
import { type Planned, type Status, sideAlone, type Text, text } from '@boma/showing'
import { unitName } from '../counsel/called.ts'
import { isUnseen } from '../counsel/waiting.ts'
import type { Table } from '../layout.ts'
import { sideOf, UNITS, type Unit } from '../roster.ts'
import { AFLOAT, EMBARKED, LATE } from '../rules/09-units.ts'
import { figuresLost, figuresOf } from '../rules/17.5-losses.ts'
import { scenarioIn, slotOf } from '../rules/17-forces.ts'
import { type Message, say } from '../words/words.ts'
import { BODIES, bodyOf } from './bodies.ts'

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
    timeline: Array.from({ length: turns }, (_, i) => ({ label: String(i + 1), weather: '', plan: planOf(t, i + 1) })),
    now: t.tracks.turn - 1,
    meters: SIDES.map((side) => {
      const most = figuresOf(t, side)
      return { name: sideAlone(side), body: BODIES[side], value: most - figuresLost(t, side), most }
    }),
  }
}

/** Who is off the table, by the turn from which it may come: in ambush nobody knows where (13.2), late (17.1) or afloat (17.9). */
function planOf(t: Table, turn: number): readonly Planned<Text>[] {
  const now = Math.max(1, t.tracks.turn)
  const units = Array.from({ length: UNITS }, (_, u) => u as Unit)
  const those = (message: Message, is: (u: Unit) => boolean): readonly Planned<Text>[] => {
    const counters = units.filter(is).map((u) => ({ name: chipOf(t, u), body: bodyOf(sideOf(u)) }))
    return counters.length === 0 ? [] : [{ text: say(message), counters, isLeaving: false }]
  }
  const isNow = (from: number): boolean => Math.max(now, from) === turn
  return [
    ...those('page.unseen', (u) => isNow(1) && isUnseen(t, u)),
    ...those('page.late', (u) => t.units.where[u] === LATE && isNow(turnOf(t, u, 'arrivals'))),
    ...those('page.afloat', (u) => t.units.where[u] === AFLOAT && isNow(turnOf(t, u, 'landing'))),
    ...those('page.embarked', (u) => t.units.where[u] === EMBARKED && isNow(1)),
  ]
}
const chipOf = (t: Table, u: Unit): Text =>
  t.units.size[u] === 1 ? unitName(t, u) : text`${unitName(t, u)} (${t.units.count[u]})`
/** The turn from which the scenario lets it come. */
function turnOf(t: Table, u: Unit, by: 'arrivals' | 'landing'): number {
  const id = slotOf(t, u)?.id ?? ''
  return scenarioIn(t)?.[by].find(({ units }) => units.includes(id))?.fromTurn ?? 1
}
