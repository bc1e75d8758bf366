import type { Hex, Side } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { Example, given as givenMatch, type OpenProcedure } from '@boma/testing'
import { ASIDE, CAPE, ELIMINATED, HEXES, hex, RECRUITS, SUPPORT, WORKSHOP } from '../board.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import type { OptionId } from '../options.ts'
import { ALLIED, GERMAN, NO_UNIT, SIDE_OF, UNITS, type Unit, unit } from '../roster.ts'
import { rebuildZones } from '../rules/11-zones.ts'
import { BROKEN, CONVERTED, DEVICE, DISRUPTED, ENTRENCHED } from '../stacks.ts'

const MARKS = { entrenched: ENTRENCHED, broken: BROKEN, device: DEVICE }
const STATES = { disrupted: DISRUPTED, converted: CONVERTED }
type Where = string | readonly [where: string, state: keyof typeof STATES]

/** The step of the turn at which each phase of each side stands (sequence.ts, 'turn'). */
const PHASES = { recruit: 4, march: 5, supply: 6, rally: 7 } as const
const GERMAN_LATER = 6
/** Steps of the turn that no question opens, each as the step's number. */
const STEPS = { turn: 0, events: 1, 'allied turn': 2, 'german turn': 8, squadron: 14, 'end of turn': 15 } as const
/** The procedure and the first question of each phase. */
const FRAMES: Readonly<Record<keyof typeof PHASES, OpenProcedure>> = {
  recruit: { procedure: 'recruit', at: 'recruit' },
  march: { procedure: 'march-phase', at: 0 },
  supply: { procedure: 'supply', at: 0 },
  rally: { procedure: 'rally', at: 0 },
}

/** A place by what players call it: a hex's number, or one of the boxes. */
export function place(name: string, side: Side): Hex {
  if (name === 'cape') return CAPE
  if (name === 'aside') return ASIDE
  const box = { recruits: RECRUITS, eliminated: ELIMINATED, support: SUPPORT, workshop: WORKSHOP }[name]
  return box === undefined ? hex(name) : ((box + side) as Hex)
}

/** A position of Windhoek to try a rule on: an empty map, turn 1, nobody at war with Portugal, until told otherwise. */
export class Position extends Example<Table> {
  constructor(options: readonly OptionId[], game: Game<Table> = windhoek) {
    // The set-up's own dice do not matter: the table is cleared below.
    super(givenMatch(game, { scenario: 'standard', options, ...openingDice() }))
    this.given.arrange((t) => {
      for (let u = 0 as Unit; u < UNITS; u++) {
        t.stacks.take(u)
        t.stacks.put(u, ASIDE)
        t.units.state[u] = 0
      }
      t.core.result = 0
      for (const side of [ALLIED, GERMAN]) t.ap.points[side] = 0
      t.tracks.turn = 1
      t.tracks.setUp = 0
      t.tracks.arriving = NO_UNIT
      rebuildZones(t, HEXES)
    })
  }

  /** Puts counters on the map or into boxes: `{ 'SAMR-1': '2817', 'SAMR-2': ['2817', 'disrupted'], RE: 'cape' }`. */
  units(where: Readonly<Record<string, Where>>): this {
    this.given.arrange((t) => {
      for (const [name, place_] of Object.entries(where)) {
        const u = unit(name)
        const [at, state] = typeof place_ === 'string' ? [place_, undefined] : place_
        t.stacks.take(u)
        t.stacks.put(u, place(at, SIDE_OF[u] as Side))
        t.units.state[u] = state === undefined ? 0 : STATES[state]
      }
      rebuildZones(t, HEXES)
    })
    return this
  }

  /** Lays markers: `{ '2117': ['entrenched'] }`. */
  marks(where: Readonly<Record<string, readonly (keyof typeof MARKS)[]>>): this {
    this.given.arrange((t) => {
      for (const [name, marks] of Object.entries(where))
        for (const mark of marks) t.places.marks[hex(name)] = (t.places.marks[hex(name)] ?? 0) | MARKS[mark]
      rebuildZones(t, HEXES)
    })
    return this
  }

  /** Sets action points, the turn (4 to 7 are rain turns) and whether Portugal is at war. */
  set(to: { allied?: number; german?: number; turn?: number; portugal?: boolean }): this {
    this.given.arrange((t) => {
      if (to.allied !== undefined) t.ap.points[ALLIED] = to.allied
      if (to.german !== undefined) t.ap.points[GERMAN] = to.german
      if (to.turn !== undefined) t.tracks.turn = to.turn
      if (to.portugal !== undefined) t.tracks.portugal = to.portugal ? 1 : 0
      rebuildZones(t, HEXES)
    })
    return this
  }

  /** Changes the table by hand. */
  arrange(edit: (t: Table) => void): this {
    this.given.arrange((t) => {
      edit(t)
      rebuildZones(t, HEXES)
    })
    return this
  }

  /** Puts the sequence of play at a phase of a side. */
  phase(name: keyof typeof PHASES, side: 'allied' | 'german'): this {
    this.given.arrange((t) => {
      t.tracks.phasing = side === 'allied' ? ALLIED : GERMAN
    })
    const step = PHASES[name] + (side === 'german' ? GERMAN_LATER : 0)
    this.given.ask({ procedure: 'match' }, { procedure: 'turn', at: step + 1 }, FRAMES[name])
    return this
  }

  /** Puts the sequence of play before a step of the turn: the next `end` goes on with it. */
  before(step: keyof typeof STEPS): this {
    this.given.ask({ procedure: 'match' }, { procedure: 'turn', at: STEPS[step] }, FRAMES.recruit)
    return this
  }

  /** Where a counter is and how it lies: '2817', '2817 disrupted', 'cape', 'recruits', 'eliminated'. */
  at(name: string): string {
    const u = unit(name)
    const where = this.t.units.where[u] as Hex
    const side = SIDE_OF[u] as Side
    const boxes = ['cape', 'aside', 'recruits', 'eliminated', 'support', 'workshop']
    const box = boxes.find((b) => place(b, side) === where)
    const state = this.t.units.state[u] ?? 0
    const words = [state & DISRUPTED ? ' disrupted' : '', state & CONVERTED ? ' converted' : '']
    return `${box ?? nameOf(where)}${words.join('')}`
  }

  /** A side's action points. */
  points(side: 'allied' | 'german'): number {
    return this.t.ap.points[side === 'allied' ? ALLIED : GERMAN] ?? 0
  }
}

function nameOf(where: Hex): string {
  const column = Math.trunc(where / 34) + 1
  return `${String(column).padStart(2, '0')}${String((where % 34) + 1).padStart(2, '0')}`
}

/** A position to try a rule on; all options off unless named. */
export const given = (...options: readonly OptionId[]): Position => new Position(options)

/** What the dice show before the first decision of a match. */
const openingDice = (): { opening?: readonly number[] } => ({ opening: [3] })
