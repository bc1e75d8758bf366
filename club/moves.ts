import type { Fault } from '@boma/kernel'
import type { MatchTerms } from './letters.ts'

/** Why the club does not take a match that was begun elsewhere. */
export type WhyNotMoved =
  /** It is no record, or of a form that only a newer Boma reads. */
  | 'no-record'
  | 'newer'
  | 'too-long'
  | 'no-game'
  /** It was played with corrected data, which the club has not. */
  | 'overlay'
  | 'over'
  | 'not-begun'
  /** The secret of its dice is not in it, or nobody knows how its first position came about. */
  | 'no-secret'
  | 'no-story'
  /** Its rules have been corrected since, and by those of today it does not hold; or it does not hold by its own. */
  | 'other-version'
  | 'does-not-hold'
  | 'busy'

/** A match that is brought to the club: its record, and how it is to go on there. */
export interface Moving extends Pick<MatchTerms, 'seats' | 'pace' | 'isPublic'> {
  readonly record: string
}

/** It is at the club, since just now or since the same record was brought before. */
export interface Moved {
  readonly id: string
  /** The words by which somebody is invited, while a seat is free. */
  readonly invitation?: string
  readonly commitment: string
  /** The seats for which whoever brought it still has to add to the dice. */
  readonly lacking: readonly number[]
}

/** It is not: why, and what is wrong with the record, where that is known. */
export interface NotMoved {
  readonly why: string
  readonly fault?: Fault
  readonly entry?: number
}
