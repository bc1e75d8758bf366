import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Seats } from '../play/seats.ts'

/** A match as the browser keeps it. */
export interface Kept {
  readonly id: string
  readonly game: string
  /** The whole match as a record's text. */
  readonly record: string
  readonly seats: Seats
  /** Milliseconds since 1970, when it was last played. */
  readonly touched: number
  /** Where it stands, for the shelf: a heading in the words of the game. */
  readonly heading: string
  readonly over: boolean
}

interface Cupboard extends DBSchema {
  matches: { key: string; value: Kept; indexes: { touched: number } }
}

let opened: Promise<IDBPDatabase<Cupboard>> | undefined
const cupboard = (): Promise<IDBPDatabase<Cupboard>> => {
  opened ??= openDB<Cupboard>('boma', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched')
    },
  })
  return opened
}

/** What went wrong when a match could not be kept. */
export type Trouble = 'full' | 'closed'

/** Keeps a match; says what is wrong when the browser cannot. */
export async function keep(match: Kept): Promise<Trouble | undefined> {
  try {
    await (await cupboard()).put('matches', match)
    return undefined
  } catch (caught) {
    return caught instanceof DOMException && caught.name === 'QuotaExceededError' ? 'full' : 'closed'
  }
}

/** All matches that were kept, the last played first; none when the browser keeps nothing. */
export async function keptMatches(): Promise<readonly Kept[]> {
  try {
    return (await (await cupboard()).getAllFromIndex('matches', 'touched')).reverse()
  } catch {
    return []
  }
}

/** One match that was kept. */
export async function keptMatch(id: string): Promise<Kept | undefined> {
  try {
    return await (await cupboard()).get('matches', id)
  } catch {
    return undefined
  }
}

/** Throws a match away. */
export async function forget(id: string): Promise<void> {
  await (await cupboard()).delete('matches', id)
}
