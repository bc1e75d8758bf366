import type { Advised } from '@boma/counsel'
import type { Match, Names, Side, TableBase } from '@boma/kernel'
import type { Page } from './presence/page.ts'
import type { Tongue } from './tongue.ts'

/** A game as people meet it: its rules, what a good player would work out, and how it speaks. It goes wherever rules are wanted. */
export interface Game<T extends TableBase = TableBase> extends Advised<T> {
  /** How the game speaks to people. */
  readonly present: Present<T>
  /** Other languages that it speaks, each fetched when somebody wants to read it: 'de'. See `spokenIn`. */
  readonly tongues?: Readonly<Record<string, () => PromiseLike<Tongue<T>>>>
}

/** What a person reads: message texts by key, and the table in words. Facts in braces are filled in by the caller. */
export interface Present<T extends TableBase = TableBase> {
  /** The language of it all: 'de'. English when left out. */
  readonly language?: string
  /** Sentences for prompts ('ask.NAME'), actions ('do.NAME'), events ('tell.NAME') and refusals ('no.NAME'). */
  readonly messages: Readonly<Record<string, string>>
  /** What sentences call counters and places; what is left out is called what players write. */
  readonly names?: Names
  /** The whole position as a side (or an onlooker) may see it, in lines of text; `t` is that side's view. */
  describe(t: T, side: Side): readonly string[]
  /** What a page shows; absent as long as the game can only be played in the terminal. */
  readonly page?: Page<T>
}

/** A match of which people read: it hands back the whole game, and not its rules alone. */
export type GameMatch<T extends TableBase = TableBase> = Match<T, Game<T>>
