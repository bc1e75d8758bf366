import { type DataSet, OURS } from '../data/data-set.ts'

/** The data that the game is played with, and what names the overlay in them: '' for none. */
export interface DataInForce {
  readonly data: DataSet
  readonly hash: string
}

// The one thing in this package that changes: the rules' tables are built from the data once, when they are loaded, so
// an overlay has to be chosen before that and stays.
let chosen: DataInForce = { data: OURS, hash: '' }
let inUse = false

/** Chooses the data to play with; throws once the game has been loaded. */
export function choose(data: DataInForce): void {
  if (inUse) throw new Error('the game has been loaded already: lay the overlay over its data before that')
  chosen = data
}

/** Takes the chosen data for good. */
export function take(): DataInForce {
  inUse = true
  return chosen
}
