import { readSeats, type Seats } from '../play/session/seats.ts'

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
  /** The last thing that happened and that anyone may know, in a sentence of the game. */
  readonly news: string
  /** A person at this screen is to decide. */
  readonly yours: boolean
  readonly over: boolean
}

/**
 * A match as it was found in a place that anything may have been written to, undefined when it is none. Its name and its
 * record are what counts: whatever else is missing or odd is taken for unknown.
 */
export function readKept(found: unknown): Kept | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { id, game, record, seats, touched, heading, news, yours, over } = found as {
    readonly [K in keyof Kept]?: unknown
  }
  if (typeof id !== 'string' || typeof game !== 'string' || typeof record !== 'string') return undefined
  return {
    id,
    game,
    record,
    seats: readSeats(Array.isArray(seats) ? seats : []),
    touched: typeof touched === 'number' && !Number.isNaN(new Date(touched).getTime()) ? touched : 0,
    heading: typeof heading === 'string' ? heading : '',
    news: typeof news === 'string' ? news : '',
    yours: yours === true,
    over: over === true,
  }
}

/** A place that keeps matches; every deed of it may fail. */
export interface Cupboard {
  /** Puts a match in; false, and nothing is put in, when its record there is no longer the one that was seen. */
  put(match: Kept, seen?: string): Promise<boolean>
  all(): Promise<readonly Kept[]>
  one(id: string): Promise<Kept | undefined>
  remove(id: string): Promise<void>
}

/** Has the match in a cupboard been changed by somebody else since its record was seen? */
export const isChanged = (there: Kept | undefined, seen: string | undefined): boolean =>
  there !== undefined && seen !== undefined && there.record !== seen

/** A cupboard that lasts as long as the page. */
export function memoryCupboard(): Cupboard {
  const matches = new Map<string, Kept>()
  return {
    async put(match, seen) {
      if (isChanged(matches.get(match.id), seen)) return false
      matches.set(match.id, match)
      return true
    },
    all: async () => [...matches.values()],
    one: async (id) => matches.get(id),
    async remove(id) {
      matches.delete(id)
    },
  }
}
