import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'

/** Help at every question, in English. */
export const questions: Guide<AskedBy<Message>>['questions'] = {
  setUp: {
    what: 'The unit is set up in one of the hexes that the scenario leaves open to it (14.0). In 1914 only the two KAR detachments have a choice: any Entente rail hex of British East Africa (14.1.4).',
    weigh:
      'Towns count for victory, railways carry whoever stands on them, and nobody is entrenched at the start (10.1.9).',
    usual: 'Set up as in history in a first game; in 1914 a detachment in Mombasa and another beside the line.',
  },
  setUpCarrier: {
    what: 'The next of your Carriers is placed in a hex that your side controls (14.2.6a). Carriers are the links of a line of communication where there is no town or railway (7.1.4).',
    weigh: 'A Carrier without a unit of yours falls to whoever marches in (2.5.6).',
    usual: 'In the gap between two towns or railways that your units have to live by.',
  },
  launch: {
    what: 'The event brings two German boats, both into one coastal hex without enemies of a big lake that has a German town (6.1.4). They never leave that lake (8.1.6).',
    weigh: 'Vessels alone in the Patrol Box control the water and stop the enemy’s transports there (4.1.5, 10.3.3).',
    usual: 'Lake Tanganyika, or the lake over which the Entente ferries troops.',
  },
  raid: {
    what: 'You name a section of the Uganda line on which no Entente unit rides in Segment 1 of this turn (6.1.4).',
    weigh: 'Which reserve would have to ride there to reach the place that you attack first?',
    usual: 'The section between his reserve and your next goal, mostly on the way to Mombasa or Nairobi.',
  },
  raise: {
    what: 'A reserve company comes back, or comes early, and is placed at once in a German town (6.1.4, 8.1.8a).',
    weigh: 'A unit that arrives is a garrison anywhere in the colony without a march.',
    usual: 'Any of them, for the town that an enemy can enter next.',
  },
  wintgens: {
    what: 'Up to three Feldkompanien in one hex have a line of communication at every check this turn (6.1.4).',
    weigh: 'Without a line they march a point less and begin battles suppressed (10.1.8, 11.7.1).',
    usual: 'The hex far from your railways that is to attack or run this turn.',
  },
  victims: {
    what: 'The event costs units a step or eliminates one, and you say which of those that it names (6.1.4).',
    weigh: 'A step comes back for a replacement point only where there is a line of communication (8.2.9).',
    usual: 'Of the enemy’s, the strongest that is out of supply; of your own, one that stands idle in the rear.',
  },
  drafts: {
    what: 'An event brings a reduced unit back to full strength, without supply and without points (6.1.4).',
    weigh: 'A full unit takes two hits, a reduced one dies with the first (2.2.3).',
    usual: 'The one that is nearest to the enemy.',
  },
  starve: {
    what: 'An event removes a Carrier, and you choose among those that it allows (6.1.4).',
    weigh: 'Is it a link of somebody’s line? A line needs a node in every hex of the way (7.1.2).',
    usual: 'Of the enemy’s, the one whose loss cuts most units off; of your own, one that links nothing.',
  },
  stock: {
    what: 'An event brings Carriers, and you say in which hex they are placed (6.1.4).',
    weigh: 'A Carrier where a battle is to be fought keeps British and Portuguese attackers in supply (7.1.7).',
    usual: 'With the stack that fights next.',
  },
  attrition: {
    what: 'In the rains each side reduces full enemy units of its choice: four of the Entente, two of the Germans (6.2.3, 6.2.4). Belgians, KAR and Feldkompanien are safe (6.2.2).',
    weigh: 'A unit without a line of communication cannot be restored (8.2.9).',
    usual: 'The strongest units at the front that are hardest to restore, guns last.',
  },
  arrive: {
    what: 'A reinforcement comes in: Germans in any of their towns of the colony, the Entente where the table says; who comes by an edge waits off the map until an Impulse (8.1.1, 8.1.8a). A German town without a line takes one unit a turn (8.1.8b).',
    weigh:
      'For the Germans that is a garrison without a march. Off the map nobody can be hit, and arrivals by the east edge may land at any open coast (8.1.5).',
    usual:
      'Germans: the town that an enemy can enter next; Feldkompanien on a railway. Entente: wait off the map for a good landing.',
  },
  replace: {
    what: 'A replacement point restores a reduced unit with a line of communication, or brings infantry back reduced; two reduced units of a type in one hex can be made one (8.2.5, 8.2.6, 8.2.10). Points cannot be saved (8.2.1).',
    weigh:
      'A Carrier can be made into a point (8.2.4), but a Carrier that the Entente uses as a source costs a victory point (7.2.3b).',
    usual: 'The Germans bring Feldkompanien back; the Entente restores KAR in contact. Spend all.',
  },
  impulse: {
    what: 'You move stacks, Carriers and vessels one after the other and fight each battle as it comes; nothing moves twice (9.1.2, 9.1.5). The Germans move first in each Segment, the Entente last, and there are two or three Segments a turn (9.1.4).',
    weigh:
      'Only places count at the end (13.1.2, 13.1.3), and a town stays taken when its taker leaves (4.1.4). What leaves a town opens it.',
    usual:
      'Vessels that open water first, then battles that open ways, then runners to empty towns; what stays entrenches.',
  },
  entrench: {
    what: 'Units that have done nothing in this Impulse may entrench (10.1.9). All fire at entrenched units is rolled with 1 more, until they move.',
    weigh: 'It costs nothing and does not bind anybody.',
    usual: 'All.',
  },
  assault: {
    what: 'An assault on a coastal hex has been announced: one stack by land, landings and vessels come in one after the other, and then all fight one battle (10.3.4, 12.3.11a).',
    weigh:
      'Units that land add 1 to their rifle dice and are out of supply unless a Carrier lands with them (10.3.5). Once a unit has come in, the battle must be fought.',
    usual: 'All that can come, with one Carrier; call it off if the escorts were beaten.',
  },
  form: {
    what: 'You pick who moves together from this hex. A stack may drop some on the way and pick up others, and all who enter an enemy hex fight as one (10.1.2, 11.1.1).',
    weigh:
      'The more attack at once, the better the odds at about the same loss. British and Portuguese attackers need a Carrier with them to be supplied (7.1.7).',
    usual: 'The whole fist with a Carrier; leave one unit where a town must be held.',
  },
  supply: {
    what: 'Some of these units have no line of communication: they move one point less, and a Carrier may be used up to spare them that (10.1.8, 7.2.3a).',
    weigh:
      'For the Entente each Carrier used so costs a victory point at the end (7.2.3b). The line in the battle is tested anew (11.7.1).',
    usual: 'Go without: a point of movement is seldom worth a Carrier.',
  },
  step: {
    what: 'The stack marches hex by hex for movement points, rides any distance by rail for none, or boards ship on a coast (10.1.4, 10.2.6, 10.3.1). Entering a hex with enemy units costs 1 more, ends the move and brings on a battle (10.1.6).',
    weigh:
      'Empty enemy towns and lone Carriers fall as you pass (4.1.4, 2.5.6). An enemy next to a railway section closes it (10.2.2).',
    usual: 'By rail as far as it goes, through empty towns, and halt where you have a line.',
  },
  landing: {
    what: 'The stack at sea goes ashore in a coastal hex of the same water, pays for it and is done (10.3.2). Among enemies it fights at once (10.3.4).',
    weigh: 'In that battle it is out of supply without a Carrier (10.3.5), and its rifle dice have 1 more.',
    usual: 'Where no enemy unit is, best in an empty port.',
  },
  withdraw: {
    what: 'Before a battle German defenders may leave, all or none: freely, or by a die of 4 or more if KAR or Belgians attack (11.5.1, 11.5.2). The attackers then move no more (11.5.4).',
    weigh:
      'Carriers stay behind and are lost (11.12.3), and you must have a hex to go to, not the one that they came from (11.12.2).',
    usual: 'Stand when the odds favour you or the town decides; go when you would be swamped.',
  },
  reinforce: {
    what: 'If the battle hex lies on a railway of yours, up to six units may come at once along it, nine hexes at most (11.6.1, 11.6.2). They fight unentrenched (11.6.3).',
    weigh: 'They leave their own hexes open, and if the battle is lost they retreat with the rest.',
    usual: 'Enough to turn the battle, or nobody.',
  },
  'battle-supply': {
    what: 'Units without a line of communication begin the battle suppressed: 1 more on all their dice of fire; a Carrier may be used up as the source instead (11.7.1, 7.2.3a).',
    weigh: 'It costs the Entente a victory point (7.2.3b), the Germans only the Carrier.',
    usual: 'Germans: yes, when the battle is close. Entente: only when it decides more than one town.',
  },
  deploy: {
    what: 'Your guns will stand in the bombardment section, where they fire first and do nothing else; you may put any of them into the line instead (11.7.3b).',
    weigh:
      'Whoever is in the bombardment section does not count for the outcome (11.11.1), so guns alone there lose the hex.',
    usual: 'Guns to the rear; guns without infantry into the line.',
  },
  lead: {
    what: 'Once in an Operations Phase a side may invoke leadership: 1 less on all its dice of fire in this battle (11.13.1, 11.13.2). The Entente may from turn 18 on (11.13.4).',
    weigh: 'It is worth most in an attack at about even odds, and can be used only once a turn.',
    usual: 'In the attack that is nearest to even; to defend with it only in the battle of the turn.',
  },
  gun: {
    what: 'Each gun and vessel in the bombardment section fires once, the attacker’s first; you name which is next (11.8.1, 11.8.4).',
    weigh: 'A hit suppresses at once (11.8.5), so guns that can silence an enemy gun before it fires go first.',
    usual: 'The strongest first.',
  },
  target: {
    what: 'The gun bombards any unbroken enemy unit, but no gun with a higher bombardment value than its own (11.8.3). A hit suppresses: 1 more on all the dice of that unit (11.4.3).',
    weigh:
      'A full unit that is hit again loses a step on a die of 1 (11.4.4a); to suppress two different ones is mostly worth more.',
    usual: 'The strongest unit in the line that is not suppressed.',
  },
  firer: {
    what: 'Units with machine guns fire one at a time, the defender first; you name the next (11.9.4, 11.9.5). Attackers have this fire only from turn 28 on (11.9.2).',
    weigh: 'Each shot is known before the next, so the order hardly matters but for units that are suppressed.',
    usual: 'The best first.',
  },
  type: {
    what: 'You name whether the shot goes at entrenched enemies or at those in the open; the owner chooses who is hit (11.9.6, 11.9.8).',
    weigh:
      'At entrenched ones the die has 1 more. To win, an attacker must leave no unbroken defender of either kind (11.11.2).',
    usual: 'At those in the open; at the entrenched when they alone are left.',
  },
  rifles: {
    what: 'Before the first rifle die you say for each unit whether it fires at the entrenched or at those in the open (11.10.4).',
    weigh:
      'Hits beyond what the units of one kind can take are lost (11.10.7), and fire at the entrenched has 1 more on the die.',
    usual: 'As many at each kind as are needed to clear it; all at the open if there is doubt.',
  },
  loss: {
    what: 'You say which of your units of that kind takes the hit: a full one is reduced and checks its morale, a reduced one is destroyed (11.2.2, 11.3.1).',
    weigh:
      'A die above its morale breaks a unit for this battle (11.3.3). One unbroken unit in the line decides who holds (11.11.2).',
    usual: 'Full units before reduced ones, the weakest fire first; keep one with high morale to the end.',
  },
  retreat: {
    what: 'A beaten defender goes to one adjacent hex without enemies, not the one that the attackers came from, or to sea; without a way he is eliminated (11.12.2, 11.12.4). Carriers fall to the winner (11.12.3).',
    weigh: 'Where can they draw supply next, and from how many sides can the enemy follow?',
    usual: 'To a town or railway of yours.',
  },
  sail: {
    what: 'Vessels move in company between coastal hexes and the Patrol Box of their water, four points in an Impulse (12.3.1, 12.3.4).',
    weigh:
      'Who alone has vessels in the box controls the water and stops enemy transports and supply there (4.1.5, 10.3.3). Where enemies are, either side may seek battle (12.4.1).',
    usual: 'All for one purpose together, ending in the box that you want to hold in his Impulse.',
  },
  unload: {
    what: 'The blockade runner may land one Carrier now, or two if it ends a turn in a German port (12.7.1).',
    weigh: 'If it is sunk in this hex while you wait, you still get the one; elsewhere you get nothing.',
    usual: 'Wait in port when no enemy ship can come; land the one at once otherwise.',
  },
  seek: {
    what: 'Vessels of both sides are in one place: either may try to intercept the other (12.4.1). If both seek there is battle at once; if one does, a die decides (12.4.5, 12.4.6).',
    weigh: 'In battle the higher gunnery value fires in more rounds (12.5.3a). Transports cannot shoot back (12.5.4d).',
    usual: 'Seek with more or heavier guns, or when the enemy has transports; let be otherwise.',
  },
  group: {
    what: 'Before contact each side parts its vessels and transports into groups, and each group seeks the enemy or does not (12.4.7a).',
    weigh:
      'Groups without contact stay out of the battle (12.4.9). A single vessel is harder to find, three seekers find better.',
    usual: 'Escorts in one seeking group, each transport a group of its own that does not seek.',
  },
  chase: {
    what: 'The seeking group names one enemy group and, unless that seeks too, rolls a die for contact (12.4.7b, 12.4.7c).',
    weigh: 'Transports are easier to find, a single vessel harder, and a transport is sunk by one hit (12.5.4d).',
    usual: 'Transports first, then the weaker warships.',
  },
  shell: {
    what: 'In each round of a naval battle, from the highest gunnery value down to 1, every vessel whose value is at least the round’s fires once; the die with the target’s armour must not exceed the firer’s value (12.5.3, 12.5.4b).',
    weigh:
      'Hits are applied together at the end of the round (12.5.3c). The second hit sinks a vessel, the first one a transport.',
    usual: 'At reduced vessels first, then at transports with troops, then at the strongest warship.',
  },
  retire: {
    what: 'After a round both sides say unseen whether they would break off; only if both do is the battle over (12.5.6, 12.5.6a).',
    weigh: 'In later rounds weaker guns may fire too, and coastal guns drop out if one side would go (12.5.6c).',
    usual: 'Fight on while your shots are better than his; retire to save transports.',
  },
}
