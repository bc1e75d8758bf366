import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'

/** Help at every question, in English. */
export const questions: Guide<AskedBy<Message>>['questions'] = {
  place: {
    what: 'Both sides lay out their first units, the Germans before the Allies; the rules say who may stand where (6.2, 6.3). Stacking limits hold already.',
    weigh:
      'A town is held only while a unit is in it (4.0), so a militia in each town costs the enemy a march. Big German stacks are safest in mountain towns such as Windhoek and Otavi (16.5).',
    usual: 'Take the ready-made set-up in a first game; later mass the field troops and leave militia in the rest.',
  },
  purchase: {
    what: 'With the action points of the set-up die the Germans may buy marines (MEK) and trenches before turn 1; what is left is kept (6.2).',
    weigh:
      'Any MEK unit bought now lengthens the game by two turns, to August 1915 (5.4), and time is the German ally.',
    usual: 'A trench in the town that is to be held to the end, no marines, and keep the rest.',
  },
  'blockade-runner': {
    what: 'A blockade runner has come through: one marine unit may be placed in a port for nothing (event-2).',
    weigh:
      'Marines that come by this event do not lengthen the game (5.4). A port without other Germans may fall at once.',
    usual: 'Place it where a stack already stands.',
  },
  'ausland-rebellion': {
    what: 'The German action points fall to 0, and two of the German units in good order are disrupted: you say which (event-3). Units with a single step are not among them.',
    weigh: 'Disrupted units are weaker and have no zone until they rally in supply for an action point a pair (19.2).',
    usual: 'Units in a safe town that can rally at once, supply units before mounted ones.',
  },
  guerrillas: {
    what: 'A mounted or reserve unit may be placed in an empty place of the colony (event-4).',
    weigh: 'In a town without Allies it denies the Allies that town; behind their front it cuts lines of supply.',
    usual: 'The emptiest town far from any Allied stack, or the place that blocks a railway.',
  },
  'portuguese-arrivals': {
    what: 'Portugal reinforces Angola: up to two Portuguese units are placed, in Port Alexander or at the northern edge, or declined (29.4).',
    weigh: 'With Portugal at war the Allies need every town in Angola, the Germans Humbe and Port Alexander (5.2).',
    usual: 'Take both: what stands in Port Alexander holds it, and from the northern edge it is not far to Humbe.',
  },
  recruit: {
    what: 'Action points buy units from the Recruit Box, turn German militia into riders, and dig trenches (10.1, 10.2, 25.1.1). What is raised may march in the same turn.',
    weigh:
      'The same points pay for marches, battles and rallying later in this turn; the index never holds more than 12 (9.2).',
    usual:
      'The Allies raise infantry, mounted rifles and heavy guns early and militia for taken towns; the Germans a mounted company or a patrol in an empty town, and keep a few points.',
  },
  deploy: {
    what: 'The unit that was bought is placed where its line in the table of recruits allows; enemy zones do not matter, full hexes and hexes with a device do (10.4).',
    weigh:
      'How many marches away is it needed? In the Cape box it is safe, and a voyage from any coast costs two points (22.2).',
    usual: 'Next to the front if a place there is allowed, else where railway or ships start.',
  },
  act: {
    what: 'One action after another as long as you have points: march or ride with a force (1 point), sail (2 points), concentrate on a leader, scout, break a railway, lay a device, repair (12.2, 22.2, 20.3, 23.2, 25.2). The same units may march again (12.3).',
    weigh:
      'A railway carries a whole stack any distance for one point (21.2). Whoever ends neither in a place, nor on a line of supply, nor beside a supply unit may be disrupted in the Supply Phase (18.5).',
    usual:
      'Ride first, march second, attack last and only where the odds are good; the Allies leave a unit in each town taken.',
  },
  form: {
    what: 'A force is any of the units in one hex that set out together for one action point (12.1). The slowest sets the pace, and units may be dropped on the way (13.1).',
    weigh:
      'Who stays behind holds the town and its trench (4.0, 25.1.2). A force wholly of good-order units with zones adds 1 to the advantage die (15.5.2).',
    usual: 'Take the whole fighting part, leave a garrison, and keep slow guns with infantry.',
  },
  step: {
    what: 'The force goes hex by hex and pays for terrain up to the allowance of its units (13.4); the road beside a railway costs half a point (21.1). Entering an enemy zone ends the march (11.4).',
    weigh:
      'From one enemy zone straight into another is forbidden (11.8). Where it ends it may attack one neighbouring hex (15.2).',
    usual: 'Follow the railway roads from water to water, and end in a town or settlement.',
  },
  ride: {
    what: 'The force rides any number of linked rail hexes without breaks or enemies; that is its whole movement (21.2, 21.3).',
    weigh: 'It halts on entering an enemy zone (21.5), and may attack from where it ends.',
    usual: 'As far as the line is open, to where the next march begins.',
  },
  sail: {
    what: 'An Allied force lands on a coastal hex without Germans; one end of the voyage must be a port or the Cape (22.1, 22.2).',
    weigh:
      'Next to Germans it may attack at once, with the naval gun if they defend the coast (22.3, 23.5). It cannot go on by land in this action.',
    usual: 'Land beside Swakopmund or Lüderitz Bay with enough to take it, or in an own port.',
  },
  attack: {
    what: 'The force may attack one neighbouring hex, once in this march (15.2, 15.6). The enemy there is named before he is seen.',
    weigh:
      'A battle is won only if every enemy is eliminated or disrupted (17.1); a defender in a trench or on a mountain loses half (16.5).',
    usual: 'Attack with more than twice the factors, or hold and bring the next force up.',
  },
  gather: {
    what: 'One point calls units to a leader: each that could reach his hex in one march may come by its own way, and then one battle may be fought from there (20.3).',
    weigh: 'It saves points from two hexes on, but what leaves a town gives it up (4.0), and stacking holds.',
    usual: 'All that can be spared, if the battle that follows is worth it.',
  },
  gang: {
    what: 'With railway construction in play, more engineers in the hex may lay track along with the first, each for a point and a hex more (32.2).',
    weigh: 'Engineers that work do nothing else in this action.',
    usual: 'All that are there.',
  },
  scout: {
    what: 'An aeroplane looks at a hex within ten of a supply unit: an odd die shows the enemies there and around it, an even one nothing (23.2).',
    weigh: 'It costs a point, succeeds half the time, and afterwards the aeroplane has to be recycled (23.3).',
    usual: 'The stack that you mean to attack and do not know.',
  },
  join: {
    what: 'Other mobile units that stand in the hex may join the attack of the force that marched in (12.4, 15.2).',
    weigh:
      'More dice, more to lose; a unit without a zone in the force costs the 1 on the advantage die that riders alone have (15.5.2).',
    usual: 'All that can hit, but not the last garrison of a town.',
  },
  gun: {
    what: 'The naval gun may fire as artillery at Germans who defend a port or coastal hex, once in a game turn; it cannot be hit (23.5).',
    weigh: 'It is free, and serves only one battle this turn.',
    usual: 'Yes, unless a larger battle on the coast follows.',
  },
  aeroplane: {
    what: 'Each side may commit one aeroplane for 1 more on the advantage die; it costs no point (23.1).',
    weigh: 'After the battle a roll decides when it is ready again (23.3), and scouting needs it too.',
    usual: 'Yes, in any battle that matters.',
  },
  bid: {
    what: 'Both sides throw a die, and the higher total has the advantage: it fires first in each round, or may withdraw without a shot. One action point adds 1 to your die, once a battle; the attacker says first, then the defender (15.5.2).',
    weigh:
      'One more on the die is worth about one throw in six. The other side may answer, and the same point buys a march or rallies two units (12.2, 19.2).',
    usual: 'Pay when you want to withdraw, or when the battle decides a town; otherwise spend nothing.',
  },
  withdraw: {
    what: 'The side with the advantage may leave instead of fighting: nobody fires, a die says how many hexes the whole force goes, and static units are lost (15.5.3, 16.4, 16.4.1).',
    weigh:
      'Each hex in an enemy zone disrupts the whole force or costs those disrupted already (16.4.2), and the town is given up.',
    usual: 'Fight if you can win or hold; withdraw a good stack from a place that is lost anyway.',
  },
  advance: {
    what: 'The hex is empty: any of the attacking mobile units may go in at once, without points and zones (17.5).',
    weigh:
      'A town counts only with somebody in it (4.0). Who goes in may be attacked there, and what is left behind may be too.',
    usual: 'Enough to hold it against what is near, the guns behind.',
  },
  hits: {
    what: 'You say which of your units takes the hit: good order becomes disrupted, and a disrupted or one-step unit is eliminated (16.2, 16.3).',
    weigh:
      'One unit in good order at the end avoids defeat (17.1). Leaders and wireless stations bring a point each turn (9.1).',
    usual: 'The weakest first, and keep one strong unit in good order to the end.',
  },
  'fall-back': {
    what: 'The force that withdraws or is beaten goes as many hexes as the die says, together, never nearer to the enemy (16.4, 17.4). Each hex in an enemy zone hurts it (16.4.2).',
    weigh: 'Does the way end in supply, in a town, or in an own trench, where it may stop (17.4)?',
    usual: 'Around enemy zones to a place with friends.',
  },
  trench: {
    what: 'A beaten force in its own trench may stay instead of retreating, all of it or none (17.4).',
    weigh: 'It keeps the place, but with disrupted units, and the enemy may attack again for another point (15.6).',
    usual: 'Hold, unless the next attack would destroy it and the place is not needed.',
  },
  overstacked: {
    what: 'More units than twelve Germans or nine Allies have come into one hex by a retreat; the owner gives units up (14.1, 14.2, 14.4).',
    weigh: 'What is lost so counts as lost in battle, and only some kinds can be bought again (10.5).',
    usual: 'Disrupted and weak units, or those that can be replaced.',
  },
  rally: {
    what: 'An action point restores up to two disrupted units in one hex that are in supply, again and again (19.2).',
    weigh: 'Two steps for a point are cheaper than any recruit. Points that are left are kept up to 12 (9.2).',
    usual: 'Units with zones and those that will be attacked first, always in pairs.',
  },
}
