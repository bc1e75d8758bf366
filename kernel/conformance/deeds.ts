import { writeAction } from '../actions/action-set.ts'
import { ALLOWED } from '../actions/refusals.ts'
import { blank, imagine } from '../fog.ts'
import { apply } from '../play.ts'
import { SIDES, type Side } from '../side.ts'
import { copy, equal, hash, type TableBase } from '../table/table.ts'
import type { Deed } from './probe.ts'

/** Every check of one action that was carried out. */
export function checkDeed<T extends TableBase>(d: Deed<T>): void {
  checkPurity(d)
  checkTold(d)
  for (const viewer of SIDES) checkShown(d, viewer)
}

/** The same action with the same dice on a new table must do the same, whether anyone listens or not. */
function checkPurity<T extends TableBase>(d: Deed<T>): void {
  const fresh = blank(d.game)
  copy(d.before, fresh)
  apply(d.game, fresh, d.side, d.action, d.dice)
  const notation = writeAction(d.game.actions, d.action)
  if (!equal(fresh, d.t))
    d.fault('no state beside the table', `'${notation}' does something else on a copy of the table`)
  if (hash(d.before) === hash(d.t))
    d.fault('every action moves the game on', `'${notation}' leaves the table as it was`)
}

function checkTold<T extends TableBase>(d: Deed<T>): void {
  if (d.untold > 0)
    d.fault('every die is told', `'${writeAction(d.game.actions, d.action)}' rolled dice that no event tells of`)
  for (const e of d.events) {
    if (!d.game.cases.includes(e.rule)) d.fault('cases exist', `the event '${e.kind}' cites ${e.rule}`)
    if (!(`tell.${e.kind}` in d.game.present.messages))
      d.fault('messages exist', `nothing is said for the event '${e.kind}'`)
  }
}

/** If an action neither rolls nor marks a reveal, what a side sees afterwards follows from what it could see before. */
function checkShown<T extends TableBase>(d: Deed<T>, viewer: Side): void {
  const { game, a, b, before, t, side } = d
  if (game.fog === undefined || t.core.rolls !== before.core.rolls || t.core.reveals !== before.core.reveals) return
  imagine(game, before, viewer, d.freshDice(), a)
  a.core.reveals = before.core.reveals
  if (equal(before, a)) return
  if (apply(game, a, side, d.action, d.dice) !== ALLOWED) {
    if (viewer === side) d.fault('fog leaks nothing', 'something that a side cannot know forbids it an action')
    return
  }
  if (a.core.rolls !== t.core.rolls || a.core.reveals !== t.core.reveals) return
  copy(t, b)
  game.fog.hide(b, viewer)
  game.fog.hide(a, viewer)
  if (!equal(a, b))
    d.fault(
      'what is shown is marked',
      `'${writeAction(game.actions, d.action)}' shows something hidden without marking it`,
    )
}
