import type { Sitter } from '../play/session/seats.ts'

/** A seat that the computer takes. */
export type ComputerSeat = Exclude<Sitter, 'person'>

/** A decision, as the player in the worker is given it: nothing but what its side may know. */
export interface Question {
  /** Which question this is, so that a late answer to another can be told. */
  readonly id: number
  readonly game: string
  readonly player: ComputerSeat
  /** The table as the side may see it. */
  readonly view: Uint8Array
  readonly side: number
  readonly legal: readonly number[]
  /** What the player's own dice are made of. */
  readonly key: readonly [number, number]
}

/** The order that the player gives, often of one action, or what went wrong. */
export type Answer =
  | { readonly id: number; readonly order: readonly number[] }
  | { readonly id: number; readonly failed: string }
