import { type Action, NOBODY, type Refusal, type Side, writeAction } from '@boma/kernel'
import { keep } from '../records/kept.ts'
import type { Terminal } from '../screen/terminal.ts'
import { askDie } from './dice.ts'
import { type Evening, people } from './session.ts'
import { tellNews } from './show.ts'

/** What came of an order: it was played, a rule forbids one of its actions, or the person left before its dice were typed in. */
type Taken = 'played' | 'left' | { readonly refusal: Refusal; readonly at: number }

/** Plays an order with all the dice it needs, and tells those at the keyboard what came of it. */
export async function take(session: Evening, side: Side, order: readonly Action[], terminal: Terminal): Promise<Taken> {
  const { match } = session
  let left: readonly number[] = []
  for (;;) {
    const played = match.order(match.decision?.seat, order)
    if (played.kind === 'refused') return played
    if (played.kind === 'played') {
      left = played.left
      break
    }
    const face = await askDie(played.wanted, match.game.tongue.sides[side] ?? '', terminal)
    if (face === undefined) return 'left'
    match.offer(face)
  }
  session.unsaved = true
  if (terminal.person) session.kept = keep(session)
  // A person sees at once what came of it; a person on the other side hears of it when asked next.
  if (people(session).includes(side)) tellNews(session, side, terminal)
  else if (people(session).length === 0) tellNews(session, NOBODY, terminal)
  // What the computer still had in mind is nobody's business.
  if (left.length > 0 && people(session).includes(side))
    terminal.say(notCarriedOut(order.slice(-left.length).map((a) => writeAction(match.game.actions, a))))
  return 'played'
}

/** An order ends where something new is known, or somebody else decides. */
const notCarriedOut = (words: readonly string[]): string =>
  `Not carried out, as something has changed that you may want to think about: ${words.join('; ')}.`
