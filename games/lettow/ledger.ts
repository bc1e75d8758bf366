import { type Case, readLedger } from '@boma/kernel'

/** The cases of the rulebook, a line each: id, whether it rules or only informs, what it is called. 1 to 22 are ours. */
const CASES = `
1.0 info Introduction
2.0 info Components
2.1 info Units
2.2 info Stacks
3.1 rule Trails and rails
3.2 rule Ports and centers
3.3 info Towns
3.4 rule Occupied
3.5 rule Boxes
3.6 rule Supply centers
3.7 rule The spaces
4.1 rule Types
4.2 rule Fast units
4.3 rule Combat factor
4.4 rule The armored car
4.5 rule Garrisons
4.6 rule Eliminated units
4.7 rule The counters
5.1 rule Decks
5.2 rule What a card says
5.3 rule Turning a card
5.4 rule Discards
5.5 rule First play
5.6 rule Looking at cards
6.0 rule Set-up
6.1 rule Set-up and stacking
7.0 rule Sequence of play
7.1 rule Before and after movement
8.0 rule Exhausted deck
9.0 info Recruiting
9.1 rule Drawing
9.2 rule Placing
9.3 rule No place
9.4 rule Empty pool
9.5 rule Garrisons drawn again
9.6 rule Forts drawn
10.1 rule Movement points
10.2 rule Trails
10.3 rule Meeting the enemy
10.4 rule Starting with the enemy
10.5 rule Closed regions
10.6 rule Rail
10.7 rule Water
10.8 rule No points
10.9 rule One stack
11.0 rule Stacking
12.1 rule Where combat happens
12.2 rule Rounds
12.3 rule End of a combat
12.4 info A combat, worked through
13.0 rule Tactical superiority
13.1 rule Air support
14.1 rule Fire
14.2 rule Losses
14.3 rule The other side fires
14.4 rule No modifiers
15.0 rule Staying
16.0 rule The third round
17.1 rule Retreat
17.2 rule Trapped
17.3 rule No water or rail
17.4 rule No pursuit
17.5 rule No new combat
18.0 rule Break off
18.1 rule Who is asked first
19.1 rule Open information
19.2 rule The Indian Ocean box
20.0 rule The air marker
21.1 rule When supply is checked
21.2 rule Tracing supply
21.3 rule Want
21.4 rule Foraging
21.5 rule No other effect
22.1 rule Building a fort
22.2 rule What a fort does
22.3 rule Abandoned forts
22.4 rule One fort a side
22.5 rule Allied forts
23.0 info The scenario
24.0 info Units
24.1 rule Unit types
24.2 info Abbreviations
24.3 rule The armored car
24.4 rule Air support
25.0 info Setting up
25.1 rule Allied set-up
25.2 rule German set-up
26.0 rule Victory
27.0 info Reinforcements
27.1 rule Pools
27.2 rule German placement
27.3 rule Allied placement
28.0 info Movement
28.1 rule Neutrals
28.2 rule Amphibious movement
28.3 rule Rail movement
29.0 rule Contingents
30.0 info Advanced rules
30.1 rule Break off
30.2 rule Supply
30.3 rule Forts
`

/** The cases of the rulebook, in its order. */
export const ledger: readonly Case[] = readLedger(CASES)
