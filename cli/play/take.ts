import { type Action, NOBODY, type Refusal, type Side } from '@boma/kernel'
import type { Terminal } from '../screen/terminal.ts'
import { askDie } from './dice.ts'
import { people, type Session } from './session.ts'
import { tellNews } from './show.ts'

/** What came of an action: it was played, a rule forbids it, or the person left before its dice were typed in. */
export type Taken = 'played' | 'left' | { readonly refusal: Refusal }

/** Plays an action with all the dice it needs, and tells those at the keyboard what came of it. */
export async function take(session: Session, side: Side, action: Action, terminal: Terminal): Promise<Taken> {
  const { match, seats } = session
  for (;;) {
    const played = match.play(side, action)
    if (played.kind === 'refused') return played
    if (played.kind === 'played') break
    const face = await askDie(played.wanted, match.game.sides[side] ?? '', terminal)
    if (face === undefined) return 'left'
    match.offer(face)
  }
  session.unsaved = true
  // A person sees at once what came of it; a person on the other side hears of it when asked next.
  if (seats[side] === 'human') tellNews(session, side, terminal)
  else if (people(session).length === 0) tellNews(session, NOBODY, terminal)
  return 'played'
}
