// How strong people and computers are known to be, as a page is told it.

/** A strength on Elo's scale: nineteen times out of twenty within `error`. */
export interface ShownRating {
  readonly rating: number
  readonly error: number
}

/** Somebody's record on a side of a game; how strong that makes him is not said before some matches. */
export interface SideStanding {
  readonly side: number
  readonly matches: number
  readonly points: number
  readonly standing?: ShownRating
}

/** A match that counted, as whoever played it sees it. */
export interface RatedMatch {
  readonly match: string
  readonly game: string
  readonly scenario: string
  readonly side: number
  readonly against: readonly Opponent[]
  readonly score: number
  readonly rating: number
  readonly change: number
  readonly at: number
}

/** Whom somebody met: a person by name, or a computer by its player's. */
export interface Opponent {
  readonly name: string
  readonly kind: 'person' | 'computer'
}

/** What others may read about somebody with an account. */
export interface Profile {
  readonly name: string
  readonly since: number
  /** Does he show nothing but his name? Then there is nothing else here. */
  readonly isShy: boolean
  readonly isMe: boolean
  readonly finished: number
  readonly running: number
  readonly games: readonly { readonly game: string; readonly sides: readonly SideStanding[] }[]
  readonly last: readonly RatedMatch[]
}

/** Somebody in the list of those who play a side of a game. */
export interface Rank extends ShownRating, Opponent {
  readonly matches: number
  /** Where a computer was measured; people play all scenarios. */
  readonly scenario?: string
}

/** Who plays a game how well, by side, and what the sides have won of all matches that counted. */
export interface Ranks {
  readonly game: string
  readonly sides: readonly { readonly ranks: readonly Rank[]; readonly points: number }[]
  readonly matches: number
}
