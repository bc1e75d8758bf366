import type { Side } from '@boma/kernel'
import type { Outline } from './piece.ts'

/** A fight on its board: two columns of counters, rounds between them. */
export interface Panel<W = string> {
  readonly title: W
  /** Is it not known yet whether there will be a fight, so that the log tells of none? */
  readonly isAhead?: boolean
  readonly subtitle: W
  readonly left: { readonly name: W; readonly side: Side }
  readonly right: { readonly name: W; readonly side: Side }
  readonly rows: readonly {
    readonly name: W
    readonly rule: string
    readonly left: readonly number[]
    readonly right: readonly number[]
    readonly active: boolean
    readonly lines: readonly (readonly [text: W, value: W])[]
  }[]
}

/** What may come of an action. */
export interface Forecast<W = string> {
  readonly title: W
  readonly rule: string
  /** Outcomes from the mover's best to his worst, probabilities adding up to one. */
  readonly outcomes: readonly {
    readonly name: W
    readonly probability: number
    readonly body: string
    /** The kind of event with which the fight begins that it is the end of; of any fight where it is left out. */
    readonly decidedIn?: string
  }[]
  readonly exact: boolean
  /** What both sides are taken to do, in a sentence; said wherever the figures rest on it. */
  readonly assumes?: W
  /** Is it against those who were seen there before, and whom nobody sees now? */
  readonly asSeen?: boolean
  /** Distributions worth drawing: steps lost by each side. */
  readonly histograms: readonly { readonly name: W; readonly body: string; readonly chances: readonly number[] }[]
  /** What counts, each with its case. */
  readonly lines: readonly { readonly text: W; readonly value: W; readonly rule: string }[]
  /** What is drawn on a tabletop while it is looked at: lines of fire, who needs what. */
  readonly outlines?: readonly Outline<W>[]
}

/** A die of a fight: who threw it, for which counter, and whether it hit. */
export interface Throw<W = string> {
  /** Whose die it is; left out where it is that of the counter's owner. */
  readonly by?: Side | 'attacker' | 'defender'
  readonly piece?: number
  /** The counter that it is aimed at, where it is aimed at one. */
  readonly at?: number
  /** The highest face that hits, where one does. */
  readonly hitsOn?: number
  readonly hits?: boolean
  /** What it came to, in short: '5 + 1 = 6'. */
  readonly note?: W
}

/** What an event is in a fight, so that a board can play it out from a side's own log: it begins, dice fall, hits land, it ends. */
export type Beat<W = string> =
  | {
      readonly part: 'begins'
      readonly title: W
      readonly space: number
      /** NOBODY where nobody can tell: a shell strikes friend and foe. */
      readonly attacker: Side
      /** Where the attackers stand, where dice are thrown for all who stand in a place and not for counters by name. */
      readonly from?: number
    }
  /** A counter takes part on a side, its owner's where none is named, and hits with so much or less. */
  | { readonly part: 'joins'; readonly piece: number; readonly side?: Side; readonly hitsOn?: number }
  /** The event's dice are thrown, one for each of these; dice of one round lie together. */
  | { readonly part: 'throws'; readonly round: W; readonly throws: readonly Throw<W>[] }
  /** The same for all counters of a side that take part and have not fallen, in their order. */
  | { readonly part: 'volley'; readonly round: W; readonly by: Side }
  /** A counter takes a hit and is in that state, or falls. `beside`: the odds do not reckon with such losses. */
  | { readonly part: 'lands'; readonly piece: number; readonly state: string; readonly beside?: boolean }
  /** Said within the round, in the event's own words. */
  | { readonly part: 'tells' }
  /** What came of it, in the event's own words; whose outcome it is, NOBODY's for a draw, when odds reckon with it. */
  | { readonly part: 'ends'; readonly winner?: Side }
  /** What follows from that: who falls back, who advances. */
  | { readonly part: 'follows' }

/** What counted for dice that were thrown, told afterwards. */
export interface Counted<W = string> {
  /** What the dice must not exceed, or must reach: '7 or less'. */
  readonly needs: W
  readonly lines: Forecast<W>['lines']
  /** What the viewer could not see of it, in a sentence; '' where he saw all. */
  readonly unseen: W
}

/** The state of a counter that is gone. */
export const FALLEN = 'fallen'
