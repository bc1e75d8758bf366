import { type Action, anyAction, parseAction, writeAction } from '../actions/action-set.ts'
import { ALLOWED } from '../actions/refusals.ts'
import { noDice } from '../dice/dice.ts'
import { imagine, view } from '../fog.ts'
import { apply, check, legal, toDecide } from '../play.ts'
import { other, SIDES, type Side } from '../side.ts'
import { copy, equal, hash, type TableBase } from '../table/table.ts'
import type { Probe } from './probe.ts'

/** Actions drawn at random per position, nearly all of them illegal. */
const STRANGERS = 12
/** Integers that no action set makes, and things that are no integers. */
const NONSENSE = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 40, 0x3fff_ffff, 0x7fff_ffff]

/** Every check that needs only a position. */
export function checkPosition<T extends TableBase>(p: Probe<T>): void {
  const before = hash(p.t)
  checkLists(p)
  checkStrangers(p)
  checkNotation(p)
  checkFog(p)
  checkAppraisal(p)
  if (hash(p.t) !== before)
    p.fault('looking changes nothing', 'a list, a check, a view or an appraisal changed the table')
}

function checkLists<T extends TableBase>(p: Probe<T>): void {
  const { game, t, side, moves } = p
  if (moves.count === 0) p.fault('no dead end', 'the match is not over, and nothing may be done')
  for (let i = 0; i < moves.count; i++)
    if (check(game, t, side, moves.at(i)) !== ALLOWED)
      p.fault('what is listed is allowed', `'${writeAction(game.actions, moves.at(i))}' is listed and refused`)
  legal(game, t, p.spareMoves)
  if (!sameList(p.moves.toArray(), p.spareMoves.toArray()))
    p.fault('lists are in one order', 'listing the same position twice gives two lists')
  if (new Set(moves.toArray()).size < moves.count) p.fault('lists are in one order', 'an action is listed twice')
}

const sameList = (a: readonly Action[], b: readonly Action[]) => a.length === b.length && a.every((x, i) => x === b[i])

function checkStrangers<T extends TableBase>(p: Probe<T>): void {
  const { game, side, moves } = p
  for (let i = 0; i < STRANGERS; i++) {
    const action = anyAction(game.actions, p.pick)
    if (!moves.has(action)) checkUnlisted(p, action)
  }
  for (const nonsense of NONSENSE)
    if (!moves.has(nonsense as Action)) checkRefused(p, side, nonsense, `the integer ${nonsense}`)
  if (moves.count > 0) checkRefused(p, other(side), moves.at(p.pick(moves.count)), 'an action out of turn')
}

function checkUnlisted<T extends TableBase>(p: Probe<T>, action: Action): void {
  const { game, t, side } = p
  const notation = writeAction(game.actions, action)
  try {
    if (check(game, t, side, action) === ALLOWED)
      p.fault('what is allowed is listed', `'${notation}' is allowed and not listed`)
    else checkRefused(p, side, action, notation)
  } catch (caught) {
    p.fault('strangers are refused', `'${notation}' was not refused but failed: ${caught}`)
  }
}

function checkRefused<T extends TableBase>(p: Probe<T>, side: Side, action: number, what: string): void {
  copy(p.t, p.a)
  try {
    if (apply(p.game, p.a, side, action, noDice) === ALLOWED)
      p.fault('strangers are refused', `${what} was carried out`)
    else if (!equal(p.t, p.a)) p.fault('strangers are refused', `${what} was refused and changed the table`)
  } catch (caught) {
    p.fault('strangers are refused', `${what} was not refused but failed: ${caught}`)
  }
}

function checkNotation<T extends TableBase>(p: Probe<T>): void {
  const { game, moves } = p
  for (let i = 0; i < moves.count; i++) {
    const text = writeAction(game.actions, moves.at(i))
    const read = parseAction(game.actions, text)
    if (read !== moves.at(i)) p.fault('notation round-trips', `'${text}' is read as ${read}, not as ${moves.at(i)}`)
  }
}

function checkFog<T extends TableBase>(p: Probe<T>): void {
  const { game, t, a, b } = p
  if (game.fog === undefined) return
  for (const side of SIDES) {
    const name = game.sides[side]
    view(game, t, side, a)
    if (!equal(view(game, a, side, b), a)) p.fault('views are idempotent', `${name}'s view of its own view is another`)
    checkTruthHidden(p, side)
    checkImagined(p, side)
  }
}

/** `p.a` holds the side's view: a table with other secrets must give the same. */
function checkTruthHidden<T extends TableBase>(p: Probe<T>, side: Side): void {
  const { game, t, a, b } = p
  imagine(game, t, side, p.freshDice(), b)
  if (!equal(a, view(game, b, side, b)))
    p.fault('fog leaks nothing', `${game.sides[side]} can tell two tables apart that differ only in what is hidden`)
}

/** `p.a` holds the side's view. */
function checkImagined<T extends TableBase>(p: Probe<T>, side: Side): void {
  const { game, t, a, b } = p
  const name = game.sides[side]
  imagine(game, a, side, p.freshDice(), b)
  if (side === p.side && (toDecide(game, b) !== side || !sameAsListed(p)))
    p.fault('fog leaks nothing', `what ${name} may do depends on what it cannot know`)
  game.fog?.hide(b, side)
  if (!equal(a, b)) p.fault('imagine agrees with the view', `what ${name} imagines does not look like what it sees`)
  const dice = p.freshDice()
  if (!equal(imagine(game, t, side, dice, b), imagine(game, a, side, dice, p.c)))
    p.fault('fog leaks nothing', `what ${name} imagines depends on what it cannot know`)
}

/** `p.b` holds what was imagined. */
function sameAsListed<T extends TableBase>(p: Probe<T>): boolean {
  legal(p.game, p.b, p.spareMoves)
  return sameList(p.moves.toArray(), p.spareMoves.toArray())
}

function checkAppraisal<T extends TableBase>(p: Probe<T>): void {
  for (const side of SIDES)
    for (const t of [p.t, view(p.game, p.t, side, p.a)]) {
      const worth = p.game.appraise(t, side)
      if (!(worth >= -1 && worth <= 1)) p.fault('appraisal is sound', `the position is worth ${worth}`)
    }
}
