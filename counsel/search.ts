import { type Action, ALLOWED, check, type Side, type TableBase, toDecide } from '@boma/kernel'
import { type March, type MarchStep, type Quest, UNCOUNTED } from './marching.ts'
import type { Note } from './note.ts'
import type { Plan } from './plans.ts'

// Whoever marches may change the table on his way: towns fall, rails open, somebody is asked. So each way is tried out by the
// rules themselves on a table of its own, those with the most points left first, and each space is kept once for every such
// change.

/** A place on the way: how the march came there, and what it came to. */
interface Stop<T extends TableBase> extends March {
  /** The table with the march there; good until it is given back. */
  readonly t: T
  readonly before: Stop<T> | undefined
  /** What was ordered since the stop before, and the spaces that it led by. */
  readonly order: readonly Action[]
  readonly way: readonly number[]
  /** How many spaces the whole way has, and how many of those are passed that it is to lead by. */
  readonly length: number
  readonly passed: number
  /** The number of what else tells it from others (see `Marching.key`). */
  readonly key: number
  readonly grade: number
  readonly price: Note | undefined
  readonly halts: boolean
  readonly isUnderWay: boolean
  /** What comes of it, as a plan says it. */
  readonly shows: boolean
  readonly rolls: boolean
  readonly asks: boolean
}

/** A stop that is the end of a plan, and by what it is chosen before others. */
interface End<T extends TableBase> {
  readonly stop: Stop<T>
  readonly space: number
  readonly hostile: boolean
  readonly points: number
}

/** Everything that counters can come to that have set out one way. */
export class Search<T extends TableBase> {
  readonly #quest: Quest<T>
  readonly #side: Side
  readonly #via: readonly number[]
  /** The points left at the best stop of each kind, and the numbers of keys. */
  readonly #known = new Map<number, number>()
  readonly #keys = new Map<string, number>()
  /** Stops to go on from, by the points left. */
  readonly #open: Stop<T>[][] = []
  readonly #ends = new Map<number, End<T>>()
  readonly #strikes = new Map<number, End<T>>()

  constructor(quest: Quest<T>) {
    this.#quest = quest
    this.#side = toDecide(quest.trials.rules, quest.first)
    this.#via = quest.leaving.via ?? []
  }

