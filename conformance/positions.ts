import {
  type Action,
  ALLOWED,
  anyAction,
  apply,
  check,
  copy,
  equal,
  hash,
  noDice,
  other,
  parseAction,
  phaseOf,
  SIDES,
  type Side,
  seatsOf,
  type TableBase,
  toAnswer,
  view,
  writeAction,
} from '@boma/kernel'
import { checkSaid } from './cited.ts'
import { met, standing } from './coverage.ts'
import { checkFog, checkPossible, isListedOn } from './fog.ts'
import type { Probe } from './probe.ts'
import { checkSpoilt } from './spoilt.ts'
import { sweep } from './sweep.ts'

/** Actions drawn at random per position, of any kind, to be tried on a copy. */
const STRANGERS = 4
/** Integers that no action set makes, and things that are no integers. */
const NONSENSE = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 40, 0x3fff_ffff, 0x7fff_ffff]

/** Every check that needs only a position. What takes long is left out where a run examines only some positions. */
export function checkPosition<T extends TableBase>(p: Probe<T>, isExamined: boolean): void {
  const before = hash(p.t)
  p.coverage.positions++
  met(p.coverage.questions, p.q.name)
  met(p.coverage.standings, standing(p.game, p.t, p.q))
  checkSeat(p)
  checkPhase(p)
  checkLists(p)
  checkPossible(p, p.t, 'play')
  if (isExamined) examine(p)
  if (hash(p.t) !== before)
    p.fault('looking changes nothing', 'a list, a check, a view or an appraisal changed the table')
}

function examine<T extends TableBase>(p: Probe<T>): void {
  p.coverage.examined++
  checkGlances(p)
  sweep(p)
  checkStrangers(p)
  checkNotation(p)
  checkFog(p)
  checkAppraisal(p)
  checkSaid(p)
  checkSpoilt(p)
}

/** Whoever answers for a side sits on it. */
function checkSeat<T extends TableBase>({ game, t, q, side, fault }: Probe<T>): void {
  const seat = toAnswer(game, t)
  if (seatsOf(game)[seat]?.side !== side)
    fault('seats belong to sides', `'${q.name}' is for ${game.sides[side]}, and seat ${seat} answers`)
}

/** Where turns have phases, whatever is asked is asked in one. */
function checkPhase<T extends TableBase>({ game: { flow }, t, q, fault }: Probe<T>): void {
  if (flow.phases.some((phase) => phase !== undefined) && phaseOf(flow, t) === undefined)
    fault('questions are of a phase', `'${q.name}' is asked in no phase`)
}

function checkLists<T extends TableBase>(p: Probe<T>): void {
  const { game, t, side, moves } = p
  if (moves.count === 0) p.fault('no dead end', 'the match is not over, and nothing may be done')
  for (let i = 0; i < moves.count; i++)
    if (check(game, t, side, moves.at(i)) !== ALLOWED)
      p.fault('what is listed is allowed', `'${writeAction(game.actions, moves.at(i))}' is listed and refused`)
  if (!isListedOn(p, t)) p.fault('lists are in one order', 'listing the same position twice gives two lists')
  if (new Set(moves.toArray()).size < moves.count) p.fault('lists are in one order', 'an action is listed twice')
}

/** Whoever draws one action draws from what is listed, and each is as likely as any other. */
function checkGlances<T extends TableBase>({ t, q, moves, spareMoves, fault }: Probe<T>): void {
  const drawn: Action[] = []
  for (const choice of q.choices) {
    spareMoves.clear()
    choice.glance(t, spareMoves)
    drawn.push(...spareMoves.toArray().filter((a) => choice.sure || choice.whyNot(t, a) === ALLOWED))
  }
  if (drawn.length !== moves.count || new Set(drawn).size < drawn.length || drawn.some((a) => !moves.has(a)))
    fault('what is drawn is listed', `'${q.name}': ${moves.count} actions are listed, ${drawn.length} may be drawn`)
}

/** What is refused must change nothing: actions out of the blue, out of turn, and things that are none. */
function checkStrangers<T extends TableBase>(p: Probe<T>): void {
  const { game, side, moves, q } = p
  const tryOut = (action: number) => {
    if (check(game, p.t, side, action) !== ALLOWED) checkRefused(p, side, action)
  }
  for (let i = 0; i < STRANGERS; i++) tryOut(anyAction(game.actions, p.pick))
  for (const { action } of q.choices) tryOut(action.first + p.pick(action.size))
  checkRefused(p, side, NONSENSE[p.pick(NONSENSE.length)] as number)
  if (moves.count > 0) checkRefused(p, other(side), moves.at(p.pick(moves.count)))
}

function checkRefused<T extends TableBase>(p: Probe<T>, side: Side, action: number): void {
  const what = () => `'${writeAction(p.game.actions, action as Action)}' for ${p.game.sides[side]}`
  copy(p.t, p.a)
  try {
    if (apply(p.game, p.a, side, action, noDice) === ALLOWED)
      p.fault('strangers are refused', `${what()} was carried out`)
    else if (!equal(p.t, p.a)) p.fault('strangers are refused', `${what()} was refused and changed the table`)
  } catch (caught) {
    p.fault('strangers are refused', `${what()} was not refused but failed: ${caught}`)
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

function checkAppraisal<T extends TableBase>(p: Probe<T>): void {
  const { counsel } = p.game
  if (counsel === undefined) return
  for (const side of SIDES)
    for (const t of p.game.fog === undefined ? [p.t] : [p.t, view(p.game, p.t, side, p.a)]) {
      const worth = counsel.appraise(t, side)
      if (!(worth >= -1 && worth <= 1)) p.fault('appraisal is sound', `the position is worth ${worth}`)
    }
}
