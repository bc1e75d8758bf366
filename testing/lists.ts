import {
  type Action,
  ALLOWED,
  type Answer,
  apply,
  blank,
  check,
  copy,
  hash,
  impossible,
  kindsOf,
  legal,
  Moves,
  question,
  type Rules,
  searchDice,
  type TableBase,
  toDecide,
  writeAction,
} from '@boma/kernel'
import { quickPick } from './random-play.ts'

type Pick = (below: number) => number
/** Kinds of no more actions than this are looked through whole; of larger ones, each value of each operand of one action. */
const WHOLE = 512

/** Says what is wrong with the lists of all positions in which these questions were met, and with what their answers lead to. */
export function askedFaults<T extends TableBase>(
  game: Rules<T>,
  met: ReadonlyMap<string, readonly T[]>,
  questions: readonly string[],
): readonly string[] {
  const pick = quickPick(questions.length)
  return questions.flatMap((name) =>
    (met.get(name) ?? []).flatMap((t, i) =>
      [...listFaults(game, t, pick), ...outcomeFaults(game, t, pick)].map(
        (fault) => `${name}, position ${i}: ${fault}`,
      ),
    ),
  )
}

/** Says what is wrong with the list of a position: an answer that is listed and refused, or allowed and neither listed nor drawn. */
export function listFaults<T extends TableBase>(game: Rules<T>, t: T, pick: Pick): readonly string[] {
  const before = hash(t)
  const moves = new Moves()
  legal(game, t, moves)
  const listed = new Set<number>(moves.toArray())
  const is = (a: number): boolean => check(game, t, toDecide(game, t), a) === ALLOWED
  const word = (a: number): string => writeAction(game.actions, a as Action)
  const faults = [...listed].filter((a) => !is(a)).map((a) => `${word(a)} is listed and refused`)
  for (const choice of question(game, t)?.choices ?? []) {
    if (!choice.open)
      for (const a of someOf(game, choice, [...listed], pick))
        if (!listed.has(a) && is(a)) faults.push(`${word(a)} is allowed and not listed`)
    const drawn = drawnOf(t, choice)
    const own = [...listed].filter((a) => choice.action.is(a))
    for (const a of own) if (!drawn.has(a)) faults.push(`${word(a)} is listed and never drawn`)
    if (drawn.size > own.length) faults.push(`${drawn.size} like ${word(own[0] ?? choice.first)} are drawn`)
  }
  if (hash(t) !== before) faults.push('to list what may be done changed the table')
  return faults
}

/** What whoever draws one answer of a kind could come upon. */
function drawnOf<T extends TableBase>(t: T, choice: Answer<T>): ReadonlySet<number> {
  const moves = new Moves()
  choice.glance(t, moves)
  return new Set(moves.toArray().filter((a) => choice.sure || choice.whyNot(t, a as Action) === ALLOWED))
}

function someOf<T extends TableBase>(
  game: Rules<T>,
  { action: { first, size, code, is } }: Answer<T>,
  listed: readonly number[],
  pick: Pick,
): readonly number[] {
  if (size <= WHOLE) return Array.from({ length: size }, (_, i) => first + i)
  const own = listed.filter((a) => is(a))
  const from = own[pick(Math.max(1, own.length))] ?? first + pick(size)
  return (kindsOf(game.actions)[code]?.fields ?? []).flatMap(({ step, size: values }) => {
    const held = Math.trunc((from - first) / step) % values
    return Array.from({ length: values }, (_, value) => from + (value - held) * step)
  })
}

/** Says what cannot be in the positions to which an answer of each kind leads. */
function outcomeFaults<T extends TableBase>(game: Rules<T>, t: T, pick: Pick): readonly string[] {
  const moves = new Moves()
  legal(game, t, moves)
  return (question(game, t)?.choices ?? []).flatMap(({ action }) => {
    const own = moves.toArray().filter((a) => action.is(a))
    return own.length === 0 ? [] : playedFaults(game, t, own[pick(own.length)] as Action)
  })
}

function playedFaults<T extends TableBase>(game: Rules<T>, t: T, action: Action): readonly string[] {
  const after = blank(game)
  copy(t, after)
  apply(game, after, toDecide(game, t), action, searchDice(action))
  const problem = impossible(game, after)
  return problem === undefined ? [] : [`after ${writeAction(game.actions, action)}: ${problem}`]
}
