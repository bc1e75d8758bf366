import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { first, line, sea, voi } from './plans.ts'

/** The lessons and exercises, in English. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'First evening',
    about:
      'You lead the Germans through August 1914: recruits, a march, a ride, supply, and a battle at the Uganda Railway.',
    steps: {
      arrive: {
        title: 'A reinforcement',
        ask: 'Let the company arrive at Moshi (2711).',
        why: 'A turn begins with the Logistics Phase, in which reinforcements come (5.1.5, 8.1.1). From Moshi the border is two hexes away, and a Carrier is there.',
        otherwise: 'It may arrive there as well. From there it would not come to the border in time.',
      },
      second: {
        title: 'A stack',
        ask: 'Let the second company arrive at Moshi (2711), too.',
        why: 'Stacks move and fight together (9.1.5). Two companies fire two shots.',
        otherwise: 'It may arrive there as well, but one company alone is weak.',
      },
      march: {
        title: 'March across the border',
        ask: 'March with all from Moshi (2711) to Taveta (2810).',
        why: 'In your Impulse you move none, some or all of your units, stack by stack (9.1.2a, 9.1.5). Take the Carrier along: it is a node of a line of communication wherever it stands (7.1.4). A town without enemies is yours as you enter it (4.1.4).',
        otherwise: 'They may go there, but Taveta is to be had for nothing.',
      },
      on: {
        title: 'As far as the points go',
        ask: 'Step on to 2910, and halt.',
        why: 'Each hex costs what the terrain chart says, and 1 more if enemy units are in it (10.1.4). Voi (3010), with an enemy, is too dear now: nobody moves farther than his allowance (10.1.1).',
        otherwise: 'They may go there, but 2910 is next to the enemy at Voi, on the railway.',
      },
      rail: {
        title: 'By rail',
        ask: 'March from Kilimatinde (1917) with all, ride to Kilosa (2520), and halt.',
        why: 'To ride costs no points, over any distance, where a section carries: both its towns are yours, and no enemy is near (10.2.6, 10.2.2). Nothing moves twice in an Impulse (9.1.5).',
        otherwise: 'It may go there, too. The railway brings it nearer to the coast.',
      },
      end: {
        title: 'End your Impulse',
        ask: 'End the Impulse, and entrench nobody.',
        why: 'At the end of an Impulse units that have not moved may entrench (10.1.9). Then the Entente has its Impulse, and the second Segment begins; after it a die says whether there is a third (9.1.4).',
        otherwise: 'You may move others first, or entrench. The lesson goes on with the second Segment.',
      },
      attack: {
        title: 'Attack',
        ask: 'March with all from 2910 to Voi (3010).',
        why: 'Whoever enters a hex with enemy units stops and fights at once (10.1.6). The defender may bring others along his railway (11.6.1); in this lesson he does not.',
        otherwise: 'They may go there. But the detachment on the railway stands alone now.',
      },
      supply: {
        title: 'Supply for the battle',
        ask: 'Declare the Carrier at Voi (3010) the source.',
        why: 'Before a battle each side shows a line of communication; units without one begin it suppressed (11.7.1). You have brought a Carrier: as a source it is used up (7.2.3).',
        otherwise: 'Without a source your units begin suppressed, and roll their fire with 1 more (11.4.3).',
      },
      lead: {
        title: 'Leadership',
        ask: 'Invoke leadership.',
        why: 'Once in an Operations Phase it takes 1 from all your dice of fire in one battle (11.13.1, 11.13.2). The defender fires first, with machine guns and then rifles; then you (11.9, 11.10). A hit reduces a full unit and eliminates a reduced one (11.2.2).',
        otherwise: 'You may keep it for another battle of this phase.',
      },
    },
    end: 'You hold a station of the Uganda Railway; without luck you would not: such an attack succeeds in 35 of 100, and more companies would make it safer (11.11.3). A turn is Logistics, then two or three Segments with an Impulse of each side (5.1.5, 9.1.4). What counts at the end of the scenario stands in its conditions (13.1): look at the objectives and what they are worth before you spend a Carrier.',
  }),
  taught(voi, {
    title: 'Cut the Uganda Railway',
    about: 'Germans, second Segment of August 1914: two companies with a Carrier stand next to the railway.',
    steps: {
      voi: {
        title: 'Before the Impulse is over',
        ask: 'Win a battle at Voi (3010) in this Impulse.',
        why: 'Entering the hex costs 1 more for the enemy there (10.1.4), and units without a line of communication begin a battle suppressed (11.7.1).',
        otherwise: 'The Impulse is over, and the railway is not cut.',
      },
    },
    end: 'Best known: march with all from 2910 to 3010, the Carrier too, use it at Voi as the source, and invoke leadership. All three count: two companies fire, nobody fires with 1 more for want of supply (11.7.1, 11.4.3), and every die has 1 less (11.13.2). Even so it is a bet: you win in 35 of 100, without leadership in 21, without the Carrier, too, in 11. One company alone wins in 14 at the most, even when the other has cut the line first.',
  }),
  taught(line, {
    title: 'Cut a line of supply',
    about: 'Germans, second Segment of August 1914: KAR DET 1 holds Voi (3010), fed by the Uganda Railway.',
    steps: {
      line: {
        title: 'Without a shot',
        ask: 'See that KAR DET 1 has no line of communication, in this Impulse.',
        why: 'A British line begins in the unit’s own hex and runs from node to node to a source: here over rail hexes to Mombasa (7.1.7, 7.2.2). Without one the detachment marches with 1 less and begins a battle suppressed (10.1.8, 11.7.1).',
        otherwise: 'The Impulse is over, and trains still feed Voi. Enemies beside a line do not matter to it (7.1.2).',
      },
    },
    end: 'Best known: march with 7 SK alone from 2910 over 2911 and 3011 to 3111, and halt there. A rail hex in which you stand is no node (7.1.2). The near rail hex 3009 is on the wrong side, towards Nairobi, and from 3011, beside the track, you stop trains (10.2.2) but no supply: after each of these marches, and one to 2909, the engine still finds the line to Mombasa. 8 SK and the Carrier stay before Voi, for an attack on a suppressed defender.',
  }),
  taught(sea, {
    title: 'Open the sea',
    about:
      'Entente, August 1914: Königsberg lies alone in the Patrol Box of the Indian Ocean. Two ports behind her are empty.',
    steps: {
      sea: {
        title: 'Two towns by sea',
        ask: 'Take two towns in this Impulse.',
        why: 'Who alone has vessels in a Patrol Box controls the water, and there the other side has no transport (4.1.5, 10.3.3). Vessels may move before units do (12.3.11). Each unit at sea is a transport that cannot fire (12.5.4d).',
        otherwise: 'The Impulse is over, and two towns are not yours.',
      },
    },
    end: 'Best known: sail Astraea, with Hyacinth as her consort, from Mombasa for the Indian Ocean, seek and shell Königsberg; then 1/3 KAR from Nairobi (2506) by rail to Mombasa (3412) and over the sea to Pangani (3116), and the others the same way to Sadani (3118). The water is open, too, if both sides lie low (10.3.3). But then she may seek your transports, and finds all of them together on 4 or less (12.4.7c, less 1 for transports); you find her on 2 or less (3, and 1 more on the die because she is single), and each cruiser hits on 3 or less. In the same round two hits sink her (12.5.3c). To ride first and sail afterwards comes to the same; to board before the cruisers have sailed is forbidden (10.3.3).',
  }),
]
