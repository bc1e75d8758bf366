import {
  apply,
  Chronicle,
  type Column,
  type Dice,
  distance,
  type Hex,
  legal,
  Moves,
  parseAction,
  type TrueEvent,
  toDecide,
  writeAction,
} from '@boma/kernel'
import { grid } from '../board.ts'
import { tanga } from '../index.ts'
import type { Table } from '../layout.ts'
import {
  CF,
  DEFENCE,
  FORMATION,
  face,
  GROUP,
  HALF_FIRE,
  IS_COMBAT,
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
  unit,
} from '../roster.ts'
import type { Phase } from '../rules/04-phases.ts'
import { oneMoreFault } from '../rules/09-stacking.ts'
import {
  DIGGING,
  DISORGANIZED,
  firstCombat,
  HAS_FIRED,
  holder,
  isStevedore,
  mark,
  NO_AMMUNITION,
  put,
  RETREATED,
  SMOKE,
  TRENCH,
  unmark,
} from '../stacks.ts'
import { given, type Position } from './given.ts'
import { type Below, drawsOf, FIELD } from './scattered.ts'

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

/** Who is laid out: the very first companies and those who lead them, two German ones with theirs, all the stevedores. */
const CAST = [
  ...['lnl2-a', 'lnl2-b', 'lnl2-c', 'lnl2-d', 'lnl2-mg', 'lnl2-co', 'aitken', 'stev-1', 'stev-2', 'stev-3'],
  ...['fk6-1', 'fk6-2', 'fk6-3', 'fk6-mg1', 'fk1-1', 'fk1-2', 'fk1-3', 'poppe', 'lettow', 'adler'],
].map(unit)

/** A handful of hexes full of both sides, with all marks there are; nobody is too much in his hex (9.0). */
function crowd(t: Table, seed: number, phase: Phase): void {
  const below = drawsOf(seed + 26_000)
  t.core.options = below(2) === 0 ? 0b01011 : below(32)
  t.tracks.turn = 1 + below(60)
  const middle = FIELD[below(FIELD.length)] as Hex
  const camps = FIELD.filter((at) => distance(grid, at, middle) <= 3)
  for (const u of CAST) {
    const at = camps[below(camps.length)] as Hex
    const [there, isFirst] = [holder(t, at), firstCombat(t, at) < 0]
    if ((there ?? SIDE_OF[u]) !== SIDE_OF[u] || (isStevedore(u) && there !== undefined)) continue
    if (oneMoreFault(t, at, u) !== '') continue
    put(t, u, at)
    if (isFirst) t.places.facing[at] = below(6)
    if (IS_COMBAT[u] === 0) continue
    for (const [bit, often] of MARKS) if (below(often) === 0) mark(t, u, bit)
    // Nobody rolls for cartridges before somebody is asked
    if (phase === 'rally') unmark(t, u, NO_AMMUNITION)
  }
  for (const at of camps) t.places.works[at] = [0, 0, 0, TRENCH, SMOKE, DIGGING][below(6)] ?? 0
  // Whatever comes next waits for the British ships
  t.naval.britishShots = 1
}
const MARKS = [
  [DISORGANIZED, 4],
  [NO_AMMUNITION, 6],
  [RETREATED, 10],
  [HAS_FIRED, 8],
] as const

/** Lays twins where others lie on another table. */
function layTwins(from: Table, to: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) to.stacks.take(u)
  for (let u = 0 as Unit; u < UNITS; u++) {
    const twin = TWIN[u] ?? u
    to.stacks.put(twin, from.units.where[u] as Hex)
    for (const name of COLUMNS) (to.units[name] as Column<Unit>)[twin] = from.units[name][u] ?? 0
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
    ...Object.entries(columns).map(([name, column]) => `${name} ${Array.from(column as unknown as Iterable<number>)}`),
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

/** Dice that all show one face, so that nobody cares who rolls first; the two by which somebody is hit show another. */
function diceOf(words: string, [first, then]: readonly [number, number]): Dice {
  let rolled = /^(at|fire|storm|fight) ?/.test(words) ? 0 : 2
  return { draw: (_n, sides) => (rolled++ < 2 ? first : then) % sides }
}

/** What should be over, and is not, when a phase asks its own question. */
function leftOvers({ t, asked }: Position): string {
  if (!/ (movement|melee|sweep|fire|guns|rally|debark)$/.test(asked)) return ''
  const { group, struck, divided, fleeing, escort, shaken, neighbours, routed, parted, waiting } = t
  const sets = { group, divided, fleeing, escort, shaken, neighbours, routed, parted, waiting }
  const open = Object.entries(sets).filter(([, set]) => set.next(0) >= 0)
  const tracks = { going: t.march.going, round: t.melee.round, from: t.melee.from, at: t.melee.at }
  const set = Object.entries(tracks).filter(([, value]) => value !== 0)
  const others = { passed: t.passed.height > 0, struck: struck.next(0) >= 0 }
  return [...open, ...set, ...Object.entries(others).filter(([, is]) => is)].map(([name]) => name).join()
}

/** Two tables beside each other: on the second lies the twin of every counter on the first. */
export class Twins {
  #one: Position = given()
  #two: Position = given()
  readonly #moves = new Moves()
  #isDone = false
  #isMarch = false

  /** Lays a scattered position twice, and lets a phase begin. */
  lay(seed: number, phase: Phase): void {
    this.#one = given().arrange((t) => crowd(t, seed, phase))
    this.#two = given().arrange((t) => {
      crowd(t, seed, phase)
      layTwins(this.#one.t, t)
    })
    for (const each of [this.#one, this.#two]) each.phase(phase)
    this.#isDone = false
    this.#isMarch = /movement|landing|rally/i.test(phase)
  }

  /** Is the match over, is there nothing more to compare, or has a fight come to where others march? */
  get isDone(): boolean {
    return this.#isDone || this.#one.t.core.result !== 0 || (!this.#isMarch && this.#one.asked.endsWith('movement'))
  }

  /** Plays an answer on both tables, says where they differ before or after. */
  play(below: Below): string {
    // Counters are taken along one by one, in the order of ids
    const [one = [], two = []] = [this.#one, this.#two].map((g) =>
      this.#listed(g).filter((words) => !words.startsWith('take ')),
    )
    const listed = apart(one.map(ofTwins), two)
    if (listed !== '') return `${this.#one.asked}: ${listed}`
    const fights = one.filter((each) => /^(fire|at|charge|storm|fight|retreat|rally) ?/.test(each))
    const some = fights.length > 0 && below(8) > 0 ? fights : one
    const words = some[below(some.length)]
    this.#isDone = words === undefined
    if (words === undefined) return ''
    const faces = [below(6), below(6)] as const
    const told = this.#take(this.#one, words, diceOf(words, faces))
    const toldOfTwins = this.#take(this.#two, ofTwins(words), diceOf(words, faces))
    const left = leftOvers(this.#one)
    if (left !== '') return `${words}: of ${left} something is left`
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
