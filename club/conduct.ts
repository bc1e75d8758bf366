/** What whoever administers a club is shown. */
export interface AdminView {
  readonly people: number
  readonly running: number
  readonly waiting: number
  readonly over: number
  readonly reports: readonly Report[]
  readonly found: readonly FoundPerson[]
}

/** What somebody reported about another at a match. */
export interface Report {
  readonly number: number
  readonly match: string
  /** Whom it is about. */
  readonly id: string
  readonly about: string
  readonly by: string
  readonly text: string
  readonly at: number
}

/** Somebody as an administrator finds him. */
export interface FoundPerson {
  readonly id: string
  readonly name: string
  readonly isGuest: boolean
  readonly isAdmin: boolean
  readonly isBarred: boolean
  readonly created: number
}
