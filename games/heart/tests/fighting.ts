import type { Given } from '@boma/testing'
import type { Table } from '../layout.ts'
import { COMBAT, MORALE, SHOOTING } from '../rules/11-turn.ts'
import { type Scene, scene, type Troops, unit, within } from './given.ts'

/** Units by what players write. */
export type Roll = Readonly<Record<string, Troops>>
/** The last turn of the Uganda Railway: after its Morale Phase the game ends, and nobody rolls for another turn. */
const LAST = 12

/** The Shooting Phase of the last turn begins; nobody is left to be asked before it. */
export const shooting = (troops: Roll, more: Scene = {}): Given<Table> =>
  scene(troops, { turn: LAST, run: within('shooting-phase', 0), ...more, arrange: inPhase(SHOOTING, more) })
/** The Close Combat Phase of the last turn begins. */
export const fighting = (troops: Roll, more: Scene = {}): Given<Table> =>
  scene(troops, { turn: LAST, run: within('combat-phase', 0), ...more, arrange: inPhase(COMBAT, more) })
/** The Morale Phase of the last turn begins. */
export const testing = (troops: Roll, more: Scene = {}): Given<Table> =>
  scene(troops, { turn: LAST, run: within('morale-phase', 0), ...more, arrange: inPhase(MORALE, more) })

const inPhase =
  (phase: number, { arrange }: Scene) =>
  (t: Table): void => {
    t.tracks.phase = phase
    arrange?.(t)
  }

/** The events of one kind. */
export const told = (g: Given<Table>, kind: string) => g.events.filter((e) => e.kind === kind)
/** A fact of the first event of a kind. */
export const fact = (g: Given<Table>, kind: string, name: string): number => told(g, kind)[0]?.facts[name] ?? -1
/** A fact of every event of a kind. */
export const facts = (g: Given<Table>, kind: string, name: string): readonly number[] =>
  told(g, kind).map((e) => e.facts[name] ?? -1)
/** How many figures a unit has. */
export const count = (g: Given<Table>, word: string): number => g.table.units.count[unit(word)] ?? -1

/** The least die with which the only shot of the declarations hits; 7 when none does. */
export function leastToHit(troops: Roll, plays: readonly string[], more: Scene = {}): number {
  for (let die = 1; die <= 6; die++) {
    const g = shooting(troops, more)
      .dice(die)
      .play(...plays)
    if (fact(g, 'volley', 'shots') !== 1) throw new Error('more or less than one shot was fired')
    if (fact(g, 'volley', 'hits') === 1) return die
  }
  return 7
}
