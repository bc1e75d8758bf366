import type { Action } from '@boma/kernel'

// A force that is chosen by points: what there is to choose from, and what has been chosen.

/** The sheet that a force is chosen from, by the side that is asked. */
export interface RecruitSheet<W = string> {
  readonly rule: string
  /** What the side may spend, and what is left of it. */
  readonly points: number
  readonly left: number
  /** What is told of every kind: 'Range', 'Morale'. */
  readonly columns: readonly W[]
  readonly kinds: readonly Recruits<W>[]
  /** Who is on the list, in the order in which they were taken. */
  readonly taken: readonly { readonly name: W; readonly cost: number }[]
  /** What whoever was taken last may be besides. */
  readonly gifts: readonly Gift<W>[]
}

/** A kind of troops to choose from. */
export interface Recruits<W = string> {
  readonly name: W
  /** What one figure costs, or the whole piece with its crew. */
  readonly price: number
  readonly isPiece: boolean
  /** What it is under each column; '' where it has nothing there. */
  readonly values: readonly W[]
  /** What else it can do: 'finds ambushes at 8″'. */
  readonly about: W
  /** How many of it may be taken now, the fewest first; nobody where something is in the way. */
  readonly takes: readonly Enlisting[]
  /** The fewest that there are: what is in the way of these is in the way of all. */
  readonly fewest: Action
}

/** So many of a kind, and what they cost. */
export interface Enlisting {
  readonly men: number
  readonly cost: number
  readonly action: Action
}

/** What somebody may be besides, and what that costs. */
export interface Gift<W = string> {
  readonly name: W
  readonly about: W
  readonly cost: number
  readonly action: Action
}
