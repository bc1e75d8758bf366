/** How many days somebody may still be away within a year, and until when he is away just now. */
export interface DaysAway {
  readonly left: number
  readonly until?: number
}

/** A rematch: one that somebody has opened and waits with, or a new one, to whose dice its maker still adds for his seats. */
export interface Rematch {
  readonly id: string
  /** The words by which it is joined; none when it has begun. */
  readonly invitation?: string
  /** Of a new one: what its dice are committed to, and who is to sit where. */
  readonly commitment?: string
  readonly seats?: readonly string[]
}
