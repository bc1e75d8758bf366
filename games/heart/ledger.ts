import { type Case, readLedger } from '@boma/kernel'

/** The cases of the sheet, 1 to 8, numbered by us, and our own clauses, 9 to 17. */
const CASES = `
1.1 rule Late arrivals
1.2 rule One unit at a time
1.3 rule Independent figures and baggage
1.4 rule Shooting and smoke
1.5 rule Close combat
1.6 rule Morale and rallying
2.1 rule Regulars and Volunteers move
2.2 rule Soldiers and Askaris move
2.3 rule Ruga-Ruga and Warriors move
2.4 rule Scouts move
2.5 rule Machine guns and artillery move
2.6 rule Armoured cars move
2.7 rule Gunboats move
3.1 rule To hit
3.2 rule Firers with two more
3.3 rule Firers with one more
3.4 rule Beyond half range
3.5 rule Targets that charge
3.6 rule Targets that began or ended in cover
3.7 rule Silent trained targets in cover
3.8 rule Targets with modern firearms in cover
3.9 rule Dispersed targets
3.10 rule Firers in works and buildings
4.1 rule Range of Volunteers
4.2 rule Range of Regulars
4.3 rule Range of Soldiers
4.4 rule Range of Askaris
4.5 rule Range of Ruga-Ruga and Musketeers
4.6 rule Range of Cavalry
4.7 rule Light machine guns
4.8 rule Machine guns on vehicles
4.9 rule Machine guns
4.10 rule Pom-pom
4.11 rule Artillery and gunboats
4.12 rule QF artillery
5.1 rule Charismatic
5.2 rule Disciplinarian
5.3 rule Eloquent
5.4 rule Warrior
5.5 rule Cunning
5.6 rule Organiser
6.1 rule A die for each figure
6.2 rule Two against one
6.3 rule Fighters with three more
6.4 rule Fighters with two more
6.5 rule Fighters with one more
6.6 rule Fighters with one less
6.7 rule Who falls
7.1 rule Volunteer scouts
7.2 rule Scouts
7.3 rule Cavalry
7.4 rule Artillery
7.5 rule Machine guns spread their fire
7.6 rule Pom-poms jam
7.7 rule Armoured cars
7.8 rule Gunboats
8.1 rule Friends destroyed or routed
8.2 rule Ambush
8.3 rule Army leader killed
8.4 rule Baggage captured, village burned
8.5 rule High casualties
8.6 rule Who passes
8.7 rule First and second failure
8.8 rule Rallying
9.1 rule Measure
9.2 rule Bases
9.3 rule From centre to centre
9.4 rule Units and coherency
9.5 rule Formation
9.6 rule Close and dispersed order
9.7 rule Facing and arcs
9.8 rule Attached figures
9.9 rule Independent figures and baggage
9.10 rule Lengths and spans
9.11 rule Areas, bands and works
9.12 rule Contact and legal places
9.13 rule Making room
9.14 rule Distance and sight of units
9.15 rule Numbers of figures
10.1 rule Cover
10.2 rule Sight
10.3 rule Sight within one area
10.4 rule Corners and edges
10.5 rule Friends in the line of fire
10.6 rule Entrenched
10.7 rule A unit in cover
10.8 rule Began or ended in cover
10.9 rule Going
10.10 rule Hills and burned huts
11.1 rule Initiative
11.2 rule Units in turn
11.3 rule Organisers first
11.4 rule Simultaneous shooting
11.5 rule Order of combats
11.6 rule End of the turn
12.1 rule When dice are rolled
12.2 rule One roll, two columns
12.3 rule Less than the roll
12.4 rule Legs and facing
12.5 rule Changing order
12.6 rule Passing friends and enemies
12.7 rule Crossing works and streams
12.8 rule Charge
12.9 rule Leaving contact
12.10 rule Cavalry
12.11 rule Crews
12.12 rule Boats
12.13 rule Armoured cars on the move
12.14 rule Leaving the table
12.15 rule Feeding in
13.1 rule Units in ambush
13.2 rule Hidden
13.3 rule Springing
13.4 rule Finding
13.5 rule The shock
13.6 rule Moving out
14.1 rule Declaring
14.2 rule Dice and hits
14.3 rule Range and half of it
14.4 rule Who is hit
14.5 rule Saves
14.6 rule Into a fight
14.7 rule Smoke
14.8 rule Baggage and objects
14.9 rule Picking out leaders
14.10 rule Blasts
14.11 rule Hits on vehicles and boats
14.12 rule Aiming guns
14.13 rule Order of dice
15.1 rule Who fights
15.2 rule Pairing
15.3 rule Two on one
15.4 rule The fight
15.5 rule Storming
15.6 rule Cavalry in a fight
15.7 rule Crews and stands in a fight
15.8 rule After a fight
15.9 rule Going on
16.1 rule Order of the Morale Phase
16.2 rule A test for each cause
16.3 rule Routed and destroyed
16.4 rule Attached figures of routed units
16.5 rule Rally
16.6 rule Disciplinarians
16.7 rule A leader alone
16.8 rule Burning a village
17.1 rule Arriving
17.2 rule Barred entries
17.3 rule Points of a side
17.4 rule Objective points
17.5 rule Withdrawal
17.6 rule The free game
17.7 rule Set-up
17.8 rule Tasks
17.9 rule Landing
17.10 rule Making lists
`

/** Every case of the sheet and every clause of ours. */
export const ledger: readonly Case[] = readLedger(CASES)
