import type { Action, AnyActionKind } from './actions/action-set.ts'
import { isAction } from './actions/action-set.ts'
import { isBelow, Moves } from './actions/moves.ts'
import { ALLOWED, kernelRefusals, type Refusal } from './actions/refusals.ts'
import { type Dice, noDice } from './dice/dice.ts'
import type { Sink } from './events/event-set.ts'
import { type Answer, call, type Question } from './flow/procedure.ts'
import { advance, asked, run } from './flow/run.ts'
import type { Rules } from './game.ts'
import { NOBODY, type Seat, type Side } from './side.ts'
import { DRAWN, type TableBase } from './table/table.ts'

/** Ends the match: a side has won, or NOBODY has. */
export function finish(t: TableBase, winner: Side): void {
  t.core.result = winner === NOBODY ? DRAWN : winner + 1
}

/** Has the match ended? */
export const isOver = (t: TableBase): boolean => t.core.result !== 0

/** Who has won; NOBODY in a draw or while the match is on. */
export const winner = (t: TableBase): Side =>
  t.core.result === 0 || t.core.result === DRAWN ? NOBODY : ((t.core.result - 1) as Side)

/** Sets up an empty table and plays it on to the first decision. */
export function begin<T extends TableBase>(
  game: Rules<T>,
  t: T,
  setup: { readonly scenario: number; readonly options: number },
  dice: Dice,
  sink?: Sink,
): void {
  t.bytes.fill(0)
  t.core.scenario = setup.scenario
  t.core.options = setup.options
  game.setUp(t)
  const whole = game.flow.procedures[0]
  if (whole === undefined) throw new Error(`${game.id} has no sequence of play`)
  call(t, whole)
  goOn(game, t, dice, sink)
}

/** Carries out what the sequence of play has next, up to the next decision. */
export function goOn<T extends TableBase>(game: Rules<T>, t: T, dice: Dice, sink?: Sink): void {
  t.dice = dice
  t.sink = sink
  try {
    run(game.flow, t)
  } finally {
    t.dice = noDice
    t.sink = undefined
  }
}

/** The question that waits for an answer; undefined when the match is over. */
export const question = <T extends TableBase>(game: Rules<T>, t: T): Question<T> | undefined => asked(game.flow, t)

/** Who has to decide; NOBODY when the match is over. */
export function toDecide<T extends TableBase>(game: Rules<T>, t: T): Side {
  const q = asked(game.flow, t)
  return q === undefined ? NOBODY : q.who(t)
}

/** Which seat has to decide; NOBODY's number when the match is over. */
export function toAnswer<T extends TableBase>(game: Rules<T>, t: T): Seat {
  const q = asked(game.flow, t)
  if (q === undefined) return NOBODY as number as Seat
  const seat = q.seat(t)
  const who = q.who(t)
  if (seat >= 0) return seat
  // Where nobody shares a side, seats are numbered as sides are.
  return (game.seats === undefined ? who : game.seats.findIndex((s) => s.side === who)) as Seat
}

/** The kinds of action of which there are too many to list now: what is legal of them, `check` says. */
export const openKinds = <T extends TableBase>(game: Rules<T>, t: T): readonly AnyActionKind[] =>
  asked(game.flow, t)
    ?.choices.filter((c) => c.open)
    .map((c) => c.action) ?? []

/** Is it the main answer to the question that waits: what a player takes who lets every chance go by? */
export function isMain<T extends TableBase>(game: Rules<T>, t: T, action: Action): boolean {
  const q = asked(game.flow, t)
  return (q && choiceFor(q, action)?.main(t, action)) ?? false
}

/** Is it an answer to the question that waits that only lets a chance go by? */
export function isPass<T extends TableBase>(game: Rules<T>, t: T, action: Action): boolean {
  const q = asked(game.flow, t)
  return (q && choiceFor(q, action)?.passes) ?? false
}

/** Lists what may be done now (of open choices, a sample), always in the same order, and says how many actions that is. */
export function legal<T extends TableBase>(game: Rules<T>, t: T, out: Moves): number {
  out.count = 0
  const q = asked(game.flow, t)
  if (q === undefined) return 0
  for (let i = 0; i < q.choices.length; i++) addChoice(t, q.choices[i], out)
  return out.count
}

function addChoice<T>(t: T, choice: Answer<T>, out: Moves): void {
  const from = out.count
  choice.among(t, out)
  if (choice.exact) return
  const { list, count } = out
  let kept = from
  for (let i = from; i < count; i++) {
    const a = list[i]
    list[kept] = a
    // Without a branch: no engine foresees which actions are allowed. Refusals are never below 0.
    kept += isBelow(choice.whyNot(t, a as Action), 1)
  }
  out.count = kept
}

