import { askari } from '@boma/askari'
import { heart } from '@boma/heart'
import { openKinds, question, toDecide } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { foresee, type Game } from '@boma/showing'
import { tanga } from '@boma/tanga'
import { windhoek } from '@boma/windhoek'
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { openSession } from '../../session/open-session.ts'
import type { Session } from '../../session/session.ts'
import { usePassing } from '../passing.ts'
import { anyOffer, chance, matchAtRandom } from './at-random.ts'

const GAMES = [askari, windhoek, tanga, lettow, heart] as unknown as readonly Game[]
/** Matches a game: `ONLY=20 npx vitest run --project programs table/src/play/hand/tests/only-answers.test.ts`. */
const MATCHES = Number(import.meta.env['ONLY'] ?? 2)
const ORDERS = 150

/** What a person is asked: `lose lose E7`. */
const asked = ({ game, view, offers }: Session): string => `${question(game, view())?.name} ${offers()[0]?.name}`

/** Why a person is asked although there is but one answer: it is one of many, ends a choice under way, rolls a die, or bars a way back. */
function reasonToAsk(session: Session): string | undefined {
  const { game, view, deciding, offers, mayTakeBack, picked } = session
  const [only] = offers()
  if (openKinds(game, view()).length > 0) return 'open'
  if (picked().length > 0) return 'picking'
  const after = only && foresee(game, view(), deciding(), [only.action])
  if (after === undefined) return 'dice'
  const isFinal = toDecide(game, after) !== deciding() || after.core.reveals !== view().core.reveals
  return mayTakeBack() && isFinal ? 'way back' : undefined
}

/** Two people at a table where what has but one answer is answered for them. */
function seats(game: Game, seed: number) {
  const match = matchAtRandom(game, seed)
  return createRoot((end) => {
    const session = openSession('test', localReferee(match), ['person', 'person'])
    usePassing(session, () => true)
    return { match, session, end }
  })
}

const prompt = (session: Session): string => `${session.deciding()} ${session.decision()?.prompt}`

test.each(GAMES)(
  'nobody at $id is asked what has but one answer, unless it is dice or would bar the way back',
  (game) => {
    const waits: string[] = []
    for (let seed = 1; seed <= MATCHES; seed++) {
      const roll = chance(seed)
      const { match, session, end } = seats(game, seed)
      for (let i = 0, last = ''; i < ORDERS && !match.over; i++) {
        session.raise()
        const isNew = last !== prompt(session)
        last = prompt(session)
        if (isNew && session.offers().length === 1 && reasonToAsk(session) === undefined) waits.push(asked(session))
        const next = anyOffer(session, roll)
        if (next !== undefined) session.play(next.action)
      }
      end()
    }
    expect(waits).toEqual([])
  },
)
