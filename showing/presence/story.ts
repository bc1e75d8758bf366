/** What people call the deed that an event begins. */
export interface Caption<W = string> {
  /** 'Boer rebellion', 'The battle of Usakos'. */
  readonly name?: W
  /** The card that it was, by its id in the decks: its picture is shown. */
  readonly card?: number
  /** How a way was gone, where that is worth saying: 'by rail', 'by sea'. Alone it begins nothing, and stands with any step. */
  readonly by?: W
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
