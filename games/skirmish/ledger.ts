import { type Case, readLedger } from '@boma/kernel'

/** The cases of the rulebook, a line each: id, whether it rules or only informs, what it is called. */
const CASES = `
1.0 info The game
1.1 rule Counters
1.2 rule The map
2.1 rule Placing the counters
2.2 rule One counter to a hex
3.1 rule The turn
3.2 rule Activation
3.3 rule Ending early
4.1 rule Marching hex by hex
4.2 rule Movement points
4.3 rule The river
4.4 rule Occupied hexes
4.5 rule Contact
5.1 rule Opening fire
5.2 rule Dummies do not fire
5.3 rule The reaction
5.4 rule Falling back
5.5 rule Hitting
5.6 rule Losses
5.7 rule Return fire
6.1 rule Hidden counters
6.2 rule Counters that are known
6.3 rule Dummies found out
7.1 rule Disrupted counters
7.2 rule Rallying
8.1 rule Holding the ford
8.2 rule Nobody left
8.3 rule The last turn
9.1 rule Option: hidden counters
`

/** The cases of the rulebook, in order. */
export const ledger: readonly Case[] = readLedger(CASES)
