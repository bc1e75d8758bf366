import type { Action } from '@boma/kernel'
import type { Piece } from './piece.ts'

/** Counters that are parted into groups by one order, each of which does one thing or another: vessels that seek or lie low. */
export interface Parting<W = string> {
  readonly rule: string
  /** Who is to be parted; what is counted, such as Carriers on transports, is there one by one. */
  readonly members: readonly { readonly id: number; readonly face: Piece<W> }[]
  /** The action that begins it step by step, which is then not offered besides. */
  readonly instead: Action
  /** What a group of these members may do, what the first group is taken to do being first. */
  ways(members: readonly number[]): readonly { readonly id: string; readonly label: W }[]
  /** The order that parts them so; good on the table that was asked about, up to the last die. */
  order(groups: readonly Group[]): readonly Action[]
}

/** Some that go together, and what they do. */
export interface Group {
  readonly members: readonly number[]
  readonly way: string
}
