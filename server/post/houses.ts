/** The other processes of a club that keep the same books, as one of them knows them. */
export interface Houses {
  /** The house that keeps a match; undefined when that is this one, from now on if nobody did. Throws when it cannot be known. */
  keeperOf(match: string): Promise<number | undefined>
  /** Sends word to another house: it comes in order, or not at all when that house is gone. */
  send(house: number, text: string): void
  close(): Promise<void>
}

/** Who hears of them. */
export interface HouseEars {
  hear(from: number, text: string): void
  /** Another house has ended: what it kept is for others to keep. */
  gone(house: number): void
  /** This house can keep nothing any more, for it has lost its books: others may keep its matches. */
  lost(): void
}

/** A house that has its books for itself. */
export const ALONE: Houses = { keeperOf: async () => undefined, send: () => {}, close: async () => {} }
