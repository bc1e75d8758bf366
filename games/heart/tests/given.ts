import type { Side } from '@boma/kernel'
import { type Given, given, type OpenProcedure } from '@boma/testing'
import { sixteenths } from '../board.ts'
import { heart } from '../index.ts'
import type { Table } from '../layout.ts'
import { FIGURE_WORDS, type Figure, figureOf, typeNamed, UNIT_WORDS, UNITS, type Unit } from '../roster.ts'
import { noteAllLoose } from '../rules/09-coherency.ts'
import { placeX, placeY } from '../rules/09-formation.ts'
import { NOWHERE, ON_TABLE, takeOff } from '../rules/09-units.ts'
import { noteContacts } from '../rules/14-contacts.ts'

/** A unit of a scene; places in inches. */
export interface Troops {
  readonly type: string
  readonly figures?: number
  readonly at: readonly [x: number, y: number]
  /** Ways clockwise from the north, 0 to 15. */
  readonly facing?: number
  readonly width?: number
  readonly open?: boolean
  readonly attachedTo?: string
  readonly traits?: number
  readonly state?: number
  readonly did?: number
  readonly where?: number
}
/** What a scene may have besides its units. */
export interface Scene {
  readonly scenario?: string
  readonly turn?: number
  readonly phasing?: Side
  readonly beginner?: Side
  readonly frames?: readonly OpenProcedure[]
  readonly run?: readonly OpenProcedure[]
  readonly dice?: readonly number[]
  readonly arrange?: (t: Table) => void
}

/** A unit or a figure by what players write. */
export const unit = (word: string): Unit => UNIT_WORDS.indexOf(word) as Unit
export const figure = (word: string): Figure => FIGURE_WORDS.indexOf(word) as Figure

/** Puts a unit on the table in its form; whatever was in that slot is gone. */
export function muster(t: Table, u: Unit, troops: Troops): void {
  const { units, figures } = t
  const n = troops.figures ?? 1
  takeOff(t, u, troops.where ?? ON_TABLE)
  units.type[u] = typeNamed(troops.type)
  units.traits[u] = troops.traits ?? 0
  units.count[u] = n
  units.size[u] = n
  units.began[u] = n
  units.facing[u] = troops.facing ?? 0
  units.width[u] = troops.width ?? n
  units.open[u] = troops.open ? 1 : 0
  units.attached[u] = troops.attachedTo === undefined ? 0 : unit(troops.attachedTo) + 1
  units.state[u] = troops.state ?? 0
  units.did[u] = troops.did ?? 0
  for (let k = 0; k < n; k++) {
    const f = figureOf(u, k)
    figures.x[f] = sixteenths(troops.at[0]) + placeX(k, units.width[u] ?? 1, units.facing[u] ?? 0, units.open[u] ?? 0)
    figures.y[f] = sixteenths(troops.at[1]) + placeY(k, units.width[u] ?? 1, units.facing[u] ?? 0, units.open[u] ?? 0)
  }
}

/** Clears the table of all units. */
export function clear(t: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) {
    takeOff(t, u, NOWHERE)
    for (const column of Object.values(t.units)) column[u] = 0 as never
  }
}

/** Where a figure stands, in inches. */
export const at = (t: Table, word: string): readonly [number, number] => [
  (t.figures.x[figure(word)] ?? 0) / 16,
  (t.figures.y[figure(word)] ?? 0) / 16,
]

const TURN: readonly OpenProcedure[] = [{ procedure: 'match', at: 5 }]
/** The frames that lead into a phase: `within('movement-phase', 'movement')`. */
export const within = (
  procedure: string,
  question: string | number,
  locals: readonly number[] = [],
): OpenProcedure[] => [
  ...TURN,
  { procedure: 'turn', at: TURN_STEPS[procedure] ?? 0 },
  { procedure, at: question, locals: [...locals] },
]
/** The place behind the step of the turn that performs each procedure. */
const TURN_STEPS: Readonly<Record<string, number>> = {
  arrivals: 4,
  initiative: 5,
  organisers: 7,
  'movement-phase': 8,
  independents: 10,
  'shooting-phase': 13,
  'combat-phase': 15,
  'morale-phase': 18,
}

/** A position on the table of a scenario, with these units alone: `scene({ g1: { type: 'askari', ... } }, ...)`. */
export function scene(troops: Readonly<Record<string, Troops>>, more: Scene = {}): Given<Table> {
  const g = given(heart, { scenario: more.scenario ?? 'uganda-railway' }).arrange((t) => {
    clear(t)
    t.tracks.turn = more.turn ?? 1
    t.tracks.beginner = more.beginner ?? (0 as Side)
    t.tracks.phasing = more.phasing ?? t.tracks.beginner
    for (const [word, each] of Object.entries(troops)) muster(t, unit(word), each)
    more.arrange?.(t)
    noteContacts(t)
    noteAllLoose(t)
  })
  if (more.run !== undefined) return g.dice(...(more.dice ?? [])).run(...more.run)
  return more.frames === undefined ? g : g.ask(...more.frames)
}
