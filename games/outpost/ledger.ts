import { type Case, readLedger } from '@boma/kernel'

const CASES = `
1.0 info The game
1.1 rule The map
1.2 rule Counters
2.1 rule Set-up
3.1 rule The turn
3.2 rule Acting
3.3 rule Ending early
4.1 rule Marching
4.2 rule Thorns
4.3 rule One counter to a hex
5.1 rule Attacking
5.2 rule The die
6.1 rule The well
6.2 rule Nobody left
6.3 rule The last turn
`

/** The cases of the rulebook, in order. */
export const ledger: readonly Case[] = readLedger(CASES)
