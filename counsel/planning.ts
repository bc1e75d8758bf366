import { type Rules, type TableBase, toDecide } from '@boma/kernel'
import { type Marching, type Outset, type Quest, UNCOUNTED } from './marching.ts'
import type { Leaving, Plan, Plans } from './plans.ts'
import { Search } from './search.ts'
import { Trials } from './trials.ts'

/** What a game's rules and what it says of marching come to: all plans of its counters, and the spaces that have any. */
export interface Planning<T extends TableBase> {
  plans(t: T, from: Leaving): Plans | undefined
  stations(t: T): readonly number[]
}

/** The plans of a game, found by trying out. */
export function planningBy<T extends TableBase>(rules: Rules<T>, by: Marching<T>): Planning<T> {
  const trials = new Trials(rules)
  const isSpace = (space: number): boolean => Number.isInteger(space) && space >= 0 && space < by.spaces
  return {
    plans(t, leaving) {
      const mobile = isSpace(leaving.space) ? by.mobile(t, leaving.space) : []
      return mobile.length === 0 ? undefined : plansOf({ by, trials, t, leaving, mobile })
    },
    stations: (t) => Array.from({ length: by.spaces }, (_, space) => space).filter((s) => by.mobile(t, s).length > 0),
  }
}

/** Who asks for plans, and on what table. */
interface Asking<T extends TableBase> {
  readonly by: Marching<T>
  readonly trials: Trials<T>
  readonly t: T
  readonly leaving: Leaving
  readonly mobile: readonly number[]
}

/** The plans of the first party that can do anything. */
function plansOf<T extends TableBase>(asking: Asking<T>): Plans {
  const { by, t, leaving, mobile } = asking
  const { pieces: wanted } = leaving
  const parties = by.parties?.(t, mobile, leaving) ?? [wanted ? mobile.filter((p) => wanted.includes(p)) : mobile]
  for (const pieces of parties) {
    const found = pieces.length === 0 ? undefined : plansFor(asking, pieces)
    if (found !== undefined && (found.all.length > 0 || found.planned !== undefined || parties.length === 1))
      return found
  }
  return { pieces: [], mobile, all: [] }
}

function plansFor<T extends TableBase>(asking: Asking<T>, pieces: readonly number[]): Plans {
  const { by, trials, t, leaving, mobile } = asking
  const isAsGood = by.isAsGood ?? isSameEnd
  const { via = [] } = leaving
  let all: readonly Plan[] = []
  let pace: Pick<Plans, 'points' | 'slow'> | undefined
  for (const outset of by.outsets(t, pieces, leaving)) {
    const start = trials.copyOf(t)
    if (!trials.isPlayed(start, toDecide(trials.rules, t), outset.order)) {
      trials.giveBack(start)
      continue
    }
    pace ??= paceOf(by, start, pieces)
    const known = all
    const more = plansFrom(start, pointsOf(by, start, pieces, outset), {
      by,
      trials,
      first: t,
      leaving,
      pieces,
      outset,
    })
    all = [...known, ...more.filter((plan) => !known.some((other) => isAsGood(t, other, plan)))]
  }
  const planned = by.isStep ? all.find((plan) => !plan.hostile && plan.space === via.at(-1)) : undefined
  const field = by.field?.(t, leaving.space)
  return {
    ...{ pieces, mobile, ...(pace ?? paceOf(by, t, pieces)) },
    ...(by.halt === undefined ? {} : { halt: by.halt }),
    ...{ all: planned === undefined ? all : all.filter((plan) => plan !== planned) },
    ...(planned === undefined ? {} : { planned }),
    ...(field === undefined ? {} : { field }),
  }
}

/** The plans from a table on which they have set out, with so many points left; the table is given back. */
function plansFrom<T extends TableBase>(start: T, left: number, quest: Quest<T>): readonly Plan[] {
  const { by, trials } = quest
  const found = by.shortcut?.(start, left, quest)
  if (found !== undefined) {
    trials.giveBack(start)
    return found
  }
  const plans = new Search(quest).from(start, left)
  return by.together === undefined ? plans : plans.flatMap((plan) => forAll(quest, plan))
}

/** The plan for all of them, where the first was tried out alone; none when they cannot all do as he does. */
function forAll<T extends TableBase>({ by, trials, first, pieces }: Quest<T>, plan: Plan): readonly Plan[] {
  const order = by.together?.(pieces, plan.order) ?? plan.order
  if (order.length <= plan.order.length) return [{ ...plan, order }]
  const t = trials.copyOf(first)
  const canAll = trials.isPlayed(t, toDecide(trials.rules, first), order)
  trials.giveBack(t)
  return canAll ? [{ ...plan, order }] : []
}

const isSameEnd = (_: TableBase, plan: Plan, as: Plan): boolean =>
  plan.space === as.space && plan.hostile === as.hostile

function pointsOf<T extends TableBase>(by: Marching<T>, t: T, pieces: readonly number[], outset: Outset): number {
  return by.points === undefined || outset.isUncounted
    ? UNCOUNTED
    : Math.min(...pieces.map((p) => by.points?.(t, p) ?? 0))
}

/** The points of counters that go together where the slowest sets the pace. */
function paceOf<T extends TableBase>(by: Marching<T>, t: T, pieces: readonly number[]): Pick<Plans, 'points' | 'slow'> {
  const { points } = by
  if (points === undefined) return {}
  const each = pieces.map((piece) => ({ piece, has: points(t, piece) }))
  const least = Math.min(...each.map(({ has }) => has))
  const faster = each.filter(({ has }) => has > least)
  if (faster.length === 0) return { points: least }
  const slow = each.filter(({ has }) => has === least).map(({ piece }) => piece)
  return { points: least, slow: { pieces: slow, without: Math.min(...faster.map(({ has }) => has)) } }
}
