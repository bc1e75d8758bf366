import { registry } from '@boma/overlay'
import { type DataSet, OURS } from '../data/data-set.ts'

/** Chooses the data to play with, before the game is loaded; and takes them for good when it is. */
export const { choose, take } = registry<DataSet>(OURS)
