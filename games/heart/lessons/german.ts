import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { ambush } from './ambush.ts'
import { closeQuarters } from './close-quarters.ts'
import { leader } from './leader.ts'
import { first } from './plans.ts'
import { underTheGun } from './under-the-gun.ts'

/** Die Lektionen und Übungen auf Deutsch. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'Erster Abend',
    about:
      'Sie führen die Deutschen im Szenario Der Bahneinschnitt durch einen ganzen Zug: Initiative, Bewegung, Schießen.',
    steps: {
      'set-up': {
        title: 'Aufstellen',
        ask: 'Nehmen Sie die vorgeschlagene Aufstellung.',
        why: 'Ihre Kompanien stehen hinter dem Bahndamm, die Maschinengewehre dazwischen (17.7). Deckung macht es schwerer, getroffen zu werden.',
        otherwise:
          'Sie dürfen auch Einheit für Einheit aufstellen. Für die Lektion lassen Sie sie stehen wie vorgeschlagen.',
      },
      first: {
        title: 'Initiative',
        ask: 'Lassen Sie die Deutschen beginnen.',
        why: 'Beide Seiten haben gewürfelt, und der höhere Würfel bestimmt, wer mit der Bewegung beginnt (11.1). Wer beginnt, sagt auch seine Schüsse zuerst an (11.4).',
        otherwise: 'Auch die Briten dürfen beginnen. In der Lektion zeigen Sie zuerst, was Sie vorhaben.',
      },
      organiser: {
        title: 'Der Organisator zuerst',
        ask: 'Lassen Sie die 1. FK (g3) stehen.',
        why: 'Lettow-Vorbeck ist ein Organisator: Er und die Einheit, bei der er ist, dürfen vor allen anderen ziehen (11.3). Er bleibt bei der Reserve, von der er zu beiden Flügeln kommt.',
        otherwise: 'Die beiden dürfen schon ziehen. Aber noch weiß niemand, wo die Briten kommen.',
      },
      turns: {
        title: 'Einheit für Einheit',
        ask: 'Lassen Sie die 6. FK (g1) stehen.',
        why: 'Die Seiten nennen abwechselnd eine Einheit, die zieht oder stehen bleibt (11.2). Wer in Deckung bleibt und nicht zieht, kann nachher schießen.',
        otherwise: 'Sie darf ziehen. Aber vor dem Damm hat sie keine Deckung.',
      },
      others: {
        title: 'Alle anderen',
        ask: 'Lassen Sie 17. FK (g2), die Maschinengewehre (g4, g5) und die Schützen (g6) stehen, eine Einheit nach der anderen.',
        why: 'Jede Einheit wird einmal im Zug genannt, auch wer stehen bleibt (11.2). Ein Maschinengewehr zieht oder feuert (7.5): Wer mit ihm schießen will, lässt es stehen.',
        otherwise:
          'Das ist erlaubt. Achten Sie darauf: Ein Maschinengewehr, das zieht, feuert in diesem Zug nicht (7.5).',
      },
      independents: {
        title: 'Wer für sich ist',
        ask: 'Lassen Sie alle übrigen stehen: Passen Sie.',
        why: 'Wenn alle Einheiten gezogen haben, ziehen Führer und andere, die für sich sind (1.3). Dann schießen alle, alle zugleich (1.4).',
        otherwise: 'Auch sie dürfen ziehen.',
      },
      burst: {
        title: 'Ein Feuerstoß',
        ask: 'Feuern Sie mit MG 17. FK (g4) auf sechs Figuren von 2 LNL, b1.0, b1.1, b1.2, b1.3, b1.4 und b1.5, und sagen Sie nichts weiter an.',
        why: 'Ein Maschinengewehr reicht 40 Zoll und hat sechs Schüsse (4.9); für Ihre Schützen ist es zu weit (4.1, 4.4). Der erste Schuss gilt einer Figur Ihrer Wahl, die anderen solchen bis 6 Zoll daneben (7.5). Alle Ziele werden vor dem ersten Würfel angesagt, und 5 oder mehr trifft (11.4, 14.2).',
        otherwise: 'Sie dürfen auch auf andere schießen oder gar nicht.',
      },
    },
    end: 'Das ist ein Zug: Ankunft, Bewegung, Schießen, Nahkampf, Moral (1.1, 1.4, 1.5, 1.6). Der Bahneinschnitt hat zehn Züge; Ziele werden am Ende gezählt (17.4), und eine Seite, die zwei Drittel ihrer Figuren verloren hat, zieht ab (17.5). Die Deutschen wollen keine britische Figur westlich des Dammes.',
  }),
  taught(closeQuarters, {
    title: 'Aus der Nähe',
    about:
      'Sie führen eine deutsche Patrouille gegen eine Feldwache an der Ugandabahn: ein Marsch, ein Angriff, ein Handgemenge und Nerven.',
    steps: {
      move: {
        title: 'An den Rand marschieren',
        ask: 'Marschieren Sie mit der Patrouille A (g1) einen Zoll vor, an den Rand des Buschs, und halten Sie mit Blick nach Norden.',
        why: 'Gewürfelt wird, wenn die Einheit genannt ist: Askari haben im Offenen 3 mehr und in Deckung 1 weniger (2.2, 12.1). Am Rand sind sie noch in Deckung, was es schwerer macht, sie zu treffen (3.6, 3.8), und sehen die Feldwache auf 10 Zoll.',
        otherwise: 'Dorthin darf sie. Im Offenen schießt die Feldwache auf Leute ohne Deckung zurück.',
      },
      charge: {
        title: 'Angreifen',
        ask: 'Greifen Sie mit den Ruga-Ruga (g6) die KAR-Feldwache (b2) an, und bleiben Sie mit Blick nach Norden.',
        why: 'Ein Angriff wird vor den Würfeln angesagt (12.8). Die Ruga-Ruga werfen zwei Würfel und brauchen hier 6, das sind 72 % (2.3). Im Handgemenge zählen sie 2 dazu, Askari ziehen 1 ab (6.4, 6.6): Einer von ihnen tötet seinen Gegner in 72 von 100 Fällen und fällt in 3.',
        otherwise: 'Das dürfen sie, aber Schießen ist nicht ihre Stärke.',
      },
      porters: {
        title: 'Die Träger lassen',
        ask: 'Lassen Sie alle übrigen stehen, auch die Träger: Passen Sie.',
        why: 'Träger und wer für sich ist ziehen nach allen Einheiten (1.3). Träger, die ein Feind berührt, sind gefangen, wenn kein Kämpfer auf 4 Zoll bei ihnen ist (9.9).',
        otherwise: 'Auch sie dürfen ziehen, aber niemand bewacht sie hier.',
      },
      shoot: {
        title: 'Ins Handgemenge schießen',
        ask: 'Schießen Sie mit der Patrouille A (g1) auf die KAR-Feldwache (b2).',
        why: 'Wer angegriffen hat, schießt nicht (14.1), aber andere dürfen auf eine Einheit im Handgemenge schießen, wenn keine Freunde in der Linie sind; getroffen werden nur deren Leute (14.6). Ein Askari zählt 1 dazu und verliert über 8 Zoll 1: 5 oder 6 trifft (3.3, 3.4). Zugleich darf die Feldwache auf die Ruga-Ruga schießen, mit 1 weniger, weil sie angegriffen haben (3.5).',
        otherwise: 'Sie dürfen auch nicht schießen. Aber es kostet nichts.',
      },
      fight: {
        title: 'Mann gegen Mann',
        ask: 'Lassen Sie alle gegeneinander antreten, wie sie stehen, und wer übrig ist, hilft.',
        why: 'Jeder würfelt und zählt dazu, was er hat; wer 2 oder mehr darunter liegt, fällt (6.1, 6.7). Ein zweiter Mann gegen einen zählt 2 dazu (6.2). Drei von der Feldwache sind gefallen, zwei von den Ruga-Ruga: Beide müssen nachher eine Probe bestehen.',
        otherwise: 'Sie dürfen die Paare selbst nennen. Für die Lektion lassen Sie sie, wie sie stehen.',
      },
      rally: {
        title: 'Sie sammeln',
        ask: 'Sammeln Sie die Ruga-Ruga (g6) durch den Patrouillenführer (g7).',
        why: 'Bei 7 bis 12 Mann sind zwei Verluste in einem Zug eine Probe (8.5), und die Ruga-Ruga haben sie mit einer 2 nicht bestanden (8.6). Ein Marker schadet nicht, aber beim zweiten Versagen sind sie fort (8.7). Ein Führer auf 18 Zoll nimmt ihn mit 4 bis 6 weg, einmal im Zug, was immer er sonst tut (8.8).',
        otherwise: 'Sie dürfen es lassen. Aber der nächste schlechte Wurf kostet acht Mann auf einmal.',
      },
    },
    end: 'Nun haben Sie einen ganzen Zug gesehen: Ankunft, Bewegung, Schießen, Nahkampf, Moral (1.1, 1.4, 1.5, 1.6). Wer am Ende eines Zuges einen Feind berührt, kämpft im nächsten weiter (15.9). Bringen Sie zuerst Verluste über die Schwelle und schießen Sie dann auf Einheiten mit Marker: Das kostet mehr Leute als die Kugeln (8.5, 8.7).',
  }),
  taught(ambush, {
    title: 'Der Augenblick des Hinterhalts',
    about:
      'Deutsche: Eine Kompanie und Ruga-Ruga liegen verborgen zu beiden Seiten der Straße nach Mahenge, und eine Vorhut von zwölf Mann kommt heran.',
    steps: {
      ambush: {
        title: 'Aus dem Nichts',
        ask: 'Bringen Sie die KAR-Vorhut (b1) in diesem Zug zum Laufen.',
        why: 'Eine Einheit läuft, wenn sie zwei Proben nicht besteht (8.7), und macht eine für jeden verschiedenen Anlass im Zug (16.2). Verborgene dürfen losbrechen, wenn sie genannt werden, oder zu Beginn des Schießens (13.3). Antworten Sie Jetzt nicht (pass), bis sie losbrechen sollen.',
        otherwise: 'Der Zug ist vorbei, und die Vorhut steht.',
      },
    },
    end: 'Beste bekannte Antwort: Jetzt nicht, bis die Briten marschiert sind, dann den Hinterhalt (g1) und die Ruga-Ruga (g4) losbrechen lassen; mit g1 auf die KAR-Vorhut (b1) schießen und mit g4 auf das Lewis-MG (b3). Wer auf 8 Zoll losbricht, ist der erste Anlass (13.5), zwei Verluste sind der zweite (8.5) und ein Lewis-MG, das in Sicht auf 12 Zoll vernichtet wird, der dritte (8.1). Jede Probe misslingt mit 1 bis 3: Bei dreien läuft die Vorhut in 50 von 100 Fällen, bei zweien in 25. Alles in allem sind das 47 %; 39 % mit vertauschten Zielen und 25 %, wenn beide auf die Vorhut schießen. Wer das MG angreift, kommt in der Hälfte der Fälle heran.',
  }),
  taught(underTheGun, {
    title: 'Vor dem Geschütz',
    about:
      'Briten: Der Entsatz von Jassin ist in Linie über den Fluss gekommen, und 20 Zoll entfernt steht ein deutsches Geschütz.',
    steps: {
      cross: {
        title: 'Offenes Gelände',
        ask: 'Bringen Sie den KAR-Entsatz (b5) 3 Zoll näher an die Faktorei und verlieren Sie höchstens einen Mann.',
        why: 'Ein Treffer eines alten Geschützes gilt allen, die bis 2 Zoll von dem Mann stehen, auf den gezielt wird (4.11), in Deckung oder nicht (10.7). Bis 25 Zoll trifft es mit 4 bis 6.',
        otherwise: 'Der Zug ist vorbei: Zu viele sind gefallen, oder niemand ist näher.',
      },
    },
    end: 'Beste bekannte Antwort: mit dem Entsatz ziehen und ihn sechs nebeneinander in geöffneter Ordnung bei 34, 35 formieren. In geöffneter Ordnung stehen die Leute 2,5 Zoll auseinander (9.6), also gilt ein Treffer einem. In Linie gilt er fünf, in doppelter Linie acht, und schon zwei Verluste sind eine Probe (8.5). Es kostet den halben Zug (12.5): Tun Sie es aus einer Linie, in der niemand weit gehen muss, und bevor Sie in Reichweite von Gewehren sind, denn so darf niemand angreifen (9.6).',
  }),
  taught(leader, {
    title: 'Der General dahinter',
    about:
      'Briten: Tighe führt die Lancashires gegen den Bahndamm, dreizehn Zoll von den Schützen; hinter ihm sind die 63 PLI erschüttert.',
    steps: {
      rally: {
        title: 'Sammeln und leben',
        ask: 'Sammeln Sie in diesem Zug 63 PLI (b4); 2 LNL (b1) weichen nicht.',
        why: 'Ein Führer sammelt auf 18 Zoll mit 4 bis 6, nach dem Schießen (8.8, 16.1). Freiwillige, die einen Führer auf ihre halbe Reichweite von 30 Zoll sehen, dürfen ihm jede 6 geben, die sie werfen (14.9).',
        otherwise: 'Der Zug ist vorbei, und 63 PLI sind noch erschüttert, oder 2 LNL ist zurückgegangen.',
      },
    },
    end: 'Beste bekannte Antwort: 2 LNL (b1), 101 Grenadiere (b2) und 63 PLI (b4) stehen lassen, dann mit Tighe (b6) ziehen, der seine Einheit nur in einem Zug verlassen darf, in dem er nicht mit ihr gezogen ist (9.8), und sich b2 anschließen. Dort ist er mehr als 15 Zoll entfernt und der Letzte, der getroffen wird (14.4). Bleibt er, werfen acht Gewehre in 77 von 100 Zügen eine 6, und sein Tod ist je zwei Proben für jede Einheit auf 18 Zoll (8.3). Für sich allein ist er ein Ziel wie jedes andere (14.1).',
  }),
]
