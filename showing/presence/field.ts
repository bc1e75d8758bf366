import type { Action } from '@boma/kernel'

// What counts on a field of fire: who faces which way, what is seen, who could fire at whom.

/** Which way the counters of a space face, or will at the end of a march, and how they may face instead. */
export interface Facings<W = string> {
  readonly space: number
  /** How they face: degrees clockwise from the top. */
  readonly turned: number
  /** All ways they may face, clockwise from the top, the present one too. */
  readonly ways: readonly FacingWay<W>[]
  readonly rule: string
}

/** A way to face. */
export interface FacingWay<W = string> {
  readonly turned: number
  /** What it is called: 'south-east'. */
  readonly name: W
  /** What players write: 'SE'. */
  readonly code: W
  /** What is ordered: that they turn, or the whole march with this at its end. Empty for the way they face already. */
  readonly order: readonly Action[]
}

/** A line of sight from one space to another. */
export interface SightLine<W = string> {
  readonly isClear: boolean
  /** The spaces that block it where it breaks first; none where it is clear, or where no place is to blame, as in the rain. */
  readonly blockers: readonly number[]
  /** 'No sight to 1611'. */
  readonly title: W
  /** Why, and what else there is to it, each with its case. */
  readonly lines: readonly { readonly text: W; readonly rule: string }[]
}

/** Who could fire at those who go a way, if it were gone, as far as its viewer can see. */
export interface Dangers<W = string> {
  /** What awaits them in each space that they enter, in the order of the way. */
  readonly stops: readonly Danger<W>[]
  /** The chance that it costs them something, if they are fired on as well as can be. */
  readonly risk: number
  /** What the figures rest on, with its case. */
  readonly assumes: { readonly text: W; readonly rule: string }
  /** What it comes to in the end: 'Fired on', 'at 2, then at 5'. */
  readonly sums: readonly { readonly text: W; readonly value: W }[]
}

/** Another way to where a march is planned to, with less to fear. */
export interface Detour {
  /** The spaces it leads by, its end included. */
  readonly via: readonly number[]
  /** The chance that it costs them something, as in `Dangers`. */
  readonly risk: number
}

/** What awaits those who enter a space. */
export interface Danger<W = string> {
  readonly space: number
  /** The best chance of all who could fire there, from 0 to 1; 0 where nobody could. */
  readonly chance: number
  readonly by: readonly Threat<W>[]
  /** Is it where fire hurts most, if it is held back until then? */
  readonly isWorst?: boolean
}

/** Somebody who could fire. */
export interface Threat<W = string> {
  readonly space: number
  /** 'MG and A/13 Rajputs'. */
  readonly who: W
  /** What the dice must not exceed: '7'. */
  readonly needs: W
  /** 0 where it is unknown. */
  readonly chance: number
  /** Can nobody tell whether he can fire, or how well? */
  readonly isUnknown?: boolean
}

/** A space of a field: the tone it has, and the chance to hit somebody there, where that is known. */
export interface Shade {
  readonly space: number
  readonly tone: string
  /** From 0 to 1. */
  readonly chance?: number
}
