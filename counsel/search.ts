import {
  type Action,
  ALLOWED,
  apply,
  blank,
  check,
  copy,
  legal,
  Moves,
  noDice,
  type Rules,
  type Side,
  type TableBase,
  toDecide,
} from '@boma/kernel'
import { type March, type Marching, type Outset, type Step, UNCOUNTED } from './marching.ts'
import type { Leaving, Plan } from './plans.ts'

// Whoever marches may change the table on his way: towns fall, rails open, somebody is asked. So each way is tried out by the
// rules themselves on a table of its own, those with the most points left first, and each space is kept once for every such
// change.

/** A place on the way: the table with the march there, and how it came. */
interface Stop<T extends TableBase> extends March {
  readonly t: T
  readonly before: Stop<T> | undefined
  /** What was ordered since the stop before, and the spaces that it led by. */
  readonly order: readonly Action[]
  readonly way: readonly number[]
  /** How many spaces the whole way has, and how many of those are passed that it is to lead by. */
  readonly length: number
  readonly passed: number
  readonly key: string
  readonly grade: number
  readonly halts: boolean
  /** Could all of it be played without a die? */
  readonly isPlayed: boolean
  readonly isUnderWay: boolean
}

/** A stop that is the end of a plan, and by what it is chosen before others. */
interface End<T extends TableBase> {
  readonly stop: Stop<T>
  readonly space: number
  readonly hostile: boolean
  readonly points: number
}

/** Tables that ways are tried out on, made once; each search begins with the first again. */
export class Trials<T extends TableBase> {
  readonly #rules: Rules<T>
  readonly #moves = new Moves()
  readonly #tables: T[] = []
  #used = 0

  constructor(rules: Rules<T>) {
    this.#rules = rules
  }

  /** All tables are free again. */
  beginAnew(): void {
    this.#used = 0
  }

