import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'
import { questions } from './questions.ts'
import { terms } from './terms.ts'

/** What a newcomer to the game reads, in English. */
export const guide: Guide<AskedBy<Message>, 'two-to-tanga' | 'invasion' | 'big-push' | 'campaign'> = {
  questions,
  terms,
  first: 'two-to-tanga',
  scenarios: {
    'two-to-tanga': {
      history:
        'On the morning of 3 November 1914 two Indian battalions, the 13th Rajputs and the 61st Pioneers, came from the beaches to take the town that they believed to be empty. Askari and volunteers behind the railway embankment let them come near, counter-attacked, and threw both back with heavy loss.',
      needs: [
        'The British: a combat unit in one of the ten trench hexes or in European Tanga when a German Melee Phase ends (21.1d).',
        'The Germans: that this has not happened when the last turn is over (21.1d).',
      ],
      sides: [
        'The British are the easier side to move: one unit in the trench line or in European Tanga when a German Melee Phase ends wins at once (21.1d).',
        'The Germans have to think ahead: few units hold a long line, and whoever breaks in must be thrown out in the Melee Phase of the same turn.',
      ],
    },
    invasion: {
      history:
        'In the night of 2 November the transports of Expeditionary Force B lay off Ras Kasone and put their first battalions ashore in the dark. Tanga was held by a single field company and the town’s volunteers, while trains brought more from the Kilimanjaro front.',
      needs: [
        'The British: a combat unit in European Tanga when the last turn ends (22.1.1).',
        'The Germans: no British combat unit there at that moment (22.1.1).',
      ],
      sides: [
        'The British have to land, sort themselves out and cross the plantations in time: a unit in European Tanga at the very end wins (22.1.1).',
        'The Germans begin with almost nothing, dig by night and get their companies by rail; they have to be in the houses at the end.',
      ],
    },
    'big-push': {
      history:
        'At noon on 4 November 1914 the whole British force advanced on Tanga in a long line through bush and rubber trees. The North Lancashires and Kashmir Rifles reached the houses, but battalions on the left ran, and Lettow-Vorbeck threw his reserve into the open flank.',
      needs: [
        'The British: at the end a combat unit in European Tanga and at most two broken formations, better one in each of three government hexes; the death of Lettow-Vorbeck wins at once (21.3).',
        'The Germans: all else; better no British unit in columns 01 to 13 and three broken formations, and at once if all three stevedores are lost (21.3).',
      ],
      sides: [
        'The British are many and brittle: one weak battalion that breaks may take others along, so the good ones have to lead (6.3.4e).',
        'The Germans are the easier side: strike the weakest battalions and keep Lettow-Vorbeck out of fire, for his death loses the battle (21.3).',
      ],
    },
    campaign: {
      history:
        'From 2 to 5 November 1914 an Indian force of eight thousand tried to take the port of Tanga from about a thousand defenders. It landed slowly, attacked twice, broke, and left on its ships, with rifles, machine guns and ammunition lying on the beach.',
      needs: [
        'The British: at the end of any turn a combat unit in European Tanga, all six government hexes, and no German combat unit in column 07 or further east (21.2.1.1b); or the death of Lettow-Vorbeck (21.2.1.1a).',
        'The Germans: at the end a combat unit in European Tanga, all six government hexes, and no British combat unit west of column 13 (22.1.1.2b); or all three stevedores landed and lost (22.1.1.2a). Otherwise it is a draw (21.2.2).',
      ],
      sides: [
        'The British are the hardest side of the game: landing, supply, rally and attack have to be planned over three days, and no German combat unit may be left in column 07 or further east (21.2.1.1b).',
        'The Germans hold, rally by night with Lettow-Vorbeck beyond the map, and sweep the field in the last hours; a single British unit west of column 13 costs them the victory (22.1.1.2b).',
      ],
    },
  },
}
