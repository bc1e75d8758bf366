/** What happens at a table, sorted as people tell it afterwards. */
export type DeedKind = 'march' | 'battle' | 'event' | 'rail' | 'works' | 'supply' | 'loss' | 'reinforcement'

/** What an event is a part of. Events of one kind in a row are told as one deed; a march ends where another way begins. */
export interface DeedPart {
  readonly kind: DeedKind
  /** Does it begin a deed of its own, even after another of the kind? */
  readonly begins?: boolean
  /** Does it belong to whatever is under way, of whichever kind that is? By itself it is of its own kind. */
  readonly joins?: boolean
  /** Does it say what came of it? It is told even where the rest is folded up. */
  readonly tells?: boolean
  /** What people call the deed: 'Boer rebellion', 'The battle of Usakos'. */
  readonly name?: string
  /** The card that it was, by its id in the decks: its picture is shown. */
  readonly card?: number
  /** Is the piece that it names lost by it? */
  readonly lost?: boolean
}

/** An enemy counter where it was seen. */
export interface Sighting {
  readonly piece: number
  readonly space: number
  /** What was seen of its state: 'disrupted'. */
  readonly states: readonly string[]
}

/** What a deed showed its viewer of enemy counters that may be hidden from him again. */
export interface Learned {
  /** Who was seen, and where, as it was when the deed was over. */
  readonly seen: readonly Sighting[]
  /** Those of whom it is known that they are no longer where they were seen before. */
  readonly gone: readonly number[]
  /** Places that were looked into: whoever was seen there before and is not now has left. */
  readonly looked: readonly number[]
}
