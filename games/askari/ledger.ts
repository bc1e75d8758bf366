import { type Case, readLedger } from '@boma/kernel'

/** The cases of the rulebook, a line each: id, whether it rules or only informs, what it is called. */
const CASES = `
1.0 info Introduction
1.1 rule Terms
2.0 info Components
2.1 info The map
2.1.1 info Scale
2.1.2 info Frontiers
2.1.3 rule Whose land a hex is
2.1.4 rule The shore of Lake Nyasa
2.1.5 rule Boxes and tracks
2.1.5a info The turn track
2.1.5b rule Patrol Boxes
2.1.5c info Boxes for stacks
2.1.6 rule Ports
2.1.7 rule Hexes in play
2.2 info Ground units
2.2.1 rule Types of unit
2.2.2 rule Two steps
2.2.2a rule Set-up and entry on the counter
2.2.2b rule Morale on the reduced side
2.2.2c info Values on the counter
2.2.3 rule Hits and steps
2.2.4 rule Guns of one step
2.2.4a rule Their back is the enemy's
2.2.4b rule A hit destroys them
2.2.5 rule Units stay on land
2.2.6 info Names on the counters
2.3 info Vessels
2.3.1 rule Boats and ships
2.3.2 rule Not over land
2.3.3 rule Coasts and Patrol Boxes
2.3.4 rule Boats on lakes
2.3.5 rule Ships on the ocean
2.3.6 rule On a body of water
2.3.7 rule Values of vessels
2.4 info The Eliminated Pile
2.4.1 info Where it lies
2.4.2 rule Return from the pile
2.4.3 rule Gone for good
2.5 info Carriers
2.5.1 rule Any number in a hex
2.5.2 rule What Carriers do
2.5.3 rule Carriers move
2.5.4 rule How long they stay
2.5.5 rule Carriers are no units
2.5.6 rule Captured Carriers
2.6 info Stack markers
2.6.1 info A marker for a stack
2.6.2 info Where the stack is
2.6.3 info All rules hold
2.7 rule Fractions
3.0 rule Stacking
4.0 info Control
4.1 info Control in general
4.1.1 rule What is controlled
4.1.2 rule Control at the start
4.1.3 rule Other hexes and rail
4.1.4 rule Towns change hands
4.1.5 rule Control of water
4.1.6 rule Islands
5.0 info Sequence of play
5.1 info Structure
5.1.1 info Up to five phases
5.1.2 rule Logistics and Operations
5.1.3 rule Rain turns
5.1.4 rule Victory Phase
5.1.5 rule Order of a turn
6.0 info Random events and attrition
6.1 info Random Events Phase
6.1.1 rule When events come
6.1.2 rule Rolling for events
6.1.3 rule Equal dice
6.1.4 rule Events take effect
6.2 info Attrition Phase
6.2.1 rule When attrition comes
6.2.2 rule Who is open to it
6.2.3 rule Entente losses
6.2.4 rule German losses
7.0 info Lines of communication
7.1 info Tracing an LOC
7.1.1 rule Nodes
7.1.2 rule The chain
7.1.3 info From stack to source
7.1.4 rule What nodes are
7.1.5 rule Water as a node
7.1.5a rule Contested water
7.1.5b rule Controlled water
7.1.6 rule The first node
7.1.7 rule British and Portuguese start
7.1.8 rule Belgian and German start
7.1.9 rule Who needs no LOC
7.1.10 rule Extended Carriers
7.1.10a rule Capture of one of two
7.1.10b rule Use of one of two
7.2 info Supply sources
7.2.1 rule Whom a source serves
7.2.2 rule The three towns
7.2.3 rule Carriers as sources
7.2.3a rule The Carrier is consumed
7.2.3b rule It costs the Entente a VP
8.0 info Logistics Phase
8.1 info Reinforcements Segment
8.1.1 rule When and where they come
8.1.2 rule At full strength
8.1.3 rule In supply from an edge
8.1.4 rule By a land edge
8.1.5 rule By the east edge
8.1.6 rule Boats
8.1.7 rule Entente reinforcements
8.1.7a rule British edges
8.1.7b rule The table binds
8.1.7c rule A town in German hands
8.1.7d rule Belgians shut out
8.1.7e rule Fifi
8.1.7f rule Portuguese
8.1.7g rule South Africans return
8.1.8 rule German reinforcements
8.1.8a rule Towns of German East Africa
8.1.8b rule A town without LOC
8.1.8c rule A town with LOC
8.1.8d rule German ships
8.1.8e rule The 105s
8.1.8f rule The Naval guns
8.1.9 rule New Carriers
8.1.9a rule The Entente's Carrier
8.1.9b rule The Carrier of Dar-es-Salaam
8.1.9c rule The Carrier of Chinde
8.1.9d rule Carriers of blockade runners
8.2 info Replacements Segment
8.2.1 rule RPs cannot be saved
8.2.2 rule Where RPs come from
8.2.3 rule Nairobi and Tabora
8.2.4 rule A Carrier for an RP
8.2.4a rule Node or source as well
8.2.4b rule The Carrier goes
8.2.4c rule What it costs
8.2.5 rule Restoring a reduced unit
8.2.6 rule Infantry from the pile
8.2.7 rule A second RP
8.2.8 rule Where they return
8.2.9 rule LOC for an RP
8.2.10 rule Consolidation
8.3 info Withdrawals Segment
8.3.1 rule Removed for good
8.3.2 rule The withdrawal table
8.4 rule Portuguese East Africa
8.4.1 rule Joining on turn 18
8.4.2 rule While neutral
8.4.3 rule Provoked
9.0 info Operations Phase
9.1 info Operations in general
9.1.1 info The Segment marker
9.1.2 rule Two Impulses
9.1.2a rule German Impulse
9.1.2b rule Entente Impulse
9.1.3 rule The next Segment
9.1.4 rule The die after Segment 2
9.1.4a rule The phase ends
9.1.4b rule A third Segment
9.1.5 rule One stack at a time
10.0 info Movement
10.1 info Movement in general
10.1.1 rule Movement allowance
10.1.2 rule Alone or in stacks
10.1.3 rule Hex by hex
10.1.4 rule Cost of a hex
10.1.5 rule Left behind
10.1.6 rule Entering an enemy hex
10.1.7 rule Water and divided hexes
10.1.8 rule Supply for movement
10.1.9 rule Entrenching
10.2 info Rail transport
10.2.1 rule The four lines
10.2.2 rule When a section carries
10.2.3 rule Starting between towns
10.2.4 rule Track without two towns
10.2.5 rule Rail capacity
10.2.6 rule Riding costs nothing
10.3 info Naval transport
10.3.1 rule Boarding
10.3.2 rule Landing
10.3.3 rule Enemy water
10.3.4 rule Landing into battle
10.3.5 rule Supply of a landing
10.3.6 rule Retreat by sea
10.3.7 rule Transports are intercepted
10.3.8 rule Transport capacity
10.3.9 rule Gv Gotzen and Bn Dhanis
10.3.10 rule Cape to Horn
11.0 info Land battle
11.1 info Land battle in general
11.1.1 rule When there is a battle
11.1.2 rule Attacker and defender
11.1.3 info Battle boards
11.1.4 rule The seven rounds
11.1.5 rule A value to fire with
11.1.6 rule A value of 0
11.1.7 rule Natural 1 and 6
11.2 info Hits
11.2.1 rule Bombardment hits
11.2.2 rule MG/QF and rifle hits
11.3 info Morale
11.3.1 rule Who checks
11.3.2 rule The roll
11.3.3 rule Breaking
11.3.4 rule Broken units
11.4 info Suppression
11.4.1 rule Becoming suppressed
11.4.2 rule Only once
11.4.3 rule Fire of suppressed units
11.4.4 rule Hit again
11.4.4a rule On a 1
11.4.4b rule Not if reduced
11.4.5 rule Reduced and suppressed
11.5 info German withdrawal
11.5.1 rule The decision
11.5.2 rule The roll against KAR and Belgians
11.5.3 rule All retreat
11.5.4 rule What the Entente wins
11.5.5 rule The battle goes on
11.6 info Battle reinforcement
11.6.1 rule Along the line
11.6.2 rule Six units, nine hexes
11.6.3 rule Moved at once
11.6.4 rule Once in a Segment
11.7 info Deployment
11.7.1 rule LOC in battle
11.7.2 info Laying out the boards
11.7.3 rule Defender, then attacker
11.7.3a rule Entrenched units
11.7.3b rule Bombardment section
11.7.3c rule All others
11.7.4 rule The battle begins
11.8 info Bombardment
11.8.1 rule Attacker first
11.8.2 rule Then the defender
11.8.3 rule Targets and range
11.8.4 rule Once in a battle
11.8.5 rule Resolution
11.8.6 rule End of the round
11.8.7 rule Vessels bombard
11.9 info MG/QF fire
11.9.1 rule Who is out of it
11.9.2 rule Attackers from turn 28
11.9.3 rule An MQV to fire with
11.9.4 rule Defender first
11.9.5 rule One at a time
11.9.6 rule Naming a type
11.9.7 rule Hitting
11.9.8 rule The owner's casualty
11.9.9 rule End of the round
11.10 info Rifle fire
11.10.1 rule Who is out of it
11.10.2 rule Defender first
11.10.3 rule An RV to fire with
11.10.4 rule All types named first
11.10.5 rule Rolling
11.10.6 rule Hitting
11.10.7 rule Casualties by type
11.10.8 rule Morale at once
11.10.9 rule End of the round
11.11 info Outcome
11.11.1 rule Guns do not count
11.11.2 rule The defender holds
11.11.3 rule The attacker wins
11.11.4 rule The loser retreats
11.12 info Retreats
11.12.1 rule Captured guns
11.12.2 rule Where to
11.12.3 rule Carriers are captured
11.12.4 rule Not into the enemy
11.13 info Leadership
11.13.1 rule Once an Operations Phase
11.13.2 rule What it does
11.13.3 rule German leadership
11.13.4 rule Entente leadership
12.0 info Naval operations
12.1 info Naval operations in general
12.1.1 rule The four waters
12.1.2 rule Their Patrol Boxes
12.1.3 rule Other lakes
12.1.4 rule Coast and Patrol Box
12.2 info Vessels
12.2.1 rule Kinds of vessel
12.2.2 rule Lost for good
12.2.3 rule Morale of vessels
12.2.4 rule Coastal defence units
12.2.4a rule When they can be hit
12.2.4b rule Their armour
12.3 info Naval movement
12.3.1 rule Between two kinds of space
12.3.2 rule By turns
12.3.3 rule On their own water
12.3.4 rule Four movement points
12.3.5 rule Cost of a space
12.3.6 rule No extra for enemies
12.3.7 rule Battle does not end a move
12.3.8 rule Stopping
12.3.9 rule Driven out
12.3.9a rule For a movement point
12.3.9b rule As a retreat
12.3.9c rule Interception on the way out
12.3.10 rule Big ships need ports
12.3.11 rule Between the moves of units
12.3.11a rule Part of a move
12.3.11b info Noting what is left
12.4 info Interception
12.4.1 rule When it may be tried
12.4.2 rule One attempt
12.4.3 rule One naval and one land battle
12.4.4 rule The moving side first
12.4.5 rule Both seek
12.4.6 rule One seeks
12.4.7 rule Procedure
12.4.7a rule Groups
12.4.7b rule Targets
12.4.7c rule The roll
12.4.8 rule Contact
12.4.9 rule One battle
12.4.10 rule Transports as targets
12.5 info Naval battle
12.5.1 rule Who takes part
12.5.2 rule Naval deployment
12.5.2a rule Boxes by GV
12.5.2b rule How many rounds
12.5.3 rule A round
12.5.3a rule Who fires
12.5.3b rule At whom
12.5.3c rule At the same time
12.5.3d rule The next round
12.5.4 rule Fire
12.5.4a rule Armour
12.5.4b rule Hitting
12.5.4c rule Morale at sea
12.5.4d rule Transports
12.5.5 rule End of the battle
12.5.6 rule Retiring
12.5.6a rule Both retire
12.5.6b rule One fights on
12.5.6c rule CDUs drop out
12.5.7 rule Naval, then land battle
12.6 info Vessels in land battle
12.6.1 rule As artillery
12.6.2 rule They hold nothing
12.6.3 rule No casualties of MG or rifle
12.6.4 rule Retreat to the Patrol Box
12.6.5 rule Who can fire at them
12.6.6 rule Suppressed vessels
12.7 info Blockade runners
12.7.1 rule What a runner brings
12.7.2 rule Two at most
13.0 info Victory
13.1 info Victory conditions
13.1.1 rule The threshold
13.1.2 rule Towns of German East Africa
13.1.3 rule German gains outside
13.1.4 rule Consumed Carriers
14.0 info Scenarios
14.1 info Under the Colonial Office
14.1.1 rule Control in 1914
14.1.2 rule Neutral Portugal
14.1.3 rule Set-up of 1914
14.1.4 rule KAR DETs
14.1.5 rule Threshold of 1914
14.2 info Smuts
14.2.1 rule Turns of 1916
14.2.2 rule German control in 1916
14.2.3 rule Entente control in 1916
14.2.4 rule Portugal in 1916
14.2.5 rule Eliminated Piles of 1916
14.2.5a rule The German pile
14.2.5b rule The Entente pile
14.2.6 rule Units and Carriers of 1916
14.2.6a rule What is set up
14.2.6b rule In which hexes
14.2.6c rule Naval guns of 1916
14.2.6d rule CDUs on a coast
14.2.6e rule Portuguese set-up
14.2.6f rule Belgian set-up
14.2.7 rule Vessels of 1916
14.2.7a rule Out of the game
14.2.7b rule Boats with a lake
14.2.7c rule All other boats
14.2.7d rule Adjutant, Wami, and later arrivals
14.2.8 rule Threshold of 1916
14.3 info Guerilla War
14.3.1 rule Turns of 1918
14.3.2 rule Control in 1918
14.3.3 rule Units of 1918
14.3.3b rule German set-up of 1918
14.3.4 rule Threshold of 1918
14.4 info The Grand Campaign
14.4.1 rule The whole war
14.4.2 rule Control at the start of the campaign
14.4.3 rule Set-up of the campaign
14.4.4 rule Reinforcements of the campaign
14.4.5 rule KAR DETs of the campaign
14.4.6 rule The tally of turn 5
14.4.7 rule Threshold of the campaign
`

/** Every case of the rulebook. */
export const ledger: readonly Case[] = readLedger(CASES)
