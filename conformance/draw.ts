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
 * So that a run comes to rare things, too. Somebody eager goes for what is appraised highest.
 */
export function drawAction<T extends TableBase>(p: Probe<T>): Action {
  const open = p.q.choices.find((choice) => choice.open)
  const anywhere = open === undefined || p.pick(2) === 0 ? undefined : allowedOf(p, open.action)
  if (anywhere !== undefined) return anywhere
  if (p.eager && p.pick(ZEAL) > 0) return theBestOf(p, p.moves.at(p.pick(p.moves.count)), worth)
  const manner = p.pick(6)
  if (manner < 2) return p.moves.at(p.pick(p.moves.count))
  return manner < 4 ? ofSomeKind(p, manner === 2) : theBestOf(p, ofSomeKind(p, false), novelty)
}

/** Of an open choice anything that is allowed, listed or not. */
export function allowedOf<T extends TableBase>(p: Probe<T>, kind: AnyActionKind): Action | undefined {
  const allowed: number[] = []
  around(p, kind, (a) => check(p.game, p.t, p.side, a) === ALLOWED && allowed.push(a))
  return allowed[p.pick(Math.max(1, allowed.length))] as Action | undefined
}

/** Something that is listed: of any kind, or of the kind that was taken least. */
export function ofSomeKind<T extends TableBase>({ game, moves, coverage, pick }: Probe<T>, least: boolean): Action {
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

/** Once in so many actions somebody eager does anything. */
const ZEAL = 16

/** Of a few actions, one of which is given, the one after which this figure is highest. */
function theBestOf<T extends TableBase>(
  p: Probe<T>,
  first: Action,
  figure: (p: Probe<T>, action: Action) => number,
): Action {
  let best = first
  let most = figure(p, best)
  for (let i = 1; i < TRIED; i++) {
    const action = p.moves.at(p.pick(p.moves.count))
    const found = figure(p, action)
    if (found > most) best = action
    most = Math.max(most, found)
  }
  return best
}

/** What the game thinks of the position after an action. */
function worth<T extends TableBase>({ game, t, side, a, freshDice }: Probe<T>, action: Action): number {
  copy(t, a)
  apply(game, a, side, action, freshDice())
  return game.counsel?.appraise(a, side) ?? 0
}

/** How seldom one has been where random play leads after an action. */
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
