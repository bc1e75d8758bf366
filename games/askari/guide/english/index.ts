import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'
import { questions } from './questions.ts'
import { terms } from './terms.ts'

/** What a newcomer to the game reads, in English. */
export const guide: Guide<AskedBy<Message>, 'colonial-office' | 'smuts' | 'guerilla' | 'campaign'> = {
  questions,
  terms,
  first: 'colonial-office',
  scenarios: {
    'colonial-office': {
      history:
        'In the first months of the war London left East Africa to the Colonial Office and an expedition from India. The Germans raided the Uganda Railway from the Kilimanjaro, the Königsberg sank HMS Pegasus off Zanzibar, and a landing at Tanga in November ended in disaster.',
      needs: [
        'The Germans: the Entente at 0 points or less after December 1914 (14.1.5); each town or rail hex outside the colony that they hold takes one away (13.1.3).',
        'The Entente: at least 1 point, one for each of the 35 towns of German East Africa that it holds (13.1.2).',
      ],
      sides: [
        'The Germans are the easier side: one hex outside the colony held at the end for each town lost inside is enough (14.1.5), and they arrive wherever they like in their own towns.',
        'The Entente is harder: few troops until the fourth turn, a long railway to guard, and one town more to take than is lost (13.1.2, 13.1.3).',
      ],
    },
    smuts: {
      history:
        'In 1916 Jan Smuts came with South African brigades, drove Lettow-Vorbeck from the Kilimanjaro and down both railways, while the Belgians took Tabora and Portugal joined the war. By the end of the year the Germans held only the south-east, and fever had emptied the South African ranks.',
      needs: [
        'The Germans: the Entente at 31 points or less after December 1916 (14.2.8); each town or rail hex outside the colony that they hold takes one away (13.1.3).',
        'The Entente: at least 32 points, one for each of the 35 towns of German East Africa that it holds (13.1.2).',
      ],
      sides: [
        'The Germans need to deny four of the 35 towns (14.2.8): they choose where to stand, and must not be caught where they cannot retreat.',
        'The Entente is the hardest side of the game: it has to take nearly everything in ten turns, over long lines of communication.',
      ],
    },
    guerilla: {
      history:
        'In 1918 Lettow-Vorbeck marched through Portuguese East Africa with a few companies, living on captured stores, while columns of the King’s African Rifles followed him from several sides. He turned north again, and laid down his arms at Abercorn after the armistice.',
      needs: [
        'The Germans: the Entente at 33 points or less after December 1918 (14.3.4); each town or rail hex outside the colony that they hold takes one away (13.1.3).',
        'The Entente: at least 34 points, one for each of the 35 towns of German East Africa that it holds (13.1.2).',
      ],
      sides: [
        'The Germans are few and quick: two points taken from the Entente at the end win (14.3.4), and Blantyre with its railway is worth four.',
        'The Entente starts with all 35 towns and must guard everything that a handful of companies can reach.',
      ],
    },
    campaign: {
      history:
        'From August 1914 to November 1918 a few thousand askari and settlers under Lettow-Vorbeck held out against British, Indian, South African, Belgian and Portuguese troops. They lost one railway after the other, and were never beaten in the field for good.',
      needs: [
        'The Germans: the Entente at 33 points or less after December 1918 (14.4.7), the count of December 1914 included (14.4.6).',
        'The Entente: at least 34 points, one for each of the 35 towns of German East Africa that it holds at the end, and the same in December 1914 (13.1.2).',
      ],
      sides: [
        'The Germans can win the war in its first five months, for the count of turn 5 is added to the last (14.4.6); after that they have to last.',
        'The Entente plans for 45 turns, with troops that come and leave by the calendar; only for players who know the game.',
      ],
    },
  },
}
