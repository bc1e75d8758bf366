import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { first } from './plans.ts'

/** Die Lektionen auf Deutsch. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'Erster Abend',
    about:
      'Du führst die Deutschen im Szenario Der Bahneinschnitt durch einen ganzen Zug: Initiative, Bewegung, Schießen.',
    steps: {
      'set-up': {
        title: 'Aufstellen',
        ask: 'Nimm die vorgeschlagene Aufstellung.',
        why: 'Deine Kompanien stehen hinter dem Bahndamm, die Maschinengewehre dazwischen (17.7). Deckung macht es schwerer, getroffen zu werden.',
        otherwise: 'Du darfst auch Einheit für Einheit aufstellen. Für die Lektion lass sie stehen wie vorgeschlagen.',
      },
      first: {
        title: 'Initiative',
        ask: 'Lass die Deutschen beginnen.',
        why: 'Beide Seiten haben gewürfelt, und der höhere Würfel bestimmt, wer mit der Bewegung beginnt (11.1). Wer beginnt, sagt auch seine Schüsse zuerst an (11.4).',
        otherwise: 'Auch die Briten dürfen beginnen. In der Lektion zeigst du zuerst, was du vorhast.',
      },
      organiser: {
        title: 'Der Organisator zuerst',
        ask: 'Lass die 1. FK (g3) stehen.',
        why: 'Lettow-Vorbeck ist ein Organisator: Er und die Einheit, bei der er ist, dürfen vor allen anderen ziehen (11.3). Er bleibt bei der Reserve, von der er zu beiden Flügeln kommt.',
        otherwise: 'Sie dürfen schon ziehen. Aber noch weiß niemand, wo die Briten kommen.',
      },
      turns: {
        title: 'Einheit für Einheit',
        ask: 'Lass die 6. FK (g1) stehen.',
        why: 'Die Seiten nennen abwechselnd eine Einheit, die zieht oder stehen bleibt (11.2). Wer in Deckung bleibt und nicht zieht, kann nachher schießen.',
        otherwise: 'Sie darf ziehen. Aber vor dem Damm hat sie keine Deckung.',
      },
      others: {
        title: 'Alle anderen',
        ask: 'Lass g2, g4, g5 und g6 stehen, eine nach der anderen.',
        why: 'Jede Einheit wird einmal im Zug genannt, auch wer stehen bleibt (11.2). Ein Maschinengewehr zieht oder feuert (7.5): Wer mit ihm schießen will, lässt es stehen.',
        otherwise: 'Das ist erlaubt. Achte darauf: Ein Maschinengewehr, das zieht, feuert in diesem Zug nicht (7.5).',
      },
      independents: {
        title: 'Wer für sich ist',
        ask: 'Passe.',
        why: 'Wenn alle Einheiten gezogen haben, ziehen Führer und andere, die für sich sind (1.3). Dann schießen alle, alle zugleich (1.4).',
        otherwise: 'Auch sie dürfen ziehen.',
      },
      burst: {
        title: 'Ein Feuerstoß',
        ask: 'Feuere mit dem Maschinengewehr g4 auf sechs Figuren von 2 LNL, b1.0, b1.1, b1.2, b1.3, b1.4 und b1.5, und schließe ab.',
        why: 'Ein Maschinengewehr reicht 40 Zoll und hat sechs Schüsse (4.9); für deine Schützen ist es zu weit (4.1, 4.4). Der erste Schuss gilt einer Figur deiner Wahl, die anderen solchen bis 6 Zoll daneben (7.5). Alle Ziele werden vor dem ersten Würfel angesagt, und 5 oder mehr trifft (11.4, 14.2).',
        otherwise: 'Du darfst auch auf andere schießen oder gar nicht.',
      },
    },
    end: 'Das ist ein Zug: Ankunft, Bewegung, Schießen, Nahkampf, Moral (1.1, 1.4, 1.5, 1.6). Der Bahneinschnitt hat zehn Züge; Ziele werden am Ende gezählt (17.4), und eine Seite, die zwei Drittel ihrer Figuren verloren hat, zieht ab (17.5). Die Deutschen wollen keine britische Figur westlich des Dammes.',
  }),
]
