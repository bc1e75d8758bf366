import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../words/words.ts'

/** Was ein Neuling zu diesem Spiel liest, auf Deutsch. */
export const guide: Guide<AskedBy<Message>, 'ford' | 'raid'> = {
  questions: {
    place: {
      what: 'Sie stellen Ihre nächste Marke in Ihren beiden eigenen Spalten auf und wählen, was sie ist (2.1). In ein Feld kommt eine Marke (2.2).',
      weigh: 'Der Feind sieht, wo sie steht, nicht, was sie ist (6.1): Eine Attrappe kann sein Feuer auf sich ziehen.',
      usual: 'Schützen gegenüber der Furt, das Geschütz daneben im Busch, die Attrappe vorn.',
    },
    activate: {
      what: 'Sie nehmen eine Marke nach der anderen, die noch nicht gehandelt hat; jede marschiert, feuert oder sammelt sich (3.2). Sie dürfen früher aufhören (3.3).',
      weigh: 'Wer später handelt, hat gesehen, was die anderen taten.',
      usual: 'Zuerst, wer feuern kann, dann, wer marschiert.',
    },
    march: {
      what: 'Die Marke marschiert Feld für Feld um Punkte und darf am Ende auf einen Feind daneben feuern (4.1, 5.1). Neben einem Feind hält sie an (4.5).',
      weigh: 'Busch schützt (5.5), kostet aber 2 Punkte, ebenso eine Furt (4.2).',
      usual: 'In den Busch neben dem Feind, und feuern.',
    },
    react: {
      what: 'Ihre Marke wird beschossen: Sie hält stand und darf zurückfeuern, oder sie geht ein Feld zurück und wird nicht getroffen (5.3, 5.4).',
      weigh: 'Wer zurückgeht, gibt das Feld auf; eine Attrappe, die standhält, ist entlarvt (6.3).',
      usual: 'Im Busch oder in der Furt standhalten, zersprengt zurückgehen.',
    },
  },
  terms: [
    {
      term: 'Attrappe',
      also: ['Attrappen'],
      means: 'Eine Marke, in der niemand ist, um den Feind zu täuschen.',
      rule: '5.2',
    },
    {
      term: 'zersprengt',
      also: ['zersprengte'],
      means: 'Einmal getroffen: Sie feuert um eins schlechter, und der nächste Treffer vernichtet sie.',
      rule: '7.1',
    },
    { term: 'die Furt', means: 'Feld 0503: Wer am Ende zuletzt eine Marke dort hatte, siegt.', rule: '8.1' },
  ],
  first: 'ford',
  scenarios: {
    ford: {
      history:
        'Zwei Patrouillen treffen sich an einem Fluss mit einer guten Furt. Die Geschichte ist erfunden, um zu zeigen, woraus ein Spiel besteht.',
      needs: [
        'Blau: am Ende der letzten Runde als Letzter in der Hauptfurt, 0503, gewesen sein (8.1); oder von Rot nur Attrappen auf der Karte (8.2).',
        'Rot: dasselbe (8.1).',
      ],
      sides: ['Blau hält zu Beginn die Furt (8.1).', 'Rot hat acht Runden, um hineinzukommen (8.3).'],
    },
    raid: {
      history:
        'Dieselbe Furt, in Eile: Den Angreifern bleiben fünf Runden, ehe Hilfe kommt. Die Geschichte ist erfunden.',
      needs: [
        'Blau: am Ende der letzten Runde als Letzter in der Hauptfurt, 0503, gewesen sein (8.1); oder von Rot nur Attrappen auf der Karte (8.2).',
        'Rot: dasselbe (8.1).',
      ],
      sides: ['Blau muss nur aushalten (8.1).', 'Rot ist die schwerere Seite, mit fünf Runden (8.3).'],
    },
  },
}
