import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { first, voi } from './plans.ts'

/** Die Lektionen und Aufgaben auf Deutsch. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'Erster Abend',
    about:
      'Du führst die Deutschen durch den August 1914: Rekruten, ein Marsch, eine Bahnfahrt, Versorgung und ein Gefecht an der Ugandabahn.',
    steps: {
      arrive: {
        title: 'Eine Verstärkung',
        ask: 'Lass die Kompanie in 2711 eintreffen.',
        why: 'Ein Zug beginnt mit der Logistikphase, in der Verstärkungen kommen (5.1.5, 8.1.1). Von 2711 ist die Grenze zwei Felder entfernt, und dort sind Träger.',
        otherwise: 'Auch dort darf sie eintreffen. Von dort käme sie nicht rechtzeitig an die Grenze.',
      },
      second: {
        title: 'Ein Stapel',
        ask: 'Lass auch die zweite Kompanie in 2711 eintreffen.',
        why: 'Stapel ziehen und kämpfen zusammen (9.1.5). Zwei Kompanien geben zwei Schüsse ab.',
        otherwise: 'Auch dort darf sie eintreffen, aber eine Kompanie allein ist schwach.',
      },
      march: {
        title: 'Über die Grenze marschieren',
        ask: 'Marschiere mit allen von 2711 nach 2810.',
        why: 'In deinem Impuls ziehst du keine, einige oder alle Einheiten, Stapel für Stapel (9.1.2a, 9.1.5). Nimm die Träger mit: Sie sind Knoten einer Verbindungslinie, wo sie auch stehen (7.1.4). Eine Stadt ohne Feinde ist dein, sobald du sie betrittst (4.1.4).',
        otherwise: 'Dorthin dürfen sie, aber die Stadt in 2810 ist umsonst zu haben.',
      },
      on: {
        title: 'So weit die Punkte reichen',
        ask: 'Geh weiter nach 2910 und halte.',
        why: 'Jedes Feld kostet, was die Geländetabelle sagt, und 1 mehr, wenn feindliche Einheiten darin stehen (10.1.4). Das Feld 3010 mit einem Feind ist jetzt zu teuer: Niemand zieht weiter, als er darf (10.1.1).',
        otherwise: 'Dorthin dürfen sie, aber 2910 liegt neben dem Feind an der Bahn.',
      },
      rail: {
        title: 'Mit der Bahn',
        ask: 'Marschiere aus 1917 mit allen, fahre nach 2520 und halte.',
        why: 'Fahren kostet keine Punkte, gleich wie weit, wo eine Strecke fährt: Beide Städte sind dein, und kein Feind ist nahe (10.2.6, 10.2.2). Nichts zieht zweimal in einem Impuls (9.1.5).',
        otherwise: 'Auch dorthin darf sie. Die Bahn bringt sie näher an die Küste.',
      },
      end: {
        title: 'Den Impuls beenden',
        ask: 'Beende den Impuls und grabe niemanden ein.',
        why: 'Am Ende eines Impulses dürfen sich Einheiten eingraben, die nicht gezogen sind (10.1.9). Dann hat die Entente ihren Impuls, und der zweite Abschnitt beginnt; danach sagt ein Würfel, ob es einen dritten gibt (9.1.4).',
        otherwise: 'Du darfst erst andere ziehen oder eingraben. Die Lektion geht mit dem zweiten Abschnitt weiter.',
      },
      attack: {
        title: 'Angreifen',
        ask: 'Marschiere mit allen von 2910 nach 3010.',
        why: 'Wer ein Feld mit feindlichen Einheiten betritt, hält an und kämpft sofort (10.1.6). Der Verteidiger darf andere auf seiner Bahn heranholen (11.6.1); in dieser Lektion tut er es nicht.',
        otherwise: 'Dorthin dürfen sie. Aber jetzt steht die Abteilung an der Bahn allein.',
      },
      supply: {
        title: 'Versorgung im Gefecht',
        ask: 'Erkläre die Träger in 3010 zur Quelle.',
        why: 'Vor einem Gefecht zeigt jede Seite eine Verbindungslinie; Einheiten ohne sie beginnen niedergehalten (11.7.1). Du hast Träger mitgebracht: Als Quelle werden sie verbraucht (7.2.3).',
        otherwise: 'Ohne Quelle beginnen deine Einheiten niedergehalten und würfeln ihr Feuer mit 1 mehr (11.4.3).',
      },
      lead: {
        title: 'Führung',
        ask: 'Setze Führung ein.',
        why: 'Einmal in einer Operationsphase zieht sie in einem Gefecht von allen deinen Feuerwürfeln 1 ab (11.13.1, 11.13.2). Der Verteidiger feuert zuerst, mit Maschinengewehren und dann Gewehren; danach du (11.9, 11.10). Ein Treffer schwächt eine volle Einheit und vernichtet eine geschwächte (11.2.2).',
        otherwise: 'Du darfst sie für ein anderes Gefecht dieser Phase aufsparen.',
      },
    },
    end: 'Du hältst eine Station der Ugandabahn. Ein Zug ist Logistik, dann zwei oder drei Abschnitte mit je einem Impuls beider Seiten (5.1.5, 9.1.4). Was am Ende des Szenarios zählt, steht in seinen Bedingungen (13.1): Sieh dir die Ziele und ihren Wert an, bevor du Träger verbrauchst.',
  }),
  taught(voi, {
    title: 'Unterbrich die Ugandabahn',
    about: 'Deutsche, zweiter Abschnitt des August 1914: Zwei Kompanien mit Trägern stehen neben der Bahn.',
    steps: {
      voi: {
        title: 'Bevor der Impuls vorbei ist',
        ask: 'Gewinne in diesem Impuls ein Gefecht in 3010.',
        why: 'Das Feld zu betreten kostet 1 mehr für den Feind darin (10.1.4), und Einheiten ohne Verbindungslinie beginnen ein Gefecht niedergehalten (11.7.1).',
        otherwise: 'Der Impuls ist vorbei, und die Bahn ist nicht unterbrochen.',
      },
    },
    end: 'Beste bekannte Antwort: mit allen von 2910 nach 3010 marschieren, auch den Trägern, sie in 3010 als Quelle verbrauchen und Führung einsetzen. Alle drei zählen: Zwei Kompanien feuern, niemand feuert aus Mangel mit 1 mehr (11.7.1, 11.4.3), und jeder Würfel hat 1 weniger (11.13.2).',
  }),
]
