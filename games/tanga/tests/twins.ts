import {
  apply,
  Chronicle,
  type Column,
  type Dice,
  type Hex,
  legal,
  Moves,
  parseAction,
  type TrueEvent,
  toDecide,
  writeAction,
} from '@boma/kernel'
import { GONE, HEXES } from '../board.ts'
import { tanga } from '../index.ts'
import type { Table } from '../layout.ts'
import {
  CF,
  DEFENCE,
  FORMATION,
  face,
  GROUP,
  HALF_FIRE,
  isLeader,
  KIND,
  M71,
  MF,
  MORALE,
  NAMES,
  RANGE,
  SECT,
  SIDE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import { turnOf } from '../rules/04-clock.ts'
import type { Phase } from '../rules/04-phases.ts'
import { overStacked } from '../rules/09-stacking.ts'
import { put } from '../stacks.ts'
import { given, type Position } from './given.ts'
import { type Below, scatterAnew } from './scattered.ts'

/** All that is printed on a counter but its letter: two that are alike in this are twins. */
const printOn = (u: Unit): string =>
  [
    ...[SIDE_OF, FORMATION, KIND, GROUP, HALF_FIRE, M71, DEFENCE, SECT].map((column) => column[u]),
    ...[CF, MORALE, RANGE, MF].flatMap((column) => [column[face(u, 0)], column[face(u, 1)]]),
  ].join()

/** For each counter the one that takes its place: the next of its twins, and of the last of them the first; a leader has none. */
const TWIN: readonly Unit[] = Array.from({ length: UNITS }, (_, u) => {
  if (isLeader(u as Unit)) return u as Unit
  const twins = Array.from({ length: UNITS }, (_, v) => v as Unit).filter((v) => printOn(v) === printOn(u as Unit))
  return twins[(twins.indexOf(u as Unit) + 1) % twins.length] ?? (u as Unit)
})
const TWIN_OF = new Map(NAMES.map((name, u) => [name, NAMES[TWIN[u] ?? u] ?? name]))
/** What a player writes, said of the twins. */
const ofTwins = (words: string): string =>
  words
    .split(' ')
    .map((word) => TWIN_OF.get(word) ?? word)
    .join(' ')

const COLUMNS = ['where', 'state', 'rank', 'spent', 'shots', 'since', 'wave', 'exit', 'stood'] as const

/** Takes away who is too much (9.0): which of several such hexes is asked about first goes by ids. */
function thinOut(t: Table): void {
  for (let at = 0 as Hex; at < HEXES; at++)
    for (let u = t.stacks.firstIn(at), next = u; u >= 0; u = next) {
      next = t.stacks.nextIn(u)
      if (overStacked(t, at) !== '') put(t, u, GONE)
    }
}

/** Lays twins where others lie on another table. */
function layTwins(from: Table, to: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) to.stacks.take(u)
  for (let u = 0 as Unit; u < UNITS; u++) {
    const twin = TWIN[u] ?? u
    to.stacks.put(twin, from.units.where[u])
    for (const name of COLUMNS) (to.units[name] as Column<Unit>)[twin] = from.units[name][u]
  }
}

/** What lies on the table, line by line, said of the twins if that is wanted. */
function tableOf({ units, tracks, landing, naval, formations, places, core }: Table, isOfTwins: boolean): string[] {
  const counters = NAMES.map((name, u) => {
    const values = COLUMNS.map((column) => units[column][u as Unit])
    return `${isOfTwins ? ofTwins(name) : name}: ${COLUMNS.map((column, i) => `${column} ${values[i]}`).join(' ')}`
  })
  const { turn, phase, phasing, british, britishTrenches, germanTrenches, stevedoresLanded, stevedoresLost } = tracks
  const { points, used, cleared } = landing
  const single = { turn, phase, phasing, british, britishTrenches, germanTrenches, stevedoresLanded, stevedoresLost }
  const { standing, actsFrom, before, landedOn } = formations
  const columns = { standing, actsFrom, before, landedOn, facing: places.facing, works: places.works }
  const rest = { ...single, points, used, cleared, shots: naval.britishShots, factors: naval.factors }
  return [
    ...counters.toSorted(),
    ...Object.entries({ ...rest, result: core.result }).map(([name, value]) => `${name} ${value}`),
    ...Object.entries(columns).map(([name, column]) => `${name} ${Array.from(column as Iterable<number>)}`),
  ]
}

