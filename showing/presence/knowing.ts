import type { SupplyLine } from '@boma/counsel'
import type { Side } from '@boma/kernel'

export type { SupplyLine } from '@boma/counsel'

/** Something worth knowing about a space or a counter: 'Zone: German, halt here', with its case. */
export interface Fact<W = string> {
  readonly name: W
  readonly text: W
  /** '' where no case says so. */
  readonly rule: string
  /** Is it good or bad news for its viewer? Neither when left out. */
  readonly tone?: 'good' | 'bad'
}

/** What ending a phase now may cost, or leaves unused. */
export interface Risk<W = string> {
  /** 'risk': something may be lost; 'unused': something could still be done. */
  readonly kind: 'risk' | 'unused'
  /** Where; nowhere for points and the like. */
  readonly spaces: readonly number[]
  readonly pieces: readonly number[]
  /** Who, and what happens to them: 'ILH may be disrupted.' */
  readonly text: W
  /** Why, and by how much: 'Its line to Swakopmund is broken at Trekkopjes.' */
  readonly why: W
  /** In a word or two, for the map: 'disrupted on 1–3'. */
  readonly tag: W
  readonly rule: string
  readonly line?: SupplyLine
}

/** All that is at risk when an action is taken, and how that is asked. */
export interface Stakes<W = string> {
  /** 'End the March Phase? Three units may starve.' */
  readonly question: W
  readonly risks: readonly Risk<W>[]
}

/** How victory stands. */
export interface Standing<W = string> {
  /** In short, for a narrow bar: '4/11'. */
  readonly short: W
  /** Each way to win: what is held of it, and what is missing. */
  readonly claims: readonly Claim<W>[]
  /** Where the points come from, each with its case; left out where none are counted. */
  readonly sums?: readonly Sum<W>[]
  /** How near forces are to their end, under a heading of the game's own. */
  readonly brinks?: { readonly title: W; readonly rows: readonly Brink<W>[] }
  /** The places that decide it, with whoever holds each; NOBODY for none. */
  readonly places: readonly { readonly space: number; readonly name: W; readonly side: Side }[]
  readonly rule: string
}

/** A part of the points: 'German towns held', 7; with the spaces that it is counted for. */
export interface Sum<W = string> {
  readonly text: W
  readonly points: number
  readonly rule: string
  readonly spaces: readonly number[]
}

/** How near a force is to its end: a box for each point that it can lose. */
export interface Brink<W = string> {
  readonly side: Side
  readonly name: W
  /** What it has lost, a point each, as signs: a step, both steps of a counter (two points), an officer. */
  readonly lost: readonly ('step' | 'counter' | 'officer')[]
  /** The points at which it breaks. */
  readonly most: number
  /** 'breaks after 2 more'. */
  readonly left: W
  /** Is that near, so that it is marked? */
  readonly isNear: boolean
  readonly rule: string
  /** Where its counters are. */
  readonly spaces: readonly number[]
}

/** One side's way to win. */
export interface Claim<W = string> {
  readonly side: Side
  /** 'Allies hold 4 of 11 towns'. */
  readonly text: W
  /** '7 to take'; '' when nothing is missing. */
  readonly missing: W
  /** Would it win as things are? */
  readonly isMet: boolean
}

/** A counter that is still to be set up. */
export interface Awaited<W = string> {
  readonly piece: number
  readonly name: W
  /** Where it usually goes, or may: 'Windhoek', 'any town'. */
  readonly where: W
}
