import type { BySide, Names } from '@boma/kernel'

/** All that a game says, in one language. Records and typed commands stay as they are. */
export interface Tongue {
  /** 'en'. */
  readonly language: string
  readonly name: string
  readonly sides: BySide<string>
  /** Names by the scenarios' and options' ids. */
  readonly scenarios: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, string>>
  /** Names by the seats' ids, where sides are shared. */
  readonly seats?: Readonly<Record<string, string>>
  /** Sentences for prompts ('ask.NAME'), actions ('do.NAME'), events ('tell.NAME') and refusals ('no.NAME'). Facts in braces are filled in. */
  readonly messages: Readonly<Record<string, string>>
  /** What sentences call counters and places; what is left out is called what players write. */
  readonly names?: Names
}