  /** All answers to the question that is open. */
  answers(t: T): readonly Action[] {
    legal(this.#rules, t, this.#moves)
    return this.#moves.toArray()
  }

  /** A table like this one. */
  copyOf(t: T): T {
    if (this.#used === this.#tables.length) this.#tables.push(blank(this.#rules))
    const same = this.#tables[this.#used++] as T
    copy(t, same)
    return same
  }
}

/** Plays actions of a side, one after another; false when one is refused, or breaks off for want of a die. */
export function isPlayed<T extends TableBase>(rules: Rules<T>, t: T, side: Side, order: readonly Action[]): boolean {
  try {
    return order.every((action) => apply(rules, t, side, action, noDice) === ALLOWED)
  } catch {
    return false
  }
}

/** What a search is about. */
export interface Quest<T extends TableBase> {
  readonly rules: Rules<T>
  readonly by: Marching<T>
  readonly trials: Trials<T>
  /** The table that is asked about. */
  readonly first: T
  readonly leaving: Leaving
  readonly pieces: readonly number[]
  readonly outset: Outset
}

/** Everything that counters can come to that have set out one way. */
export class Search<T extends TableBase> {
  readonly #quest: Quest<T>
  readonly #side: Side
  readonly #via: readonly number[]
  readonly #known = new Map<string, number>()
  /** Stops to go on from, by the points left. */
  readonly #open: Stop<T>[][] = []
  readonly #ends = new Map<number, End<T>>()
  readonly #strikes = new Map<number, End<T>>()

  constructor(quest: Quest<T>) {
    this.#quest = quest
    this.#side = toDecide(quest.rules, quest.first)
    this.#via = quest.leaving.via ?? []
  }

  /** All plans from a table on which they have set out, with so many points left. */
  from(t: T, left: number): readonly Plan[] {
    const { pieces, outset, leaving, by } = this.#quest
    const way = [leaving.space]
    const isUnderWay = this.#goesOn(t)
    this.#note({
      ...{ t, pieces, at: leaving.space, by: outset.by, left, before: undefined, order: outset.order, way, length: 1 },
      ...{ passed: 0, key: by.key?.(t) ?? '', grade: 0, halts: false, isPlayed: true, isUnderWay },
    })
    // Those who are visited may note more stops, but none with more points.
    for (let points = this.#open.length - 1; points >= 0; points--) {
      const stops = this.#open[points] ?? []
      for (let i = 0; i < stops.length; i++) this.#visit(stops[i] as Stop<T>)
    }
    return [...this.#ends.values(), ...this.#strikes.values()].flatMap((end) => this.#planOf(end))
  }

  #goesOn(t: T): boolean {
    return toDecide(this.#quest.rules, t) === this.#side && this.#quest.by.isUnderWay(t)
  }

  #isKnown(at: number, passed: number, key: string, left: number): boolean {
    return (this.#known.get(`${at} ${passed} ${key}`) ?? UNCOUNTED - 1) >= left
  }

  /** Notes a stop, unless one as good is known. */
  #note(stop: Stop<T>): void {
    const { at, passed, key, left } = stop
    if (this.#isKnown(at, passed, key, left)) return
    this.#known.set(`${at} ${passed} ${key}`, left)
    const bucket = left - UNCOUNTED
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

  #stepsFrom(stop: Stop<T>): readonly Step[] {
    const { by, rules, trials } = this.#quest
    const { t } = stop
    if (by.steps !== undefined)
      return by.steps(t, stop).filter(({ order: [first = -1] }) => check(rules, t, this.#side, first) === ALLOWED)
    return trials.answers(t).flatMap((action) => by.reads?.(t, action, stop) ?? [])
  }

  /** The steps that may lead where the way is to lead by. */
  #towards(stop: Stop<T>, steps: readonly Step[]): readonly Step[] {
    const { by, leaving } = this.#quest
    const next = this.#via[stop.passed]
    const direct = by.isStepwise ? steps.find(({ does, to }) => does === 'go' && to === next) : undefined
    if (direct === undefined) return steps
    const isLast = stop.passed === this.#via.length - 1
    return [isLast && leaving.facing !== undefined ? (by.faced?.(stop.t, direct, leaving.facing) ?? direct) : direct]
  }

  /** Ends the march at a stop, if it may, and looks at whom it can strike then. */
  #halt(stop: Stop<T>, steps: readonly Step[]): void {
    const halt = steps.find(({ does }) => does === 'halt')
    if (halt === undefined || stop.passed < this.#via.length) return
    const halted = this.#taken(stop, halt, [])
    this.#end(halted)
    if (halted.isUnderWay) this.#strike(halted, this.#stepsFrom(halted))
  }

  #go(stop: Stop<T>, step: Step): void {
    const way = step.way ?? [step.to]
    const left = step.left ?? stop.left
    if (!step.changes && this.#isKnown(step.to, this.#passedBy(stop.passed, way), stop.key, left)) return
    this.#note(this.#taken(stop, step, way))
  }

  #strike(stop: Stop<T>, steps: readonly Step[]): void {
    for (const step of steps) {
      const { way = [] } = step
      if (step.does !== 'strike' || this.#passedBy(stop.passed, way) < this.#via.length) continue
      const struck = this.#taken(stop, step, way)
      const points = struck.left === UNCOUNTED ? stop.left : struck.left
      // Who goes in among the enemy does another thing than who strikes from beside him.
      add(this.#strikes, 2 * step.to + (struck.way.length > 0 ? 1 : 0), {
        stop: struck,
        space: step.to,
        hostile: true,
        points,
      })
    }
  }

  /** What a step comes to. */
  #taken(stop: Stop<T>, step: Step, way: readonly number[]): Stop<T> {
    const { rules, by, trials } = this.#quest
    const t = trials.copyOf(stop.t)
    const hasGone = isPlayed(rules, t, this.#side, step.order)
    const isAsked = hasGone && by.letGo !== undefined && toDecide(rules, t) !== this.#side
    if (isAsked && step.does === 'go') by.letGo?.(t)
    const isHalted = step.does === 'go' ? isAsked || step.halts === true : (step.halts ?? stop.halts)
    return {
      ...{ t, pieces: stop.pieces, at: step.does === 'go' ? step.to : stop.at, before: stop, order: step.order, way },
      ...{ by: step.by ?? stop.by, left: step.left ?? stop.left, grade: Math.min(stop.grade, step.grade ?? 0) },
      ...{ length: stop.length + way.length, passed: this.#passedBy(stop.passed, way), halts: isHalted },
      ...{ key: hasGone ? (by.key?.(t) ?? '') : UNTOLD, isPlayed: hasGone, isUnderWay: hasGone && this.#goesOn(t) },
    }
  }

  #passedBy(before: number, way: readonly number[]): number {
    let passed = before
    for (const space of way) if (passed < this.#via.length && space === this.#via[passed]) passed++
    return passed
  }

  /** Whoever points at where they set out means no way round. */
  #end(stop: Stop<T>): void {
    const isRound = stop.at === this.#quest.leaving.space && (stop.length === 1 || this.#via.length === 0)
    if (stop.passed === this.#via.length && !isRound)
      add(this.#ends, stop.at, { stop, space: stop.at, hostile: false, points: stop.left })
  }

  #planOf({ stop, space, hostile }: End<T>): readonly Plan[] {
    const { first, by, pieces, outset, rules, trials } = this.#quest
    const stops = stopsTo(stop)
    const alone = stops.flatMap((each) => each.order)
    const order = by.together?.(pieces, alone) ?? alone
    if (order.length > alone.length && !isPlayed(rules, trials.copyOf(first), this.#side, order)) return []
    const halted = stops.filter((each) => each.halts && each.way.length > 0).map(({ at }) => at)
    return [
      {
        ...{ space, by: stop.by, order, path: stops.flatMap(({ way }) => way) },
        ...(stop.left === UNCOUNTED ? {} : { left: stop.left }),
        ...(outset.price === undefined ? {} : { price: outset.price }),
        ...{ halts: stop.halts, hostile, meets: hostile ? [...halted, space] : halted },
        ...{ shows: stop.t.core.reveals !== first.core.reveals, rolls: !stop.isPlayed },
        asks: stop.isPlayed && toDecide(rules, stop.t) !== this.#side,
      },
    ]
  }
}

/** The key of a position that nobody can tell. */
const UNTOLD = '?'

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
