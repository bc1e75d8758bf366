import {
  ALLOWED,
  apply,
  blank,
  copy,
  type Dice,
  legal,
  Moves,
  type Rules,
  searchDice,
  type TableBase,
  toDecide,
  writeAction,
} from '@boma/kernel'
import { refusalWord } from './refusal-word.ts'

/**
 * How many lines of exactly `depth` legal actions lead on from a position: a whole rulebook's regression test in one
 * number. Chance is collapsed: `dice`, fixed unless given, decide every roll.
 */
export function perft<T extends TableBase>(game: Rules<T>, t: T, depth: number, dice: Dice = searchDice(1)): number {
  if (depth === 0) return 1
  const moves = new Moves()
  legal(game, t, moves)
  if (depth === 1) return moves.count
  const side = toDecide(game, t)
  const next = blank(game)
  let lines = 0
  for (let i = 0; i < moves.count; i++) {
    copy(t, next)
    const refused = apply(game, next, side, moves.at(i), dice)
    if (refused !== ALLOWED)
      throw new Error(`'${writeAction(game.actions, moves.at(i))}' is listed as legal - ${refusalWord(game, refused)}`)
    lines += perft(game, next, depth - 1, dice)
  }
  return lines
}
