import type { Outline, Piece, Point, Shade, Stance, SupplyLine } from '@boma/showing'

/** What the page wants lit on the map; plain data, so that the map need not know why. */
export interface Highlights {
  /** Spaces that can be entered, with what is left then. */
  readonly reach: readonly Reached[]
  /** The way under the pointer. */
  readonly path: WayShown | undefined
  /** Spaces that can be attacked or are otherwise aimed at. */
  readonly targets: readonly number[]
  /** The space that was refused. */
  readonly refused: number | undefined
  /** The ways of the last move. */
  readonly trails: readonly (readonly number[])[]
  /** What the others did in their turn, while it is told again. */
  readonly turnTrails?: TurnTrails | undefined
  /** Enemy counters as they were seen last, where they are not seen now. */
  readonly sightings?: readonly Sighted[]
  /** Spaces to look at just now: what a log line is about. */
  readonly lit: readonly number[]
  /** Spaces that a lesson asks for: the rest lies under a veil. */
  readonly asked?: readonly number[]
  /** Spaces with the tone of a layer: 'good', 'bad', or a body's name. */
  readonly tones: readonly Shade[]
  /** The steps of a way that is thought out and not gone yet. */
  readonly beads?: readonly Bead[]
  /** Who could fire at them, from where. */
  readonly threats?: readonly ThreatLine[]
  /** The thread of sight, and what blocks it. */
  readonly thread?: ThreadShown | undefined
  /** Words about spaces: what is at risk there, or could still be done; the odds of an attack. */
  readonly tags: readonly Tag[]
  /** How supply comes, or where it breaks. */
  readonly supply: readonly SupplyLine[]
  /** The space where the keyboard is. */
  readonly cursor: number | undefined
  /** Spots of a tabletop that are among those to choose from; there are many more. */
  readonly spots: readonly Point[]
  /** The figures that are held over a tabletop: where they would stand, and whether they may. */
  readonly ghost: HeldFigures | undefined
  /** Units on a tabletop that are chosen. */
  readonly chosenSpaces?: ReadonlySet<number>
  /** Outlines on a tabletop with the tone of a layer. */
  readonly outlines: readonly Outline[]
  /** Counters that can act, and those that are chosen. */
  readonly able: ReadonlySet<number>
  readonly chosen: ReadonlySet<number>
  /** Counters with a tick: those of a stack that go. */
  readonly ticked: ReadonlySet<number>
}

/** A space that can be entered, with what is left then. */
export interface Reached {
  readonly space: number
  readonly text: string
  /** Does something halt whoever comes there? */
  readonly halts?: boolean
}

/** A step of a planned way. */
export interface Bead {
  readonly space: number
  readonly text: string
}

/** A line of fire that may be shot along, the broader the better the chance. */
export interface ThreatLine {
  readonly from: number
  readonly to: number
  readonly chance: number
  readonly isSolid: boolean
}

/** A thread from space to space; it ends at what blocks it, and goes on in dots. */
export interface ThreadShown {
  readonly from: number
  readonly to: number
  readonly isClear: boolean
  readonly blockers: readonly number[]
}

/** A way, with what it costs. */
export interface WayShown {
  readonly spaces: readonly number[]
  readonly text: string
  /** The space that is attacked from its end. */
  readonly strikes?: number | undefined
  /** Is each step of it marked, and its end framed? */
  readonly isMarch?: boolean
  /** Are there beads on it instead? */
  readonly isBeaded?: boolean
}

/** A few words about a space. */
export interface Tag {
  readonly space: number
  /** 'odds' of an attack, 'aim' for those of the one pointed at, 'unseen' where nobody can tell them; 'danger' on a way. */
  readonly kind: 'risk' | 'unused' | 'odds' | 'aim' | 'unseen' | 'danger'
  readonly text: string
}

/** The ways of a whole turn, those of the step that is told just now in red. */
export interface TurnTrails {
  readonly trails: readonly { readonly spaces: readonly number[]; readonly isNow: boolean }[]
  /** Is it what one is advised to do, and nothing that was done? */
  readonly isAdvised?: true
}

/** An enemy counter as it was seen last. */
export interface Sighted {
  readonly piece: Piece
  /** The turn in which it was seen, as the timeline calls it: 'Apr'. */
  readonly when: string
  /** Is it some time ago? */
  readonly isOld: boolean
  /** The case under which it was seen. */
  readonly rule: string
}

/** Figures that are held over a tabletop: a unit in its form, or one by itself. */
export interface HeldFigures {
  /** Where each stood before, if it did. */
  readonly from: readonly Stance[]
  /** Where the hand has them. */
  readonly figures: readonly Piece[]
  /** May they not stand there? */
  readonly isBarred: boolean
  /** As far along as they may: drawn as if they stood there, where the hand has them beyond it. */
  readonly nearest?: readonly Piece[] | undefined
  /** Those of them who cannot; all of them where it is none in particular. */
  readonly barred?: ReadonlySet<number>
  /** The way of the one who pays most for it. */
  readonly way?: { readonly from: Point; readonly to: Point } | undefined
  /** A way round to where they cannot go straight. */
  readonly round?: readonly Point[] | undefined
  /** Who cannot go there, and why. */
  readonly note?: { readonly title: string; readonly text: string; readonly rule: string } | undefined
}

/** Nothing is lit. */
export const DARK: Highlights = {
  reach: [],
  path: undefined,
  targets: [],
  refused: undefined,
  trails: [],
  lit: [],
  tones: [],
  tags: [],
  supply: [],
  cursor: undefined,
  spots: [],
  ghost: undefined,
  outlines: [],
  able: new Set(),
  chosen: new Set(),
  ticked: new Set(),
}
