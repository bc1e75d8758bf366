import { type Action, Match, type MatchDice, parseAction } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { createRoot } from 'solid-js'
import { localReferee } from '../../../referee/local.ts'
import { openSession } from '../open-session.ts'
import type { Seats } from '../seats.ts'
import type { Session } from '../session.ts'

/** Where the sample's counters stand when a test begins: B1 to B6 in columns 03 and 04, R1 to R6 in 06 and 07. */
export const PLACES = [
  'place rifles at 0402',
  'place rifles at 0403',
  'place rifles at 0404',
  'place scouts at 0302',
  'place gun at 0303',
  'place dummy at 0304',
  'place rifles at 0602',
  'place rifles at 0603',
  'place rifles at 0604',
  'place scouts at 0702',
  'place gun at 0703',
  'place dummy at 0704',
]

const PEOPLE: Seats = ['person', 'person']

/** A session of the sample game, with actions already played; it ends with the test. */
export function seated(
  options: {
    readonly seats?: Seats
    readonly played?: readonly string[]
    readonly fog?: boolean
    readonly dice?: MatchDice
    /** The sample as somebody else would have written it. */
    readonly game?: typeof skirmish
    readonly asksEachTime?: boolean
  } = {},
): Session {
  const { seats = PEOPLE, played = PLACES, fog = false, game = skirmish } = options
  const dice: MatchDice = options.dice ?? { kind: 'cipher', secret: new Uint8Array(32) }
  const match = new Match(game, { scenario: 'ford', options: fog ? ['fog'] : [], dice })
  for (const text of played) {
    const side = match.decision?.side
    if (side === undefined || match.play(match.decision?.seat, actionOf(text)).kind !== 'played')
      throw new Error(`not legal: ${text}`)
  }
  // The session is of no use once its memos are disposed of: the root lives as long as the test file.
  return createRoot(() => openSession('test', localReferee(match as unknown as GameMatch), seats, options))
}

/** An action of the sample game, as players write it. */
export function actionOf(text: string): Action {
  const action = parseAction(skirmish.actions, text)
  if (action === undefined) throw new Error(`no action is written '${text}'`)
  return action
}

/** A hex of the sample's board, by its number. */
export function hexOf(session: Session, name: string): number {
  const space = session.game.page.board(session.view()).spaces.find((s) => s.name === name)
  if (space === undefined) throw new Error(`there is no hex ${name}`)
  return space.id
}
