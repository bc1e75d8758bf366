import { type Case, readLedger } from '@boma/kernel'

/** The cases of the rulebook, a line each: id, whether it rules or only informs, what it is called. */
const CASES = `
1.1 info Pieces
2.1 rule Map features
2.2 info Boxes
2.3 info Scale
3.0 info The counters
3.1 info Names on the counters
3.2 info Other letters
3.3 rule Units
3.4 rule Markers on the map
3.5 info Other markers
4.0 info Terms
5.0 info Winning
5.1 rule Length of the game
5.2 rule Sudden death
5.3 rule End of the game
5.4 rule The longer game
6.0 info Setting up
6.1 rule Turn marker
6.2 rule Germans first
6.3 rule Allies second
7.0 rule Sequence of play
8.0 info Events Phase
8.1 rule Events come first
8.2 rule When events are rolled
9.0 info Action points
9.1 rule Income
9.2 rule The index
9.3 rule Other gains and losses
10.0 info Recruiting
10.1 rule How to recruit
10.2 rule German recruits
10.3 rule Allied recruits
10.4 rule Placing them
10.5 rule Replacements
10.6 rule What the Recruit Box holds
10.7 rule Set-up is free
10.8 info Redeployment
10.9 rule No more than the counters
10.10 rule Optional units stay out
11.0 info Zones of control
11.1 rule Who has one
11.2 rule Zones always work
11.3 rule Where zones end
11.4 rule Halt
11.5 rule Zones and battle
11.6 info Zones and supply
11.7 rule Leaving a zone
11.8 rule Disengaging
12.0 info Marches
12.1 rule Forces
12.2 rule Price of a march
12.3 rule Marching again
12.4 rule Who attacks
13.0 info Movement
13.1 rule Dropping off, not picking up
13.2 rule Allowances
13.3 rule Enemies and zones
13.4 rule Terrain
13.5 rule Special movement
13.6 rule Where units may go
14.0 info Stacking
14.1 rule Germans
14.2 rule Allies
14.3 rule What does not count
14.4 rule When it counts
14.5 rule Passing through
14.6 rule Blocking
15.0 info Combat
15.1 rule Attacker and defender
15.2 rule One force, one target
15.3 rule Special cases
15.4 rule Defending together
15.5 rule A battle, step by step
15.5.1 rule Line up
15.5.2 rule Battlefield advantage
15.5.3 rule Withdraw or fight
15.5.4 rule The rounds
15.6 rule One AP, one attack
15.7 rule Artillery
16.0 info Resolving combat
16.1 rule Fire
16.2 rule Taking hits
16.3 rule What a hit does
16.4 rule Withdrawal
16.4.1 rule Limits of a withdrawal
16.4.2 rule Into enemy zones
16.4.3 rule Advance after a withdrawal
16.4.4 rule To Cape Colony
16.5 rule Terrain in combat
17.0 info Outcome of a battle
17.1 rule Victory
17.2 rule Defeat
17.3 rule Draw
17.4 rule Retreat
17.5 rule Advance into the hex
17.6 rule Major battles
18.0 info Supply
18.1 rule Automatic supply
18.2 rule Lines of supply
18.2.1 rule Along the railway
18.2.2 rule What blocks
18.3 rule Supply units
18.4 rule Trucks
18.5 rule Attrition
18.6 rule Where the starved go
19.0 info Good order and rally
19.1 rule Units arrive in good order
19.2 rule Rally
20.0 info Leaders
20.1 rule Leaders and action points
20.2 rule Leaders in battle
20.3 rule Concentrate on a leader
21.0 info Railways
21.1 rule The road beside the line
21.2 rule By train
21.3 rule Functional lines
21.4 rule Bridges
21.5 rule Into contact
21.6 rule Armoured trains
21.7 rule Building trains
21.8 rule Lines under construction
22.0 info Naval operations
22.1 rule Naval transfer
22.2 rule Price and limits
22.3 rule Landing next to the enemy
23.0 info Aeroplanes and naval guns
23.1 rule Aeroplanes in battle
23.2 rule Scouting
23.3 rule Recycling
23.4 rule Sorties
23.5 rule Naval guns
23.6 rule Support in general
24.0 info Engineers
24.1 rule Rivers
24.2 rule Clearing
24.3 rule Cheaper works
25.0 info Markers
25.1 rule Trenches
25.1.1 rule Digging
25.1.2 rule How long trenches last
25.1.3 rule What trenches do
25.2 rule Breaks
25.2.1 rule What breaks do
25.2.2 rule How long breaks last
25.3 rule Devices
25.3.1 rule What devices do
25.3.2 rule How long devices last
25.4 rule Markers in general
26.0 rule Fog of war
26.1 rule Own units
26.2 info Columns
27.0 rule Weather
28.0 info Cape Colony
28.1 rule In and out
28.2 rule Allies only
28.3 rule The Cape in other rules
28.4 rule No combat in the box
28.5 rule Supply from the Cape
29.0 info Angola
29.1 rule Neutral Angola
29.2 rule Portugal at war
29.3 rule Portuguese units
29.4 rule Reinforcements
29.5 rule Operating them
30.0 info Morale
30.1 rule Captured supply
30.2 rule Captured towns
31.0 rule Amphibious assault
31.1 rule Support for a landing
32.0 info Building railways
32.1 rule How to build a line
32.2 rule Building in detail
32.3 rule Using built lines
33.0 info Optional units
33.1 rule Kamerun company
33.2 rule LP truck
33.3 rule Commonwealth brigades
33.4 rule Trains and zones
34.0 rule The East Asia Squadron
34.1 rule What they bring
34.2 rule Command of the sea
35.0 rule Historical Allied deployment
event-2 rule German blockade runner
event-3 rule Ausland rebellion
event-4 rule Guerrillas
event-5 rule Debate in parliament
event-6 rule Morale check
event-7 rule Portuguese West Africa
event-8 rule Boer rebellion
event-9 rule Rain storms
event-10 rule Allied intelligence
event-11 rule German intelligence
event-12 rule All quiet
`

/** The cases of the rulebook, in its order: a test fails on one without code, test or text. */
export const ledger: readonly Case[] = readLedger(CASES)
