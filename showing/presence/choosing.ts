import type { Action, TableBase } from '@boma/kernel'
import type { Point } from './board.ts'
import type { Shade } from './field.ts'
import type { Target } from './layer.ts'

export type { Leaving } from '@boma/counsel'

/** Where an action is chosen, and what it says there. */
export interface Offer<W = string> extends Target {
  readonly label: W
  /** What it costs or leaves, to be drawn in the space: '4½'. */
  readonly cost: W
  /** An attack or another thing to be marked in red. */
  readonly hostile: boolean
  /** Spaces that it is about without being chosen there: they are lit while it is looked at. */
  readonly lights?: readonly number[]
  /** Is it done with a counter besides its going, so that a press on it still takes up its stack? */
  readonly besides?: boolean
  /** The way it would go, for moves of more than a step: the spaces from the first to the last. */
  readonly path?: readonly number[]
  /** Is it one of many alike that are chosen by hand, as ways to turn are, so that no button and no menu has it? */
  readonly byHand?: boolean
  /** Is another answer what is usually meant, or this one bad as things are, so that Enter does not take it? */
  readonly lesser?: boolean
  /** Is it as grave as an attack, though not marked in red: a shell, an ambush that is sprung, a look at what is hidden? */
  readonly commits?: boolean
  /** Does it let the unit be put somewhere on a tabletop, so that whoever drags the unit means it? */
  readonly begins?: boolean
  /** The same on a tabletop: the spots that it bends at, from the first to the last. */
  readonly line?: readonly Point[]
}

/** How far counters get that set out together. */
export interface Reach<W = string> {
  /** Those that go. */
  readonly pieces: readonly number[]
  /** Those of the space that could go too, or instead. */
  readonly mobile: readonly number[]
  /** What those that go can spend: '7'; left out where nothing is counted. */
  readonly points?: W
  /** Those of them that hold the others up, if any do. */
  readonly slow?: Slow<W>
  /** What awaits them where a goal `halts`, if that is no enemy zone: 'the enemy may fire there'. */
  readonly halt?: W
  /** Every place that can be chosen; one that several ways lead to is there once for each, the usual way first. */
  readonly goals: readonly Goal<W>[]
  /** The march that ends at the last place that the way is to lead by: a press adds to it, and nobody goes until asked. */
  readonly planned?: Goal<W>
  /** Where those who are taken up could strike from where they are, with the chance to. */
  readonly field?: readonly Shade[]
}

/** Counters that have fewer points than those they go with. */
interface Slow<W = string> {
  readonly pieces: readonly number[]
  /** What the others could spend without them. */
  readonly without: W
}

/** A place to go to, or an enemy to attack. */
export interface Goal<W = string> {
  /** Where it is chosen: where the way ends, or where the enemy is. */
  readonly space: number
  /** How one goes there, as the rules tell ways apart: 'march', 'rail', 'sea'. */
  readonly by: string
  /**
   * What is ordered at once, an attack included, and the end of the march where the rules want one. Taken on the table that
   * was asked about, each action is allowed in its turn. A referee breaks an order off where it shows something, be it to
   * the enemy alone, as an unseen column does that goes, or where somebody else is asked on the way: what is left of it is
   * good all the same, until a die is rolled.
   */
  readonly order: readonly Action[]
  /** The spaces from the first to the last; that of an enemy is not among them unless it is entered. */
  readonly path: readonly number[]
  /** What is left on arrival: '4½'; '' where nothing is counted. */
  readonly left: W
  /** What it costs besides: 'uses up the Carrier in Moshi'. Whoever goes there is asked about it first. */
  readonly price?: W
  /** Does a zone, or whatever the reach calls its `halt`, end the order there? */
  readonly halts: boolean
  /** Does it end in an attack? Its odds are the forecast of the last action of the order, once the others are taken. */
  readonly hostile: boolean
}

/** A way to answer a question that comes again and again, told once. The page answers so by itself, as long as it stands. */
export interface StandingAnswer<T extends TableBase = TableBase, W = string> {
  /** Tells it from the others of its game, in any language; those of one question take each other's place. */
  readonly id: string
  readonly label: W
  /** Does it still stand? It ends with the phase, the march or the turn that it was given for. Asked on the side's view. */
  holds(t: T): boolean
  /** What it answers to the question that is open on this view; undefined where the person is to be asked. */
  answer(t: T): Action | undefined
}

/** What somebody may leave behind for the enemy's turn, to be read and filled in. */
export interface InstructionForm<W = string> {
  /** Tells it from the others of its game, in any language. */
  readonly id: string
  readonly rule: string
  /** With each blank by its name between two BLANK_MARKs. */
  readonly sentence: W
  readonly blanks: readonly FormBlank<W>[]
}

/** A blank of it: what may be written there, and what usually is; several where that is a list. */
export interface FormBlank<W = string> {
  readonly name: string
  readonly options: readonly { readonly value: number; readonly label: W }[]
  readonly usually: number | readonly number[]
}

/** Stands on both sides of a blank's name in a sentence: no text has it. */
export const BLANK_MARK = '\u0001'

/** A question that is asked beside the place it is about and answered at a glance, while somebody else is in the middle of something. */
export interface QuickQuestion<W = string> {
  readonly space: number
  /** Who does what there, and what is asked: 'Two companies in 1708. Fire?' */
  readonly title: W
  /** What can be done about it, the best first; what else is offered lets it go by. */
  readonly answers: readonly QuickAnswer<W>[]
  /** What a sensible player would do, one of the answers or what lets it go by: it is taken by Enter. */
  readonly main: Action
  /** What letting it go by means: 'Holding keeps the right.' */
  readonly note: W
}

/** An answer with what it takes and how likely that is. */
export interface QuickAnswer<W = string> {
  readonly action: Action
  /** The counter that would do it. */
  readonly piece: number
  /** What is done, in a word: 'Fire'. */
  readonly label: W
  /** Who that is, and from where. */
  readonly who: W
  /** What counts for it, in short, what it needs, and what it may cost whoever does it. */
  readonly needs: W
  /** The chance, from 0 to 1. */
  readonly chance: number
}
