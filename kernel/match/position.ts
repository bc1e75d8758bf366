import { Moves } from '../actions/moves.ts'
import { searchDice } from '../dice/search.ts'
import { asked } from '../flow/run.ts'
import { blank } from '../fog.ts'
import type { Rules } from '../game.ts'
import { apply, isOver, legal, toDecide } from '../play.ts'
import { SIDES } from '../side.ts'
import { outOfBounds } from '../table/bounds.ts'
import { CORE, copy, FRAME, restore, type TableBase } from '../table/table.ts'
import type { Steps } from './steps.ts'

/** A position out of a stranger's bytes: throws a sentence unless it is one from which the match can be played to its end. */
export function* checkPosition<T extends TableBase>(game: Rules<T>, bytes: Uint8Array): Steps<void> {
  const t = blank(game)
  restore(t, bytes)
  const wrong = whyNotPosition(game, t) ?? (yield* whyNotPlayedOn(game, t))
  if (wrong !== undefined) throw new RangeError(wrong)
}

/** How often a position is tried out. What a game cannot see of itself, such as who called whom, shows at the first. */
const REHEARSALS = 2

/** Plays on from the position at random: rules that were handed something impossible fail, or never come to an end. */
function* whyNotPlayedOn<T extends TableBase>(game: Rules<T>, start: T): Steps<string | undefined> {
  const t = blank(game)
  const moves = new Moves()
  const most = game.scenarios[start.core.scenario]?.mostActions ?? 0
  for (let n = 0; n < REHEARSALS; n++) {
    const dice = searchDice([n, 1914])
    copy(start, t)
    try {
      for (let i = 0; !isOver(t); i++) {
        const count = i < most ? legal(game, t, moves) : 0
        if (count === 0) return 'the position leads nowhere'
        apply(game, t, toDecide(game, t), moves.at(dice.draw(i, count, n, i)), dice)
        yield 0
      }
    } catch {
      return 'the rules cannot go on from the position'
    }
  }
  return undefined
}

/** What is wrong with bytes from outside; rules that fail over them say enough. */
function whyNotPosition<T extends TableBase>(game: Rules<T>, t: T): string | undefined {
  try {
    return impossible(game, t) ?? wrongQuestion(game, t)
  } catch {
    return 'the rules cannot make sense of the position'
  }
}

/**
 * Why a table is no full position of the game, in a sentence; undefined when it may be one. The kernel's own part comes first,
 * then each field by itself, so that the game's `possible` can rely on both: nothing else is trusted before.
 */
export const impossible = <T extends TableBase>(game: Rules<T>, t: T): string | undefined =>
  wrongCore(game, t) ?? wrongFrames(game, t) ?? outOfBounds(game.layout, t) ?? game.possible(t)

function wrongCore({ scenarios, options }: Rules, t: TableBase): string | undefined {
  const wrong = outOfBounds(CORE, t)
  if (wrong !== undefined) return wrong
  const { core } = t
  if (core.scenario >= scenarios.length) return 'the position is of no scenario'
  if (core.options >>> options.length !== 0) return 'the position has options that the game has not'
  return (core.result === 0) === core.depth > 0 ? undefined : 'the position is at no place of the sequence of play'
}

/** The frames under way are at steps, the first in the whole match; the rest are empty. */
function wrongFrames<T extends TableBase>({ flow }: Rules<T>, t: T): string | undefined {
  const { depth } = t.core
  for (let i = 0; i < t.flow.length; i++) {
    const isPlace = i % FRAME === 0
    const isUnderWay = i < depth * FRAME
    const value = t.flow[i]
    if (isUnderWay ? isPlace && (value < 0 || value >= flow.steps.length) : value !== 0)
      return 'the position is at no step of the sequence of play'
  }
  if (depth > 0 && flow.firsts[t.flow[0]] !== flow.procedures[0]?.entry)
    return 'the position is not within the match as a whole'
  return depth > 0 && asked(flow, t) === undefined ? 'nobody is asked anything in the position' : undefined
}

/** What is asked is to be asked now, of somebody, as long as the match is on. */
function wrongQuestion<T extends TableBase>({ flow }: Rules<T>, t: T): string | undefined {
  const q = asked(flow, t)
  return q === undefined || (q.when(t) && SIDES.includes(q.who(t)))
    ? undefined
    : `'${q.name}' is not to be asked in the position`
}
