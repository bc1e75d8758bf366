import { Moves } from '../actions/moves.ts'
import { searchDice } from '../dice/search.ts'
import { asked } from '../flow/run.ts'
import { blank } from '../fog.ts'
import type { Rules } from '../game.ts'
import { apply, DRAWN, isOver, legal, toDecide } from '../play.ts'
import { SIDES } from '../side.ts'
import { copy, FLOW_DEPTH, FRAME, restore, type TableBase } from '../table/table.ts'
import type { Steps } from './steps.ts'

/** More dice than any match takes: behind them is nothing to be rolled. */
const MOST_ROLLS = 2 ** 28

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

/**
 * Why bytes from outside are no position of the game, in a sentence; undefined when they may be one. The kernel's own
 * part comes first, so that the game's `possible` can rely on it: nothing else is trusted before.
 */
export function whyNotPosition<T extends TableBase>(game: Rules<T>, t: T): string | undefined {
  const wrong = wrongCore(game, t) ?? wrongFrames(game, t)
  if (wrong !== undefined) return wrong
  try {
    return game.possible?.(t) ?? wrongQuestion(game, t)
  } catch {
    return 'the rules cannot make sense of the position'
  }
}

function wrongCore(game: Rules, { core }: TableBase): string | undefined {
  const { rolls, reveals, result, scenario, options, depth } = core
  if (rolls < 0 || rolls > MOST_ROLLS || reveals < 0) return 'the position counts dice that cannot have been rolled'
  if (result !== 0 && result !== DRAWN && !SIDES.some((side) => result === side + 1))
    return 'the position has a result that no match has'
  if (scenario < 0 || scenario >= game.scenarios.length) return 'the position is of no scenario'
  if (options >>> game.options.length !== 0) return 'the position has options that the game has not'
  const isDepth = result === 0 ? depth > 0 && depth <= FLOW_DEPTH : depth === 0
  return isDepth ? undefined : 'the position is at no place of the sequence of play'
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
  return depth > 0 && flow.firsts[t.flow[0]] !== flow.procedures[0]?.entry
    ? 'the position is not within the match as a whole'
    : undefined
}

/** Somebody is asked something as long as the match is on. */
function wrongQuestion<T extends TableBase>(game: Rules<T>, t: T): string | undefined {
  if (t.core.result !== 0) return undefined
  const q = asked(game.flow, t)
  if (q === undefined || !q.when(t) || !SIDES.includes(q.who(t))) return 'nobody is asked anything in the position'
  return undefined
}