  /** All plans from a table on which they have set out, with so many points left; the table is given back. */
  from(t: T, left: number): readonly Plan[] {
    const { outset, leaving, trials } = this.#quest
    const { way = [leaving.space] } = outset
    const at = way.at(-1) ?? leaving.space
    this.#note(this.#come(t, undefined, { ...outset, does: 'go', to: at, left }, way, true))
    // Those who are visited may note more stops, but none with more points.
    for (let points = this.#open.length - 1; points >= 0; points--) {
      const stops = this.#open[points] ?? []
      for (let i = 0; i < stops.length; i++) {
        this.#visit(stops[i] as Stop<T>)
        trials.giveBack((stops[i] as Stop<T>).t)
      }
    }
    return [...this.#ends.values(), ...this.#strikes.values()].map(planOf)
  }

  /** Which of the stops are the same but for the points left, as a number. */
  #kindOf(at: number, passed: number, key: number): number {
    return (key * (this.#via.length + 1) + passed) * this.#quest.by.spaces + at
  }

  #isKnown(kind: number, left: number): boolean {
    return (this.#known.get(kind) ?? UNCOUNTED - 1) >= left
  }

  /** Notes a stop, unless one as good is known. */
  #note(stop: Stop<T>): void {
    const kind = this.#kindOf(stop.at, stop.passed, stop.key)
    if (this.#isKnown(kind, stop.left)) {
      this.#quest.trials.giveBack(stop.t)
      return
    }
    this.#known.set(kind, stop.left)
    const bucket = stop.left - UNCOUNTED
    while (this.#open.length <= bucket) this.#open.push([])
    this.#open[bucket]?.push(stop)
  }

  #visit(stop: Stop<T>): void {
    const steps = stop.isUnderWay ? this.#stepsFrom(stop) : []
    this.#strike(stop, steps)
    if (!stop.isUnderWay || this.#quest.by.mayRest?.(stop.t)) this.#end(stop)
    else this.#halt(stop, steps)
    for (const step of this.#towards(stop, steps)) if (step.does === 'go') this.#go(stop, step)
  }

  #stepsFrom(stop: Stop<T>): readonly MarchStep[] {
    const { by, trials } = this.#quest
    const { t } = stop
    const steps = by.steps?.(t, stop)
    if (steps !== undefined)
      return steps.filter(({ order: [first = -1] }) => check(trials.rules, t, this.#side, first) === ALLOWED)
    const found: MarchStep[] = []
    for (const action of trials.answers(t)) {
      const step = by.reads?.(t, action, stop)
      if (step !== undefined) found.push(step)
    }
    return found
  }

  /** The steps that may lead where the way is to lead by: from one place that it comes by, the step to the next, if it is one. */
  #towards(stop: Stop<T>, steps: readonly MarchStep[]): readonly MarchStep[] {
    const { by, leaving } = this.#quest
    const next = this.#via[stop.passed]
    const isSetOut = stop.before === undefined || stop.before.passed < stop.passed
    if (next === undefined || !isSetOut || !by.isStep?.(stop.at, next)) return steps
    const direct = steps.filter(({ does, to }) => does === 'go' && to === next)
    const isLast = stop.passed === this.#via.length - 1
    if (!isLast || leaving.facing === undefined) return direct
    const facing = leaving.facing
    return direct.map((step) => by.faced?.(stop.t, step, facing) ?? step)
  }

  /** Ends the march at a stop, if it may, and looks at whom it can strike then. */
  #halt(stop: Stop<T>, steps: readonly MarchStep[]): void {
    const halt = steps.find(({ does }) => does === 'halt')
    if (halt === undefined || stop.passed < this.#via.length) return
    const halted = this.#taken(stop, halt, [])
    this.#end(halted)
    if (halted.isUnderWay) this.#strike(halted, this.#stepsFrom(halted))
    this.#quest.trials.giveBack(halted.t)
  }

  #go(stop: Stop<T>, step: MarchStep): void {
    const way = step.way ?? [step.to]
    const kind = this.#kindOf(step.to, this.#passedBy(stop.passed, way), stop.key)
    if (!step.changes && this.#isKnown(kind, step.left ?? stop.left)) return
    this.#note(this.#taken(stop, step, way))
  }

  #strike(stop: Stop<T>, steps: readonly MarchStep[]): void {
    for (const step of steps) {
      const { way = [], to } = step
      if (step.does !== 'strike' || this.#passedBy(stop.passed, way) < this.#via.length) continue
      const struck = this.#taken(stop, step, way)
      this.#quest.trials.giveBack(struck.t)
      const points = struck.left === UNCOUNTED ? stop.left : struck.left
      // Who goes in among the enemy does another thing than who strikes from beside him.
      add(this.#strikes, 2 * to + (way.length > 0 ? 1 : 0), { stop: struck, space: to, hostile: true, points })
    }
  }

  /** What a step comes to, tried out. */
  #taken(stop: Stop<T>, step: MarchStep, way: readonly number[]): Stop<T> {
    const { trials } = this.#quest
    const t = trials.copyOf(stop.t)
    return this.#come(t, stop, step, way, trials.isPlayed(t, this.#side, step.order))
  }

  /** The stop at which a step ends, on the table on which it was tried out. */
  #come(t: T, before: Stop<T> | undefined, step: MarchStep, way: readonly number[], isPlayed: boolean): Stop<T> {
    const { by, first, pieces, trials } = this.#quest
    const isGoing = step.does === 'go'
    const isAsked = isPlayed && toDecide(trials.rules, t) !== this.#side
    const isLetGo = isAsked && isGoing && by.letGo !== undefined
    if (isLetGo) by.letGo?.(t)
    const asks = isLetGo ? toDecide(trials.rules, t) !== this.#side : isAsked
    return {
      t,
      pieces,
      at: isGoing || before === undefined ? step.to : before.at,
      by: step.by ?? before?.by ?? '',
      left: step.left ?? before?.left ?? UNCOUNTED,
      before,
      order: step.order,
      way,
      length: (before?.length ?? 0) + way.length,
      // Where they set out is no place to come by.
      passed: this.#passedBy(before?.passed ?? 0, before === undefined ? way.slice(1) : way),
      key: isPlayed ? this.#keyOf(t) : UNTOLD,
      grade: Math.min(before?.grade ?? 0, step.grade ?? 0),
      price: step.price ?? before?.price,
      halts: isGoing ? isLetGo || step.halts === true : (step.halts ?? before?.halts ?? false),
      isUnderWay: isPlayed && !asks && by.isUnderWay(t, pieces),
      shows: t.core.reveals !== first.core.reveals,
      rolls: !isPlayed,
      asks,
    }
  }

  #keyOf(t: T): number {
    const key = this.#quest.by.key?.(t) ?? ''
    if (key === '') return 0
    const known = this.#keys.get(key) ?? this.#keys.size + 1
    this.#keys.set(key, known)
    return known
  }

  #passedBy(before: number, way: readonly number[]): number {
    let passed = before
    if (passed < this.#via.length) for (const space of way) if (space === this.#via[passed]) passed++
    return passed
  }

  /** Whoever points at where they set out means no way round. */
  #end(stop: Stop<T>): void {
    const isRound = stop.at === this.#quest.leaving.space && (stop.length === 1 || this.#via.length === 0)
    if (stop.passed === this.#via.length && !isRound)
      add(this.#ends, stop.at, { stop, space: stop.at, hostile: false, points: stop.left })
  }
}

/** The key of a position that nobody can tell. */
const UNTOLD = 0

function planOf<T extends TableBase>({ stop, space, hostile }: End<T>): Plan {
  const stops = stopsTo(stop)
  // Who strikes at a space by going there is not halted before he goes.
  const halted = stops.filter((each) => each.halts && each.way.at(-1) === each.at).map(({ at }) => at)
  const { by, left, price, halts, shows, rolls, asks } = stop
  return {
    ...{ space, by, order: stops.flatMap((each) => each.order), path: stops.flatMap(({ way }) => way) },
    ...(left === UNCOUNTED ? {} : { left }),
    ...(price === undefined ? {} : { price }),
    ...{ halts, hostile, meets: hostile ? [...halted, space] : halted, shows, rolls, asks },
  }
}

/** The stops of a way, from the first on. */
function stopsTo<T extends TableBase>(last: Stop<T>): readonly Stop<T>[] {
  const stops: Stop<T>[] = []
  for (let stop: Stop<T> | undefined = last; stop !== undefined; stop = stop.before) stops.push(stop)
  return stops.reverse()
}

/** Notes an end, unless one as good is known: of a better grade, with more points left, by a shorter way. */
function add<T extends TableBase>(found: Map<number, End<T>>, key: number, end: End<T>): void {
  const known = found.get(key)
  if (known === undefined || isBetter(end, known)) found.set(key, end)
}

const isBetter = <T extends TableBase>(one: End<T>, than: End<T>): boolean =>
  (one.stop.grade - than.stop.grade || one.points - than.points || than.stop.length - one.stop.length) > 0
