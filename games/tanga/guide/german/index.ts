import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'
import { questions } from './questions.ts'
import { terms } from './terms.ts'

/** Was ein Neuling zu diesem Spiel liest, auf Deutsch. */
export const guide: Guide<AskedBy<Message>, 'two-to-tanga' | 'invasion' | 'big-push' | 'campaign'> = {
  questions,
  terms,
  first: 'two-to-tanga',
  scenarios: {
    'two-to-tanga': {
      history:
        'Am Morgen des 3. November 1914 kamen zwei indische Bataillone, die 13. Radschputen und die 61. Pioniere, von den Stränden, um die Stadt zu nehmen, die sie für leer hielten. Askari und Freiwillige hinter dem Bahndamm ließen sie herankommen, griffen ihrerseits an und warfen beide unter schweren Verlusten zurück.',
      needs: [
        'Die Briten: eine Kampfeinheit in einem der zehn Grabenfelder oder im Europäerviertel, wenn eine deutsche Nahkampfphase endet (21.1d).',
        'Die Deutschen: dass es dazu bis zum Ende der letzten Runde nicht gekommen ist (21.1d).',
      ],
      sides: [
        'Die Briten sind leichter zu führen: Eine Einheit in der Grabenlinie oder im Europäerviertel, wenn eine deutsche Nahkampfphase endet, siegt sofort (21.1d).',
        'Die Deutschen müssen vorausdenken: Wenige Einheiten halten eine lange Linie, und wer einbricht, muss noch in der Nahkampfphase derselben Runde hinausgeworfen werden.',
      ],
    },
    invasion: {
      history:
        'In der Nacht zum 3. November lagen die Transporter des Expeditionskorps B vor Ras Kasone und brachten ihre ersten Bataillone im Dunkeln an Land. Tanga hielten eine einzige Feldkompanie und die Freiwilligen der Stadt, während Züge von der Kilimandscharofront weitere brachten.',
      needs: [
        'Die Briten: eine Kampfeinheit im Europäerviertel, wenn die letzte Runde endet (22.1.1).',
        'Die Deutschen: in diesem Augenblick keine britische Kampfeinheit dort (22.1.1).',
      ],
      sides: [
        'Die Briten müssen landen, sich ordnen und rechtzeitig durch die Pflanzungen kommen: Eine Einheit im Europäerviertel ganz am Ende siegt (22.1.1).',
        'Die Deutschen beginnen mit fast nichts, graben bei Nacht und bekommen ihre Kompanien mit der Bahn; am Ende müssen sie in den Häusern stehen.',
      ],
    },
    'big-push': {
      history:
        'Am Mittag des 4. November 1914 ging die ganze britische Truppe in langer Linie durch Busch und Kautschukbäume gegen Tanga vor. Die North Lancashires und die Kaschmirschützen erreichten die Häuser, doch Bataillone auf dem linken Flügel liefen davon, und Lettow-Vorbeck warf seine Reserve in die offene Flanke.',
      needs: [
        'Die Briten: am Ende eine Kampfeinheit im Europäerviertel und höchstens zwei zerbrochene Verbände, besser je eine in drei Regierungsfeldern; der Tod Lettow-Vorbecks siegt sofort (21.3).',
        'Die Deutschen: alles andere; besser keine britische Einheit in den Spalten 01 bis 13 und drei zerbrochene Verbände, und sofort, wenn alle drei Schauerleute verloren sind (21.3).',
      ],
      sides: [
        'Die Briten sind viele und brüchig: Ein schwaches Bataillon, das bricht, kann andere mitreißen; die guten müssen vorangehen (6.3.4e).',
        'Die Deutschen sind die leichtere Seite: Schlagen Sie auf die schwächsten Bataillone, und halten Sie Lettow-Vorbeck aus dem Feuer, denn sein Tod verliert die Schlacht (21.3).',
      ],
    },
    campaign: {
      history:
        'Vom 2. bis zum 5. November 1914 versuchten achttausend Mann eines indischen Expeditionskorps, etwa tausend Verteidigern den Hafen Tanga zu nehmen. Sie landeten langsam, griffen zweimal an, brachen und gingen wieder auf die Schiffe; Gewehre, Maschinengewehre und Munition blieben am Strand liegen.',
      needs: [
        'Die Briten: am Ende irgendeiner Runde eine Kampfeinheit im Europäerviertel, alle sechs Regierungsfelder und keine deutsche Kampfeinheit in Spalte 07 oder weiter östlich (21.2.1.1b); oder den Tod Lettow-Vorbecks (21.2.1.1a).',
        'Die Deutschen: am Ende eine Kampfeinheit im Europäerviertel, alle sechs Regierungsfelder und keine britische Kampfeinheit westlich von Spalte 13 (22.1.1.2b); oder alle drei Schauerleute gelandet und verloren (22.1.1.2a). Sonst ist es unentschieden (21.2.2).',
      ],
      sides: [
        'Die Briten sind die schwerste Seite des Spiels: Landung, Munition, Sammeln und Angriff müssen über drei Tage geplant werden, und in Spalte 07 oder weiter östlich darf keine deutsche Kampfeinheit bleiben (21.2.1.1b).',
        'Die Deutschen halten, sammeln sich nachts bei Lettow-Vorbeck jenseits der Karte und fegen in den letzten Stunden das Feld; eine einzige britische Einheit westlich von Spalte 13 kostet sie den Sieg (22.1.1.2b).',
      ],
    },
  },
}
