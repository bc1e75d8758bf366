import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { first, storm, volley } from './plans.ts'

/** Die Lektionen und Aufgaben auf Deutsch. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'Erster Abend',
    about:
      'Du führst die Briten in Zwei gegen Tanga: ein Marsch unter Feuer, ein Schuss von See und ein Sturm auf einen Graben.',
    steps: {
      naval: {
        title: 'Die Geschütze der Flotte',
        ask: 'Schlage die Seeoption 1 vor, Castles of Steel.',
        why: 'Vor der Aufstellung einigen sich beide, welche Schiffe teilnehmen, oder Würfel entscheiden (10.27). Mit Option 1 haben die Briten einen Schuss der HMS Fox und einen der Bharata, und sonst geschieht nichts.',
        otherwise: 'Auch eine andere Option kann gespielt werden. Die Lektion will die zwei Schüsse.',
      },
      'set-up': {
        title: 'Alle aufstellen lassen',
        ask: 'Nimm die vorgeschlagene Aufstellung.',
        why: 'Die Deutschen halten zehn Gräben am Bahndamm (21.1b). Deine Rajputs und Pioniere beginnen außer ihrer Sicht (21.1c).',
        otherwise: 'Du darfst auch von Hand aufstellen. Für die Lektion lass den Rest stehen wie vorgeschlagen.',
      },
      march: {
        title: 'Gemeinsam marschieren',
        ask: 'Marschiere mit allen in 1511 ein Feld weit nach 1411.',
        why: 'Zwei oder mehr Einheiten in einem Feld brauchen einen Führer: hier die Offiziere der 13th Rajputs (9.0). Sie gehen zusammen, und im offenen Gelände dürfen die Deutschen auf jeden feuern, der in ihre Reichweite und Sicht kommt (10.3c).',
        otherwise: 'Dorthin dürfen sie, aber die Lektion will zum Graben in 1111.',
      },
      on: {
        title: 'Weiter unter Feuer',
        ask: 'Geh weiter nach 1311 und halte dort.',
        why: 'Die Deutschen in 1111 brauchten mit zwei Würfeln 3 und warfen 11; und eine 6 auf einem der Würfel lässt sie ohne Munition (7.3). Auf wen einmal gefeuert wurde, auf den darf erst im dritten Feld danach wieder gefeuert werden (10.3c).',
        otherwise: 'Dorthin dürfen sie, aber jedes Feld in Sicht kann eine Kompanie kosten.',
      },
      end: {
        title: 'Die Bewegung beenden',
        ask: 'Beende die Bewegung.',
        why: 'Nun dürfen die Deutschen auf Nachbarn feuern, du darfst im Nahkampf angreifen, und dann feuern und ziehen die Deutschen (4.2). In der Lektion halten sie ihr Feuer zurück. Am Ende des Zuges feuern Geschütze und Schiffe (4.2n).',
        otherwise: 'Auch andere dürfen marschieren. Die Lektion geht weiter, wenn die Bewegung vorbei ist.',
      },
      ship: {
        title: 'Ein Schuss von See',
        ask: 'Gib einen Schuss auf 1111 ab und beende die Phase.',
        why: 'Ein Schuss trifft das Feld mit 1 oder 2, sonst geht er daneben (10.27). Dann vernichtet ein Würfel das Opfer mit 1 oder 2 und dreht es mit 3 bis 6 um: Eine umgedrehte Einheit ist in Unordnung (2.6.5).',
        otherwise: 'Du darfst auch anderswohin feuern oder gar nicht. Die Lektion will den Graben in 1111 erschüttern.',
      },
      fire: {
        title: 'Feuern',
        ask: 'Feuere aus 1311 auf 1111.',
        why: 'Die oberste Einheit gibt ihren Kampfwert, eine indische Kompanie die Hälfte; jede andere zählt 1 dazu, ein Führer seinen Bonus, und der Graben zieht etwas ab: Das ist der Bedarf (10.25, 19.1). Zwei Würfel, die nicht darüber liegen, treffen.',
        otherwise: 'Feuer ist immer freiwillig. Wer es zurückhält, verliert keine Munition (7.3).',
      },
      close: {
        title: 'An sie herangehen',
        ask: 'Marschiere mit allen in 1311 nach 1211, mit Blick auf den Graben, und halte.',
        why: 'Eine 4 und eine 4 waren zu viel für einen Bedarf von 4. Einheiten sehen, feuern und sind vor Flankenangriffen sicher nur durch die drei Seiten, denen sie zugewandt sind (8.1, 8.2). Wer nach Nordwesten blickt, sieht auf 1111.',
        otherwise: 'Dorthin dürfen sie, aber von dort können sie den Graben nicht stürmen.',
      },
      halt: {
        title: 'Die Bewegung wieder beenden',
        ask: 'Beende die Bewegung.',
        why: 'Vor deinem Nahkampf dürfen die Deutschen neben dir feuern (4.2g). Die in 1111 haben keine Munition, und die anderen halten ihre zurück.',
        otherwise: 'Auch andere dürfen erst marschieren. Die Lektion geht mit dem Sturm weiter.',
      },
      charge: {
        title: 'Stürmen',
        ask: 'Greife aus 1211 an und stürme 1111.',
        why: 'Im Nahkampf würfeln beide mit zwei Würfeln gegen ihren Bedarf: mittlere Moral, Kampfwert der obersten Einheit, 1 für jede andere, ein Führer und für den Angreifer das Gelände des Verteidigers (11.2a, 11.2b). Nach einem Treffer prüft die oberste Einheit ihre Moral; wer in Unordnung ist und versagt, ist vernichtet (11.2b).',
        otherwise: 'Nahkampf ist immer freiwillig (11.1). Aber schwächer wird der Graben nicht mehr.',
      },
      advance: {
        title: 'Vorrücken',
        ask: 'Rücke nach 1111 vor, ohne den Bonus eines Führers.',
        why: 'Sind die Verteidiger fort, müssen die Angreifer vorrücken: Ein Würfel sagt, wie viele Felder, und ein Führer kann seinen Bonus dazugeben (14.1). Ein Feld ist alles, was du willst.',
        otherwise: 'Mit seinem Bonus gehen sie weiter, aus dem Graben hinaus.',
      },
      win: {
        title: 'Den Graben halten',
        ask: 'Beende dein Abwehrfeuer.',
        why: 'Die Briten gewinnen sofort, wenn am Ende einer deutschen Nahkampfphase eine ihrer Einheiten in einem der zehn Gräben steht (21.1d). Die Deutschen haben gefeuert und gezogen; nun müssten sie dich angreifen.',
        otherwise: 'Du darfst erst feuern. Dann beende die Phase.',
      },
    },
    end: 'Du hast Zwei gegen Tanga gewonnen (21.1d). Andere Szenarios gewinnt, wer das europäische Tanga hält (22.1.1). Was du gesehen hast: Feuer, Bewegung unter Feuer, Nahkampf, in dieser Folge, für beide Seiten in jedem Zug (4.2). Verluste zerbrechen ganze Verbände (6.3): Behalte ihre Bruchpunkte im Auge.',
  }),
  taught(storm, {
    title: 'Nimm den Graben',
    about: 'Briten, zweiter Zug: Lessels Kompanie in 1111 ist in Unordnung und hat keine Munition.',
    steps: {
      storm: {
        title: 'Bevor der Zug vorbei ist',
        ask: 'Bring in diesem Zug eine Einheit in den Graben in 1111.',
        why: 'Du darfst feuern, ziehen und im Nahkampf angreifen, in dieser Folge (4.2). Wer einen Nahkampf gewinnt, muss vorrücken (14.1).',
        otherwise: 'Der Zug der Briten ist vorbei, und der Graben ist nicht ihrer.',
      },
    },
    end: 'Beste bekannte Antwort: das Feuer zurückhalten, mit allen aus 1311 nach 1211, aus 1211 angreifen, 1111 stürmen und ohne den Bonus eines Führers nach 1111 vorrücken. Feuer kostete bei jeder 6 Munition (7.3), und Nahkampf braucht keine (7.7); eine Einheit in Unordnung, die einmal versagt, ist fort (11.2b).',
  }),
  taught(volley, {
    title: 'Brich den Sturm',
    about: 'Deutsche: Zwei Kompanien der Rajputs stehen in 1211, neben deiner Linie, und werden stürmen.',
    steps: {
      volley: {
        title: 'Bevor sie kommen',
        ask: 'Erschüttere den Stapel in 1211 mit deinem Abwehrfeuer.',
        why: 'Jedes deiner Felder darf einmal auf einen benachbarten Feind in seiner Front feuern (10.3b). Nur die oberste Einheit des Ziels prüft ihre Moral.',
        otherwise: 'Sie stürmen und wurden nicht erschüttert.',
      },
    },
    end: 'Beste bekannte Antwort: aus 1112 auf 1211 feuern. Es liegt daneben, hat Munition und wird von Poppe geführt, dessen Bonus zählt (10.25). Die Leute in 1111 haben keine Munition (7.2).',
  }),
]
