import type { Match, MatchDice } from '@boma/kernel'
import type { Seats } from '../play/session/seats.ts'
import { localReferee } from '../referee/local.ts'
import type { Kept } from './cupboard.ts'
import { keptOf, newId } from './kept-of.ts'
import { matches } from './matches.ts'
import type { Sound, Stuck } from './reading.ts'

/** Dice that nobody has seen yet, of which the record tells everything afterwards. */
export const freshDice = (): MatchDice => ({ kind: 'cipher', secret: crypto.getRandomValues(new Uint8Array(32)) })

/** Keeps a match as a new one of this device; gives the name it goes by from now on. */
export async function adopt(match: Match, seats: Seats): Promise<string> {
  const id = newId()
  await matches.keep(keptOf(id, localReferee(match), seats, Date.now()))
  return id
}

/** Keeps a copy of a match beside it; gives the name that the copy goes by. */
export async function adoptCopy(match: Kept): Promise<string> {
  const id = newId()
  await matches.keep({ ...match, id })
  return id
}

/** Keeps a record just as it came, to be watched; gives the name it goes by from now on. */
export async function adoptRecord(text: string, reading: Sound | Stuck, seats: Seats): Promise<string> {
  const id = newId()
  const { game, record } = reading
  const now = Date.now()
  const unknown = { heading: '', news: '', yours: false, over: record.result !== undefined }
  const shown = reading.kind === 'sound' ? keptOf(id, localReferee(reading.match), seats, now) : unknown
  await matches.keep({ ...shown, id, game: game.id, record: text, seats, touched: now })
  return id
}
