import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../words/words.ts'

/** What a newcomer to the game reads, in English. */
export const guide: Guide<AskedBy<Message>, 'ford' | 'raid'> = {
  questions: {
    place: {
      what: 'You place your next counter in your two home columns and choose what it is (2.1). One counter goes into a hex (2.2).',
      weigh: 'The enemy sees where it stands, not what it is (6.1), so a dummy may draw his fire.',
      usual: 'Rifles opposite the ford, the gun in bush beside them, the dummy in front.',
    },
    activate: {
      what: 'You take one counter after the other that has not acted; each marches, fires or rallies (3.2). You may stop early (3.3).',
      weigh: 'Whoever acts later has seen what the others did.',
      usual: 'First those who can fire, then those who march.',
    },
    march: {
      what: 'The counter marches hex by hex for points, and may fire at an enemy next to it at the end (4.1, 5.1). Next to an enemy it stops (4.5).',
      weigh: 'Bush protects (5.5) but costs 2 points, as a ford does (4.2).',
      usual: 'Into bush next to the enemy, and fire.',
    },
    react: {
      what: 'Your counter is under fire: it stands and may fire back, or falls back a hex and is not hit (5.3, 5.4).',
      weigh: 'Who falls back gives up the hex; a dummy that stands is found out (6.3).',
      usual: 'Stand in bush or in the ford, fall back when disrupted.',
    },
  },
  terms: [
    { term: 'dummy', also: ['dummies'], means: 'A counter with nobody in it, to deceive the enemy.', rule: '5.2' },
    { term: 'disrupted', means: 'Hit once: it fires one worse, and the next hit eliminates it.', rule: '7.1' },
    { term: 'the ford', means: 'Hex 0503: who last had a counter there at the end wins.', rule: '8.1' },
  ],
  first: 'ford',
  scenarios: {
    ford: {
      history: 'Two patrols meet at a river with one good ford. The story is invented, to show what a game is made of.',
      needs: [
        'Blue: to have been the last in the main ford, 0503, when the last turn ends (8.1); or no Red counter but dummies on the map (8.2).',
        'Red: the same (8.1).',
      ],
      sides: ['Blue holds the ford at the start (8.1).', 'Red has eight turns to get into it (8.3).'],
    },
    raid: {
      history: 'The same ford, in a hurry: the raiders have five turns before help comes. The story is invented.',
      needs: [
        'Blue: to have been the last in the main ford, 0503, when the last turn ends (8.1); or no Red counter but dummies on the map (8.2).',
        'Red: the same (8.1).',
      ],
      sides: ['Blue has only to hold out (8.1).', 'Red is the harder side, with five turns (8.3).'],
    },
  },
}
