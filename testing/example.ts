import type { TableBase, TrueEvent } from '@boma/kernel'
import type { Given } from './given.ts'

/** A game's own kind of position to try a rule on: the game adds how its counters are laid out. */
export class Example<T extends TableBase> {
  readonly given: Given<T>

  constructor(given: Given<T>) {
    this.given = given
  }

  get t(): T {
    return this.given.table
  }

  /** What the dice show in the next `play`. */
  dice(...faces: readonly number[]): this {
    this.given.dice(...faces)
    return this
  }

  /** Plays actions in notation, each for whoever has to decide. */
  play(...notations: readonly string[]): this {
    this.given.play(...notations)
    return this
  }

  /** The case that forbids an action; '' when nothing does. */
  why(notation: string): string {
    return this.given.why(notation)
  }

  /** The name of the refusal of an action; '' when it is allowed. */
  whyName(notation: string): string {
    return this.given.whyName(notation)
  }

  get legal(): readonly string[] {
    return this.given.legal()
  }

  get events(): readonly TrueEvent[] {
    return this.given.events
  }

  get cites(): readonly string[] {
    return this.given.cites
  }

  /** Who decides now and what is asked: 'allied move'; 'nobody' when the match is over. */
  get asked(): string {
    const { decision, game } = this.given
    return decision === undefined ? 'nobody' : `${game.sides[decision.side]?.toLowerCase()} ${decision.prompt}`
  }
}
