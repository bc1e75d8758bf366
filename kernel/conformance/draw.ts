import { type Action, type AnyActionKind, actionName } from '../actions/action-set.ts'
import { ALLOWED } from '../actions/refusals.ts'
import { apply, check, question } from '../play.ts'
import { copy, type TableBase } from '../table/table.ts'
import type { Probe } from './probe.ts'
import { around } from './sweep.ts'

/**
 * What to play: anything listed; or of any kind, or of the kind that was taken least; or of a few the one that leads to
 * the question which was asked least. So that a run comes to rare things, too.
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

/** Actions that are tried out before one is taken. */
const TRIED = 4

function towardsTheUnknown<T extends TableBase>(p: Probe<T>): Action {
  const { game, a, coverage } = p
  let best = ofSomeKind(p, false)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < TRIED; i++) {
    const action = i === 0 ? best : p.moves.at(p.pick(p.moves.count))
    copy(p.t, a)
    apply(game, a, p.side, action, p.freshDice())
    const next = question(game, a)
    const asked = next === undefined ? Number.POSITIVE_INFINITY : (coverage.questions.get(next.name) ?? 0)
    if (asked < least) best = action
    least = Math.min(least, asked)
  }
  return best
}
