import { type Proposal, reason } from '@boma/counsel'
import {
  type Action,
  DIRECTIONS,
  type Direction,
  distance,
  type Hex,
  neighbour,
  OFF_MAP,
  type Side,
} from '@boma/kernel'
import { act } from '../actions.ts'
import { BEACH_HEXES, columnOf, grid, HEXES, IS_ALL_ROUND, IS_PASSABLE } from '../board.ts'
import { place } from '../counsel/note.ts'
import { answers } from '../counsel/tried.ts'
import type { Table } from '../layout.ts'
import { BRITISH, FORMATION, GERMAN, INFANTRY, isLeader, KIND, type Unit } from '../roster.ts'
import { AREAS, LOTS } from '../rules/03-lots.ts'
import { lotOf } from '../rules/03-set-up.ts'
import { frontOf } from '../rules/08-facing.ts'
import { combatUnits, firstLeader, hasCombat, holder } from '../stacks.ts'
import { just } from './fire.ts'
import { besideOf } from './front.ts'
import { goalsIn } from './goals.ts'
import { urgencyOf } from './posts.ts'
import { arrivals, distancesTo } from './ways.ts'

/** What a set-up is weighed by: how soon the British are where it decides. */
interface Ground {
  /** Points of the British from where they may begin to each hex, and from each hex to where it decides. */
  readonly arrival: Float32Array
  readonly toGoal: Float32Array
  readonly isGoal: Uint8Array
  readonly isAtOnce: boolean
}

function groundOf(t: Table): Ground {
  const { hexes, isGoal, isAtOnce } = goalsIn(t)
  const zone = AREAS[t.core.scenario]?.[BRITISH]
  const begin: Hex[] = []
  for (let at = 0 as Hex; at < HEXES; at++) if (zone?.[at] === 1 && columnOf(at) > EDGE) begin.push(at)
  const from = begin.length > 0 ? begin : BEACH_HEXES.flat()
  return {
    isGoal,
    isAtOnce,
    arrival: arrivals(from, (at) => isGoal[at] === 1),
    toGoal: distancesTo(t, hexes, GERMAN, BARRED),
  }
}
/** West of this column whoever set up would be seen. */
const EDGE = 14
const BARRED = 9

/** §3.1: where the counter lies that is asked about. */
export function proposeDeploy(t: Table, side: Side): readonly Proposal[] {
  const unit = lotOf(t)?.unit
  if (unit === undefined) return []
  const ground = groundOf(t)
  let best: Action | undefined
  let most = Number.NEGATIVE_INFINITY
  const all = answers(t)
  const facings = new Map<Hex, Direction>()
  for (const action of all) {
    if (!act.deploy.is(action)) continue
    const at = act.deploy.hex(action)
    const facing = facings.get(at) ?? outward(ground, at, side)
    facings.set(at, facing)
    const worth =
      (side === GERMAN ? german(t, ground, unit, at) : british(t, ground, unit, at)) +
      (act.deploy.facing(action) === facing ? 0.01 : 0)
    if (worth <= most) continue
    most = worth
    best = action
  }
  return best === undefined ? just(act.suggested()) : just(best, reason('gather', { at: place(act.deploy.hex(best)) }))
}

/** The way to face from which the enemy comes. */
export function outward({ arrival, toGoal }: Pick<Ground, 'arrival' | 'toGoal'>, at: Hex, side: Side): Direction {
  let best = (side === BRITISH ? 5 : 2) as Direction
  let most = -1
  for (const d of DIRECTIONS) {
    let sum = d === (side === BRITISH ? 5 : 2) ? 0.5 : 0
    for (const side6 of DIRECTIONS) {
      const to = neighbour(grid, at, side6)
      if ((frontOf(d) & (1 << side6)) === 0 || to === OFF_MAP || IS_PASSABLE[to] === 0) continue
      const isAhead =
        side === GERMAN
          ? (arrival[to] as number) < (arrival[at] as number)
          : (toGoal[to] as number) < (toGoal[at] as number)
      if (isAhead) sum += side6 === d ? 1.2 : 1
    }
    if (sum > most) {
      most = sum
      best = d
    }
  }
  return best
}

/** Germans: somebody in every hex where the British could come through, whole companies behind them. */
function german(t: Table, { arrival, isGoal, isAtOnce }: Ground, unit: Unit, at: Hex): number {
  const value = isGoal[at] === 1 ? urgencyOf(arrival[at] as number) : 0
  let near = 0
  for (let to = 0 as Hex; to < HEXES; to++)
    if (isGoal[to] === 1 && urgencyOf(arrival[to] as number) >= HOT) near += 1 / (1 + distance(grid, at, to))
  if (isLeader(unit)) return near + (holder(t, at) === GERMAN ? -1 : 0) - value
  const isWithLeader = firstLeader(t, at) >= 0
  if (isReserve(t, unit)) return near + (isAtOnce ? unwatched(t, isGoal, at) : isWithLeader ? 20 : 0)
  return (
    (hasCombat(t, at, GERMAN) ? (isWithLeader ? 1 : -30) : value + (value < HOT ? unwatched(t, isGoal, at) : 0)) +
    near / 10
  )
}
/** §11.2: hexes where it decides that nobody in the town looks into yet, and that somebody here would. */
function unwatched(t: Table, isGoal: Uint8Array, at: Hex): number {
  if (IS_ALL_ROUND[at] === 0 || hasCombat(t, at, GERMAN)) return 0
  const isTown = (to: Hex): boolean => IS_ALL_ROUND[to] === 1 && hasCombat(t, to, GERMAN)
  return besideOf(at).filter((to) => isGoal[to] === 1 && !hasCombat(t, to, GERMAN) && !besideOf(to).some(isTown)).length
}
const HOT = 12

/** Are there three Zuege of its company, and somebody to lead them? They are the reserve. */
function isReserve(t: Table, unit: Unit): boolean {
  const own = (LOTS[t.core.scenario] ?? []).map((lot) => lot.unit).filter((u) => FORMATION[u] === FORMATION[unit])
  return KIND[unit] === INFANTRY && own.filter((u) => KIND[u] === INFANTRY).length >= 3 && own.some(isLeader)
}

/** British: near to where it decides, one by one, so that as many as possible run for it. */
function british(t: Table, { toGoal }: Ground, unit: Unit, at: Hex): number {
  const there = combatUnits(t, at)
  const far = toGoal[at] as number
  if (isLeader(unit)) return -far / 4 + (there > 0 ? 1 : 0)
  return -Math.max(0, far - 5) - there * 0.5
}
