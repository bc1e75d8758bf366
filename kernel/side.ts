import type { Id } from './id.ts'

/** Who plays: 0 or 1. Which of them is German is the game's affair. */
export type Side = Id<'Side'>

/** The side listed first in a game. */
export const FIRST: Side = 0 as Side
/** The side listed second in a game. */
export const SECOND: Side = 1 as Side
/** Nobody: an onlooker, or no decision to make because the match is over. */
export const NOBODY: Side = -1 as Side
/** Both sides, in order. */
export const SIDES: readonly [Side, Side] = [FIRST, SECOND]

/** The other of the two sides. */
export const other = (side: Side): Side => (1 - side) as Side

/** A place at the table, by its number in the game: one player's, where several share a side. */
export type Seat = Id<'Seat'>

/** A value for each side. */
export type BySide<T> = readonly [T, T]

/** Sides as bits: who may see something. */
export type Sides = number
/** Both sides, as bits. */
export const EVERYONE: Sides = 3
/** One side, as a bit. */
export const only = (side: Side): Sides => 1 << side
