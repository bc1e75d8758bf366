import type { Action, GameEvent, Names, Side, TableBase } from '@boma/kernel'
import type { Board, Point } from './board.ts'
import type { Goal, Leaving, Offer, QuickQuestion, Reach, StandingAnswer } from './choosing.ts'
import type { Dangers, Detour, Facings, Shade, SightLine } from './field.ts'
import type { Beat, Counted, Forecast, Panel } from './fight.ts'
import type { Awaited, Fact, Stakes, Standing, SupplyLine } from './knowing.ts'
import type { Parting } from './parting.ts'
import type { Deck, Deployed, Held, Mark, Outline, Piece, Troop } from './piece.ts'
import type { Caption, Learned, Sighting } from './story.ts'

/**
 * What a page asks of a game, so that one page can show them all. Everything is pure and works on a side's view. Lengths
 * are in board units: on a hex map 1 is a hex from flat side to flat side, on a tabletop an inch.
 */
export interface Page<T extends TableBase = TableBase> {
  /** The whole position as a side (or an onlooker) may see it, in lines of text; `t` is that side's view. */
  describe(t: T, side: Side): readonly string[]
  /** What lies under the counters; the same for the whole match. */
  board(t: T): Board
  /** The counters that the viewer may see, and hidden stacks as what they look like. */
  pieces(t: T, viewer: Side): readonly Piece[]
  /** On a tabletop, the units that several figures belong to; their spaces are those of the figures. */
  troops?(t: T, viewer: Side): readonly Troop[]
  /** What putting the unit in question down so may be, the likeliest first; it need not be allowed. */
  deploy?(t: T, held: Held): readonly Deployed[]
  /** Ranges, arcs and zones that matter while a unit is in the hand or asked about. */
  arcs?(t: T, space: number): readonly Outline[]
  /** What sentences call counters and places where that differs from match to match. */
  names?(t: T): Names
  /** Markers that belong to a space rather than to a side's counters. */
  marks(t: T): readonly Mark[]
  /** Where the match stands: turn, weather, points. */
  status(t: T): Status
  /** Where and how an action is chosen; the page has a default for what is left out. */
  offer?(t: T, action: Action): Partial<Offer>
  /** The question on this view, if it is one to be answered at a glance beside its place. */
  quick?(t: T): QuickQuestion | undefined
  /** Ways to answer the question on this view from now on, if it is one that comes again and again. */
  standingAnswers?(t: T): readonly StandingAnswer<T>[]
  /** Where the counters of a space can go from here, and whom they can attack; undefined when none of them can stir. */
  reach?(t: T, from: Leaving): Reach | undefined
  /** Which way those face who are there, or who have come by the places named, and how they may face instead; undefined where it does not matter. */
  facings?(t: T, of: Leaving): Facings | undefined
  /** What is seen from one space of another; undefined where nobody would look. */
  sight?(t: T, from: number, to: number): SightLine | undefined
  /** Who could fire at those who go that way, before they go it; undefined where nobody ever does. */
  dangers?(t: T, goal: Goal): Dangers | undefined
  /** A way to the end of a planned march, `via` and all, that is less dangerous; undefined where there is none. */
  detour?(t: T, of: Leaving): Detour | undefined
  /** What a side sees by night or in the rain, while the rest of the map lies in the dark; nothing at other times. */
  lit?(t: T, viewer: Side): readonly number[]
  /** What else, and sooner, a person may have meant by choosing a place where nothing is offered: see `intentsFor`. */
  intents?(t: T, at: Target): readonly Action[]
  /** What an event lights up otherwise than its operands say: see `lightsFor`. */
  lights?(e: GameEvent): Partial<Lights>
  /** Whose piece this is, gone or not, as the table lies, or as it is printed; whose dice were rolled for it. */
  owner?(piece: number, t?: T): Side | undefined
  /** The phase of a turn that an event is of, as a heading of the log; '' for what may happen in any. */
  phase?(e: GameEvent): string
  /** What people call the deed that an event begins, where it has a name. */
  caption?(e: GameEvent): Caption | undefined
  /** What the events of one deed showed their viewer of enemy counters that he may not see all the time. */
  learned?(deed: readonly GameEvent[], viewer: Side): Learned
  /** The face of a counter that was seen before and is hidden on this view. */
  sighted?(t: T, sighting: Sighting): Piece
  /** What an event has left lying on a tabletop: somebody who fell, a wreck. */
  remains?(e: GameEvent, t: T): readonly Mark[]
  /** The board of a fight, when there is one just now. */
  panel?(t: T, viewer: Side): Panel | undefined
  /** Who may be parted into groups by the question on a fight's board. */
  parting?(t: T): Parting | undefined
  /** What an event is in a fight; nothing when it is of none. */
  story?(e: GameEvent): readonly Beat[]
  /** What counted for the dice of an event, as far as a viewer can tell who saw the table before the order and after it. */
  counted?(e: GameEvent, before: T, after: T): Counted | undefined
  /** The cards on the table, as far as the viewer may see them; a deck a side in games that have one. */
  decks?(t: T, viewer: Side): readonly Deck[]
  /** What may come of an action, before it is taken. */
  forecast?(t: T, action: Action): Forecast | undefined
  /**
   * What ending a phase by this action may cost its side or leaves unused; undefined when it ends none, or nothing is at
   * risk. `acted` are the counters that have done something in this turn. What depends on dice or on the enemy is said so.
   */
  stakes?(t: T, action: Action, acted: ReadonlySet<number>): Stakes | undefined
  /** What is worth knowing about a space or a counter; `force` are the counters that somebody thinks of sending there. */
  facts?(t: T, viewer: Side, at: Target, force: readonly number[]): readonly Fact[]
  /** How supply comes to a counter, or where its line breaks; undefined where no line is to be drawn. */
  supply?(t: T, viewer: Side, piece: number): SupplyLine | undefined
  /** How victory stands; undefined before the match is under way. */
  standing?(t: T): Standing | undefined
  /** Who is still to be set up by the side that decides, the next one first; nobody whom the viewer may not know. */
  awaited?(t: T, viewer: Side): readonly Awaited[]
  /** Charts that are looked up while a question is asked, by its case or chapter: `'15': ['15.5.2', 'appendix-a']`. */
  readonly charts?: Readonly<Record<string, readonly string[]>>
  /** Things a player may want drawn over the map: supply, zones, control. */
  readonly layers: readonly Layer<T>[]
}

