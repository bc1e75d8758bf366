import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { first, gather, line, port } from './plans.ts'

/** Die Lektionen und Aufgaben auf Deutsch. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'Erster Abend',
    about:
      'Sie führen die Alliierten durch den September 1914: Rekruten, eine Landung, ein Gefecht, ein Marsch auf der Straße, Versorgung.',
    steps: {
      recruit: {
        title: 'Eine Einheit ausheben',
        ask: 'Heben Sie die Umvoti Mounted Rifles aus.',
        why: 'Fast alles wird mit Aktionspunkten bezahlt, um die jeder Zug würfelt (9.1). Berittene Schützen kosten 2. Was Sie nicht ausgeben, behalten Sie, aber nie mehr als 12 (9.2).',
        otherwise: 'Auch diese dürfen Sie ausheben. Die Lektion braucht die Punkte danach für eine Landung.',
      },
      deploy: {
        title: 'Sie aufstellen',
        ask: 'Stellen Sie die Umvoti Mounted Rifles in Port Nolloth auf.',
        why: 'Ein Rekrut kommt dahin, wo es seine Zeile der Tabelle sagt, und darf im selben Zug marschieren (10.4, 10.1). Neun alliierte Einheiten dürfen in einem Feld stehen; was sich nie bewegt, zählt nicht mit (14.2, 14.3).',
        otherwise: 'Auch dort darf sie erscheinen.',
      },
      end: {
        title: 'Das Ausheben beenden',
        ask: 'Beenden Sie die Aushebungsphase.',
        why: 'Ein Zug hat fünf Phasen: Aktionspunkte, Aushebung, Märsche, Versorgung, Sammeln (7.0). Nach der Aushebung kommen die Märsche.',
        otherwise: 'Sie dürfen mehr ausheben, aber jeder Punkt ist ein Marsch weniger (12.2).',
      },
      ship: {
        title: 'Über See nach Walfischbai',
        ask: 'Verschiffen Sie die 1st South African Mounted Riflemen und die Durban Light Infantry vom Kapland nach Walfischbai.',
        why: 'Ein Seetransport kostet 2 Punkte und geht von einem Hafen oder dem Kapland zu jedem Küstenfeld ohne Deutsche (22.1, 22.2). Walfischbai ist Ihre Enklave neben Swakopmund (2.1).',
        otherwise: 'Dort dürfen sie landen, aber Swakopmund erreichen sie dann nicht.',
      },
      attack: {
        title: 'Vom Landeplatz aus angreifen',
        ask: 'Greifen Sie Swakopmund an.',
        why: 'Wer neben Deutschen landet, darf sie in derselben Aktion angreifen, ohne weitere Punkte (22.3). Er greift ein Feld an, und nur einmal (15.2, 15.6).',
        otherwise: 'Sie dürfen auch halten. Dann kostet der Angriff später noch einen Punkt (15.3).',
      },
      join: {
        title: 'Mitnehmen, wer da ist',
        ask: 'Lassen Sie die Cape Town Highlanders am Angriff teilnehmen.',
        why: 'Bewegliche Einheiten, die schon im Feld standen, dürfen teilnehmen (15.2, 12.4). Die Cape Town Highlanders treffen mit 4 oder weniger (16.1).',
        otherwise: 'Die Highlanders dürfen fehlen. Aber sie sind ein Drittel Ihres Feuers.',
      },
      gun: {
        title: 'Das Schiffsgeschütz',
        ask: 'Setzen Sie das Schiffsgeschütz ein.',
        why: 'Gegen Deutsche, die einen Hafen oder ein Küstenfeld verteidigen, feuert es als Artillerie, und niemand kann es treffen (23.5). Es dient einmal im Zug.',
        otherwise: 'Ohne das Geschütz werfen Sie einen Würfel weniger.',
      },
      bid: {
        title: 'Der Vorteil',
        ask: 'Geben Sie keinen Punkt für den Vorteil aus.',
        why: 'Beide Seiten würfeln; der Verteidiger zählt 1 für die Stadt dazu, und ein Punkt gäbe Ihnen 1 dazu (15.5.2). Wer höher liegt, kämpft oder zieht sich zurück und feuert zuerst (15.5.3, 15.5.4).',
        otherwise: 'Ein Punkt gibt Ihrem Würfel 1 dazu. Eine schwache Einheit ist das nicht wert.',
      },
      fight: {
        title: 'Kämpfen',
        ask: 'Kämpfen Sie.',
        why: 'Sie haben den Vorteil: 5 gegen 3. Erst feuert die Artillerie, Ihre vor ihrer, dann alle anderen (15.5.4). Ein Würfel, der nicht über dem Wert liegt, trifft; ein Treffer zersprengt eine Einheit und entfernt eine, die nur eine Stufe hat (16.1, 16.3).',
        otherwise: 'Wer sich zurückzieht, verliert niemanden, aber Swakopmund bleibt deutsch.',
      },
      advance: {
        title: 'In die Stadt vorrücken',
        ask: 'Rücken Sie mit den 1st South African Mounted Riflemen vor, und lassen Sie die anderen stehen.',
        why: 'Der Angreifer hat gewonnen, und das Feld ist leer, also darf jede seiner beweglichen Einheiten vorrücken (17.5). Eine Stadt gehört Ihnen nur, solange eine Einheit von Ihnen darin steht (4.0).',
        otherwise: 'Auch andere dürfen vorrücken; jemand sollte in Walfischbai bleiben.',
      },
      road: {
        title: 'Auf der Straße marschieren',
        ask: 'Marschieren Sie mit der Natal Light Horse von Springbok nach Steinkopf.',
        why: 'Ein Marsch kostet 1 Punkt, für beliebig viele Einheiten eines Feldes (12.2, 12.1). Neben der Bahn läuft eine Straße: ein halber Bewegungspunkt je Feld, gleich auf welchem Boden (21.1).',
        otherwise: 'Auch dorthin darf sie. Achten Sie darauf: Wer eine feindliche Zone betritt, hält an (11.4).',
      },
      supply: {
        title: 'Die Märsche beenden',
        ask: 'Beenden Sie die Marschphase.',
        why: 'Nun wird die Versorgung geprüft. Neben einer Versorgungseinheit, wie die Natal Light Horse, und in Städten sind Einheiten versorgt (18.1). Die anderen brauchen eine Linie zu einer Versorgungseinheit oder einem eigenen Hafen, sonst würfeln sie: 1 bis 3 zersprengt sie (18.2, 18.5).',
        otherwise: 'Sie haben noch Punkte für weitere Märsche. Was übrig ist, bleibt Ihnen (9.2).',
      },
      rally: {
        title: 'Den Zug beenden',
        ask: 'Beenden Sie die Sammelphase.',
        why: 'Ein Punkt stellt bis zu zwei zersprengte Einheiten eines Feldes wieder her, die versorgt sind (19.2). Niemand ist zersprengt, also sind die Deutschen am Zug.',
        otherwise: 'Niemand muss gesammelt werden.',
      },
    },
    end: 'Das ist ein Zug. Die Alliierten gewinnen sofort, wenn sie jede Stadt Südwestafrikas und Südafrikas und Walfischbai halten (5.2); haben sie das bis zum Ende von Zug 10 nicht, haben die Deutschen gewonnen (5.1, 5.3). Ab Zug 2 beginnt jeder Zug mit einem Ereignis (8.2), und der Nebel des Krieges verbirgt, wer wo steht (26.0).',
  }),
  taught(line, {
    title: 'Fort von der Bahn',
    about:
      'Deutsche: Die 1st South African Mounted Riflemen sind mit der Bahn nach Usakos gekommen, neben Karibib, und bedrohen die Linie nach Windhuk.',
    steps: {
      line: {
        title: 'Den Vorstoß zurückwerfen',
        ask: 'Gewinnen Sie in diesem Zug ein Gefecht gegen den Vorstoß.',
        why: 'Eine Truppe greift ein Feld an (15.2). Ein Führer gibt dem Würfel um den Vorteil 1 dazu (15.5.2).',
        otherwise: 'Der Zug ist vorbei, und der Vorstoß ist nicht geschlagen.',
      },
    },
    end: 'Beste bekannte Antwort: aus Karibib mit allen marschieren, ohne einen Schritt, und Usakos angreifen (15.3). Franke gibt 1 dazu, zwei Geschütze feuern vor den anderen (15.5.4), und eine einzelne Einheit, die zersprengt ist, hat verloren (17.1). So gewinnen Sie 97 von 100 solcher Angriffe; die drei Feldkompanien mit Franke, aber ohne die Geschütze, gewinnen 75.',
  }),
  taught(port, {
    title: 'Lüderitzbucht von See',
    about: 'Alliierte: Den Hafen im Süden halten Miliz und eine Funkstation.',
    steps: {
      port: {
        title: 'Ein Hafen in einem Zug',
        ask: 'Nehmen Sie in diesem Zug Lüderitzbucht.',
        why: 'Niemand landet in einem Feld mit Deutschen, aber daneben (22.2, 22.3). Nach einem Sieg dürfen Ihre Einheiten vorrücken (17.5).',
        otherwise: 'Der Zug ist vorbei, und Lüderitzbucht gehört nicht Ihnen.',
      },
    },
    end: 'Beste bekannte Antwort: mit allen vom Kapland nach 2425, in derselben Aktion mit dem Schiffsgeschütz Lüderitzbucht angreifen und mit der Durban Light Infantry vorrücken. Das kostet zusammen 2 Punkte, wer auch fährt (22.2), und die Stadt bringt jeden Zug 1 (9.1). Alle neun gewinnen 96 von 100 Angriffen. Die 1st South African Mounted Riflemen und die Durban Light Infantry allein gewinnen 55 und ohne das Geschütz keinen: Die Verschanzung halbiert ihre Treffer (16.5), und beide Verteidiger müssen auf einmal getroffen werden (17.1). Der Nachschub ernährt, wer in der Wüste bleibt (18.1).',
  }),
  taught(gather, {
    title: 'Drei für einen Punkt',
    about: 'Deutsche: Ihre Einheiten in Swakopmund sind weit von Franke in Karibib, und Punkte sind teuer.',
    steps: {
      gather: {
        title: 'Zusammenziehen',
        ask: 'Bringen Sie in einer Aktion drei Einheiten nach Karibib.',
        why: 'Ein Marsch bewegt Einheiten eines Feldes (12.1). Ein Führer kann rufen, wer ihn in einem Marsch erreichen könnte, jeden auf seinem Weg (20.3).',
        otherwise: 'Der Zug ist vorbei, und drei Einheiten sind nicht gekommen.',
      },
    },
    end: 'Beste bekannte Antwort: um Franke zusammenziehen und 1. Feldkompanie, 2. Feldkompanie und 1. Batterie kommen lassen. Es kostet einen Punkt, woher sie auch kommen (20.3); dann darf von seinem Feld aus ein Gefecht geführt werden.',
  }),
]
