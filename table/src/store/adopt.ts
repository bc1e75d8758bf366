import { type Fresh, type MatchDice, toHexadecimal } from '@boma/kernel'
import { type GameMatch, scenarioName } from '@boma/showing'
import { overlayOf } from '../overlays/laid.ts'
import type { Seats } from '../play/session/seats.ts'
import { localReferee } from '../referee/local.ts'
import { asItCame } from '../referee/pages.ts'
import { spoken } from '../words/spoken.ts'
import type { Keeping } from './cupboard.ts'
import { keepingOf, newId } from './kept-of.ts'
import { matches } from './matches.ts'
import type { Sound, Stuck } from './reading.ts'

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** What tells a new match from all others. */
export const freshId = (): string => toHexadecimal(bytes(8))

/** Dice that nobody has seen yet, of which the record tells everything afterwards. */
export const freshDice = (): MatchDice => ({ kind: 'cipher', secret: bytes(32) })

/** What a match that goes on from another has of its own. */
export const fresh = (): Fresh => ({ id: freshId(), dice: freshDice() })

/** Keeps a match as a new one of this device; gives the name it goes by from now on. */
export async function adopt(match: GameMatch, seats: Seats): Promise<string> {
  const id = newId()
  await matches.keep(keepingOf(id, localReferee(match), seats, Date.now()))
  return id
}

/** Keeps a copy of a match beside it; gives the name that the copy goes by. */
export async function adoptCopy({ kept, pages }: Keeping): Promise<string> {
  const id = newId()
  await matches.keep({ kept: { ...kept, id }, pages })
  return id
}

/** Keeps a record just as it came, to be watched; gives the name it goes by from now on. */
export async function adoptRecord(text: string, reading: Sound | Stuck, seats: Seats): Promise<string> {
  const id = newId()
  const { game, record } = reading
  const now = Date.now()
  const unknown = {
    heading: '',
    news: '',
    yours: false,
    over: record.result !== undefined,
    overlay: overlayOf(game)?.name ?? '',
    scenario: scenarioName(spoken(game), record.scenario),
    people: '',
  }
  const shown = reading.kind === 'sound' ? keepingOf(id, localReferee(reading.match), seats, now).kept : unknown
  await matches.keep({ kept: { ...shown, id, game: game.id, seats, touched: now }, pages: asItCame(text) })
  return id
}
