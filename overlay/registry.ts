/** The data that a game is played with, and what names the overlay in them: '' for none. */
export interface InForce<D> {
  readonly data: D
  readonly hash: string
}

/**
 * Where a game takes its data from. Its tables are built from them once, when it is loaded, so that an overlay has to be
 * chosen before that and stays.
 */
export function registry<D>(ours: D): { choose(data: InForce<D>): void; take(): InForce<D> } {
  let chosen: InForce<D> = { data: ours, hash: '' }
  let inUse = false
  return {
    /** Chooses the data to play with; throws once the game has been loaded. */
    choose(data) {
      if (inUse) throw new Error('the game has been loaded already: lay the overlay over its data before that')
      chosen = data
    },
    /** Takes the chosen data for good. */
    take() {
      inUse = true
      return chosen
    },
  }
}
