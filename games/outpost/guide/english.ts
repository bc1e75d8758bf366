import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../words/words.ts'

/** What a newcomer to the game reads, in English. */
export const guide: Guide<AskedBy<Message>, 'well' | 'relief'> = {
  questions: {
    act: {
      what: 'Each of your counters marches one hex or attacks an enemy next to it, once a turn; you may stop early (3.2, 3.3).',
      weigh: 'An attack fells an enemy on 4 or more, in the bush on 5 or more, and costs you nothing (5.2).',
      usual: 'Attack whoever is next to you, and march the others towards the well.',
    },
  },
  terms: [
    { term: 'well', means: 'The hex that wins for whoever stands in it at the end of the last turn.', rule: '6.1' },
  ],
  first: 'well',
  scenarios: {
    well: {
      history: 'Two patrols want the same well. The story is invented, for a game to begin from.',
      needs: [
        'Blue: a counter at the well when the last turn ends (6.1), or no Red counter left (6.2).',
        'Red: the same (6.1); if nobody stands there it is a draw (2.1).',
      ],
      sides: ['Blue acts first in every turn (3.1).', 'Red acts last, and sees what Blue has done (3.1).'],
    },
    relief: {
      history: 'Red is nearly at the well, and Blue comes to relieve it. The story is invented.',
      needs: [
        'Blue: a counter at the well when the last turn ends (6.1), or no Red counter left (6.2).',
        'Red: that no Blue counter stands there (2.1).',
      ],
      sides: [
        'Blue is the harder side: without Blue at the well Red wins (2.1).',
        'Red has only to be in the way (2.1).',
      ],
    },
  },
}
