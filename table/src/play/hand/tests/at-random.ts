import { Match } from '@boma/kernel'
import type { Game, GameMatch } from '@boma/showing'
import { createRoot } from 'solid-js'
import { localReferee } from '../../../referee/local.ts'
import { type Scene, setScene } from '../../scene/scene.ts'
import type { Offered } from '../../session/offers.ts'
import { openSession } from '../../session/open-session.ts'
import type { Session } from '../../session/session.ts'
import { type Hand, handAt } from '../hand.ts'
import { hasteAt } from '../haste.ts'
import { handClock } from './hand-clock.ts'

/** A table at which chance plays, with the hand of a person and the clock that it lives by. */
export interface RandomTable {
  readonly match: Match
  readonly session: Session
  readonly scene: Scene
  readonly hand: Hand
  readonly clock: ReturnType<typeof handClock>
  readonly roll: (below: number) => number
}

/** Numbers that come out the same every time. */
export function chance(seed: number): (below: number) => number {
  let state = seed * 7919
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** What sets a side up at once: an own set-up would take up all the time. */
const READY: readonly string[] = ['ready', 'suggested', 'mustered', 'all']

/** A match of a game by its number, in fog every other time. */
export function matchAtRandom(game: Game, seed: number): GameMatch {
  const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? ''
  const fog = game.options.filter(({ id }) => id === 'fog').map(({ id }) => id)
  return new Match(game, {
    scenario,
    options: seed % 2 === 0 ? fog : [],
    dice: { kind: 'cipher', secret: new Uint8Array(32).fill(seed) },
  })
}

/** Any answer, or the one that sets a side up at once. */
export function anyOffer({ offers }: Session, roll: RandomTable['roll']): Offered | undefined {
  const any = offers()[roll(Math.max(1, offers().length))]
  return offers().find(({ name }) => READY.includes(name)) ?? any
}

/** What else is at the table, as its keyboard is. */
type Besides = (at: Pick<RandomTable, 'session' | 'scene' | 'hand'>) => void

/** Has chance play such a match, and looks at each table before so many orders. */
export function playedAtRandom(
  game: Game,
  seed: number,
  steps: number,
  look: (at: RandomTable) => void,
  besides: Besides = () => {},
): void {
  const roll = chance(seed)
  const match = matchAtRandom(game, seed)
  const { end, ...at } = createRoot((end) => {
    const session = openSession('test', localReferee(match), ['person', 'person'])
    const scene = setScene(session, () => session.game.page)
    const clock = handClock()
    const hand = handAt(session, scene, { haste: hasteAt(clock.later) })
    besides({ session, scene, hand })
    return { end, session, scene, clock, hand }
  })
  // Outside the root, as events come in a browser: within it nothing follows from a press before all are done.
  const { session, clock } = at
  for (let i = 0; i < steps && !match.over; i++) {
    session.raise()
    clock.pass(1000)
    look({ ...at, match, roll })
    session.raise()
    const next = anyOffer(session, roll)
    if (next !== undefined) session.play(next.action)
  }
  end()
}
