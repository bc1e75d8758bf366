import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../words/words.ts'

/** What a newcomer to the game reads, in English. */
export const guide: Guide<AskedBy<Message>, 'campaign'> = {
  questions: {
    place: {
      what: 'Before the first turn both sides lay out their free units, first the Allies in British East Africa, then the Germans in German East Africa (25.1, 25.2). No more than five units of a side go into one space, garrisons not counted (6.1).',
      weigh:
        'A few strong stacks beat many thin ones: a round of combat kills whole units, and a lone unit in reach of the sea is a present.',
      usual:
        'Most take the ready-made set-up. By hand most Germans keep five together on the coast or the central railway, and the Allies put both units in Mombasa.',
    },
    deploy: {
      what: 'A counter was drawn from your pool at random and comes in now: Germans in supply centers and forts that they occupy (27.2), Allies as 27.3 says, never with the enemy and never beyond five units (9.2, 11.0). If it finds no place it goes back and the draw is lost (9.3).',
      weigh:
        'It can bring a stack to four or five, or save a center that is about to be attacked; in a center that falls anyway it is lost with it.',
      usual:
        'The Allies mostly take the Indian Ocean box: nobody can attack it, and every open port is one voyage away. The Germans join their largest stack.',
    },
    lose: {
      what: 'A hit, a fever or a retreat without room costs one of your units, and you say which (14.2, 17.2, 5.2). It goes to your pool and may be drawn again (4.6).',
      weigh:
        'High factors hit more often, and more fast units than the enemy add 1 to the die for superiority (13.0). A garrison left behind in a retreat is lost in any case (17.2).',
      usual: 'Garrisons and units with factor 2 first, slow ones before fast ones, light infantry last.',
    },
    lead: {
      what: 'This card moves one stack alone, or gives one stack more points than the rest. The units of one space or box are chosen before anybody moves, and they may part company on the way (10.9).',
      weigh: 'Look which stack can reach an empty or weakly held center, and which one is in danger where it stands.',
      usual: 'The stack whose move takes a supply center, otherwise the one that has to get away.',
    },
    move: {
      what: 'Each unit may go as far as the card gives points to its type, alone or with others, in any order (10.1): a point a trail, a point for any distance by rail (10.6), a whole move for a voyage (10.7). Who enters a space with an enemy stops there, and combat follows (10.3, 12.1).',
      weigh:
        'An attack wants about one unit more than the enemy up to three, and two more beyond that; even fights favour the defender, to whom ties go (13.0). Every center left empty may be taken, and Germans on one of them at the end have won (26.0).',
      usual:
        'First the attacks with good odds, then fill stacks up to five, then cover the centers. Nobody has to move.',
    },
    fight: {
      what: 'In every space with units of both sides there is combat, and whoever moved says in which order (12.1). Each has up to three rounds of superiority, fire and the choice to stay (12.2).',
      weigh:
        'One result may open or close a way to retreat for the next. Aeroplanes help once in an Allied phase (13.1).',
      usual: 'The combat on which others depend comes first, otherwise the order hardly matters.',
    },
    air: {
      what: 'Once in each Allied combat phase the aeroplanes may be sent before the dice of a round. A die decides: 1 or 2 adds 1 to your die for superiority, 3 to 5 does nothing, and a 6 loses them for the rest of the game (24.4, 13.1).',
      weigh: 'The one chance of this phase is worth most where the dice are close, in the largest combat.',
      usual: 'Send them to the closest large combat, and keep them down when the odds are clear either way.',
    },
    'break-off': {
      what: 'After the dice for superiority and before any fire the superior side may leave if all its units there are fast: nobody fires, and the combat is over (18.0). With card G6 the Germans may do so without being superior (18.1).',
      weigh:
        'Superior, you would fire first. Leaving saves everybody, but gives up the space and costs garrisons (17.2).',
      usual: 'Break off when clearly outnumbered; fight on when ahead, or when the space is a center that counts.',
    },
    stay: {
      what: 'Both sides have units left after a round: first the attacker, then the defender stays or retreats (15.0). After the third round the attacker has to go if nobody else does (16.0).',
      weigh:
        'Each unit that retreats needs an adjacent space without enemies and with room, or it is lost (17.1, 17.2). Garrisons stay behind and die.',
      usual:
        'The attacker stays while about two in five of what is left goes his way; a defender holds a center and leaves anything else when the fight goes badly.',
    },
    fallBack: {
      what: 'A unit that retreats goes to an adjacent space by land: without enemies, not neutral, within five (17.1). Nobody pursues, and no second combat starts (17.4, 17.5).',
      weigh: 'Where can the enemy strike next turn, and does a further way lead on from there? Ports can be landed in.',
      usual: 'Towards your other units, inland, and all to one place if there is room.',
    },
  },
  terms: [
    {
      term: 'supply center',
      also: ['supply centers', 'supply centre', 'supply centres', 'Supply centres', 'center', 'centers', 'centres'],
      means: 'One of eight spaces that decide the war and take recruits.',
      rule: '3.6',
    },
    {
      term: 'pool',
      also: ['recruit pool', 'recruits'],
      means: 'The counters of a side that have not come yet or were eliminated; draws are made from it at random.',
      rule: '27.1',
    },
    {
      term: 'superiority',
      also: ['superior', 'Superiority', 'Tactical superiority'],
      means: 'Won by a die in every round of combat: the superior side fires first, and ties go to the defender.',
      rule: '13.0',
    },
    {
      term: 'factor',
      also: ['combat factor', 'factors'],
      means: 'The highest roll of a die with which a unit hits.',
      rule: '4.3',
    },
    {
      term: 'stack',
      also: ['stacks'],
      means: 'All units of one side in one space, five at most without garrison and fort.',
      rule: '11.0',
    },
    {
      term: 'garrison',
      also: ['garrisons', 'Gar'],
      means: 'A unit with factor 1 that never moves, retreats or breaks off.',
      rule: '4.5',
    },
    { term: 'light infantry', means: 'Fast infantry, mostly askari, which may break off.', rule: '4.2' },
    { term: 'regular infantry', means: 'Infantry that is not fast: mostly one point a turn.', rule: '4.1' },
    { term: 'mounted infantry', also: ['Mtd'], means: 'Fast troops with the most movement points.', rule: '4.2' },
    {
      term: 'fast',
      means:
        'Light infantry, mounted infantry and the armored car: having more of them adds 1 to the die for superiority.',
      rule: '4.2',
    },
    {
      term: 'break off',
      also: ['Break off', 'breaks off'],
      means: 'To leave a combat after the dice for superiority, before anybody fires.',
      rule: '18.0',
    },
    {
      term: 'fort',
      also: ['Fort', 'forts'],
      means: 'A marker that adds 1 to superiority for its defender and is a source of supply.',
      rule: '22.2',
    },
    {
      term: 'neutral',
      means:
        'Belgians and Portuguese until Allied Intervention is played: they stand still, and nobody enters their countries.',
      rule: '28.1',
    },
    {
      term: 'Indian Ocean box',
      means: 'Where Allied units wait at sea: nobody attacks them there, and one voyage takes them to any ocean port.',
      rule: '28.2',
    },
    { term: 'DESG', means: 'The garrison of Dar es Salaam.', rule: '24.2' },
    { term: 'EAD', means: 'East African Division, British regular infantry.', rule: '24.2' },
    { term: 'FKA', means: 'A group of German field companies: light infantry of askari.', rule: '24.2' },
    { term: 'FP', means: 'Force Publique, the Belgian Congo’s troops.', rule: '24.2' },
    { term: 'FW', means: 'German volunteers, settlers under arms.', rule: '24.2' },
    {
      term: 'IEF',
      means: 'Indian Expeditionary Force, which waits in the Indian Ocean box at the start.',
      rule: '24.2',
    },
    { term: 'KAR', means: 'King’s African Rifles, British light infantry of askari.', rule: '24.2' },
    {
      term: 'KonA',
      means: 'The crew and guns of the cruiser Königsberg on land; they come with card G1.',
      rule: '24.2',
    },
    {
      term: 'LF',
      also: ['Vol/LF'],
      means: 'Volunteers and Legion of Frontiersmen, British mounted infantry.',
      rule: '24.2',
    },
    { term: 'MarK', means: 'The German marine company.', rule: '24.2' },
    { term: 'MGC', means: 'Machine Gun Corps: the armored car, which moves as mounted infantry.', rule: '24.3' },
    { term: 'PEA', means: 'Portuguese East Africa, and its troops.', rule: '24.2' },
    { term: 'RFF', means: 'Rhodesian field force.', rule: '24.2' },
    { term: 'RM', means: 'Royal Marines.', rule: '24.2' },
    { term: 'SA', means: 'South Africans, who come with card A1.', rule: '24.2' },
    { term: 'SK', also: ['SK(R)'], means: 'German rifle companies; SK(R) are their reserve.', rule: '24.2' },
    { term: 'SMS', means: 'His Majesty’s Ship, in German: the cruiser Königsberg.', rule: '24.2' },
    { term: 'WA', means: 'The West African brigade.', rule: '24.2' },
  ],
  first: 'campaign',
  scenarios: {
    campaign: {
      history:
        'In August 1914 Paul von Lettow-Vorbeck had a few thousand askari and settlers, no hope of supplies, and Britain, Belgium and later Portugal around him. He beat a landing at Tanga, was driven from the northern railway by Smuts in 1916, and crossed into Portuguese East Africa in November 1917. He laid down his arms at Abercorn, two weeks after the armistice in Europe.',
      needs: [
        'The Allies: a unit on every supply center after the last turn, or no German unit on the map at any time (26.0).',
        'The Germans: a unit on one supply center after the last turn, or no Allied unit on the map at any time (26.0). Otherwise nobody wins.',
      ],
      sides: [
        'The Allies are the harder side: they have more units, but must hold every center at the end, or leave no German on the map.',
        'The Germans are easier to begin with: one stack to look after, and a single center at the end is enough.',
      ],
    },
  },
}