/** What was told, and to whom, in no order: who of equals rolls first, or heads a march, is nobody's business. */
const toldOf = (events: readonly TrueEvent[], isOfTwins: boolean): string[] =>
  events
    .map(({ kind, seenBy, facts }) => {
      const { unit = -1, ...others } = facts as Readonly<Record<string, number>>
      const name = NAMES[unit] ?? ''
      const what = kind === 'followed' ? 'moved' : kind
      return `${what} to ${seenBy}: ${isOfTwins ? ofTwins(name) : name} ${JSON.stringify(others)}`
    })
    .toSorted()

/** What the one has and the other has not. */
const apart = (one: readonly string[], two: readonly string[]): string =>
  [...one.filter((line) => !two.includes(line)), ...two.filter((line) => !one.includes(line))].join('; ')

/** Two tables beside each other: on the second lies the twin of every counter on the first. */
export class Twins {
  readonly #one: Position = given()
  readonly #two: Position = given()
  readonly #moves = new Moves()
  #isDone = false

  /** Lays a scattered position twice, and lets a phase begin. */
  lay(seed: number, phase: Phase): void {
    const scatterAll = (t: Table): void => {
      scatterAnew(t, seed)
      // Somebody is asked before dice are rolled
      if (phase === 'rally') t.tracks.turn = turnOf(t, 3, 6 + (seed % 8))
      t.naval.britishShots = seed % 3
      t.naval.factors = phase === 'artillery' ? 2 : 0
    }
    this.#one.arrange((t) => {
      scatterAll(t)
      thinOut(t)
    })
    this.#two.arrange((t) => {
      scatterAll(t)
      layTwins(this.#one.t, t)
    })
    for (const each of [this.#one, this.#two]) each.phase(phase)
    this.#isDone = false
  }

  /** Is the match over, or can nothing more be compared? */
  get isDone(): boolean {
    return this.#isDone || this.#one.t.core.result !== 0
  }

  /** Plays an answer on both tables, all dice showing the same face; says where they differ before or after. */
  play(below: Below): string {
    // Counters are taken along one by one, in the order of ids
    const [one = [], two = []] = [this.#one, this.#two].map((g) =>
      this.#listed(g).filter((words) => !words.startsWith('take ')),
    )
    const listed = apart(one.map(ofTwins), two)
    if (listed !== '') return `${this.#one.asked}: ${listed}`
    const words = one[below(one.length)]
    this.#isDone = words === undefined
    if (words === undefined) return ''
    const shown = below(6)
    const dice: Dice = { draw: (_n, sides) => shown % sides }
    const told = this.#take(this.#one, words, dice)
    const toldOfTwins = this.#take(this.#two, ofTwins(words), dice)
    const lies = apart(tableOf(this.#one.t, true), tableOf(this.#two.t, false))
    const tales = apart(toldOf(told, true), toldOf(toldOfTwins, false))
    return lies + tales === '' ? '' : `${words}: ${lies} ${tales}`
  }

  #listed(g: Position): readonly string[] {
    legal(tanga, g.t, this.#moves)
    return this.#moves.toArray().map((a) => writeAction(tanga.actions, a))
  }

  #take({ t }: Position, words: string, dice: Dice): readonly TrueEvent[] {
    const action = parseAction(tanga.actions, words)
    const chronicle = new Chronicle(tanga.flow)
    if (action === undefined || apply(tanga, t, toDecide(tanga, t), action, dice, chronicle) !== 0)
      throw new Error(`${words} is refused`)
    return chronicle.events
  }
}
