import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'

/** Help at every question, in English. */
export const questions: Guide<AskedBy<Message>>['questions'] = {
  germanMuster: {
    what: 'In the free game each side takes a ready list, lets dice make a force, or recruits one within the points (17.10, 17.3).',
    weigh:
      'Ready lists are whole armies that fit together; what you recruit needs a leader for each 200 points and has limits for guns and machine guns.',
    usual: 'A ready list in a first game, the Schutztruppe for instance.',
  },
  britishMuster: {
    what: 'In the free game each side takes a ready list, lets dice make a force, or recruits one within the points (17.10, 17.3).',
    weigh:
      'Ready lists are whole armies that fit together; what you recruit needs a leader for each 200 points and has limits for guns and machine guns.',
    usual: 'A ready list in a first game, the Indian brigade for instance.',
  },
  ground: {
    what: 'Both sides look at the diced table and say whether they play on it; who asks for other ground has all of it diced anew, three times at most (17.6).',
    weigh: 'Neither attacker nor objective is known yet, so ground that helps one side may help the other.',
    usual: 'Agree, unless nothing on it gives cover.',
  },
  edge: {
    what: 'You defend in a free game and choose the long edge from which your side sets up, within 8 inches (17.6).',
    weigh:
      'Cover within your zone makes you harder to hit (3.6), and too much growth in front of it blocks your own sight (10.2).',
    usual: 'The edge with scrub, huts or a house near it.',
  },
  setUp: {
    what: 'You place each unit that is neither late nor afloat in your zone, the defender before the attacker; every scenario has a ready set-up (17.7).',
    weigh:
      'Machine guns either move or fire (7.5), so they belong where they need not move. A block two or more deep is a present to guns (7.4).',
    usual:
      'Take the ready set-up in a first game. Later: lines in cover, guns with a wide view, the leader behind with a large unit.',
  },
  placing: {
    what: 'The unit is placed by the middle of its first rank, its facing, its width and its order (9.5, 17.7). Hidden units are written down and not laid on the table (13.2).',
    weigh:
      'Dispersed men are harder to hit but cannot charge, and to change costs half a move (9.6, 12.5). Foot shoots into the half of the table before it (9.7).',
    usual: 'In line, facing the enemy, behind or in cover.',
  },
  attaching: {
    what: 'A leader, scout or standard bearer may join a unit: he then moves, shoots and fights with it and is hit last (9.8).',
    weigh:
      'If the army leader is killed all within 18 inches test twice (8.3). A scout lends a unit on foot his dice and his eye for ambushes (7.2).',
    usual: 'Leaders join a large unit that is not in front.',
  },
  arrive: {
    what: 'A late unit has rolled its arrival: you choose a point of its edge, not within 4 inches of an enemy nor 12 of an enemy scout (17.1, 17.2). It may move this turn.',
    weigh: 'What do enemies see and reach there? A machine gun that does not move on may fire (17.1).',
    usual: 'Behind cover, out of the enemy’s half range.',
  },
  first: {
    what: 'You won the die and say who begins movement; then the sides name units in turn (11.1, 11.2).',
    weigh: 'Who moves first can charge or get away first; who moves last has seen everything.',
    usual: 'Let the enemy begin, unless you want to charge before he has moved.',
  },
  organiser: {
    what: 'An Organiser, and the unit that he is with, may move before everybody else (5.6, 11.3).',
    weigh: 'It is worth a charge or a way out that the enemy could spoil; otherwise it shows your plan early.',
    usual: 'Pass, unless the first step matters.',
  },
  movement: {
    what: 'The sides take turns in naming a unit; it moves, charges, turns or stands, and each is named once a turn (11.2). Dice say how far it goes, less in cover (12.1, 12.2).',
    weigh:
      'A gun or machine gun that moves does not fire (7.4, 7.5). Men who end in the open within half range are hit most (3.4).',
    usual: 'First those whom the enemy could stop; guns, machine guns and men in works stand and shoot.',
  },
  legs: {
    what: 'The unit has rolled its move and uses it in up to four legs: it marches in one direction or forms up anew (12.4). Nobody has to use it all (12.3).',
    weigh:
      'Open and cover share one allowance (12.2); a wall or ditch costs an inch of cover more (12.7). At the end it may face up to 90 degrees off for nothing (12.4).',
    usual: 'From cover to cover, and end facing the enemy, outside his half range or inside your own.',
  },
  facing: {
    what: 'The unit has charged, and you say which way it faces now (12.8).',
    weigh:
      'It shoots next turn only into the half before it, but enemies in contact may be shot at from any side (9.7).',
    usual: 'To the enemy whom it fights.',
  },
  sprung: {
    what: 'The ambush is sprung in the Movement Phase: the unit may charge now instead of shooting later (13.3, 12.8).',
    weigh:
      'Its fire this turn is not lessened by cover (13.3); a charge depends on the dice for the move and on who fights better hand to hand (6.3, 6.6).',
    usual: 'Shoot with Askaris; charge with Ruga-Ruga, Warriors or Regulars against weaker troops nearby.',
  },
  landing: {
    what: 'The unit afloat is put ashore at a point of the shore, as far from enemies as the scenario says; that is its whole move (17.9).',
    weigh: 'It may shoot, but a machine gun may not. What can reach it before its next move?',
    usual: 'Out of a machine gun’s sight, one move from the goal.',
  },
  openFire: {
    what: 'At the start of shooting a hidden unit may be sprung to open fire (13.3). Every enemy unit within 8 inches must test its morale (13.5).',
    weigh:
      'Nearer is better: the shock reaches 8 inches, and beyond half range you lose 1 on the die (3.4). A scout finds you at 8 inches, others at 4 (13.4).',
    usual: 'Spring when two enemy units are within 8 inches, or when the next step would find you.',
  },
  freeRoll: {
    what: 'An enemy leaves the fight: each of your figures that touched him strikes once with 2 more and cannot be hurt (12.9).',
    weigh: 'It costs nothing. A leader or a strong fighter among those you touch is the better victim.',
    usual: 'The most valuable figure in reach.',
  },
  independents: {
    what: 'When all units have moved, leaders, scouts, standard bearers by themselves and baggage are named one at a time (1.3, 9.9). Who passes lets all his others stand.',
    weigh:
      'Baggage that an enemy touches without a friend within 4 inches is captured (9.9). A leader rallies within 18 inches wherever he stands (8.8).',
    usual: 'Porters along their road, leaders to the unit that needs them, scouts ahead.',
  },
  shooting: {
    what: 'Each of your units names one target in range, arc and sight, or none; all shots of both sides are then rolled together (14.1, 11.4). A die of 5 or more with all modifiers hits (3.1).',
    weigh:
      'A unit that loses enough this turn must test: one figure of six or fewer, two of up to twelve, three of more (8.5). A second failure removes it whole (8.7).',
    usual: 'At units with a marker, then at the largest in the open; crews of machine guns before men in works.',
  },
  role: {
    what: 'With all targets nearer than 24 inches the pom-pom fires either shells like an old gun or bursts like a machine gun (4.10, 7.6).',
    weigh:
      'A shell strikes all within 2 inches if it hits at all; six shots spread over 6 inches, but it may jam (7.5, 7.6).',
    usual: 'Shells at a close block, bursts at a line.',
  },
  aim: {
    what: 'You name the figure aimed at. A gun’s hit strikes everybody within 2 inches of it, or 3 if quick-firing; a machine gun goes on to figures within 6 inches (7.4, 7.5).',
    weigh: 'A blast hits friends too, and cover does not help against it but in buildings (14.10).',
    usual: 'The middle of the thickest group with no friends beside it.',
  },
  pick: {
    what: 'A natural 6 by a scout or Volunteer within half range may be given to an attached leader instead of the nearest man (14.9).',
    weigh: 'A dead army leader makes all within 18 inches test twice (8.3), and nobody rallies in his place.',
    usual: 'Always, unless the leader has nothing left to lead.',
  },
  combat: {
    what: 'All figures linked by contact are one combat; you began movement and say which is fought next (11.5).',
    weigh: 'The order matters only where one result lets a unit close up into room of its own (15.8).',
    usual: 'Any; the surest first.',
  },
  pairing: {
    what: 'You match figures in contact one against one, as many pairs as there can be; those left over may join as seconds (15.2). Lower by two or more on a die each falls (6.7).',
    weigh:
      'Regulars, Warriors, Scouts, Cavalry and leaders add 3, Ruga-Ruga 2, Soldiers 1, and Askaris lose 1 (6.3, 6.4, 6.5, 6.6).',
    usual: 'Your best against their weakest, your weakest against their best.',
  },
  joining: {
    what: 'A figure without an opponent may join as the second against one enemy; it fights after the first and has 2 more (15.2, 15.3, 6.4).',
    weigh: 'A second doubles the chance to bring a strong man down, and risks one more of your own.',
    usual: 'Against their best fighter or leader.',
  },
  striking: {
    what: 'Your figure stands against two and picks whom it fights first; if it lives, the other fights with 2 more (6.2, 15.3).',
    weigh: 'The first is met without that bonus.',
    usual: 'The stronger one first.',
  },
  closingUp: {
    what: 'The enemy has no figure left in contact: the unit may go one leg of up to 2 inches, whatever the ground, without a new contact (15.8).',
    weigh: 'Two inches may bring it behind the wall that it fought for.',
    usual: 'Into cover or onto the objective.',
  },
  task: {
    what: 'A unit or group that has stood at the place all turn, without shooting, charging or contact, tries its task with a die (17.8).',
    weigh: 'To try costs nothing now, and a failed try may be repeated next turn.',
    usual: 'Always try.',
  },
  rally: {
    what: 'Each leader may try once a turn to take the marker off one unit within 18 inches, on 4 to 6, an Eloquent one on 2 to 6 (8.8, 5.3).',
    weigh: 'A marked unit that fails again is removed whole (8.7).',
    usual: 'The largest marked unit, Askaris first, for they fail more often (8.6).',
  },
  test: {
    what: 'Units that have cause to test their morale are named in turn and take all their tests (16.1, 16.2). Askaris and low-morale troops pass on 4 to 6, others on 3 to 6 (8.6).',
    weigh: 'A unit that routs makes friends within 12 inches and in sight test too (8.1).',
    usual: 'Marked units first.',
  },
  endure: {
    what: 'Within 4 inches of a Disciplinarian a unit may ignore one test a turn, before the die (5.2, 16.6).',
    weigh: 'Several causes mean several tests, and only one can be ignored.',
    usual: 'Ignore it, at once if the unit has a marker.',
  },
}
