import type { BodyLook } from './looks.ts'

/** Something that a turn is to bring: a sentence, or counters that come or leave, with where or how. */
export type Planned<W = string> =
  | W
  | {
      readonly text: W
      readonly counters: readonly { readonly name: W; readonly body: BodyLook }[]
      readonly isLeaving: boolean
    }

/** Where the match stands. */
export interface Status<W = string> {
  /** 'January 1915, rain'. */
  readonly heading: W
  /** The turns of the game, each with its weather: '' for the usual, 'rain', 'night', or a game's own word. */
  readonly timeline: readonly {
    readonly label: W
    readonly weather: string
    /** What it is to bring, as far as that is known: who comes, who leaves. */
    readonly plan?: readonly Planned<W>[]
  }[]
  /** The last of them in full, 'December 1918', where its label is short. */
  readonly last?: W
  /** What the kinds of weather are called. */
  readonly weathers?: Readonly<Record<string, W>>
  /** The number of its first turn; 1 when left out. */
  readonly first?: number
  /** The place of the present turn in the timeline; -1 before the first. */
  readonly now: number
  readonly meters: readonly {
    readonly name: W
    readonly body: BodyLook
    readonly value: number
    readonly most: number
  }[]
}