/** A space, a piece, or a spot on a tabletop. */
export interface Target {
  readonly space?: number
  readonly piece?: number
  readonly spot?: Point
}

/** Something that a turn is to bring: a sentence, or counters that come or leave, with where or how. */
export type Planned =
  | string
  | {
      readonly text: string
      readonly counters: readonly { readonly name: string; readonly body: string }[]
      readonly isLeaving: boolean
    }

/** Where the match stands. */
export interface Status {
  /** 'January 1915, rain'. */
  readonly heading: string
  /** The turns of the game, each with its weather: '' for the usual, 'rain', 'night', or a game's own word. */
  readonly timeline: readonly {
    readonly label: string
    readonly weather: string
    /** What it is to bring, as far as that is known: who comes, who leaves. */
    readonly plan?: readonly Planned[]
  }[]
  /** What the kinds of weather are called. */
  readonly weathers?: Readonly<Record<string, string>>
  /** The number of its first turn; 1 when left out. */
  readonly first?: number
  /** The place of the present turn in the timeline; -1 before the first. */
  readonly now: number
  readonly meters: readonly {
    readonly name: string
    readonly body: string
    readonly value: number
    readonly most: number
  }[]
}

/** What an event lights up. */
export interface Lights {
  readonly spaces: readonly number[]
  readonly pieces: readonly number[]
  /** The way its pieces went. */
  readonly path: readonly number[]
  /** Spots of a tabletop. */
  readonly spots?: readonly Point[]
  /** Whose dice were rolled; nobody's in particular when left out. */
  readonly roller?: Side | undefined
}

/** Something to draw over the map on demand. */
export interface Layer<T extends TableBase = TableBase> {
  readonly id: string
  readonly name: string
  /** Is it seen from a place that the person points at: what can be seen from there, how far its fire carries? */
  readonly fromOrigin?: boolean
  /** What its tones mean. */
  readonly legend?: readonly { readonly tone: string; readonly text: string }[]
  /** What is counted in it, by name: how many units the railways can still take. */
  counts?(t: T, viewer: Side): readonly (readonly [name: string, value: string])[]
  /** Spaces with the tone they get: 'good', 'bad', or a body's name. `from` is that place. */
  spaces(t: T, viewer: Side, from?: Target): readonly Shade[]
  /** Lines of supply that belong to it. */
  lines?(t: T, viewer: Side): readonly SupplyLine[]
  /** Outlines on a tabletop with the tone they get: ranges, arcs, what is in sight. */
  outlines?(t: T, viewer: Side, from?: Target): readonly Outline[]
}
