import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { away, first, landing, raid } from './plans.ts'

/** The lessons and exercises, in English. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'First evening',
    about: 'You lead the Allies through a turn and a half: recruits, a landing, a fight, a retreat and a ride by rail.',
    steps: {
      place: {
        title: 'Put a unit on the map',
        ask: 'Put 1/KAR into Mombasa.',
        why: 'Two of your units are set up as you like in British East Africa (25.1). From Mombasa a trail leads to Tanga, the nearest German supply center (3.7). The number on a counter is the highest roll with which it hits (4.3).',
        otherwise: '1/KAR may begin anywhere in British East Africa. From there it would not reach Tanga in time.',
      },
      ready: {
        title: 'Let the rest be set up',
        ask: 'Choose the ready-made set-up.',
        why: 'What is left goes where it usually stands, first yours, then the Germans (6.0). Then the first card is turned (5.3).',
        otherwise: 'You may go on placing by hand as well. For the lesson let the rest go where it usually stands.',
      },
      recruit: {
        title: 'A recruit comes in',
        ask: 'Put EAD into the Indian Ocean box.',
        why: 'Your card is A3: two counters are drawn from the pool, one after the other (9.1). British units may come into the Indian Ocean box, from which every ocean port is one voyage away (27.3, 28.2).',
        otherwise: 'EAD may come in there, too. But only from the box can it land at Tanga now.',
      },
      second: {
        title: 'Cover a supply center',
        ask: 'Put 2/KAR into Mombasa.',
        why: 'Mombasa is a supply center that you occupy, so recruits may come there (27.3). It is to stay yours when 1/KAR leaves.',
        otherwise: 'That is allowed, but Mombasa is left to its garrison, which has a factor of 1 (4.7).',
      },
      sail: {
        title: 'Land at Tanga',
        ask: 'Let B IEF, C IEF and EAD sail to Tanga.',
        why: 'A voyage is the whole move of a unit, and it may land where an enemy stands (28.2, 10.7). Card A3 gives 1 to superiority where a unit fights that landed this turn (5.2).',
        otherwise: 'They may go there. But Tanga is held by two units, and all your strength is wanted against them.',
      },
      march: {
        title: 'March over land',
        ask: 'March 1/KAR from Mombasa to Tanga.',
        why: 'A trail costs a point, and A3 gives light infantry two (10.2, 5.2). Whoever enters a space with an enemy stops there (10.3). Five units of a side may stand in a space, garrisons not counted (11.0).',
        otherwise:
          'It may march there, but 1/KAR is your only fast unit at hand, and fast units tell in a fight (13.0).',
      },
      end: {
        title: 'End your movement',
        ask: 'End the movement.',
        why: 'Nobody has to move (5.3). After movement there is combat in every space with units of both sides (12.1).',
        otherwise: 'Who is left may move as well. The lesson goes on when movement is over.',
      },
      fight: {
        title: 'Begin the combat',
        ask: 'Begin the combat at Tanga.',
        why: 'You are the attacker, with four units against two (12.1). A combat has up to three rounds: dice for superiority, fire, and the choice to stay (12.2).',
        otherwise: 'First the combat at Tanga.',
      },
      air: {
        title: 'Aeroplanes, or not',
        ask: 'Keep the aeroplanes on the ground.',
        why: 'They help on 1 or 2 and are lost for good on 6 (24.4). Each side now rolls a die for superiority; you add 1 for the card, and a tie goes to the defender (13.0). Whoever is superior fires first, and only survivors fire back (14.1, 14.3).',
        otherwise: 'They may fly once in each of your combat phases (24.4). The lesson keeps them for later.',
      },
      lose: {
        title: 'Choose your loss',
        ask: 'Give up B IEF.',
        why: 'The dice were 4 and 5: with your 1 a tie, so the Germans fired first, and hit once. You say who is lost (14.2). B IEF hits with 2 only; it goes to the pool and may come back (4.6).',
        otherwise: 'You may give up that one, but it hits better than B IEF, or it is fast.',
      },
      stay: {
        title: 'Stay, or retreat',
        ask: 'Stay, and fight a second round.',
        why: 'One of the two Germans is gone, and three of yours stand against one. First the attacker says whether he stays, then the defender (15.0). Keep the aeroplanes down again when you are asked.',
        otherwise: 'That gives Tanga up, though only one German is left there.',
      },
      retreat: {
        title: 'Get away in time',
        ask: 'Retreat with Vol/LF to Voi.',
        why: 'Tanga is yours. In their turn two field companies have attacked Vol/LF at Taveta; the first round hit nobody. Each unit that retreats goes to an adjacent space without enemies (17.1), and the other side does not follow (17.4).',
        otherwise: 'You may do that. But one unit against two that hit with 3 has little hope.',
      },
      rail: {
        title: 'Ride by rail',
        ask: 'Move 1/KAR by rail from Tanga to Moshi.',
        why: 'It is turn 2, your card is A9, and B IEF came back to Mombasa. For one point a unit goes any distance by rail, up to the first space with an enemy (28.3). The Germans have left Moshi empty.',
        otherwise: 'It may go there, but Moshi lies behind the Germans at Taveta.',
      },
      close: {
        title: 'March together',
        ask: 'Bring 1/KAR, Vol/LF and 2/KAR to Taveta.',
        why: 'Three against two is what an attack wants, and three fast units against two add 1 to your die (13.0). Light infantry has two points on A9, mounted infantry three (5.2). 2/KAR goes by Voi.',
        otherwise: 'That is allowed, but it weakens the attack on Taveta.',
      },
      battle: {
        title: 'Fight it out',
        ask: 'End the movement and fight at Taveta.',
        why: 'You roll a die and add 1 for more fast units (13.0). If you are superior, three of yours fire before anybody fires back (14.1). Keep the aeroplanes down.',
        otherwise: 'You may do that. The lesson ends when Taveta is yours.',
      },
    },
    end: 'That is a turn: card, recruits, movement, combat. The match has fourteen (1.0). After the last the Germans win if they occupy one supply center, and you win if you occupy all eight; a side without a unit on the map loses at once (26.0).',
  }),
  taught(raid, {
    title: 'Cut the Uganda Railway',
    about: 'Germans, card G5: what your units enter of the British railway carries no Allied train in the next turn.',
    steps: {
      raid: {
        title: 'Two stations in one turn',
        ask: 'Enter two stations of the Uganda Railway this turn.',
        why: 'Within two spaces of British East Africa your units have three points, elsewhere one (5.2). Whoever enters a space with an enemy stops there (10.3).',
        otherwise: 'The turn is over, and fewer than two stations were entered.',
      },
    },
    end: 'Best known: 1 FKA over Arusha to Nairobi, and 3 FKA from Tanga to Mombasa. At Taveta Vol/LF would stop you (10.3); Arusha is empty, two of the three points lead to Nairobi (5.2), and there the garrison stops you.',
  }),
  taught(landing, {
    title: 'Land where it counts',
    about: 'Allies, card A3, four units in the Indian Ocean box: the capital of German East Africa is held by two.',
    steps: {
      landing: {
        title: 'Dar es Salaam in one turn',
        ask: 'Take Dar es Salaam this turn.',
        why: 'A voyage may end where an enemy stands, and combat follows (28.2). A3 adds 1 to superiority where a unit fights that landed (5.2).',
        otherwise: 'The turn is over, and Dar es Salaam is not yours.',
      },
    },
    end: 'Best known: B IEF, C IEF, EAD and 2/KAR at once. Their factors are 2, 2, 3 and 3: they hit 1.7 times a round on average (14.1), and two hits end it. A garrison cannot retreat (4.5). Four take the town in 97 of 100 such turns, three in 82, B IEF and C IEF alone in 41: who lands two keeps two in reserve that cannot help.',
  }),
  taught(away, {
    title: 'Out of the trap',
    about: 'Germans, with the rule of breaking off (30.1): two fast units are attacked at Moshi, and you are superior.',
    steps: {
      away: {
        title: 'Nobody is lost',
        ask: 'Bring both units together to Korogwe, without a shot.',
        why: 'The superior side may leave before fire if all its units there are fast (18.0). Each goes to an adjacent space without enemies (17.1).',
        otherwise: 'The combat is over, and they are not both at Korogwe.',
      },
    },
    end: 'Best known: break off and fall back to Korogwe with 1 FKA and 2 FKA. Taveta has no German and no Ally, Arusha neither, but Korogwe lies on the railway to Tanga (3.7): there they are one ride from the coast, and two together. To stay and fire first (14.1) would hold Moshi in 71 of 100 fights, but cost a unit or both in 53: your field companies are few. Whoever breaks off loses nobody.',
  }),
]
