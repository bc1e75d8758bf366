import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../words/words.ts'

/** Was ein Neuling zu diesem Spiel liest, auf Deutsch. */
export const guide: Guide<AskedBy<Message>, 'well' | 'relief'> = {
  questions: {
    act: {
      what: 'Jeder Ihrer Zähler marschiert ein Feld weit oder greift einen Feind daneben an, einmal in der Runde; Sie dürfen früher aufhören (3.2, 3.3).',
      weigh: 'Ein Angriff fällt einen Feind mit 4 oder mehr, im Busch mit 5 oder mehr, und kostet Sie nichts (5.2).',
      usual: 'Angreifen, wer daneben steht, und die anderen auf den Brunnen zu marschieren lassen.',
    },
  },
  terms: [
    { term: 'Brunnen', means: 'Das Feld, das für den siegt, der am Ende der letzten Runde darin steht.', rule: '6.1' },
  ],
  first: 'well',
  scenarios: {
    well: {
      history:
        'Zwei Patrouillen wollen denselben Brunnen. Die Geschichte ist erfunden, damit ein Spiel einen Anfang hat.',
      needs: [
        'Blau: einen Zähler am Brunnen, wenn die letzte Runde endet (6.1), oder keinen roten mehr (6.2).',
        'Rot: dasselbe (6.1); steht niemand dort, ist es unentschieden (2.1).',
      ],
      sides: ['Blau handelt in jeder Runde zuerst (3.1).', 'Rot handelt zuletzt und sieht, was Blau getan hat (3.1).'],
    },
    relief: {
      history: 'Rot ist beinahe am Brunnen, und Blau kommt zum Entsatz. Die Geschichte ist erfunden.',
      needs: [
        'Blau: einen Zähler am Brunnen, wenn die letzte Runde endet (6.1), oder keinen roten mehr (6.2).',
        'Rot: dass kein blauer dort steht (2.1).',
      ],
      sides: [
        'Blau ist die schwerere Seite: Ohne Blau am Brunnen siegt Rot (2.1).',
        'Rot muss nur im Weg stehen (2.1).',
      ],
    },
  },
}
