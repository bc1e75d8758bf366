import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { flank } from './flank.ts'
import { holdFire } from './hold-fire.ts'
import { first, storm, volley } from './plans.ts'

/** The lessons and exercises, in English. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'First evening',
    about: 'You lead the British in Two to Tanga: a march under fire, a shot from the sea, and a charge into a trench.',
    steps: {
      naval: {
        title: 'Guns of the fleet',
        ask: 'Propose naval option 1, Castles of Steel.',
        why: 'Before the set-up both sides agree which ships take part, or dice decide (10.27). With option 1 the British have one shot of HMS Fox and one of the Bharata, and nothing else happens.',
        otherwise: 'Another option can be played as well. The lesson wants the two shots.',
      },
      'set-up': {
        title: 'Let everybody be set up',
        ask: 'Take the suggested set-up.',
        why: 'The Germans hold ten trenches along the embankment (21.1b). Your Rajputs and Pioneers begin out of their sight (21.1c).',
        otherwise: 'You may place by hand, too. For the lesson let the rest stand as suggested.',
      },
      march: {
        title: 'March together',
        ask: 'March with everybody in 1511, one hex to 1411.',
        why: 'Two or more units in a hex need a leader: here the officers of the 13th Rajputs (9.0). They step together, and in the open the Germans may fire at whoever comes into their range and sight (10.3c).',
        otherwise: 'They may march there, but the lesson goes for the trench at 1111.',
      },
      on: {
        title: 'Go on under fire',
        ask: 'Step on to 1311, and halt there.',
        why: 'The Germans at 1111 needed 3 with two dice and rolled 11; and a 6 on either die leaves them out of ammunition (7.3). A group that was fired on once may be fired on again only at the third hex after that (10.3c).',
        otherwise: 'They may go there, but each hex in sight may cost a company.',
      },
      end: {
        title: 'End your movement',
        ask: 'End the movement.',
        why: 'Now the Germans may fire at neighbours, you may attack in melee, and then the Germans fire and move (4.2). The lesson has them hold their fire. At the end of the turn the guns and ships fire (4.2n).',
        otherwise: 'Others may march as well. The lesson goes on when movement is over.',
      },
      ship: {
        title: 'A shot from the sea',
        ask: 'Fire a shot at 1111, and end the phase.',
        why: 'A shot hits the hex on 1 or 2 and flies wide otherwise (10.27). Then a die eliminates the victim on 1 or 2, and flips it on 3 to 6: a flipped unit is disorganized (2.6.5).',
        otherwise: 'You may fire elsewhere, or not at all. The lesson wants the trench at 1111 shaken.',
      },
      fire: {
        title: 'Fire',
        ask: 'Fire from 1311 at 1111.',
        why: 'The top unit gives its factor, an Indian company half of it; each other unit adds 1, a leader his bonus, and the trench takes some away: that is the need (10.25, 19.1). Two dice of at most the need hit.',
        otherwise: 'Fire is always voluntary. To hold it costs no ammunition (7.3).',
      },
      close: {
        title: 'Come next to them',
        ask: 'March with everybody in 1311 to 1211, facing the trench, and halt.',
        why: 'A 4 and a 4 were too high for a need of 4. Units see, fire and are safe from flank attacks only through the three sides that they face (8.1, 8.2). Who faces north-west looks at 1111.',
        otherwise: 'They may go there, but from there they cannot charge the trench.',
      },
      halt: {
        title: 'End the movement again',
        ask: 'End the movement.',
        why: 'Before your melee the Germans next to you may fire (4.2g). Those at 1111 have no ammunition, and the others hold theirs.',
        otherwise: 'Others may march first. The lesson goes on with the charge.',
      },
      charge: {
        title: 'Charge',
        ask: 'Charge from 1211, and storm 1111.',
        why: 'In melee both sides roll two dice against their need: average morale, factor of the top unit, 1 for each other, a leader, and for the attacker the ground of the defender (11.2a, 11.2b). A hit makes the top unit check its morale; who is disorganized and fails is eliminated (11.2b).',
        otherwise: 'Melee is always voluntary (11.1). But the trench will not be weaker later.',
      },
      advance: {
        title: 'Advance',
        ask: 'Advance to 1111, without the bonus of a leader.',
        why: 'When the defenders are gone the attackers must advance: a die says how many hexes, and a leader may add his bonus (14.1). One hex is all you want.',
        otherwise: 'With his bonus they go farther, out of the trench.',
      },
      win: {
        title: 'Hold the trench',
        ask: 'End your Defensive Fire.',
        why: 'The British win at once if at the end of a German Melee Phase one of their units is in one of the ten trenches (21.1d). The Germans have fired and moved; now they would have to attack you.',
        otherwise: 'You may fire first. Then end the phase.',
      },
    },
    end: 'You have won Two to Tanga (21.1d). Other scenarios are won by holding European Tanga (22.1.1). What you have seen: fire, movement under fire, melee, in this order, for both sides in every turn (4.2). Losses break whole formations (6.3): keep an eye on their breakpoints.',
  }),
  taught(storm, {
    title: 'Take the trench',
    about: 'British, second turn: Lessel’s company at 1111 is disorganized and has no ammunition.',
    steps: {
      storm: {
        title: 'Before the turn is over',
        ask: 'Bring a unit into the trench at 1111 this turn.',
        why: 'You may fire, move, and attack in melee, in this order (4.2). Whoever wins a melee must advance (14.1).',
        otherwise: 'The turn of the British is over, and the trench is not theirs.',
      },
    },
    end: 'Best known: hold your fire, go with all of 1311 to 1211, charge from 1211, storm 1111, and advance to 1111 without a leader’s bonus. Melee needs no ammunition (7.7), and a disorganized unit that fails once is gone (11.2b): you win in 63 of 100. To fire first clears the trench in 14 of 100 and makes it 69 in all, but in 31 your rifles are empty then (7.3), and the Germans will want the trench back.',
  }),
  taught(volley, {
    title: 'Break the charge',
    about: 'Germans: two companies of Rajputs stand at 1211, next to your line, and will charge.',
    steps: {
      volley: {
        title: 'Before they come',
        ask: 'Shake the stack at 1211 with your Defensive Fire.',
        why: 'Each of your hexes may fire once at an adjacent enemy in its front (10.3b). Only the top unit of the target checks its morale.',
        otherwise: 'They charge, and were not shaken.',
      },
    },
    end: 'Best known: fire from 1112 at 1211. It is next to them, supplied, and led by Poppe, whose bonus counts (10.25). The men at 1111 have no ammunition (7.2). The volley shakes them in 35 of 100: it comes late, and from the front.',
  }),
  taught(holdFire, {
    title: 'Hold your fire',
    about: 'Germans: two companies of the 13th Rajputs step out of the foliage at 1411, and come straight at the line.',
    steps: {
      hold: {
        title: 'One fire, three hexes',
        ask: 'Shake the group in the hex before your trenches, at 1211, before it can charge.',
        why: 'Whoever has been fired on once may be fired on again only at the third hex after that (10.3c). They have three hexes to come. To let a chance go by costs nothing.',
        otherwise: 'They stand before the trenches unshaken, and may charge.',
      },
    },
    end: 'Best known: hold twice, and fire from 1113 when they are at 1211. At 1411 the foliage takes 1 from your need, in the ditch at 1311 it is 2: the machine gun needs 5 there, then 4. At 1211 they are in the open, look at your line, and 1113 lies on their flank: its factor counts twice (12.1, 12.2). It needs 12, and hits for certain; the first check fails in 85 of 100. With five volleys at 1411 a check fails in 62 of 100, and each of them empties its hex on any 6, which is 31 % (7.3). From 1112 you would need 6 at 1211, and from 1111 only 4.',
  }),
  taught(flank, {
    title: 'The trench from its flank',
    about:
      'British, The Big Push: two companies of the 2nd Kashmir Rifles lie in the palms at 1407, and a machine gun holds the trench at 1110.',
    steps: {
      flank: {
        title: 'Where nobody looks',
        ask: 'Bring the Kashmir Rifles of 1407 into the trench at 1110 this turn.',
        why: 'All at 1110 face south-east: they see, fire and are safe through three sides only (8.1, 8.2). Look at what sees you in each hex before you step there; the way costs 12 at most.',
        otherwise: 'The turn is over, and the trench is not yours.',
      },
    },
    end: 'Best known: march with everybody in 1407 over 1307, 1207 and 1208 to 1109, facing south, charge from 1109, storm 1110, fight on, and advance to 1110 without a leader’s bonus. At 1307 only the machine gun sees you, and needs 4, which is 17 %; at 1308 the whole stack at 1111 needs 9, which is 83 %. From 1109 you come by the flank, so that your factor counts twice (12.3), and from a trench into a trench neither trench nor embankment helps them (18.5.2, 18.5.4). Your need is 18 instead of 8 from 1209: you win in 47 of 100 instead of 13.',
  }),
]
