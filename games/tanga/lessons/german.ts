import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { flank } from './flank.ts'
import { holdFire } from './hold-fire.ts'
import { first, storm, volley } from './plans.ts'

/** Die Lektionen und Aufgaben auf Deutsch. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'Erster Abend',
    about:
      'Sie führen die Briten in Zwei gegen Tanga: ein Marsch unter Feuer, ein Schuss von See und ein Sturm auf einen Graben.',
    steps: {
      naval: {
        title: 'Die Geschütze der Flotte',
        ask: 'Schlagen Sie die Seeoption 1 vor, Castles of Steel.',
        why: 'Vor der Aufstellung einigen sich beide, welche Schiffe teilnehmen, oder Würfel entscheiden (10.27). Mit Option 1 haben die Briten einen Schuss der HMS Fox und einen der Bharata, und sonst geschieht nichts.',
        otherwise: 'Auch eine andere Option kann gespielt werden. Die Lektion will die zwei Schüsse.',
      },
      'set-up': {
        title: 'Alle aufstellen lassen',
        ask: 'Nehmen Sie die vorgeschlagene Aufstellung.',
        why: 'Die Deutschen halten zehn Gräben am Bahndamm (21.1b). Ihre Rajputs und Pioniere beginnen außer Sicht der Deutschen (21.1c).',
        otherwise: 'Sie dürfen auch von Hand aufstellen. Für die Lektion lassen Sie den Rest stehen wie vorgeschlagen.',
      },
      march: {
        title: 'Gemeinsam marschieren',
        ask: 'Marschieren Sie mit allen in 1511 ein Feld weit nach 1411.',
        why: 'Zwei oder mehr Einheiten in einem Feld brauchen einen Führer: hier die Offiziere der 13th Rajputs (9.0). Die Gruppe geht zusammen, und im offenen Gelände dürfen die Deutschen auf jeden feuern, der in ihre Reichweite und Sicht kommt (10.3c).',
        otherwise: 'Dorthin dürfen sie, aber die Lektion will zum Graben in 1111.',
      },
      on: {
        title: 'Weiter unter Feuer',
        ask: 'Gehen Sie weiter nach 1311, und halten Sie dort.',
        why: 'Die Deutschen in 1111 brauchten mit zwei Würfeln 3 und warfen 11; und eine 6 auf einem der Würfel lässt sie ohne Munition (7.3). Auf wen einmal gefeuert wurde, auf den darf erst im dritten Feld danach wieder gefeuert werden (10.3c).',
        otherwise: 'Dorthin dürfen sie, aber jedes Feld in Sicht kann eine Kompanie kosten.',
      },
      end: {
        title: 'Die Bewegung beenden',
        ask: 'Beenden Sie die Bewegung.',
        why: 'Nun dürfen die Deutschen auf Nachbarn feuern, Sie dürfen im Nahkampf angreifen, und dann feuern und ziehen die Deutschen (4.2). In der Lektion halten sie ihr Feuer zurück. Am Ende des Zuges feuern Geschütze und Schiffe (4.2n).',
        otherwise: 'Auch andere dürfen marschieren. Die Lektion geht weiter, wenn die Bewegung vorbei ist.',
      },
      ship: {
        title: 'Ein Schuss von See',
        ask: 'Geben Sie einen Schuss auf 1111 ab, und beenden Sie die Phase.',
        why: 'Ein Schuss trifft das Feld mit 1 oder 2, sonst geht er daneben (10.27). Dann vernichtet ein Würfel das Opfer mit 1 oder 2 und dreht es mit 3 bis 6 um: Eine umgedrehte Einheit ist in Unordnung (2.6.5).',
        otherwise:
          'Sie dürfen auch anderswohin feuern oder gar nicht. Die Lektion will den Graben in 1111 erschüttern.',
      },
      fire: {
        title: 'Feuern',
        ask: 'Feuern Sie aus 1311 auf 1111.',
        why: 'Die oberste Einheit gibt ihren Kampfwert, eine indische Kompanie die Hälfte; jede andere zählt 1 dazu, ein Führer seinen Bonus, und der Graben zieht etwas ab: Das ist der Bedarf (10.25, 19.1). Zwei Würfel, die nicht darüber liegen, treffen.',
        otherwise: 'Feuer ist immer freiwillig. Wer es zurückhält, verliert keine Munition (7.3).',
      },
      close: {
        title: 'An sie herangehen',
        ask: 'Marschieren Sie mit allen in 1311 nach 1211, mit Blick auf den Graben, und halten Sie.',
        why: 'Eine 4 und eine 4 waren zu viel für einen Bedarf von 4. Einheiten sehen, feuern und sind vor Flankenangriffen sicher nur durch die drei Seiten, denen sie zugewandt sind (8.1, 8.2). Wer nach Nordwesten blickt, sieht auf 1111.',
        otherwise: 'Dorthin dürfen sie, aber von dort können sie den Graben nicht stürmen.',
      },
      halt: {
        title: 'Die Bewegung wieder beenden',
        ask: 'Beenden Sie die Bewegung.',
        why: 'Vor Ihrem Nahkampf dürfen die Deutschen neben Ihnen feuern (4.2g). Die in 1111 haben keine Munition, und die anderen halten ihre zurück.',
        otherwise: 'Auch andere dürfen erst marschieren. Die Lektion geht mit dem Sturm weiter.',
      },
      charge: {
        title: 'Stürmen',
        ask: 'Greifen Sie aus 1211 an, und stürmen Sie 1111.',
        why: 'Im Nahkampf würfeln beide mit zwei Würfeln gegen ihren Bedarf: mittlere Moral, Kampfwert der obersten Einheit, 1 für jede andere, ein Führer und für den Angreifer das Gelände des Verteidigers (11.2a, 11.2b). Nach einem Treffer prüft die oberste Einheit ihre Moral; wer in Unordnung ist und versagt, ist vernichtet (11.2b).',
        otherwise: 'Nahkampf ist immer freiwillig (11.1). Aber schwächer wird der Graben nicht mehr.',
      },
      advance: {
        title: 'Vorrücken',
        ask: 'Rücken Sie nach 1111 vor, ohne den Bonus eines Führers.',
        why: 'Sind die Verteidiger fort, müssen die Angreifer vorrücken: Ein Würfel sagt, wie viele Felder, und ein Führer kann seinen Bonus dazugeben (14.1). Ein Feld ist alles, was Sie wollen.',
        otherwise: 'Mit seinem Bonus gehen sie weiter, aus dem Graben hinaus.',
      },
      win: {
        title: 'Den Graben halten',
        ask: 'Beenden Sie Ihr Abwehrfeuer.',
        why: 'Die Briten gewinnen sofort, wenn am Ende einer deutschen Nahkampfphase eine ihrer Einheiten in einem der zehn Gräben steht (21.1d). Die Deutschen haben gefeuert und gezogen; nun müssten sie Sie angreifen.',
        otherwise: 'Sie dürfen erst feuern. Dann beenden Sie die Phase.',
      },
    },
    end: 'Sie haben Zwei gegen Tanga gewonnen (21.1d). Andere Szenarios gewinnt, wer das europäische Tanga hält (22.1.1). Was Sie gesehen haben: Feuer, Bewegung unter Feuer, Nahkampf, in dieser Folge, für beide Seiten in jedem Zug (4.2). Verluste zerbrechen ganze Verbände (6.3): Behalten Sie ihre Bruchpunkte im Auge.',
  }),
  taught(storm, {
    title: 'Den Graben nehmen',
    about: 'Briten, zweiter Zug: Lessels Kompanie in 1111 ist in Unordnung und hat keine Munition.',
    steps: {
      storm: {
        title: 'Bevor der Zug vorbei ist',
        ask: 'Bringen Sie in diesem Zug eine Einheit in den Graben in 1111.',
        why: 'Sie dürfen feuern, ziehen und im Nahkampf angreifen, in dieser Folge (4.2). Wer einen Nahkampf gewinnt, muss vorrücken (14.1).',
        otherwise: 'Der Zug der Briten ist vorbei, und der Graben ist nicht ihrer.',
      },
    },
    end: 'Beste bekannte Antwort: das Feuer zurückhalten, mit allen aus 1311 nach 1211, aus 1211 angreifen, 1111 stürmen und ohne den Bonus eines Führers nach 1111 vorrücken. Nahkampf braucht keine Munition (7.7), und eine ungeordnete Einheit, die einmal versagt, ist fort (11.2b): So gewinnen Sie in 63 von 100 Fällen. Erst zu feuern räumt den Graben in 14 von 100 und macht daraus zusammen 69, aber in 31 sind Ihre Gewehre dann leer (7.3), und die Deutschen werden den Graben wiederhaben wollen.',
  }),
  taught(volley, {
    title: 'Den Sturm brechen',
    about: 'Deutsche: Zwei Kompanien der Rajputs stehen in 1211, neben Ihrer Linie, und werden stürmen.',
    steps: {
      volley: {
        title: 'Bevor sie kommen',
        ask: 'Erschüttern Sie den Stapel in 1211 mit Ihrem Abwehrfeuer.',
        why: 'Jedes Ihrer Felder darf einmal auf einen benachbarten Feind in seiner Front feuern (10.3b). Nur die oberste Einheit des Ziels prüft ihre Moral.',
        otherwise: 'Die Rajputs stürmen und wurden nicht erschüttert.',
      },
    },
    end: 'Beste bekannte Antwort: aus 1112 auf 1211 feuern. Es liegt daneben, hat Munition und wird von Poppe geführt, dessen Bonus zählt (10.25). Die Leute in 1111 haben keine Munition (7.2). Die Salve erschüttert sie in 35 von 100 Fällen: Sie kommt spät und von vorn.',
  }),
  taught(holdFire, {
    title: 'Das Feuer zurückhalten',
    about:
      'Deutsche: Zwei Kompanien der 13th Rajputs treten in 1411 aus dem Dickicht und kommen gerade auf die Linie zu.',
    steps: {
      hold: {
        title: 'Ein Feuer, drei Felder',
        ask: 'Erschüttern Sie die Gruppe im Feld vor Ihren Gräben, in 1211, bevor sie stürmen kann.',
        why: 'Auf wen einmal gefeuert wurde, auf den darf erst im dritten Feld danach wieder gefeuert werden (10.3c). Drei Felder liegen vor ihnen. Eine Gelegenheit vorbeigehen zu lassen kostet nichts.',
        otherwise: 'Die Rajputs stehen unerschüttert vor den Gräben und dürfen stürmen.',
      },
    },
    end: 'Beste bekannte Antwort: zweimal zurückhalten und aus 1113 feuern, wenn sie in 1211 sind. In 1411 zieht das Dickicht 1 von Ihrem Bedarf ab, im Graben von 1311 sind es 2: Das Maschinengewehr braucht dort 5, dann 4. In 1211 sind sie im Offenen, blicken auf Ihre Linie, und 1113 liegt in ihrer Flanke: Sein Kampfwert zählt doppelt (12.1, 12.2). Es braucht 12 und trifft sicher; die erste Probe misslingt in 85 von 100 Fällen. Bei fünf Salven auf 1411 misslingt eine in 62 von 100 Fällen, und jede leert ihr Feld bei einer 6, das sind 31 % (7.3). Aus 1112 brauchen Sie auf 1211 eine 6, aus 1111 nur eine 4.',
  }),
  taught(flank, {
    title: 'Der Graben von der Flanke',
    about:
      'Briten, Der große Stoß: Zwei Kompanien der 2nd Kashmir Rifles liegen in den Palmen von 1407, und ein Maschinengewehr hält den Graben in 1110.',
    steps: {
      flank: {
        title: 'Wohin niemand blickt',
        ask: 'Bringen Sie die Kashmir Rifles von 1407 in diesem Zug in den Graben in 1110.',
        why: 'Alle in 1110 blicken nach Südosten; wer dort steht, sieht, feuert und ist sicher nur durch drei Seiten (8.1, 8.2). Sehen Sie vor jedem Schritt nach, wer Sie dort sieht; der Weg kostet höchstens 12.',
        otherwise: 'Der Zug ist vorbei, und der Graben gehört nicht Ihnen.',
      },
    },
    end: 'Beste bekannte Antwort: mit allen aus 1407 über 1307, 1207 und 1208 nach 1109, mit Blick nach Süden, aus 1109 angreifen, 1110 stürmen, weiterkämpfen und ohne den Bonus eines Führers nach 1110 vorrücken. In 1307 sieht nur das Maschinengewehr Sie und braucht 4, das sind 17 %; in 1308 braucht der ganze Stapel von 1111 eine 9, das sind 83 %. Aus 1109 kommen Sie in die Flanke, Ihr Kampfwert zählt also doppelt (12.3), und von Graben zu Graben hilft ihnen weder Graben noch Bahndamm (18.5.2, 18.5.4). Ihr Bedarf ist 18 statt 8 aus 1209: Sie gewinnen in 47 von 100 Fällen statt in 13.',
  }),
]
