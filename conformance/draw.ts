import {
  type Action,
  ALLOWED,
  type AnyActionKind,
  actionName,
  apply,
  check,
  copy,
  legal,
  question,
  type TableBase,
} from '@boma/kernel'
import { standing } from './coverage.ts'
import type { Probe } from './probe.ts'
import { around } from './sweep.ts'

/**
 * What to play: anything listed; or of any kind, or of the kind that was taken least; or towards what was seldom come to.
 * So that a run comes to rare things, too.
 */
export function drawAction<T extends TableBase>(p: Probe<T>): Action {
  const open = p.q.choices.find((choice) => choice.open)
  const anywhere = open === undefined || p.pick(2) === 0 ? undefined : allowedOf(p, open.action)
  if (anywhere !== undefined) return anywhere
  const manner = p.pick(6)
  if (manner < 2) return p.moves.at(p.pick(p.moves.count))
  return manner < 4 ? ofSomeKind(p, manner === 2) : towardsTheUnknown(p)
}

/** Of an open choice anything that is allowed, listed or not. */
function allowedOf<T extends TableBase>(p: Probe<T>, kind: AnyActionKind): Action | undefined {
  const allowed: number[] = []
  around(p, kind, (a) => check(p.game, p.t, p.side, a) === ALLOWED && allowed.push(a))
  return allowed[p.pick(Math.max(1, allowed.length))] as Action | undefined
}

function ofSomeKind<T extends TableBase>({ game, moves, coverage, pick }: Probe<T>, least: boolean): Action {
  const kinds = Map.groupBy(moves.toArray(), (a) => actionName(game.actions, a))
  const taken = (kind: string) => coverage.kinds.get(kind) ?? 0
  const names = [...kinds.keys()]
  const name = least ? names.toSorted((a, b) => taken(a) - taken(b))[0] : names[pick(names.length)]
  const those = kinds.get(name ?? '') ?? moves.toArray()
  return those[pick(those.length)] as Action
}

/** Actions that are tried out before one is taken, and how far play goes on after each. */
const TRIED = 4
const AHEAD = 8

/** Of a few actions the one after which random play comes to what was seldom come to. */
function towardsTheUnknown<T extends TableBase>(p: Probe<T>): Action {
  let best = ofSomeKind(p, false)
  let most = novelty(p, best)
  for (let i = 1; i < TRIED; i++) {
    const action = p.moves.at(p.pick(p.moves.count))
    const found = novelty(p, action)
    if (found > most) best = action
    most = Math.max(most, found)
  }
  return best
}

function novelty<T extends TableBase>(
  { game, t, side, a, spareMoves, coverage, ...p }: Probe<T>,
  first: Action,
): number {
  const dice = p.freshDice()
  let sum = 0
  copy(t, a)
  apply(game, a, side, first, dice)
  for (let i = 0; i < AHEAD; i++) {
    const q = question(game, a)
    if (q === undefined || legal(game, a, spareMoves) === 0) break
    sum += 1 / (1 + (coverage.standings.get(standing(game, a, q)) ?? 0))
    apply(game, a, q.who(a), spareMoves.at(p.pick(spareMoves.count)), dice)
  }
  return sum
}
