import type { MatchClock, TimeControl } from './clock.ts'
import type { LeftBehind, LeftSentence } from './left-behind.ts'
import type { ShownRating } from './standing.ts'
import type { WireBulletin, WireDispatch } from './wire.ts'

// What a page and the club write to one another over one line, as JSON. The club keeps every match; a page is told what
// its seat may know, and nothing else.

/** From a page. */
export type ToClub =
  /** Sits down at a match or looks on: which of them, and for which seat, the club knows. */
  | { readonly kind: 'sit'; readonly match: string; readonly page: string; readonly as?: number }
  | { readonly kind: 'dispatch'; readonly match: string; readonly letter: WireDispatch }
  | { readonly kind: 'say'; readonly match: string; readonly text: string; readonly key: string }
  | { readonly kind: 'ask'; readonly match: string; readonly what: Petition['what']; readonly until?: number }
  | { readonly kind: 'answer'; readonly match: string; readonly what: Petition['what']; readonly isGranted: boolean }
  /** Claims the match because the time of whoever is asked is over. */
  | { readonly kind: 'claim'; readonly match: string }
  /** One is back from a rest that was agreed to. */
  | { readonly kind: 'back'; readonly match: string }
  /** Whether onlookers may look with the eyes of a side: they may when all who play agree. */
  | { readonly kind: 'show'; readonly match: string; readonly isShown: boolean }
  /** Leaves sentences behind for the enemy's turns, in place of all before. */
  | { readonly kind: 'instruct'; readonly match: string; readonly sentences: readonly LeftSentence[] }
  | { readonly kind: 'leave'; readonly match: string }

/** From the club. */
export type FromClub =
  | { readonly kind: 'bulletin'; readonly match: string; readonly bulletin: WireBulletin }
  | { readonly kind: 'company'; readonly match: string; readonly company: Company }
  | { readonly kind: 'talk'; readonly match: string; readonly lines: readonly TalkLine[] }
  /** What the reader himself left behind, and what was answered by it. */
  | { readonly kind: 'left'; readonly match: string; readonly left: LeftBehind }
  /** Said every half a minute over every line, whatever happens at a match: whoever hears nothing any more dials again. */
  | { readonly kind: 'here'; readonly match: '' }
  /** Something cannot be done; the page says it in its own words. */
  | { readonly kind: 'refused'; readonly match: string; readonly why: WhyNot }

/** Why the club refuses something. */
export type WhyNot =
  | 'unknown-match'
  | 'not-begun'
  | 'not-yours'
  | 'nothing-asked'
  | 'already-asked'
  | 'often'
  | 'in-time'
  | 'rated'
  | 'live'
  | 'not-shown'
  | 'too-much'
  | 'not-kept'
  | 'malformed'
  | 'kept-rules'

/** Something that one side asks of the others: all must agree. */
export interface Petition {
  readonly what: 'take-back' | 'draw' | 'adjourn' | 'home'
  /** The seat that asks. */
  readonly seat: number
  /** To go on at home: the seats that have agreed so far. */
  readonly agreed?: readonly number[]
  /** For a rest: until when; until all are back where it is left out. */
  readonly until?: number
}

/** Who sits at a match, and how it stands between them. */
export interface Company {
  readonly game: string
  /** The version of the rules that it is played under. */
  readonly version: string
  /** The case in which the rules of today would change it: so it stays with those that it was begun under. */
  readonly changedCase?: string
  readonly scenario: string
  /** Whoever began it at home, where he knew all that was hidden, and moved it to the club. */
  readonly movedBy?: string
  /** Does it count for ratings? */
  readonly isRated?: boolean
  readonly seats: readonly CompanySeat[]
  readonly clock: MatchClock
  readonly petition: Petition | undefined
  /** How many look on. */
  readonly onlookers: number
  /** Who of them looks with the eyes of a side. */
  readonly watchers: readonly { readonly name: string; readonly side: number }[]
  /** What time it is at the club: clocks on devices differ. */
  readonly now: number
}

/** A seat at a match. */
export interface CompanySeat {
  readonly name: string
  readonly kind: 'person' | 'computer' | 'empty'
  readonly isHere: boolean
  /** Is it the reader's own? */
  readonly isMine: boolean
  /** Does a program order for whoever sits there? */
  readonly isProgram?: boolean
  /** Does whoever sits there let onlookers see with the eyes of a side? */
  readonly isShown?: boolean
}

/** A line of the talk beside a match. */
export interface TalkLine {
  readonly number: number
  readonly name: string
  readonly seat: number | undefined
  readonly at: number
  readonly text: string
}

/** What somebody proposes when he opens a match. */
export interface MatchTerms {
  readonly game: string
  readonly scenario: string
  readonly options: readonly string[]
  /** Who is to sit on each seat. */
  readonly seats: readonly ('me' | 'open' | string)[]
  readonly pace: TimeControl
  /** May anybody take it from the list, or only whoever has the link? */
  readonly isPublic: boolean
  /** Is it to count for the ratings of those who play it? */
  readonly isRated?: boolean
}

/** A match in a list. */
export interface ListedMatch {
  readonly id: string
  readonly game: string
  readonly scenario: string
  readonly options: readonly string[]
  readonly pace: TimeControl
  readonly state: 'waiting' | 'running' | 'over'
  /** The seat that is asked. */
  readonly asked: number | undefined
  readonly clock: MatchClock
  /** The words by which somebody can still be invited. */
  readonly invitation: string | undefined
  /** The last that another has said beside it. */
  readonly talk?: Pick<TalkLine, 'number' | 'name' | 'text'>
  /** The words of a rematch that somebody else has opened. */
  readonly rematch?: string
  readonly isRated: boolean
  /** Has the reader opened it? */
  readonly isMaker?: boolean
  /** For which seats he has still to add to the dice, and what these are committed to. */
  readonly lacking?: { readonly seats: readonly number[]; readonly commitment: string }
  /** Was it begun at home, by whoever opened it here? */
  readonly isMoved?: boolean
  readonly seats: readonly ListedSeat[]
  readonly created: number
  readonly changed: number
}

/** A seat of it, and how strong whoever sits there is known to be on its side. */
export interface ListedSeat extends Omit<CompanySeat, 'isHere'> {
  readonly standing?: ShownRating
}

/** An invitation that nobody has taken up ends after a week. */
export const INVITATION_LASTS: number = 7 * 24 * 60 * 60_000

/** What somebody is invited to, and by whom. */
export interface Invitation {
  readonly match: ListedMatch
  readonly from: string
  /** What is published of the secret of the dice: it was drawn before the guest came. */
  readonly commitment: string
}
