import type { Action, GameEvent, Refusal, Side, TableBase } from '@boma/kernel'
import type { Text } from '../text.ts'
import type { Board } from './board.ts'
import type { Goal, InstructionForm, Leaving, Offer, QuickQuestion, Reach, StandingAnswer } from './choosing.ts'
import type { Dangers, Detour, Facings, SightLine } from './field.ts'
import type { Beat, Counted, Forecast, Panel } from './fight.ts'
import type { Awaited, Fact, Stakes, Standing, SupplyLine } from './knowing.ts'
import type { Layer, Lights, Target } from './layer.ts'
import type { Parting } from './parting.ts'
import type { Deck, Deployed, Held, Mark, NamedForm, Outline, Piece, Troop } from './piece.ts'
import type { PrintedBox } from './printed.ts'
import type { RecruitSheet } from './recruiting.ts'
import type { Status } from './status.ts'
import type { Caption, Learned, Sighting } from './story.ts'

/**
 * What people read and see of a game, without a language: whatever can be read is a `Text`. Everything is pure and works on
 * a side's view. Lengths are in board units: on a hex map 1 is a hex from flat side to flat side, on a tabletop an inch.
 *
 * Every game has what comes first. Behind it are groups: a game has one whole, or says `undefined`.
 */
export interface Presence<T extends TableBase = TableBase, W = Text> {
  /** The whole position as a side (or an onlooker) may see it, in lines of text; `t` is that side's view. */
  describe(t: T, side: Side): readonly W[]
  /** What lies under the counters; the same for the whole match. */
  board(t: T): Board<W>
  /** The counters that the viewer may see, and hidden stacks as what they look like. */
  pieces(t: T, viewer: Side): readonly Piece<W>[]
  /** Whose piece this is, gone or not, as the table lies, or as it is printed; whose dice were rolled for it. */
  owner(piece: number, t?: T): Side | undefined
  /** Markers that belong to a space rather than to a side's counters. */
  marks(t: T): readonly Mark<W>[]
  /** Where the match stands: turn, weather, points. */
  status(t: T): Status<W>
  /** Where and how an action is chosen, where that is otherwise than its operands and its message say. */
  offer(t: T, action: Action): Partial<Offer<W>>
  /** What else, and sooner, a person may have meant by choosing a place where nothing is offered: see `intentsFor`. */
  intents(t: T, at: Target): readonly Action[]
  /** What an event lights up otherwise than its operands say: see `lightsFor`. */
  lights(e: GameEvent): Partial<Lights>
  /** What is worth knowing about a space or a counter; `force` are the counters that somebody thinks of sending there. */
  facts(t: T, viewer: Side, at: Target, force: readonly number[]): readonly Fact<W>[]
  /** Things a player may want drawn over the map: supply, zones, control. */
  readonly layers: readonly Layer<T, W>[]
  /** What the counsel works out, to be read: see `adviceOf`. */
  readonly advice: Advice<T, W>

  /** Fights that are played out on a board of their own. */
  readonly fights: Fights<T, W> | undefined
  /** A log in phases, with names for deeds. */
  readonly telling: Telling<W> | undefined
  /** A tabletop on which units of several figures stand anywhere. */
  readonly tabletop: Tabletop<T, W> | undefined
  /** A field of fire, on which it matters who faces which way and who sees whom. */
  readonly field: FireField<T, W> | undefined
  /** Cards. */
  readonly cards: Cards<T, W> | undefined
  /** Lines of supply. */
  readonly supply: Supply<T> | undefined
  /** Enemies that are seen for a moment and hidden again. */
  readonly memory: Memory<T, W> | undefined
  /** A set-up that people do counter by counter. */
  readonly muster: Muster<T, W> | undefined
  /** A force that is chosen by points. */
  readonly recruiting: Recruiting<T, W> | undefined
  /** Counters that are parted into groups by one order. */
  readonly parting: PartingBoard<T, W> | undefined
  /** Charts that are looked up while a question is asked, by its case or chapter: `'15': ['15.5.2', 'appendix-a']`. */
  readonly charts: Readonly<Record<string, readonly string[]>> | undefined
  /** What is printed of its box, for a real table. */
  readonly box: PrintedBox<T, W> | undefined
}

/** The presence of a game in the words of a language: what page and terminal read. */
export type Page<T extends TableBase = TableBase> = Presence<T, string>

/** What a good player would work out, to be read. What a game's counsel does not work out is left out. */
export interface Advice<T extends TableBase = TableBase, W = Text> {
  /** Where the counters of a space can go from here, and whom they can attack; undefined when none of them can stir. */
  reach?(t: T, from: Leaving): Reach<W> | undefined
  /** What is in the way of the counters of a space to another that they cannot reach; ALLOWED where nobody can tell. */
  whyNot?(t: T, from: Leaving, space: number): Refusal
  /** What may come of an action, before it is taken. */
  forecast?(t: T, action: Action): Forecast<W> | undefined
  /**
   * What ending a phase by this action may cost its side or leaves unused; undefined when it ends none, or nothing is at
   * risk. `acted` are the counters that have done something in this turn. What depends on dice or on the enemy is said so.
   */
  stakes?(t: T, action: Action, acted: ReadonlySet<number>): Stakes<W> | undefined
  /** How victory stands, from set-up on; undefined where it is not known yet what it takes. */
  standing?(t: T): Standing<W> | undefined
  /** Ways to answer the question on this view from now on, if it is one that comes again and again. */
  standingAnswers?(t: T): readonly StandingAnswer<T, W>[]
  /** What a side may leave behind for the enemy's turn. */
  instructions?(side: Side): readonly InstructionForm<W>[]
}

