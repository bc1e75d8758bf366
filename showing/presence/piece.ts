import type { Action, Refusal, Side } from '@boma/kernel'
import type { Point } from './board.ts'
import type { Fact } from './knowing.ts'
import type { BodyLook, SymbolLook } from './looks.ts'

/** A counter. */
export interface Piece<W = string> {
  readonly id: number
  readonly space: number
  /** The camp's look. */
  readonly body: BodyLook
  readonly side: Side
  /** The unit symbol's name: 'infantry', 'mounted-rifles'; '' for a hidden stack. */
  readonly symbol: SymbolLook | ''
  /** Short identity for the band. */
  readonly name: W
  /** What every sentence calls it: '6. Feldkompanie'. */
  readonly fullName: W
  /** What it is besides, for its card: "1st King's African Rifles, light infantry". */
  readonly about?: W
  /** The values at the foot as printed: '2-7'. */
  readonly values: string
  /** How far it moves, beside its symbol: '5'; '' for one that stays. The values at the foot are parted then. */
  readonly moves?: string
  /** What stands at the right of its band: where or when it comes in, '2511', '4'. */
  readonly code?: W
  /** The values of the other face; '' when it has none. */
  readonly back: string
  /** 'disrupted', 'acted', 'moving', 'fired', 'hidden', 'unsupplied'. */
  readonly states: readonly string[]
  /** Where its figures come from, for the unit's card: 'printed', 'derived', 'reconstructed'; '' where it has no counter. */
  readonly source: string
  /** How deep it lies in its stack, 0 on top, where the rules care; else leaders lie on top, then the strongest. */
  readonly depth?: number
  /** Where it stands on a tabletop. */
  readonly stands?: Stance
}

/** Where a figure stands on a tabletop, in inches; it faces so many degrees clockwise from the top. */
export interface Stance {
  readonly x: number
  readonly y: number
  readonly facing: number
  /** The radius of its base; of a stand, half of its side. */
  readonly base: number
  /** A square stand, or a hull that is so many times as long as it is wide; round when left out. */
  readonly shape?: 'stand' | 'hull'
}

/** A unit of several figures on a tabletop: what its space is called, and what the table says beside it. */
export interface Troop<W = string> {
  readonly space: number
  /** '14 FK'. */
  readonly name: W
  /** What is written beside the name: '12', '1 of 3'. */
  readonly count: W
  readonly body: BodyLook
  readonly side: Side
  /** 'shaken', 'smoke', 'old-smoke', 'jammed', 'hidden', 'spent'. */
  readonly states: readonly string[]
}

/** A unit that is held over a tabletop: where its first figure would be, and how the unit is to stand, where that was said. */
export interface Held {
  readonly space: number
  readonly spot: Point
  /** Degrees clockwise from the top. */
  readonly facing?: number
  /** So many abreast more than it has now, or fewer. */
  readonly wider?: number
  /** In the other order than it stands in now: dispersed, or close again. */
  readonly isReordered?: boolean
}

/** A form that people have a name for: 'line', 'column'. */
export interface NamedForm<W = string> {
  readonly name: W
  /** So many abreast more than the unit has now, or fewer, as it is held. */
  readonly wider: number
}

/** What putting it down there would be, and where its figures would stand; more of it when it is to be shown. */
export interface Deployed<W = string> {
  readonly action: Action
  readonly figures: readonly Piece<W>[]
  detail?(): DeployedDetail<W>
}

/** Who cannot go there, and why; the way of the figure that pays most; what that uses up; what to know of the place. */
export interface DeployedDetail<W = string> {
  readonly barred: readonly { readonly piece: number; readonly why: Refusal }[]
  readonly way?: { readonly from: Point; readonly to: Point }
  readonly spending?: { readonly title: W; readonly rule: string; readonly parts: readonly SpentPart<W>[] }
  readonly facts: readonly Fact<W>[]
}
/** A share of a move, from 0 to 1: '2.0″ cover'. */
export type SpentPart<W = string> = Pick<Fact<W>, 'text'> & {
  readonly tone: 'spent' | 'open' | 'cover'
  readonly share: number
}

/** Something that is drawn flat on a tabletop: a range, an arc, the edge of a zone. */
export interface Outline<W = string> {
  /** An SVG path in inches. */
  readonly outline: string
  /** 'reach', 'half', 'zone', 'good', 'bad', or a body's name. */
  readonly tone: string
  /** What is written at its edge: '16″'. */
  readonly label?: { readonly text: W; readonly at: Point }
}

/** A side's cards. */
export interface Deck<W = string> {
  readonly name: W
  readonly side: Side
  /** The camp's look, as on counters. */
  readonly body: BodyLook
  /** How many lie face down. */
  readonly left: number
  /** Those that the viewer may see, the one in force first, then the one that was turned last. */
  readonly cards: readonly Card<W>[]
}

/** A card that lies open. */
export interface Card<W = string> {
  readonly id: number
  /** What players write: 'A3'. */
  readonly name: string
  readonly title: W
  /** The engraving: SVG elements of our own on a field of 252 by 156, in `currentColor` and the paper's tints. */
  readonly picture: string
  /** The row of figures: '2 light'. */
  readonly figures: readonly { readonly name: W; readonly value: W }[]
  readonly text: readonly W[]
  readonly rule: string
  /** In force now, held for later, or played. */
  readonly state: 'turned' | 'held' | 'played'
}

/** A marker in a space, or on a spot of a tabletop: smoke, a trench, a wreck. */
export interface Mark<W = string> {
  readonly space: number
  readonly spot?: Point
  /** How it is drawn: 'entrenchment', 'break', 'device', 'railhead', 'objective', 'smoke', 'facing'; any other kind as a plain disc. */
  readonly kind: string
  /** What it is called when looked at closer. */
  readonly name?: W
  /** Whose it is, by the camp's look: a flag of that camp. On a box its name stands at the foot. */
  readonly body?: BodyLook
  /** Degrees clockwise from the top, for 'facing': the side of a hex that all its counters face. */
  readonly turned?: number
}
