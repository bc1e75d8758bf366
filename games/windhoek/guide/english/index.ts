import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'
import { questions } from './questions.ts'
import { terms } from './terms.ts'

/** What a newcomer to the game reads, in English. */
export const guide: Guide<AskedBy<Message>, 'standard'> = {
  questions,
  terms,
  first: 'standard',
  scenarios: {
    standard: {
      history:
        'In September 1914 the Union of South Africa invaded the German colony by sea at Lüderitz Bay and over the Orange River; a rebellion of Boers at home held it up for months. From early 1915 Botha marched from Swakopmund along the railway to Windhoek, which he entered in May. The last Germans surrendered in the north in July.',
      needs: [
        'The Allies: every town of the colony, of South Africa and Walvis Bay at one moment, and of Angola once Portugal fights (5.2).',
        'The Germans: that the Allies have not had them all when the last turn ends (5.3); or all towns of the colony, Walvis Bay and three of the Union at once, with Humbe and Port Alexander once Portugal fights (5.2).',
      ],
      sides: [
        'The Allies are the harder side: they have to hold every town of the colony, of South Africa and Walvis Bay at one moment before the last turn ends (5.2, 5.3), so that each march must be paid for in time.',
        'The Germans are easier: a single town that the Allies do not hold is enough (5.3), and it costs little to be a nuisance with riders and rail breaks.',
      ],
    },
  },
}
