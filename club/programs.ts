// Programs that act for somebody at a club, as a page and a club write of them.

/** What a program may do for whoever made its token: read what he may read, play for him, speak for him. */
export const SCOPES = ['read', 'play', 'talk'] as const

/** One of these. */
export type Scope = (typeof SCOPES)[number]

/** A program that acts for somebody, as he reads of it. Its token is told once, when it is made. */
export interface ListedProgram {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly created: number
  /** When it last did something; undefined before that. */
  readonly used: number | undefined
}

/** A key of a device by which the club knows somebody without a password. */
export interface ListedPasskey {
  readonly id: string
  readonly name: string
  readonly created: number
}
