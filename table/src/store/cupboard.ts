import type { Asleep } from '@boma/kernel'
import { readSeats, type Seats } from '../play/session/seats.ts'
import { asleepIn, type BesideJournal, besideOf, type Pages } from '../referee/pages.ts'

/** What the browser keeps of a match besides its text: enough for the shelf, and as small after years as on the first day. */
export interface Kept {
  readonly id: string
  readonly game: string
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
  /** What people call the overlay that it is played with; '' for none. */
  readonly overlay: string
  /** What the scenario is called, and the seats that people at this screen have; '' where an older page kept it. */
  readonly scenario: string
  readonly people: string
}

/** A match as it is handed to be kept. */
export interface Keeping {
  readonly kept: Kept
  readonly pages: Pages
}

/** A match as it is handed out again. */
export interface Whole extends Kept, Asleep {}

/** The same in one piece. */
export const wholeOf = ({ kept, pages }: Keeping): Whole => ({ ...kept, ...asleepIn(pages) })

/** How far the text of a match is written: what tells it from another, and which lines are still missing. */
export interface WrittenMark {
  readonly head: string
  /** How many lines of the journal. */
  readonly count: number
  /** The last of them; '' when there is none. */
  readonly last: string
  /** The lines behind them, which may still be taken back: they are written anew each time. */
  readonly loose: readonly string[]
}

/** Are two texts the same as far as they are written? */
export const isSame = (a: WrittenMark, b: WrittenMark): boolean =>
  a.head === b.head && a.count === b.count && a.last === b.last && a.loose.join('\n') === b.loose.join('\n')

/** Does a text go on from what is written? Lines are told anew when a record is opened, perhaps by other marks. */
export const goesOn = ({ head, lines }: Pages, { head: before, count, last }: WrittenMark): boolean =>
  head === before && (count === 0 || lines(count - 1)[0] === last)

/** How far a text is written once these lines are. */
const markAfter = (from: WrittenMark, lines: readonly string[], loose: readonly string[]): WrittenMark => ({
  head: from.head,
  count: from.count + lines.length,
  last: lines.at(-1) ?? from.last,
  loose,
})

/** Nothing of a text is written but its head. */
export const markOfNothing = ({ head }: Pages): WrittenMark => ({ head, count: 0, last: '', loose: [] })

/** What lies in a cupboard: the match, how far its text is written, and the secret beside it. */
export interface Shelved extends Kept, WrittenMark, BesideJournal {
  readonly foot: string
}

/**
 * A match as it was found in a place that anything may have been written to, undefined when it is none. Its name and its
 * text are what counts: whatever else is missing or odd is taken for unknown. What an earlier Boma kept is a record in one
 * piece.
 */
export function readShelved(found: unknown): Shelved | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const odd = found as Odd
  const { id, game, head = odd.record, foot, secret, told, seal } = odd
  if (typeof id !== 'string' || typeof game !== 'string' || typeof head !== 'string') return undefined
  return {
    ...cardIn(odd, id, game),
    ...markIn(odd, head),
    foot: textOf(foot),
    secret: typeof secret === 'string' ? secret : undefined,
    told: told !== false,
    seal: textOf(seal),
  }
}

/** What may have been written of a match, whatever it is. */
type Odd = { readonly [K in keyof Shelved | 'record']?: unknown }

const textOf = (found: unknown): string => (typeof found === 'string' ? found : '')

function cardIn(odd: Odd, id: string, game: string): Kept {
  const { seats, touched, heading, news, yours, over, overlay, scenario, people } = odd
  return {
    id,
    game,
    seats: readSeats(Array.isArray(seats) ? seats : []),
    touched: typeof touched === 'number' && !Number.isNaN(new Date(touched).getTime()) ? touched : 0,
    heading: textOf(heading),
    news: textOf(news),
    yours: yours === true,
    over: over === true,
    overlay: textOf(overlay),
    scenario: textOf(scenario),
    people: textOf(people),
  }
}

function markIn({ count, last, loose }: Odd, head: string): WrittenMark {
  const isWritten = typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 && typeof last === 'string'
  return { head, ...(isWritten ? { count, last } : { count: 0, last: '' }), loose: linesIn(loose) }
}

/** The card for the shelf alone. */
export function keptIn(shelved: Shelved): Kept {
  const { id, game, seats, touched, heading, news, yours, over, overlay, scenario, people } = shelved
  return { id, game, seats, touched, heading, news, yours, over, overlay, scenario, people }
}

/** The mark alone. */
export const markOf = ({ head, count, last, loose }: WrittenMark): WrittenMark => ({ head, count, last, loose })

/** What was found as lines, if it is that. */
export const linesIn = (found: unknown): readonly string[] =>
  Array.isArray(found) ? found.filter((line) => typeof line === 'string') : []

/** A match that was taken out of a cupboard. */
export interface FoundMatch extends Keeping {
  readonly mark: WrittenMark
}

/** A place that keeps matches; every deed of it may fail. */
export interface Cupboard {
  /** Puts a match in; undefined, and nothing is put in, when its text there is no longer the one that was seen. */
  put(match: Keeping, seen?: WrittenMark): Promise<WrittenMark | undefined>
  all(): Promise<readonly Kept[]>
  one(id: string): Promise<FoundMatch | undefined>
  remove(id: string): Promise<void>
}

/** What is to be written: lines from a line on, after which all is there; undefined when somebody else wrote meanwhile. */
export function toWrite(
  { kept, pages }: Keeping,
  there: Shelved | undefined,
  seen: WrittenMark | undefined,
): { readonly from: number; readonly lines: readonly string[]; readonly shelved: Shelved } | undefined {
  if (there !== undefined && seen !== undefined && !isSame(there, seen)) return undefined
  const isMore = there !== undefined && goesOn(pages, there)
  const before = isMore ? there : markOfNothing(pages)
  const lines = pages.lines(before.count)
  const shelved = { ...kept, ...besideOf(pages), foot: pages.foot, ...markAfter(before, lines, pages.loose) }
  return { from: before.count, lines, shelved }
}

/** What was found: the card, and its text as far as it is written. */
export function foundAs(shelved: Shelved, lines: readonly string[]): FoundMatch {
  const { head, foot, loose } = shelved
  const pages = { head, foot, loose, ...besideOf(shelved), lines: (since: number) => lines.slice(since) }
  return { kept: keptIn(shelved), pages, mark: markOf(shelved) }
}

/** A cupboard that lasts as long as the page. */
export function memoryCupboard(): Cupboard {
  const matches = new Map<string, { readonly shelved: Shelved; readonly lines: string[] }>()
  return {
    async put(match, seen) {
      const there = matches.get(match.kept.id)
      const write = toWrite(match, there?.shelved, seen)
      if (write === undefined) return undefined
      const { from, lines, shelved } = write
      const written = there?.lines ?? []
      written.length = from
      for (const line of lines) written.push(line)
      matches.set(match.kept.id, { shelved, lines: written })
      return markOf(shelved)
    },
    all: async () => [...matches.values()].map(({ shelved }) => keptIn(shelved)),
    async one(id) {
      const there = matches.get(id)
      return there && foundAs(there.shelved, [...there.lines])
    },
    async remove(id) {
      matches.delete(id)
    },
  }
}
