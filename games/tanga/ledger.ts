import { type Case, readLedger } from '@boma/kernel'

/** The cases of the rulebook, a line each: id, whether it rules or only informs, what it is called. */
const CASES = `
2.0 info Components
2.1 info What is in the box
2.2 info German and British counters
2.3 info Short names
2.3.1 info British names
2.3.2 info Colour bands
2.3.3 info German names
2.4 info Information counters
2.5 info Terms
2.6 info Kinds of counter
2.6.1 rule Combat units
2.6.2 rule Units and counters
2.6.2a info Companies and Zuege
2.6.2b rule Formations
2.6.2c rule Names of units
2.6.3 rule Non-combatants
2.6.4 info All other counters
2.6.5 rule Disorganized units
2.6.6 info Dice
2.7 info Reading the counters
2.7.1 info Colour bars and symbols
2.7.2 rule Leaders are no combat units
3.0 info Set-up
3.1 rule Order of set-up
3.2 rule Holding Boxes in the campaign
3.3 rule Holding Boxes in Invasion!
4.0 info Sequence of play
4.1 rule The British act first
4.2 rule The phases of a turn
4.2a-1 rule Rain check
4.2a rule Rally Phase
4.2b rule Machine-gun markers come off
4.2c rule Resupply Phase
4.2d rule Debarkation Phase
4.2e rule British Offensive Fire
4.2f rule British Movement Phase
4.2g rule German Defensive Fire
4.2h rule British Melee Phase
4.2i rule German Reinforcement Phase
4.2j rule German Offensive Fire
4.2k rule German Movement Phase
4.2l rule British Defensive Fire
4.2m rule German Melee Phase
4.2n rule Artillery Phase
4.2o rule End of the turn
5.0 info Debarkation
5.1 rule When the British land
5.2 rule What is landed
5.2a rule One group at a time
5.2b rule One group, one beach
5.2c rule Stevedores ashore
5.2d rule Five units or one stevedore
5.3 rule Landing
5.3a rule How long a battalion takes
5.3b rule Units land in good order
5.3c rule After the landing
5.3d rule Disorganized by the landing
5.3e rule Move after a bad landing
5.3f rule Landing by night
5.3g rule Beaches with Germans
5.3h rule Leaders and stevedores land safely
5.4 info Nobody re-embarks
6.0 info Morale, rally, collapse
6.1 rule Morale checks
6.11 rule Two dice after a hit
6.12 rule One die otherwise
6.13 rule A higher roll fails
6.14 rule An equal or lower roll passes
6.2 rule Rally
6.2.1 rule Who can rally
6.2.2 rule Rally roll
6.2.2a rule Germans with a leader
6.2.2b rule Germans without a leader
6.2.2c rule British with their officer
6.2.2d rule British with the staff
6.2.2e rule British without a leader
6.2.2f rule A 1 always rallies
6.2.3 rule Stacks without a leader part
6.2.4 rule No rally by night
6.3 rule Formation collapse
6.3.1 info What brings it on
6.3.1a rule Officers lost
6.3.1b rule Units destroyed
6.3.1c rule Units disorganized
6.3.2 info Small formations
6.3.3 rule The count
6.3.3a rule A dead officer counts one
6.3.3b rule A disorganized unit counts one
6.3.3c rule A destroyed unit counts two
6.3.4 rule A formation breaks
6.3.4a rule Where it routs to
6.3.4b rule By the fastest way
6.3.4c rule Where the rout ends
6.3.4d rule No over-stacking after a rout
6.3.4e rule Neighbours check
6.3.4f rule Good neighbours stay in place
6.3.4g rule Disorganized neighbours are lost
6.3.4h rule Collapse spreads
6.3.4i rule Units that are run through
6.3.4j rule Recovery
6.3.4k rule When it fights again
6.3.4l rule A second collapse
6.3.5 rule Only in combat
7.0 info Supply
7.1 rule What supply is for
7.2 rule No ammunition, no fire
7.3 rule Running out of ammunition
7.4 rule German resupply
7.5 rule British resupply
7.6 rule How many battalions
7.7 rule Melee needs no ammunition
8.0 info Facing
8.1 rule Front and flank
8.2 rule The six hexsides
8.3 rule All-round hexes
9.0 info Stacking
9.1 rule One formation in a hex
9.2 rule German stacks
9.3 rule British stacks
9.4 rule Leaders and stevedores in a stack
9.5 rule Over-stacked hexes
9.6 rule A stack that loses its leader
9.7 rule Mixed sects
10.0 info Fire combat
10.1 rule One hex fires at one hex
10.2 info How to fire
10.21 rule Three kinds of firer
10.22 rule When artillery fires
10.23 rule Only to the front
10.24 rule Fire costs ammunition
10.25 rule Rifle and machine-gun fire
10.25a rule Hits and leaders
10.25b rule Average morale
10.25c rule The first check
10.25d rule The individual checks
10.26 rule Artillery fire
10.27 rule Naval gunfire
10.28 rule How artillery fires
10.28a rule On target
10.28b rule Scatter
10.3 rule Kinds of fire
10.3a rule Offensive Fire
10.3b rule Defensive Fire
10.3c rule Opportunity Fire
10.4 rule Line of sight
10.4.1 rule From centre to centre
10.4.2 rule What blocks
10.4.3 rule Along hexsides
10.4.4 rule Units block
10.4.5 rule The first blocking hex
10.4.6 rule The firer's own hex
11.0 info Melee
11.1 rule Who may attack
11.1.1 rule One target
11.1.2 rule Whole stacks
11.2 rule How melee is fought
11.2a rule Strength of the attacker
11.2b rule Strength of the defender, and the rounds
11.2c rule One melee after the other
12.0 info Flank attacks
12.1 rule Fire into a flank
12.2 rule What is flanking
12.3 rule Melee into a flank
13.0 info Retreat
13.1 rule Safe while retreating
13.2 rule Three hexes back
13.3 info Friends in the way
13.3a rule Retreat through friends
13.3b rule Retreated units
13.3c rule Stacking at the end
13.3d rule British machine guns in retreat
13.3e rule German machine guns in retreat
14.0 info Advance
14.1 rule Advance after melee
14.1.1 rule Fire at an advance
15.0 info Movement
15.1 rule From hex to hex
15.2 rule Costs and closed hexes
15.3 rule Nothing is saved
15.4 rule Driven off the map
15.5 rule Forced into the sea
15.6 rule Closed to all ways of moving
15.7 rule With the grain
15.8 rule Stevedores stay
15.9 info Landing and movement
15.9.1 rule The turn of a landing
15.9.1a rule In the Debarkation Phase
15.9.1b rule In the Movement Phase
15.9.1c info The turn between
15.9.1d info The next landing
15.9.1e info And so on
16.0 info Zones of control
16.1 rule There are none
17.0 info Leaders
17.1 rule Officers and staff
17.1.1 rule Formation officers
17.1.2 rule Command and staff
17.2 info What leaders do
17.2.1 rule Leaders hold stacks together
17.2.2 rule Movement and escape
17.2.3 rule Leader casualties
17.2.4 rule Leaders in combat
17.2.5 info Leaders and rally
18.0 info Trenches
18.1 rule Digging
18.2 rule While digging, and after
18.3 rule Cover of a trench
18.4 rule How many
18.5 info Trench, ditch, embankment
18.5.1 rule A trench adds to the ground
18.5.2 rule From trench to trench
18.5.3 rule From ditch to ditch
18.5.4 rule From embankment to embankment
19.0 info Special rules
19.1 rule New rifles of the Indians
19.2 info British machine guns
19.2.1 rule Move or fire
19.2.2 rule After a move
19.3 rule The mountain battery
19.3.1 rule When it lands
19.3.2 rule Ashore like all others
19.3.3 rule It takes two landings
19.4 rule Smoke of the M71
19.5 rule Hering's guns
19.6 rule Rain
19.6a rule No movement in rain
19.6b rule No trenches in rain
19.6c rule Sight in rain
19.7 rule Fog of war
20.0 rule Night turns
20.1 rule Germans begin fresh
20.2 rule German moves by night
20.3 rule Night rally with Lettow-Vorbeck
20.4 rule British begin at the landing
20.5 rule British moves by night
20.6 rule Disorder of a night landing
20.7 rule Range by night
20.8 rule No rally in the dark
21.0 info Scenarios
21.1 rule Two to Tanga
21.1a rule Its turns
21.1b rule Its special rules and the German set-up
21.1c rule Its British set-up
21.1d rule Its victory
21.2 rule Invasion!
21.2a rule Its turns and forces
22.1.1 rule Its victory
21.3 info The Big Push
21.4 rule The Campaign
21.2.1 info Victory in the Campaign
21.2.1.1 rule British victory
21.2.1.1a rule British decisive victory
21.2.1.1b rule British major victory
22.1.1.2 rule German victory
22.1.1.2a rule German decisive victory by the stevedores
22.1.1.2b rule German major victory
22.1.1.2c rule German decisive victory on the field
21.2.2 rule A draw
`

/** Every case of the rulebook. */
export const ledger: readonly Case[] = readLedger(CASES)
