import { type Action, type Side, searchDice, seatsOf, writeAction } from '@boma/kernel'
import type { DiceKey, PlayerName, Word } from '@boma/opponents'
import { sayRefusal } from '@boma/showing'
import type { Moment } from './effects.ts'
import { noteReason } from './reasons.ts'
import type { Evening } from './session.ts'
import { take } from './take.ts'

/**
 * Has a player of the computer's decide; false when the person at the keyboard leaves. Whatever is wrong with what it
 * orders, the match goes on with something that is allowed.
 */
export async function computerDecides(computer: PlayerName, moment: Moment): Promise<boolean> {
  const { session, side, terminal } = moment
  const word = await wordOf(session, computer, side)
  if ('order' in word) {
    noteReason(session, side, word.why)
    const taken = await take(session, side, word.order as readonly Action[], terminal)
    if (typeof taken === 'string') return taken === 'played'
  }
  const problem = 'order' in word ? 'it ordered what is not allowed' : word.problem
  terminal.say(`The computer (${computer}) broke down: ${problem}. It does something that is allowed instead.`)
  return doAnything(moment)
}

/** Asks the player. All that it knows is what its side sees and was told. */
function wordOf({ match, seats, luck, courier }: Evening, player: PlayerName, side: Side): Promise<Word> {
  const { game, setup } = match
  const own = seatsOf(game).flatMap((seat, i) => (seat.side === side && seats[i] === player ? [i] : []))
  const inquiry = {
    match: setup.id ?? '',
    game: game.id,
    player,
    side,
    seats: own,
    view: match.view(side).bytes,
    log: match.log(side).map(({ events }) => events),
    key: luckAt(luck, match.length),
  }
  return new Promise((resolve) => courier.ask(inquiry, resolve))
}

/** Does the first that comes to hand. */
async function doAnything({ session, side, legal, terminal }: Moment): Promise<boolean> {
  const { match, luck } = session
  const action = legal[searchDice(luckAt(luck, match.length)).draw(0, legal.length, 0, 0)] as Action
  const taken = await take(session, side, [action], terminal)
  if (typeof taken === 'string') return taken === 'played'
  const words = writeAction(match.game.actions, action)
  throw new Error(`'${words}' was listed as legal and then refused: ${sayRefusal(match.game, taken.refusal)}`)
}

/** The luck of a player before order `n` of a match: the same again for the same luck of the evening. */
export function luckAt(luck: Uint8Array, n: number): DiceKey {
  const words = new DataView(luck.buffer, luck.byteOffset)
  return [words.getUint32(0) ^ n, words.getUint32(4)]
}
