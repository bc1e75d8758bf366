import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../words/words.ts'

/** Was ein Neuling zu diesem Spiel liest, auf Deutsch. */
export const guide: Guide<AskedBy<Message>, 'dawn'> = {
  questions: {
    take: {
      what: 'Sie nehmen eine Ihrer Figuren auf, die in dieser Runde noch nicht gehandelt hat, oder beenden Ihren Zug früher (3.2, 3.4).',
      weigh: 'Wer zuerst schießt, kann dem Nächsten eine Linie öffnen (5.3).',
      usual: 'Zuerst, wer auf fünf Zoll schießen kann.',
    },
    act: {
      what: 'Die Figur geht bis zu sechs Zoll geradeaus und wendet sich beliebig, oder sie schießt, oder sie bleibt (3.3, 4.1).',
      weigh:
        'Bis fünf Zoll treffen zwei von drei Würfen, darüber einer von dreien (5.4). Felsen und andere Bases versperren die Linie (5.3).',
      usual: 'Schießen, wenn ein Feind auf fünf Zoll heran ist; sonst von Fels zu Fels, ihm zugewandt.',
    },
  },
  terms: [
    { term: 'vorn', means: 'Höchstens 45 Grad zu jeder Seite dessen, wohin eine Figur blickt.', rule: '5.2' },
    { term: 'Felsen', also: ['Fels'], means: 'Runde Haufen, die Weg und Sicht versperren.', rule: '1.2' },
  ],
  first: 'dawn',
  scenarios: {
    dawn: {
      history:
        'Vor der Dämmerung stoßen drei Angreifer zwischen Felsen auf einen Posten von dreien. Die Geschichte ist erfunden, um ein Spiel mit Figuren zu zeigen.',
      needs: [
        'Der Posten: nach der letzten Runde mehr Figuren als die Angreifer, oder kein Angreifer mehr (6.1, 6.2).',
        'Die Angreifer: dasselbe gegen den Posten (6.1, 6.2).',
      ],
      sides: [
        'Der Posten handelt in jeder Runde zuerst (3.1).',
        'Die Angreifer handeln in jeder Runde zuletzt (3.1) und haben dieselben drei Gewehre.',
      ],
    },
  },
}
