import type { Action, GameEvent, Refusal, Seat, Side, TableBase, Undone } from '@boma/kernel'
import type { Forecast, SpokenGame, Target } from '@boma/showing'
import type { Accessor } from 'solid-js'
import type { ToDecide, Wanted } from '../../referee/referee.ts'
import type { Offered } from './offers.ts'
import type { SeatsAnywhere } from './seats.ts'
import type { OnceForAll } from './standing.ts'

/** Why something cannot be done, as a person reads it. */
export interface Refused {
  readonly sentence: string
  /** The rule's case; '' when only the moment is wrong. */
  readonly rule: string
}

/** Is told once what came of something: at once where the referee is at hand, later where it is far away. */
export type Answered<O> = (outcome: O) => void

/** What came of taking back; what both people at a screen may agree to is asked, and 'late' is what came too late. */
export type TakenBack = Undone | 'ask' | 'ask-dice' | 'late'

/** How far the logs at this screen have come: so many entries of each, and so many events of what is being picked. */
export interface Told {
  readonly entries: ReadonlyMap<Side, number>
  readonly events: number
}

/** The odds of an order, for whoever gave it. */
export interface Staked {
  readonly side: Side
  readonly forecast: Forecast | undefined
}

/** A match on this screen: the table, whose eyes see it, and what may be done. Knows nothing of how it is drawn. */
export interface Session {
  readonly id: string
  /** Where others keep the match: brings its record here, once it is over; gives the name that it goes by here. */
  readonly fetchReplay?: () => Promise<string | undefined>
  /** The game, in the language in use. */
  readonly game: SpokenGame
  readonly seats: SeatsAnywhere
  /** Counts up with every change of the match: what is drawn depends on it. */
  readonly version: Accessor<number>
  /** How many orders stand that somebody at this screen knows of. */
  readonly length: Accessor<number>
  /** How far the viewer's log has come, with what was picked. */
  readonly told: Accessor<Told>
  readonly over: Accessor<boolean>
  readonly deciding: Accessor<Side>
  readonly viewer: Accessor<Side>
  /** The table as the viewer may see it, with what was picked. */
  readonly view: Accessor<TableBase>
  readonly decision: Accessor<ToDecide | undefined>
  /** What is to be decided, in a sentence; '' when the match is over. */
  readonly question: Accessor<string>
  /**
   * What the deciding person may do; empty while the computer thinks, a die is awaited, the curtain is down or something
   * is on its way to the referee.
   */
  readonly offers: Accessor<readonly Offered[]>
  /** What was picked for the question and not ordered yet. */
  readonly picked: Accessor<readonly Offered[]>
  /** What could be picked for it at first. */
  readonly pickable: Accessor<readonly Offered[]>
  /** Picks these instead, which costs nothing; false, and nothing changes, when that cannot be. */
  pick(actions: readonly Action[]): boolean
  /** What happened, one list for each order of which the viewer may know, the first for what came before any. */
  readonly log: Accessor<readonly (readonly GameEvent[])[]>
  /** What people answer once for all. */
  readonly standing: OnceForAll
  /** What the last order or pick brought, with what was answered to it once for all, as the viewer may know it. */
  readonly lastEvents: Accessor<readonly GameEvent[]>
  /** What was told after the log had come so far, as the viewer may know it. */
  since(told: Told): readonly GameEvent[]
  /** The table as the viewer saw it when his log had so many entries; undefined where that is not known any more. */
  earlier(entries: number): TableBase | undefined
  /** The step of the replay at which an entry of the log was told. */
  step(entry: number): number
  /** Who must take the screen before anything is shown: two people share it, and something is hidden from one of them. */
  readonly curtain: Accessor<Side | undefined>
  /** The person is there: shows the table. */
  raise(): void
  /** The die that a person has to type in before the last choice can be carried out. */
  readonly wanted: Accessor<Wanted | undefined>
  /** Types in that die; the choice is carried out when it was the last one. */
  typeDie(face: number, answered?: Answered<Refused | undefined>): void
  /**
   * Plays an action for whoever decides; says why not where that is known at once, and `answered` is told in any case. A
   * mere pick is held until an order is made of it.
   */
  play(action: Action, answered?: Answered<Refused | undefined>): Refused | undefined
  /** Gives an order for whoever decides, all of it or nothing; says why not in the same way. */
  order(actions: readonly Action[], answered?: Answered<Refused | undefined>): Refused | undefined
  /** Was something asked of the referee that is not answered yet? Nothing else is asked of it meanwhile. */
  readonly isUnderWay: Accessor<boolean>
  /** Has that been so for long? */
  readonly isLong: Accessor<boolean>
  /** Why the last order was not carried out, where that became known only after it had been given. */
  readonly refusal: Accessor<Refused | undefined>
  /** What of the last order was not carried out, because something became known or somebody else decides. */
  readonly left: readonly Action[]
  /** Who gave the last order and what odds it had then; undefined when no person gave it. */
  readonly staked: Staked | undefined
  /** Do two people share this screen who see different tables? */
  readonly isSecretive: Accessor<boolean>
  /** The rule that forbids an action now; undefined when nothing does. */
  whyNot(action: Action): Refused | undefined
  /** Why something cannot be, in a sentence with its case. */
  inWords(why: Refusal): Refused
  /** Why what a person may have meant by choosing this cannot be done; undefined when nobody knows what it meant. */
  whyNothing(at: Target): Refused | undefined
  /**
   * Why those who could begin so cannot come to a place or strike it: each beginning is tried out, and where it leads to
   * another question the rules say what is in the way. The first that cites a case is told.
   */
  whyNotThere(begun: readonly (readonly Action[])[], at: Target): Refused | undefined
  /**
   * Takes the last pick or order back, and lays what was picked for it as it lay; says what came of it where that is known
   * at once, and `answered` is told in any case. What the other person at this screen ordered is taken back when that one
   * agrees: 'ask' until then. So is what was rolled or shown, where that may be agreed upon: 'ask-dice'.
   */
  undo(isAgreed?: boolean, answered?: Answered<TakenBack>): TakenBack | undefined
  /** Does what was taken back once more, or sets about it; false when there is nothing. */
  redo(answered?: Answered<boolean>): boolean
  /** Ends the match: this seat gives up, and its side has lost. Whoever calls it has asked before. */
  giveUp(seat: Seat): void
  readonly canUndo: Accessor<boolean>
  /** Would the last order be taken back if that were asked now, without anybody's agreement? */
  mayTakeBack(): boolean
  readonly canRedo: Accessor<boolean>
  /** The match as a record's text, with the secret of its dice. */
  record(): string
}
