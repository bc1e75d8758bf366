import type { Present } from '@boma/kernel'
import { messages } from './actions.ts'
import type { Table } from './layout.ts'

/** How the game speaks to people. */
export const present: Present<Table> = { messages, describe: (t) => [`Turn ${t.tracks.turn}.`] }
