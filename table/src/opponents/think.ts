import { type Action, blank, type Side, searchDice } from '@boma/kernel'
import { greedyPlayer, type Player, randomPlayer } from '@boma/opponents'
import type { Game } from '@boma/showing'
import type { Answer, ComputerSeat, Question } from './protocol.ts'

/** Who sits on a seat of the computer's. */
const PLAYERS: Readonly<Record<ComputerSeat, Player>> = { random: randomPlayer, greedy: greedyPlayer() }

/** Answers a question; whatever goes wrong is an answer too. */
export async function think(question: Question, load: (game: string) => Promise<Game>): Promise<Answer> {
  const { id } = question
  try {
    return { id, order: [choose(await load(question.game), question)] }
  } catch (caught) {
    return { id, failed: caught instanceof Error ? caught.message : String(caught) }
  }
}

function choose(game: Game, { player, view, side, legal, key }: Question): Action {
  if (view.length !== game.layout.byteLength) throw new RangeError('the view is not a table of this game')
  const table = blank(game)
  table.bytes.set(view)
  return PLAYERS[player].choose(game, table, side as Side, legal as readonly Action[], searchDice(key))
}
