import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'
import { questions } from './questions.ts'
import { terms } from './terms.ts'

/** Was ein Neuling zu diesem Spiel liest, auf Deutsch. */
export const guide: Guide<AskedBy<Message>, 'colonial-office' | 'smuts' | 'guerilla' | 'campaign'> = {
  questions,
  terms,
  first: 'colonial-office',
  scenarios: {
    'colonial-office': {
      history:
        'In den ersten Monaten überließ London den Krieg in Ostafrika dem Kolonialamt und einem Expeditionskorps aus Indien. Die Deutschen überfielen vom Kilimandscharo aus die Ugandabahn, die Königsberg versenkte HMS Pegasus vor Sansibar, und eine Landung bei Tanga endete im November in einer Katastrophe.',
      needs: [
        'Die Deutschen: die Entente nach dem Dezember 1914 bei höchstens 0 Punkten (14.1.5); jede Stadt und jedes Bahnfeld außerhalb der Kolonie, das sie halten, nimmt einen weg (13.1.3).',
        'Die Entente: mindestens 1 Punkt, einer für jede der 35 Städte Deutsch-Ostafrikas, die sie hält (13.1.2).',
      ],
      sides: [
        'Die Deutschen sind die leichtere Seite: Für jede Stadt, die in der Kolonie verloren geht, genügt am Ende ein Feld außerhalb (14.1.5), und Verstärkungen kommen in jede ihrer Städte.',
        'Die Entente ist schwerer: wenige Truppen bis zur vierten Runde, eine lange Bahn zu hüten, und eine Stadt mehr zu nehmen, als verloren geht (13.1.2, 13.1.3).',
      ],
    },
    smuts: {
      history:
        '1916 kam Jan Smuts mit südafrikanischen Brigaden und drängte Lettow-Vorbeck vom Kilimandscharo und an beiden Bahnen entlang zurück, während die Belgier Tabora nahmen und Portugal in den Krieg trat. Ende des Jahres hielten die Deutschen nur noch den Südosten, und das Fieber hatte die südafrikanischen Reihen gelichtet.',
      needs: [
        'Die Deutschen: die Entente nach dem Dezember 1916 bei höchstens 31 Punkten (14.2.8); jede Stadt und jedes Bahnfeld außerhalb der Kolonie, das sie halten, nimmt einen weg (13.1.3).',
        'Die Entente: mindestens 32 Punkte, einer für jede der 35 Städte Deutsch-Ostafrikas, die sie hält (13.1.2).',
      ],
      sides: [
        'Die Deutschen müssen vier der 35 Städte behalten (14.2.8): Sie wählen, wo sie stehen, und dürfen nicht gefasst werden, wo sie nicht zurückkönnen.',
        'Die Entente ist die schwerste Seite des Spiels: In zehn Runden muss sie fast alles nehmen, an langen Etappenlinien.',
      ],
    },
    guerilla: {
      history:
        '1918 zog Lettow-Vorbeck mit wenigen Kompanien durch Portugiesisch-Ostafrika und lebte von erbeuteten Vorräten, während ihm Kolonnen der King’s African Rifles von mehreren Seiten folgten. Er wandte sich wieder nach Norden und legte nach dem Waffenstillstand bei Abercorn die Waffen nieder.',
      needs: [
        'Die Deutschen: die Entente nach dem Dezember 1918 bei höchstens 33 Punkten (14.3.4); jede Stadt und jedes Bahnfeld außerhalb der Kolonie, das sie halten, nimmt einen weg (13.1.3).',
        'Die Entente: mindestens 34 Punkte, einer für jede der 35 Städte Deutsch-Ostafrikas, die sie hält (13.1.2).',
      ],
      sides: [
        'Die Deutschen sind wenige und schnell: Zwei Punkte, der Entente am Ende genommen, siegen (14.3.4), und Blantyre mit seiner Bahn ist vier wert.',
        'Die Entente beginnt mit allen 35 Städten und muss alles hüten, was eine Handvoll Kompanien erreichen kann.',
      ],
    },
    campaign: {
      history:
        'Vom August 1914 bis zum November 1918 hielten sich einige tausend Askari und Siedler unter Lettow-Vorbeck gegen britische, indische, südafrikanische, belgische und portugiesische Truppen. Sie verloren eine Bahn nach der anderen und wurden im Felde nie endgültig geschlagen.',
      needs: [
        'Die Deutschen: die Entente nach dem Dezember 1918 bei höchstens 33 Punkten (14.4.7), die Zählung vom Dezember 1914 eingerechnet (14.4.6).',
        'Die Entente: mindestens 34 Punkte, einer für jede der 35 Städte Deutsch-Ostafrikas, die sie am Ende hält, und ebenso im Dezember 1914 (13.1.2).',
      ],
      sides: [
        'Die Deutschen können den Krieg in den ersten fünf Monaten gewinnen, denn die Zählung der fünften Runde kommt zur letzten hinzu (14.4.6); danach müssen sie durchhalten.',
        'Die Entente plant für 45 Runden, mit Truppen, die nach dem Kalender kommen und gehen; nur für Kenner des Spiels.',
      ],
    },
  },
}
