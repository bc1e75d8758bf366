import { EVERYONE, type Hex, type Side } from '@boma/kernel'
import { Example, given as givenMatch, type OpenProcedure } from '@boma/testing'
import { hex } from '../actions/operands.ts'
import { TOWN, type Town, town } from '../board.ts'
import type { ScenarioName } from '../data/scenarios.ts'
import { askari } from '../index.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN, NAMES, unit } from '../roster.ts'
import {
  addCarriers,
  carriersIn,
  ENTRENCHED,
  GERMAN_HELD,
  is,
  NEUTRAL,
  REDUCED,
  SECOND,
  WITH_ENTENTE,
  WITH_GERMANS,
} from '../stacks.ts'
import { clearTable, giveTowns, lay, type Where } from './bare.ts'

const SIDES = { german: GERMAN, entente: ENTENTE } as const
const PORTUGAL = { neutral: NEUTRAL, entente: WITH_ENTENTE, german: WITH_GERMANS } as const
/** The steps of the turn (sequence.ts, 'turn'): where it stands while each procedure is under way. */
const STEPS: Readonly<Record<string, number>> = {
  'random-events': 3,
  attrition: 4,
  logistics: 5,
  operations: 6,
}

/** A side by its name. */
export const sideNamed = (name: keyof typeof SIDES): Side => SIDES[name]
/** A space by what players write: '2511', 'ocean', 'east', 'pile'. */
export function space(name: string): Hex {
  const found = hex.read(name)
  if (found === undefined) throw new Error(`there is no space ${name}`)
  return found
}

/** A position to try a rule on: an empty map on turn 1, all pieces to come, every town with whose land it lies in, Portugal neutral. */
export class Position extends Example<Table> {
  constructor(scenario: ScenarioName) {
    super(givenMatch(askari, { scenario }))
    this.given.arrange((t) => {
      clearTable(t)
      t.tracks.portugal = NEUTRAL
      t.tracks.segment = 0
      t.core.result = 0
    })
    this.given.always(() => onlyTarget(this.legal))
  }

  /** §12.5.3: asks about fire also where the only choice is to hold it. */
  holding(): this {
    this.given.always(() => undefined)
    return this
  }

  /** Lays pieces: `{ '1-FK': '2511', 'Hvy-1': ['2506', 'reduced'], Hedwig: 'tanganyika' }`. */
  units(where: Readonly<Record<string, Where>>): this {
    this.given.arrange((t) => lay(t, where))
    return this
  }

  /** Lays a Carrier of the side in each of these spaces. */
  carriers(side: keyof typeof SIDES, ...where: readonly string[]): this {
    this.given.arrange((t) => {
      for (const name of where) addCarriers(t, SIDES[side], space(name), 1)
    })
    return this
  }

  /** Gives towns, by name or hex, to a side. */
  towns(side: keyof typeof SIDES, ...names: readonly string[]): this {
    this.given.arrange((t) => giveTowns(t, SIDES[side], ...names))
    return this
  }

  /** Sets the turn, the Segment, whose Impulse it is, where Portugal stands. */
  set(to: {
    turn?: number
    segment?: number
    phasing?: keyof typeof SIDES
    portugal?: keyof typeof PORTUGAL
    leadership?: number
  }): this {
    this.given.arrange((t) => {
      if (to.turn !== undefined) t.tracks.turn = to.turn
      if (to.segment !== undefined) t.tracks.segment = to.segment
      if (to.phasing !== undefined) t.tracks.phasing = SIDES[to.phasing]
      if (to.portugal !== undefined) t.tracks.portugal = PORTUGAL[to.portugal]
      if (to.leadership !== undefined) {
        t.tracks.ententeLeadership = to.leadership
        t.tracks.germanLeadership = to.leadership
      }
    })
    return this
  }

  /** Changes the table by hand. */
  arrange(edit: (t: Table) => void): this {
    this.given.arrange(edit)
    return this
  }

  /** Asks the question of the innermost frame, within the turn: `ask({ procedure: 'logistics', at: 'replace' })`. */
  ask(...frames: readonly OpenProcedure[]): this {
    this.given.ask(...inTheTurn(frames))
    return this
  }

  /** Lets the sequence of play run from these frames to the next decision. */
  run(...frames: readonly OpenProcedure[]): this {
    this.given.run(...inTheTurn(frames))
    return this
  }

  /** Where a piece is and how it lies: '2511', '2511 reduced entrenched', 'pile', 'ocean'. */
  at(name: string): string {
    const u = unit(name)
    const states = [
      is(this.t, u, REDUCED) ? ' reduced' : '',
      is(this.t, u, ENTRENCHED) ? ' entrenched' : '',
      is(this.t, u, SECOND) ? ' shore' : '',
    ]
    return `${hex.write(this.t.units.where[u] as Hex)}${states.join('')}`
  }

  /** What has happened, with all facts: 'hit 1-FK rolled 3'; and to whom it was told if not to both sides. */
  get story(): readonly string[] {
    return this.events.map(({ kind, facts, seenBy }) => {
      const words = Object.entries(facts).map(([name, value]) => factOf(name, Number(value)))
      return [kind, ...words, ...(seenBy === EVERYONE ? [] : [`(side ${seenBy - 1} alone)`])].join(' ')
    })
  }

  /** Is the piece in German hands? */
  isGerman(name: string): boolean {
    return is(this.t, unit(name), GERMAN_HELD)
  }

  /** How many Carriers a side has in a space. */
  carriersIn(side: keyof typeof SIDES, where: string): number {
    return carriersIn(this.t, SIDES[side], space(where))
  }

  /** Who controls a town, by its name or hex: 'german', 'entente' or 'nobody'. */
  holder(name: string): string {
    const which = /^\d{4}$/.test(name) ? (TOWN[space(name)] as Town) : town(name)
    return ['german', 'entente', 'nobody'][this.t.towns.holder[which] as number] ?? '?'
  }
}

/** A fact of an event as a player would write it. */
function factOf(name: string, value: number): string {
  if (name === 'side') return value === GERMAN ? 'german' : 'entente'
  if (['unit', 'other', 'target'].includes(name)) return NAMES[value] ?? '-'
  return ['hex', 'from', 'to', 'at'].includes(name) ? hex.write(value as Hex) : `${name} ${value}`
}

/** §12.5.4: the first shot at the only target that there is, where all else is to hold one's fire. */
function onlyTarget(legal: readonly string[]): string | undefined {
  if (!legal.includes('hold-fire')) return undefined
  const targets = new Set(legal.filter((each) => each !== 'hold-fire').map((each) => each.split(' with ')[0]))
  return targets.size === 1 ? legal.find((each) => each !== 'hold-fire') : undefined
}

const inTheTurn = (frames: readonly OpenProcedure[]): readonly OpenProcedure[] => {
  const step = STEPS[frames[0]?.procedure ?? '']
  return [{ procedure: 'match' }, { procedure: 'turn', ...(step === undefined ? {} : { at: step }) }, ...frames]
}

/** A position to try a rule on, in a scenario of five turns unless another is named. */
export const given = (scenario: ScenarioName = 'colonial-office'): Position => new Position(scenario)
