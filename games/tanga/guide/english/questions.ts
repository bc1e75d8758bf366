import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'

/** Help at every question, in English. */
export const questions: Guide<AskedBy<Message>>['questions'] = {
  naval: {
    what: 'Before set-up both sides say how the ships join in; if they disagree a die decides (10.27). Option 1 gives the British two single shots, option 2 one, option 3 a few weak factors, option 4 either one to six shots or, on an odd die, none and a shot for the Germans.',
    weigh:
      'A shot falls on its hex one time in three and beside it otherwise, so ships seldom decide. Under all options but 1 the mountain battery may land, where the scenario has landings (19.3).',
    usual: 'Take option 1: it is the plain one, and the one that is played when nobody chooses.',
  },
  deploy: {
    what: 'Each unit gets a hex within the zone of its scenario and a side to face; the Germans set up before the British (3.1). Two units share a hex only with a leader whom they obey (9.1).',
    weigh:
      'Units see and fire through three of six sides only (8.1), and fire into a flank counts double (12.1). A line of single units fires better than a pile and loses less ammunition to one bad die.',
    usual:
      'Take the suggested set-up in a first game. Germans stand one unit a hex along the embankment with leaders and a reserve behind; the British stay out of sight.',
  },
  displace: {
    what: 'A phase has ended with more in one hex than may stack there, and you name the unit that has to leave; your opponent says where to (9.5).',
    weigh: 'He will put it where it is shot at, away from its officer, and if there is no room it is lost.',
    usual: 'Name the weakest unit or a disorganized one, never the machine gun.',
  },
  into: {
    what: 'The enemy has more in one hex than may stack there: you place the unit that he gave up in an adjacent hex without your own troops (9.5).',
    weigh: 'The best place is under your guns and off his road; the worst is one that lets him see or reach a goal.',
    usual: 'Where you can fire at it, far from its leader.',
  },
  rally: {
    what: 'Each disorganized unit may throw a die against its morale, once a turn and by day only (6.2, 6.2.4). British units need their officer or the staff in the hex; Germans need nobody, though a leader helps (6.2.1).',
    weigh:
      'It costs nothing, and each unit in good order again lowers the count of losses of its formation (6.3.3). Two German units, 4 SchK and the police of Tanga, are better on their backs (2.6.5).',
    usual: 'Try all but those two.',
  },
  supply: {
    what: 'Stevedores ashore bring ammunition to so many battalions: one unit of them serves one, two serve three, three serve all (7.6). Each unit needs a way to them that no German can fire on (7.5).',
    weigh: 'Units without ammunition still move and fight hand to hand, but cannot fire (7.1).',
    usual: 'The battalion in contact with most units out of ammunition.',
  },
  debark: {
    what: 'In every other turn the British may land up to five combat units of one group on one beach, or one unit of stevedores (5.1, 5.2d). A group must be ashore whole before the next one begins (5.2b).',
    weigh:
      'By day, on a beach that was used before, nobody is disorganized; by night on a new one it is one in three (5.3d). Without stevedores nobody gets ammunition, and in the Campaign the Germans win when all three have landed and are lost (22.1.1.2a).',
    usual: 'Five units each time, the best battalions first; one stevedore when the first battalion is complete.',
  },
  ashore: {
    what: 'The units of the group go ashore one by one, at most five, into any hexes of the named beach (5.2b). They may stand in a crowd until the Movement Phase ends, and may move in it (5.3c).',
    weigh: 'What is still too many in a hex after movement the Germans place (9.5).',
    usual: 'All five, spread over both hexes of the beach, the officer with the larger part.',
  },
  sweep: {
    what: 'Offensive fire goes over your line in one direction, from an end that you name: a hex that was passed cannot fire later (10.25).',
    weigh: 'Hits at the beginning change what the later hexes find, and a target that runs is gone.',
    usual: 'The end where your best volleys are.',
  },
  fire: {
    what: 'A hex fires as one at one enemy hex in its front, range and sight (10.1). Two dice must not exceed the need: the factor of the top unit, 1 for each other and a leader, less the cover of the target (10.25).',
    weigh:
      'If either die shows a 6, about three times in ten, all who fired are out of ammunition (7.3). A need of 2 hits once in thirty-six, a need of 7 in seven of twelve.',
    usual: 'Fire from a need of about 5 on, at disorganized units, machine guns and flanks; keep still otherwise.',
  },
  target: {
    what: 'You choose the enemy hex at which this hex fires, one within the range of its units and in sight (10.1, 10.4).',
    weigh:
      'Cover lowers your need, and fire into a flank doubles your factors (12.1). The top unit of the target loses the step, so look who lies on top (10.25c).',
    usual: 'The target with the best chance to cost a step; among equals a formation near its breakpoint.',
  },
  movement: {
    what: 'You move any of your units hex by hex, turn them, or let a hex dig instead of moving (15.1, 8.1, 18.1). Nothing that you leave unused is saved (15.3).',
    weigh:
      'The enemy may fire at a group that he sees, twice in its move (10.3c). A British machine gun that moves cannot fire this turn (19.2.1).',
    usual:
      'First those whom nobody sees, then the rest in pairs with an officer; end facing the enemy, and off the roads where he looks.',
  },
  take: {
    what: 'You say who leaves this hex together. Such a group is of one formation and within the limits of a stack, and keeps its order (15.2, 8.1).',
    weigh:
      'The enemy may fire twice at each group, so two who go together under fire meet half of it (10.3c). Two who stay or arrive without a leader are parted (9.6).',
    usual: 'Two companies with their officer under fire; one at a time where nobody sees them.',
  },
  step: {
    what: 'The group goes to an adjacent hex and pays for it: one point along a road, trail or railway, two to four across country (15.7, 15.2). It faces where you say (8.1).',
    weigh:
      'On a road under fire the enemy’s need is 1 higher; in plantation, huts or ditch it is lower (10.3c). Nobody enters a hex with enemy combat units (15.2).',
    usual: 'By road while unseen, by cover in sight, and face the enemy at the last step.',
  },
  opportunity: {
    what: 'An enemy group has entered a hex that you see: any of your hexes may fire at it now, each once (10.3c). If you hold your fire you may still fire at a later hex of the same march.',
    weigh:
      'A group is fired on twice at most, the second time from the third hex after the first. Each shot may leave you without ammunition (7.3).',
    usual: 'Fire when the chance of a hit is fair or the group is about to reach its goal; let weak bait pass.',
  },
  keep: {
    what: 'No leader holds these units together any more: one stays in the hex, each other goes to a different adjacent hex (9.6, 6.2.3).',
    weigh: 'Who finds no free hex is eliminated. A machine gun that is placed has moved and, if British, cannot fire.',
    usual: 'Keep the machine gun, or the best unit if the hex matters.',
  },
  unstack: {
    what: 'The unit that may not stay is placed in an adjacent passable hex without enemies and other combat units (6.2.3).',
    weigh: 'In your own Movement Phase the enemy may fire at it as it arrives (17.2.1).',
    usual: 'Out of sight, towards its officer.',
  },
  face: {
    what: 'Units that have arrived in a hex by landing, retreat, advance or parting face one of its six sides, all the same one (8.1).',
    weigh: 'They fire only through the side that you name and the two next to it; the other three are flanks (8.2).',
    usual: 'Towards the nearest enemy who can fire or charge.',
  },
  break: {
    what: 'Losses have brought several formations to their breakpoints, and you say which of them runs first (6.3.4h).',
    weigh:
      'Whoever is next to a formation that breaks, or is run through, checks morale and may run too (6.3.4e, 6.3.4i).',
    usual: 'The one whose way to the rear passes the fewest friends.',
  },
  rout: {
    what: 'The formation has collapsed: one unit after another runs, British towards a beach, Germans to the west edge and off the map (6.3.4a). The order is yours.',
    weigh:
      'Each runs by the fastest way and shakes the friends it runs through (6.3.4i); a full hex sends it further (6.3.4d).',
    usual: 'Those in front first, so that the way behind them is filled last.',
  },
  retreat: {
    what: 'Several of your units have to go back three hexes, and you say who goes next (13.2, 10.25d).',
    weigh: 'A unit may not end where it would be too many, so whoever goes first takes the nearer room (13.3c).',
    usual: 'The one that is farthest back first.',
  },
  along: {
    what: 'A unit leaves the hex of these leaders: each goes along or stays (13.2).',
    weigh: 'A leader left alone is lost as soon as an enemy combat unit comes next to him (17.2.3).',
    usual: 'Along with the last unit; otherwise he stays with those who hold.',
  },
  by: {
    what: 'The way back is fixed but for this: several hexes are equally good, and you choose (13.2).',
    weigh: 'Each friend whose hex it enters and leaves again must check his morale or go back too (13.3a).',
    usual: 'The way past the fewest friends.',
  },
  melee: {
    what: 'A hex may attack an adjacent enemy hex hand to hand, the whole stack, once a phase, and never has to (11.1). Each round both sides throw two dice against morale, factors and leader together (11.2a).',
    weigh:
      'Attacking machine guns give nothing and lower the average. Whoever wins must advance up to six hexes (14.1), so a charge empties your trench.',
    usual:
      'Germans charge Indian companies with three Züge and a leader; the British storm single or disorganized units only.',
  },
  storm: {
    what: 'You choose the adjacent hex that this stack attacks; one hex attacks one hex (11.1.1).',
    weigh:
      'Through a flank side your factors count double (12.3). Houses, trenches and embankment lower your need, not his (11.2a).',
    usual: 'The disorganized or lone defender, through his flank.',
  },
  withdraw: {
    what: 'From the second round of a melee on, attacker and defender in turn may take all, some or none of their units out (11.2b).',
    weigh:
      'Who goes back is marked and useless this turn (13.3b), and a British machine gun is lost on 1 to 4 (13.3d). To stay risks a step in every round.',
    usual:
      'Fight on with the better need, or where the hex decides; go when your top unit is disorganized and his is not.',
  },
  refuge: {
    what: 'The unit that leaves the melee goes to the nearest hex in which no enemy can fire at it; several are as near (11.2b).',
    weigh: 'The friends through whom it passes must check (13.3a).',
    usual: 'Towards its officer or the rest of its formation.',
  },
  lead: {
    what: 'The defenders are gone, and your stack must advance as many hexes as a die says; a leader may add his bonus to it if you say so now (14.1).',
    weigh:
      'Each step leads nearer to the next enemy, and he may fire once at the advance (14.1.1). The hex you came from stands empty.',
    usual: 'Without a leader, unless the goal of the scenario lies ahead.',
  },
  advance: {
    what: 'The advance goes on to a hex that is nearer to the nearest enemy; where several are, you choose (14.1).',
    weigh: 'It costs no movement points, and stops next to an enemy.',
    usual: 'Into cover or a hex that counts for victory.',
  },
  escape: {
    what: 'A leader whom combat left alone has escaped by a die and goes to one of the nearest friendly units that may have him (17.2.2).',
    weigh: 'He helps only units of his own formation, unless he is staff or German (17.1).',
    usual: 'The stack that is not under fire.',
  },
  guns: {
    what: 'In the Artillery Phase each gun fires as often as it likes until it is out of ammunition, and shots from the sea may be spent (10.26, 10.27). Hits are applied when both sides have fired (4.2n).',
    weigh:
      'Beyond two hexes or out of sight only one shell in three falls where it is aimed, and those that scatter hit friends too (10.28a, 10.28b).',
    usual: 'Fire at crowds in the open with none of your own within reach of the scatter.',
  },
  aim: {
    what: 'You name the hex at which the gun or the ship fires; a gun needs it in its front, and at night within two hexes (10.28). A ship may aim at any hex (10.27).',
    weigh:
      'Two shells in three miss such a hex; a naval shell then falls next to it, a gun’s up to six hexes away (10.28b).',
    usual: 'The middle of a crowd of enemy stacks.',
  },
}
