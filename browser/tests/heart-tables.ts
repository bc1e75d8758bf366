import { heart } from '@boma/heart'
import { FIRST, Match, NOBODY, question, writeAction, writeRecord } from '@boma/kernel'
import type { Game, GameMatch } from '@boma/showing'
import type { MatchUnderWay } from './page.ts'

// Tables with figures at which two people sat down before.

const game = heart as unknown as Game

/** How a match is played up to a question: the first of these that is allowed, else the first of all. */
export const QUIETLY = ['suggested', 'first German', 'stand', 'pass', 'cease', 'refrain', 'halt']
export const BOLDLY = ['suggested', 'first German', 'charge', 'halt', 'stand', 'pass', 'cease']
export const FIRING = ['suggested', 'first German', 'stand', 'lay', 'shells', 'aim', 'rest', 'shoot', 'pass', 'cease']
/** More orders are not given: what is waited for never comes. */
const MOST = 2000

/** A match of two people up to where it has come to something. */
export function played(
  scenario: string,
  isThere: (match: GameMatch) => boolean,
  chosen: readonly string[],
): MatchUnderWay {
  const match = new Match(game, { scenario, dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  for (let orders = 0; match.decision && orders < MOST && !isThere(match); orders++) {
    const legal = match.legal()
    const named = (start: string) => legal.find((action) => writeAction(game.actions, action).startsWith(start))
    match.play(match.decision.seat, chosen.map(named).find((action) => action !== undefined) ?? legal[0] ?? 0)
  }
  return { game: game.id, record: writeRecord(match.tell().record()), seats: ['person', 'person'] }
}

/** Up to a question, by its name. */
export const upTo = (scenario: string, name: string, chosen: readonly string[]): MatchUnderWay =>
  played(scenario, (match) => question(game, match.view(match.decision?.side ?? NOBODY))?.name === name, chosen)

/** Was all of this told, and the last of it just now? */
export const hasTold =
  (...kinds: readonly string[]) =>
  (match: GameMatch): boolean => {
    const log = match.log(FIRST).map(({ events }) => events.map(({ kind }) => kind))
    return (
      kinds.every((kind) => log.some((told) => told.includes(kind))) &&
      log.at(-1)?.includes(kinds.at(-1) ?? '') === true
    )
  }