/** Fights on a board. */
export interface Fights<T extends TableBase = TableBase, W = Text> {
  /** The board of a fight, when there is one just now. */
  panel(t: T, viewer: Side): Panel<W> | undefined
  /** What an event is in a fight; nothing when it is of none. */
  beats(e: GameEvent): readonly Beat<W>[]
}

/** How the log is told. */
export interface Telling<W = Text> {
  /** What the phases of a turn are called, as headings of the log; '' for those that go without. */
  readonly phases: Readonly<Record<string, W>>
  /** What people call the deed that an event begins, where it has a name. */
  caption(e: GameEvent): Caption<W> | undefined
}

/** Units of figures on a tabletop. */
export interface Tabletop<T extends TableBase = TableBase, W = Text> {
  /** The units that several figures belong to; their spaces are those of the figures. */
  troops(t: T, viewer: Side): readonly Troop<W>[]
  /** What sentences call units, which are others in every match, by kinds of operand. */
  names(t: T): Readonly<Record<string, readonly W[]>>
  /** The kind of operand that names a unit. */
  readonly unit: string
  /** The unit that a figure is of, gone or not. */
  unitOf(piece: number): number
  /** Whose a unit is, gone or not. */
  sideOf(unit: number): Side
  /** How many figures each unit has that is on the table, by its name. */
  strengths(t: T): readonly { readonly unit: number; readonly name: W; readonly figures: number }[]
  /** How far apart two units are, in inches, as the rules measure. */
  apart(t: T, a: number, b: number): number
  /** What putting the unit in question down so may be, the likeliest first; it need not be allowed. */
  deploy(t: T, held: Held): readonly Deployed<W>[]
  /** The forms with names that the unit in question, or in the hand, may be told to take. */
  forms(t: T, space: number): readonly NamedForm<W>[]
  /** Ranges, arcs and zones that matter while a unit is in the hand or asked about. */
  arcs(t: T, space: number): readonly Outline<W>[]
  /** What an event has left lying: somebody who fell, a wreck. */
  remains(e: GameEvent, t: T): readonly Mark<W>[]
}

/** Facing, sight and fire on the march. */
export interface FireField<T extends TableBase = TableBase, W = Text> {
  /** Which way those face who are there, or who have come by the places named, and how they may face instead; undefined where it does not matter. */
  facings(t: T, of: Leaving): Facings<W> | undefined
  /** What is seen from one space of another; undefined where nobody would look. */
  sight(t: T, from: number, to: number): SightLine<W> | undefined
  /** Who could fire at those who go that way, before they go it; undefined where nobody ever does. */
  dangers(t: T, goal: Goal): Dangers<W> | undefined
  /** A way to the end of a planned march, `via` and all, that is less dangerous; undefined where there is none. */
  detour(t: T, of: Leaving): Detour | undefined
  /** What a side sees by night or in the rain, while the rest of the map lies in the dark; nothing at other times. */
  lit(t: T, viewer: Side): readonly number[]
  /** The question on this view, if it is one to be answered at a glance beside its place. */
  quick(t: T): QuickQuestion<W> | undefined
  /** What counted for the dice of an event, as far as a viewer can tell who saw the table before the order and after it. */
  counted(e: GameEvent, before: T, after: T): Counted<W> | undefined
}

/** A side's cards, or everybody's. */
export interface Cards<T extends TableBase = TableBase, W = Text> {
  /** The cards on the table, as far as the viewer may see them; a deck a side in games that have one. */
  decks(t: T, viewer: Side): readonly Deck<W>[]
}

/** How counters are fed. */
export interface Supply<T extends TableBase = TableBase> {
  /** How supply comes to a counter, or where its line breaks; undefined where no line is to be drawn. */
  line(t: T, viewer: Side, piece: number): SupplyLine | undefined
}

/** What was seen of the enemy and is hidden again. */
export interface Memory<T extends TableBase = TableBase, W = Text> {
  /** What the events of one deed showed their viewer of enemy counters that he may not see all the time. */
  learned(deed: readonly GameEvent[], viewer: Side): Learned
  /** The face of a counter that was seen before and is hidden on this view; undefined where the view shows that it has gone. */
  sighted(t: T, sighting: Sighting): Piece<W> | undefined
  /** Lays those who were seen where they were seen, in place of what hides there, on a table to suppose things on. */
  suppose(t: T, seen: readonly Sighting[]): void
  /** May counters lie hidden under one that is seen? */
  readonly beneath: boolean
}

/** Who is still to come to the table. */
export interface Muster<T extends TableBase = TableBase, W = Text> {
  /** Who is still to be set up by the side that decides, the next one first; nobody whom the viewer may not know. */
  awaited(t: T, viewer: Side): readonly Awaited<W>[]
}

/** A force by points. */
export interface Recruiting<T extends TableBase = TableBase, W = Text> {
  /** The sheet from which the question on this view is answered. */
  sheet(t: T): RecruitSheet<W> | undefined
}

/** Groups that are made on a board. */
export interface PartingBoard<T extends TableBase = TableBase, W = Text> {
  /** Who may be parted into groups by the question on this view. */
  now(t: T): Parting<W> | undefined
}
