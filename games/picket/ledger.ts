import { type Case, readLedger } from '@boma/kernel'

/** The cases of the rulebook, a line each: id, whether it rules or only informs, what it is called. */
const CASES = `
1.0 info The game
1.1 rule The table
1.2 rule Rocks
1.3 rule Bases and measuring
1.4 rule Facing
2.1 rule Where figures stand at first
3.1 rule The turn
3.2 rule Taking up a figure
3.3 rule Moving, shooting or staying
3.4 rule Ending early
4.1 rule How far
4.2 rule Where a figure may stand
4.3 rule Around rocks
5.1 rule At whom
5.2 rule To the front
5.3 rule Sight
5.4 rule Hitting
6.1 rule Nobody left
6.2 rule The last turn
`

/** The cases of the rulebook, in order. */
export const ledger: readonly Case[] = readLedger(CASES)
