import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../words/words.ts'

/** What a newcomer to the game reads, in English. */
export const guide: Guide<AskedBy<Message>, 'dawn'> = {
  questions: {
    take: {
      what: 'You take up one of your figures that has not acted this turn, or end your turn early (3.2, 3.4).',
      weigh: 'A figure that shoots first may open a line for the next one (5.3).',
      usual: 'First whoever can shoot within five inches.',
    },
    act: {
      what: 'The figure moves up to six inches in a straight line and faces any way, or shoots, or stays (3.3, 4.1).',
      weigh:
        'Up to five inches two dice in three hit, beyond that one in three (5.4). Rocks and other bases block the line (5.3).',
      usual: 'Shoot when an enemy is within five inches; otherwise move from rock to rock, facing him.',
    },
  },
  terms: [
    { term: 'in front', means: 'No more than 45 degrees to either side of where a figure faces.', rule: '5.2' },
    { term: 'rocks', also: ['Rocks'], means: 'Round heaps that block movement and sight.', rule: '1.2' },
  ],
  first: 'dawn',
  scenarios: {
    dawn: {
      history:
        'Before dawn three raiders come upon a picket of three among the rocks. The story is invented, to show a game with figures.',
      needs: [
        'The picket: more figures than the raiders after the last turn, or no raider left (6.1, 6.2).',
        'The raiders: the same against the picket (6.1, 6.2).',
      ],
      sides: [
        'The picket acts first in every turn (3.1).',
        'The raiders act last in every turn (3.1), and have the same three rifles.',
      ],
    },
  },
}