/**
 * Draws one of the actions that `legal` lists, each as likely as any other, and asks the rules about no more than it draws:
 * for programs that play at random by the million. `pick` draws a number below another.
 */
export function draw<T extends TableBase>(game: Rules<T>, t: T, pick: (below: number) => number, room: Moves): Action {
  room.count = 0
  const q = asked(game.flow, t)
  const choices = q?.choices ?? []
  for (let i = 0; i < choices.length; i++) choices[i].glance(t, room)
  while (q !== undefined && room.count > 0) {
    const i = pick(room.count)
    const action = room.at(i)
    const choice = choiceFor(q, action)
    if (choice?.sure || choice?.whyNot(t, action) === ALLOWED) return action
    // What is refused is not drawn again; of the others, none is likelier for it.
    room.list[i] = room.list[--room.count]
  }
  throw new RangeError('there is nothing to draw from')
}

/** The rule that forbids this side this action now, or ALLOWED. The action may come from anyone: nothing about it is trusted. */
export function check<T extends TableBase>(game: Rules<T>, t: T, side: Side, action: unknown): Refusal {
  const q = asked(game.flow, t)
  return whyNotAnswer(game, t, q, q && choiceFor(q, action), side, action)
}

function whyNotAnswer<T extends TableBase>(
  game: Rules<T>,
  t: T,
  q: Question<T> | undefined,
  choice: Answer<T> | undefined,
  side: Side,
  action: unknown,
): Refusal {
  if (q === undefined) return kernelRefusals.over()
  const who = q.who(t)
  if (side !== who) return kernelRefusals.notYourDecision(who)
  if (!isAction(game.actions, action)) return kernelRefusals.malformed()
  if (choice === undefined) return kernelRefusals.notNow()
  if (!choice.listed) return choice.whyNot(t, action)
  return isAmong(t, choice, action) ? ALLOWED : kernelRefusals.notNow()
}

const scratch = new Moves()
function isAmong<T>(t: T, choice: Answer<T>, action: Action): boolean {
  scratch.count = 0
  choice.among(t, scratch)
  return scratch.has(action)
}

function choiceFor<T>(q: Question<T>, action: unknown): Answer<T> | undefined {
  // What is no number may fail when it is compared with one.
  if (typeof action !== 'number') return undefined
  for (let i = 0; i < q.choices.length; i++)
    if (action >= q.choices[i].first && action < q.choices[i].end) return q.choices[i]
  return undefined
}

/**
 * Plays one action and everything that follows from it up to the next decision. It checks the action itself; a refused
 * one changes no byte. Should the dice run out half-way (`DiceWanted` is thrown), the caller puts the table back.
 */
export function apply<T extends TableBase>(
  game: Rules<T>,
  t: T,
  side: Side,
  action: unknown,
  dice: Dice,
  sink?: Sink,
): Refusal {
  const q = asked(game.flow, t)
  const choice = q && choiceFor(q, action)
  const refused = whyNotAnswer(game, t, q, choice, side, action)
  if (choice === undefined || refused !== ALLOWED) return refused
  carryOut(game, t, choice, action as Action, dice, sink)
  return ALLOWED
}

/**
 * Plays an action out of `legal` of this very table, as `apply` does, but does not check it again: for programs that play
 * by the million what they have listed themselves. An action from anywhere else may leave a table that no match comes to.
 */
export function playListed<T extends TableBase>(game: Rules<T>, t: T, action: Action, dice: Dice, sink?: Sink): void {
  const q = asked(game.flow, t)
  const choice = q && choiceFor(q, action)
  if (choice === undefined) throw new RangeError('the action answers nothing that is asked')
  carryOut(game, t, choice, action, dice, sink)
}

function carryOut<T extends TableBase>(
  game: Rules<T>,
  t: T,
  choice: Answer<T>,
  action: Action,
  dice: Dice,
  sink: Sink | undefined,
): void {
  const frame = t.core.depth - 1
  t.dice = dice
  t.sink = sink
  try {
    advance(game.flow, t, frame, choice.take(t, action))
    run(game.flow, t)
  } finally {
    t.dice = noDice
    t.sink = undefined
  }
}

/**
 * Tries an action out on a table that nobody plays on, such as a view: false when it is refused, or breaks off for want
 * of a die or of something that a view does not show. The table is then good for nothing more.
 */
export function tryOut<T extends TableBase>(
  game: Rules<T>,
  t: T,
  side: Side,
  action: number,
  dice: Dice = noDice,
  sink?: Sink,
): boolean {
  try {
    return apply(game, t, side, action, dice, sink) === ALLOWED
  } catch {
    return false
  }
}
