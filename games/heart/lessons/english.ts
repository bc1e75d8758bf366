import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { ambush } from './ambush.ts'
import { closeQuarters } from './close-quarters.ts'
import { leader } from './leader.ts'
import { first } from './plans.ts'
import { underTheGun } from './under-the-gun.ts'

/** The lessons and exercises, in English. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'First evening',
    about: 'You lead the Germans in The Railway Cutting through a whole turn: initiative, movement, shooting.',
    steps: {
      'set-up': {
        title: 'Set up',
        ask: 'Take the suggested set-up.',
        why: 'Your companies stand behind the railway embankment, the machine guns among them (17.7). Cover makes it harder to be hit.',
        otherwise: 'You may place unit by unit as well. For the lesson let them stand as suggested.',
      },
      first: {
        title: 'Initiative',
        ask: 'Let the Germans begin.',
        why: 'Both sides rolled, and the higher die chooses who begins to move (11.1). Whoever begins also declares his shots first (11.4).',
        otherwise: 'The British may begin as well. The lesson has you show your hand first.',
      },
      organiser: {
        title: 'The Organiser first',
        ask: 'Let 1 FK (g3) stand.',
        why: 'Lettow-Vorbeck is an Organiser: he and the unit that he is with may move before all others (11.3). He stays with the reserve, where he can go to either wing.',
        otherwise: 'They may move already. But nobody knows yet where the British will come.',
      },
      turns: {
        title: 'Unit by unit',
        ask: 'Let 6 FK (g1) stand.',
        why: 'The sides take turns in naming a unit, which moves or stands (11.2). Who stays in cover and does not move can shoot later.',
        otherwise: 'It may move. But in front of the embankment it has no cover.',
      },
      others: {
        title: 'All the others',
        ask: 'Let 17 FK (g2), the machine guns (g4, g5) and the Schützen (g6) stand, one after another.',
        why: 'Each unit is named once a turn, standing ones too (11.2). A machine gun moves or fires (7.5): whoever wants to shoot with it lets it stand.',
        otherwise: 'That is allowed. Mind that a machine gun which moves does not fire this turn (7.5).',
      },
      independents: {
        title: 'Those by themselves',
        ask: 'Let all others stand: pass.',
        why: 'When all units have moved, leaders and others who are by themselves move (1.3). Then everybody shoots, all at the same time (1.4).',
        otherwise: 'They may move, too.',
      },
      burst: {
        title: 'A burst',
        ask: 'Fire with MG 17 FK (g4) at six figures of 2 LNL, b1.0, b1.1, b1.2, b1.3, b1.4 and b1.5, and declare no more.',
        why: 'A machine gun reaches 40 inches and has six shots (4.9); your riflemen are too far away (4.1, 4.4). The first shot is at a figure of your choice, the others within 6 inches of it (7.5). All targets are declared before any die, and 5 or more hits (11.4, 14.2).',
        otherwise: 'You may shoot at others, or not at all.',
      },
    },
    end: 'That is a turn: arrivals, movement, shooting, close combat, morale (1.1, 1.4, 1.5, 1.6). The Cutting has ten turns; objectives are counted at the end (17.4), and a side that has lost two thirds of its figures withdraws (17.5). The Germans want no British figure west of the embankment.',
  }),
  taught(closeQuarters, {
    title: 'At close quarters',
    about: 'You lead a German patrol against a picket of the Uganda Railway: a march, a charge, a fight, and nerves.',
    steps: {
      move: {
        title: 'March to the edge',
        ask: 'March with patrol A (g1) an inch ahead, to the edge of the scrub, and halt facing north.',
        why: 'The die is rolled when the unit is named: Askaris get 3 more in the open and 1 less in cover (2.2, 12.1). At the edge they are still in cover, which makes them harder to hit (3.6, 3.8), and see the picket 10 inches off.',
        otherwise: 'It may go there. In the open the picket shoots back at men without cover.',
      },
      charge: {
        title: 'Charge',
        ask: 'Charge the KAR picket (b2) with the Ruga-Ruga (g6), and keep facing north.',
        why: 'A charge is declared before the dice (12.8). The Ruga-Ruga roll two dice and need 6 here, which is 72 % (2.3). Hand to hand they add 2, Askaris take 1 away (6.4, 6.6): a man of theirs kills his opponent in 72 of 100 fights, and falls in 3.',
        otherwise: 'They may do that, but shooting is not what they are good at.',
      },
      porters: {
        title: 'Leave the porters',
        ask: 'Let all others stand, the porters too: pass.',
        why: 'Porters and figures by themselves move after all units (1.3). Porters whom an enemy touches are captured unless a fighting man is within 4 inches (9.9).',
        otherwise: 'They may move as well, but nobody guards them here.',
      },
      shoot: {
        title: 'Shoot into the fight',
        ask: 'Shoot at the KAR picket (b2) with patrol A (g1).',
        why: 'Who charged does not shoot (14.1), but others may shoot at a unit in a fight if friends leave the line clear; only its own men are hit (14.6). An Askari adds 1, and beyond 8 inches loses 1: 5 or 6 hits (3.3, 3.4). The picket may shoot at the Ruga-Ruga at the same time, at 1 less, since they charged (3.5).',
        otherwise: 'You may hold your fire, too. But it costs nothing.',
      },
      fight: {
        title: 'Man against man',
        ask: 'Let all be matched as they stand, and those left over join in.',
        why: 'Each man rolls a die and adds what he adds; who is 2 or more below falls (6.1, 6.7). A second man against one adds 2 (6.2). Three of the picket had fallen, two of the Ruga-Ruga: both will have to test.',
        otherwise: 'You may name the pairs yourself. For the lesson let them stand as they are.',
      },
      rally: {
        title: 'Rally them',
        ask: 'Rally the Ruga-Ruga (g6) by the patrol leader (g7).',
        why: 'With 7 to 12 men two losses in a turn are a test (8.5), which the Ruga-Ruga failed with a 2 (8.6). A marker does no harm, but with a second failure they are gone (8.7). A leader within 18 inches takes it away on 4 to 6, once a turn, whatever else he does (8.8).',
        otherwise: 'You may leave it. But the next bad die removes eight men at once.',
      },
    },
    end: 'Now you have seen a whole turn: arrivals, movement, shooting, close combat, morale (1.1, 1.4, 1.5, 1.6). Who touches an enemy at the end of a turn fights on in the next (15.9). Bring losses over the threshold first, and shoot at marked units then: that removes more men than bullets do (8.5, 8.7).',
  }),
  taught(ambush, {
    title: 'The moment of the ambush',
    about:
      'Germans: a company and Ruga-Ruga lie hidden on both sides of the road to Mahenge, and an advance guard of twelve comes along it.',
    steps: {
      ambush: {
        title: 'Out of nowhere',
        ask: 'Make the KAR advance guard (b1) run this turn.',
        why: 'A unit runs when it fails two tests (8.7), and takes one for each different cause in a turn (16.2). Hidden units may spring when they are named, or at the start of the shooting (13.3). Answer Not now (pass) until you want them to.',
        otherwise: 'The turn is over, and the advance guard stands.',
      },
    },
    end: 'Best known: answer Not now until the British have marched, then spring the ambush party (g1) and the Ruga-Ruga (g4); shoot at the KAR advance guard (b1) with g1, and at the Lewis gun (b3) with g4. Whoever springs within 8 inches is the first cause (13.5), two losses the second (8.5), and a Lewis gun destroyed in sight within 12 inches the third (8.1). Each test is failed on 1 to 3: with three of them the guard runs in 50 of 100, with two in 25. All in all that is 47 %; 39 % with the targets exchanged, and 25 % if both shoot at the guard. To charge the gun reaches it in half of the tries.',
  }),
  taught(underTheGun, {
    title: 'Before the gun',
    about: 'British: the relief of Jassin has come over the river, in line, and a German gun stands 20 inches off.',
    steps: {
      cross: {
        title: 'Open ground',
        ask: 'Bring the KAR relief (b5) 3 inches nearer to the factory, and lose one man at most.',
        why: 'A hit of an old gun strikes everybody within 2 inches of the man aimed at (4.11), in cover or not (10.7). Within 25 inches it hits on 4 to 6.',
        otherwise: 'The turn is over: too many fell, or nobody is nearer.',
      },
    },
    end: 'Best known: move the relief, and form it six abreast in dispersed order at 34, 35. Men in dispersed order are 2.5 inches apart (9.6), so a hit strikes one. In line it strikes five, in a double line eight, and two losses are already a test (8.5). It costs half the move (12.5): do it out of a line, where nobody has far to go, and before you are within reach of rifles, since who is dispersed may not charge (9.6).',
  }),
  taught(leader, {
    title: 'The general behind',
    about:
      'British: Tighe leads the Lancashires against the embankment, thirteen inches from the Schützenkompanie; behind him the 63 PLI are shaken.',
    steps: {
      rally: {
        title: 'Rally, and live',
        ask: 'Rally 63 PLI (b4) this turn; 2 LNL (b1) do not give way.',
        why: 'A leader rallies within 18 inches on 4 to 6, after the shooting (8.8, 16.1). Volunteers who see a leader within half their range of 30 inches may give him each 6 that they roll (14.9).',
        otherwise: 'The turn is over, and 63 PLI are still shaken, or 2 LNL went back.',
      },
    },
    end: 'Best known: let 2 LNL (b1), 101 Grenadiers (b2) and 63 PLI (b4) stand, then move Tighe (b6), who may leave his unit only in a turn in which he did not move with it (9.8), and join b2. There he is more than 15 inches off, and the last whom anybody hits (14.4). If he stays, eight rifles roll a 6 in 77 of 100 turns, and his death is two tests for each unit within 18 inches (8.3). By himself he is a target like any other (14.1).',
  }),
]
