import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { first, line, sea, voi } from './plans.ts'

/** Die Lektionen und Aufgaben auf Deutsch. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'Erster Abend',
    about:
      'Sie führen die Deutschen durch den August 1914: Rekruten, ein Marsch, eine Bahnfahrt, Versorgung und ein Gefecht an der Ugandabahn.',
    steps: {
      arrive: {
        title: 'Eine Verstärkung',
        ask: 'Lassen Sie die Kompanie in Moschi (2711) eintreffen.',
        why: 'Ein Zug beginnt mit der Logistikphase, in der Verstärkungen kommen (5.1.5, 8.1.1). Von Moschi ist die Grenze zwei Felder entfernt, und dort sind Träger.',
        otherwise: 'Auch dort darf die Kompanie eintreffen. Von dort käme sie nicht rechtzeitig an die Grenze.',
      },
      second: {
        title: 'Ein Stapel',
        ask: 'Lassen Sie auch die zweite Kompanie in Moschi (2711) eintreffen.',
        why: 'Stapel ziehen und kämpfen zusammen (9.1.5). Zwei Kompanien geben zwei Schüsse ab.',
        otherwise: 'Auch dort darf die Kompanie eintreffen, aber eine Kompanie allein ist schwach.',
      },
      march: {
        title: 'Über die Grenze marschieren',
        ask: 'Marschieren Sie mit allen von Moschi (2711) nach Taveta (2810).',
        why: 'In Ihrem Impuls ziehen Sie keine, einige oder alle Einheiten, Stapel für Stapel (9.1.2a, 9.1.5). Nehmen Sie die Träger mit: Träger sind Knoten einer Verbindungslinie, wo immer sie stehen (7.1.4). Eine Stadt ohne Feinde gehört Ihnen, sobald Ihre Einheiten sie betreten (4.1.4).',
        otherwise: 'Dorthin dürfen die Kompanien, aber Taveta ist umsonst zu haben.',
      },
      on: {
        title: 'So weit die Punkte reichen',
        ask: 'Gehen Sie weiter nach 2910 und halten Sie dort.',
        why: 'Jedes Feld kostet, was die Geländetabelle sagt, und 1 mehr, wenn feindliche Einheiten darin stehen (10.1.4). Voi (3010) mit einem Feind ist jetzt zu teuer: Niemand zieht weiter, als er darf (10.1.1).',
        otherwise: 'Dorthin dürfen die Kompanien, aber 2910 liegt neben dem Feind in Voi an der Bahn.',
      },
      rail: {
        title: 'Mit der Bahn',
        ask: 'Marschieren Sie aus Kilimatinde (1917) mit allen, fahren Sie nach Kilossa (2520) und halten Sie dort.',
        why: 'Fahren kostet keine Punkte, gleich wie weit, wo eine Strecke fährt: Beide Städte gehören Ihnen, und kein Feind ist nahe (10.2.6, 10.2.2). Nichts zieht zweimal in einem Impuls (9.1.5).',
        otherwise: 'Auch dorthin darf die Kompanie. Die Bahn bringt sie näher an die Küste.',
      },
      end: {
        title: 'Den Impuls beenden',
        ask: 'Beenden Sie den Impuls und graben Sie niemanden ein.',
        why: 'Am Ende eines Impulses dürfen sich Einheiten eingraben, die nicht gezogen sind (10.1.9). Dann hat die Entente ihren Impuls, und der zweite Abschnitt beginnt; danach sagt ein Würfel, ob es einen dritten gibt (9.1.4).',
        otherwise: 'Sie dürfen erst andere ziehen oder eingraben. Die Lektion geht mit dem zweiten Abschnitt weiter.',
      },
      attack: {
        title: 'Angreifen',
        ask: 'Marschieren Sie mit allen von 2910 nach Voi (3010).',
        why: 'Wer ein Feld mit feindlichen Einheiten betritt, hält an und kämpft sofort (10.1.6). Der Verteidiger darf andere auf seiner Bahn heranholen (11.6.1); in dieser Lektion tut er es nicht.',
        otherwise: 'Dorthin dürfen die Kompanien. Aber jetzt steht die Abteilung an der Bahn allein.',
      },
      supply: {
        title: 'Versorgung im Gefecht',
        ask: 'Erklären Sie die Träger in Voi (3010) zur Quelle.',
        why: 'Vor einem Gefecht zeigt jede Seite eine Verbindungslinie; Einheiten ohne sie beginnen niedergehalten (11.7.1). Sie haben Träger mitgebracht: Als Quelle werden sie verbraucht (7.2.3).',
        otherwise: 'Ohne Quelle beginnen Ihre Einheiten niedergehalten und würfeln ihr Feuer mit 1 mehr (11.4.3).',
      },
      lead: {
        title: 'Führung',
        ask: 'Setzen Sie Führung ein.',
        why: 'Einmal in einer Operationsphase zieht Führung in einem Gefecht von allen Ihren Feuerwürfeln 1 ab (11.13.1, 11.13.2). Der Verteidiger feuert zuerst, mit Maschinengewehren und dann Gewehren; danach Sie (11.9, 11.10). Ein Treffer schwächt eine volle Einheit und vernichtet eine geschwächte (11.2.2).',
        otherwise: 'Sie dürfen die Führung für ein anderes Gefecht dieser Phase aufsparen.',
      },
    },
    end: 'Sie halten eine Station der Ugandabahn; ohne Glück hielten Sie sie nicht: Ein solcher Angriff gelingt in 35 von 100 Fällen, und mehr Kompanien machten ihn sicherer (11.11.3). Ein Zug ist Logistik, dann zwei oder drei Abschnitte mit je einem Impuls beider Seiten (5.1.5, 9.1.4). Was am Ende des Szenarios zählt, steht in seinen Bedingungen (13.1): Sehen Sie sich die Ziele und deren Wert an, bevor Sie Träger verbrauchen.',
  }),
  taught(voi, {
    title: 'Die Ugandabahn unterbrechen',
    about: 'Deutsche, zweiter Abschnitt des August 1914: Zwei Kompanien mit Trägern stehen neben der Bahn.',
    steps: {
      voi: {
        title: 'Bevor der Impuls vorbei ist',
        ask: 'Gewinnen Sie in diesem Impuls ein Gefecht in Voi (3010).',
        why: 'Das Feld zu betreten kostet 1 mehr für den Feind darin (10.1.4), und Einheiten ohne Verbindungslinie beginnen ein Gefecht niedergehalten (11.7.1).',
        otherwise: 'Der Impuls ist vorbei, und die Bahn ist nicht unterbrochen.',
      },
    },
    end: 'Beste bekannte Antwort: mit allen von 2910 nach 3010 marschieren, auch den Trägern, sie in Voi als Quelle verbrauchen und Führung einsetzen. Alle drei zählen: Zwei Kompanien feuern, niemand feuert aus Mangel mit 1 mehr (11.7.1, 11.4.3), und jeder Würfel hat 1 weniger (11.13.2). Eine Wette bleibt es: So gewinnen Sie in 35 von 100 Fällen, ohne Führung in 21, auch ohne die Träger in 11. Eine Kompanie allein gewinnt höchstens in 14, selbst wenn die andere vorher die Linie unterbrochen hat.',
  }),
  taught(line, {
    title: 'Eine Versorgungslinie unterbrechen',
    about: 'Deutsche, zweiter Abschnitt des August 1914: KAR DET 1 hält Voi (3010), versorgt von der Ugandabahn.',
    steps: {
      line: {
        title: 'Ohne einen Schuss',
        ask: 'Sorgen Sie in diesem Impuls dafür, dass KAR DET 1 keine Verbindungslinie hat.',
        why: 'Eine britische Linie beginnt im eigenen Feld und läuft von Knoten zu Knoten zu einer Quelle: hier über Bahnfelder nach Mombasa (7.1.7, 7.2.2). Ohne sie marschiert die Abteilung mit 1 weniger und beginnt ein Gefecht niedergehalten (10.1.8, 11.7.1).',
        otherwise:
          'Der Impuls ist vorbei, und die Bahn versorgt Voi noch immer. Feinde neben einer Linie machen ihr nichts aus (7.1.2).',
      },
    },
    end: 'Beste bekannte Antwort: mit 7 SK allein von 2910 über 2911 und 3011 nach 3111 marschieren und dort halten. Ein Bahnfeld, in dem Ihre Einheiten stehen, ist kein Knoten (7.1.2). Das nahe Bahnfeld 3009 liegt auf der falschen Seite, nach Nairobi zu, und von 3011 neben der Bahn halten Sie Züge auf (10.2.2), aber keine Versorgung: Nach jedem dieser Märsche und nach einem nach 2909 findet das Programm die Linie nach Mombasa noch. 8 SK und die Träger bleiben vor Voi, für einen Angriff auf einen niedergehaltenen Verteidiger.',
  }),
  taught(sea, {
    title: 'Das Meer öffnen',
    about:
      'Entente, August 1914: Die Königsberg liegt allein im Patrouillenfeld des Indischen Ozeans. Zwei Häfen hinter ihr sind leer.',
    steps: {
      sea: {
        title: 'Zwei Städte über See',
        ask: 'Nehmen Sie in diesem Impuls zwei Städte ein.',
        why: 'Wer allein Schiffe im Patrouillenfeld hat, beherrscht das Gewässer, und dort hat die andere Seite keinen Transport (4.1.5, 10.3.3). Schiffe dürfen vor den Einheiten ziehen (12.3.11). Jede Einheit auf See ist ein Transporter, der nicht feuern kann (12.5.4d).',
        otherwise: 'Der Impuls ist vorbei, und zwei Städte haben Sie nicht.',
      },
    },
    end: 'Beste bekannte Antwort: mit der Astraea, die Hyacinth als Begleiterin, von Mombasa auf den Indischen Ozean auslaufen, suchen und auf die Königsberg feuern; dann 1/3 KAR aus Nairobi (2506) mit der Bahn nach Mombasa (3412) und über See nach Pangani (3116), die anderen ebenso nach Sadani (3118). Das Gewässer ist auch offen, wenn beide sich still verhalten (10.3.3). Aber dann darf die Königsberg Ihre Transporter suchen und findet alle zusammen mit 4 oder weniger (12.4.7c, 1 weniger für Transporter); Sie finden die Königsberg mit 2 oder weniger (3, und 1 mehr auf dem Würfel, weil sie allein ist), und jeder Kreuzer trifft mit 3 oder weniger. In derselben Runde wird sie von zwei Treffern versenkt (12.5.3c). Erst fahren und dann auslaufen geht ebenso; an Bord gehen, bevor die Kreuzer ausgelaufen sind, ist verboten (10.3.3).',
  }),
]
