import { type Case, readLedger } from '@boma/kernel'

/** The cases of the rulebook, a line each: id, whether it rules or only informs, what it is called. */
const CASES = `
1.1 rule Late arrivals are diced for first
1.2 rule Units move one at a time
1.3 rule Independent figures and baggage move after units
1.4 rule Then all shooting, with smoke markers
1.5 rule Then all close combat
1.6 rule Then morale tests and rallying
2.1 rule Regulars and volunteers: move dice
2.2 rule Soldiers and askaris: move dice
2.3 rule Ruga-ruga and warriors: move dice
2.4 rule Scouts: move dice
2.5 rule Machine guns and artillery: move dice, never into cover
2.6 rule Armoured cars: move dice
2.7 rule Gunboats: move dice
3.1 rule A shot hits on 5-6
3.2 rule +2 firers
3.3 rule +1 firers
3.4 rule -1 beyond half range
3.5 rule -1 target moved into close combat, and its exception
3.6 rule -1 target began or ended its move in cover, and its exception
3.7 rule -1 silent trained target in cover
3.8 rule -1 target with modern firearms in cover
3.9 rule -1 dispersed target
3.10 rule -1 firer behind fieldworks or in a building
4.1 rule Range volunteers
4.2 rule Range regulars
4.3 rule Range soldiers
4.4 rule Range askaris
4.5 rule Range ruga-ruga and musketeers
4.6 rule Range cavalry, mounted and dismounted
4.7 rule Range and shots of LMGs
4.8 rule Range and shots of vehicle MGs
4.9 rule Range and shots of machine guns
4.10 rule Range of the pom-pom
4.11 rule Range, blast and to-hit of artillery and gunboats
4.12 rule Range, blast and to-hit of QF artillery
5.1 rule Charismatic leader
5.2 rule Disciplinarian leader
5.3 rule Eloquent leader
5.4 rule Warrior leader
5.5 rule Cunning leader
5.6 rule Organiser leader
6.1 rule Close combat roll, one figure each
6.2 rule Two figures against one
6.3 rule +3 fighters
6.4 rule +2 fighters
6.5 rule +1 fighters
6.6 rule -1 fighters
6.7 rule Killed when two or more below the opponent
7.1 rule Volunteer scouts' saving throw
7.2 rule Scouts: ambush detection, blocking late arrivals, attachment, saving throw
7.3 rule Cavalry: mounting and dismounting
7.4 rule Artillery: blast, single stand, saving throw, no move and fire
7.5 rule Machine guns: shots, arc of targets, no move and fire
7.6 rule Pom-pom: both roles and jamming
7.7 rule Armoured cars: breakdown, arc, morale by hits, knocked out
7.8 rule Gunboats: two guns, running aground, no bonus on the move, hits and retirement
8.1 rule Test: friends destroyed or routed nearby
8.2 rule Test: ambush sprung nearby
8.3 rule Test: army leader killed
8.4 rule Test: baggage captured or village burned
8.5 rule Test: casualties by unit size
8.6 rule Who passes on what
8.7 rule First failure: marker; second: removed
8.8 rule Rallying by leaders
9.1 rule Clause 9.1
9.2 rule Clause 9.2
9.3 rule Clause 9.3
9.4 rule Clause 9.4
9.5 rule Clause 9.5
9.6 rule Clause 9.6
9.7 rule Clause 9.7
9.8 rule Clause 9.8
9.9 rule Clause 9.9
9.10 rule Clause 9.10
9.11 rule Clause 9.11
9.12 rule Clause 9.12
9.13 rule Clause 9.13
9.14 rule Clause 9.14
9.15 rule Clause 9.15
10.1 rule Clause 10.1
10.2 rule Clause 10.2
10.3 rule Clause 10.3
10.4 rule Clause 10.4
10.5 rule Clause 10.5
10.6 rule Clause 10.6
10.7 rule Clause 10.7
10.8 rule Clause 10.8
10.9 rule Clause 10.9
10.10 rule Clause 10.10
11.1 rule Clause 11.1
11.2 rule Clause 11.2
11.3 rule Clause 11.3
11.4 rule Clause 11.4
11.5 rule Clause 11.5
11.6 rule Clause 11.6
12.1 rule Clause 12.1
12.2 rule Clause 12.2
12.3 rule Clause 12.3
12.4 rule Clause 12.4
12.5 rule Clause 12.5
12.6 rule Clause 12.6
12.7 rule Clause 12.7
12.8 rule Clause 12.8
12.9 rule Clause 12.9
12.10 rule Clause 12.10
12.11 rule Clause 12.11
12.12 rule Clause 12.12
12.13 rule Clause 12.13
12.14 rule Clause 12.14
12.15 rule Clause 12.15
13.1 rule Clause 13.1
13.2 rule Clause 13.2
13.3 rule Clause 13.3
13.4 rule Clause 13.4
13.5 rule Clause 13.5
13.6 rule Clause 13.6
14.1 rule Clause 14.1
14.2 rule Clause 14.2
14.3 rule Clause 14.3
14.4 rule Clause 14.4
14.5 rule Clause 14.5
14.6 rule Clause 14.6
14.7 rule Clause 14.7
14.8 rule Clause 14.8
14.9 rule Clause 14.9
14.10 rule Clause 14.10
14.11 rule Clause 14.11
14.12 rule Clause 14.12
14.13 rule Clause 14.13
15.1 rule Clause 15.1
15.2 rule Clause 15.2
15.3 rule Clause 15.3
15.4 rule Clause 15.4
15.5 rule Clause 15.5
15.6 rule Clause 15.6
15.7 rule Clause 15.7
15.8 rule Clause 15.8
15.9 rule Clause 15.9
16.1 rule Clause 16.1
16.2 rule Clause 16.2
16.3 rule Clause 16.3
16.4 rule Clause 16.4
16.5 rule Clause 16.5
16.6 rule Clause 16.6
16.7 rule Clause 16.7
16.8 rule Clause 16.8
17.1 rule Clause 17.1
17.2 rule Clause 17.2
17.3 rule Clause 17.3
17.4 rule Clause 17.4
17.5 rule Clause 17.5
17.6 rule Clause 17.6
17.7 rule Clause 17.7
17.8 rule Clause 17.8
17.9 rule Clause 17.9
17.10 rule Clause 17.10
`

/** The cases of the rulebook, in order. */
export const ledger: readonly Case[] = readLedger(CASES)
