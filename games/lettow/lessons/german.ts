import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { away, first, landing, raid } from './plans.ts'

/** Die Lektionen und Aufgaben auf Deutsch. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'Erster Abend',
    about:
      'Sie führen die Alliierten durch anderthalb Züge: Rekruten, eine Landung, ein Kampf, ein Rückzug und eine Bahnfahrt.',
    steps: {
      place: {
        title: 'Eine Einheit auf die Karte stellen',
        ask: 'Stellen Sie 1/KAR nach Mombasa.',
        why: 'Zwei Ihrer Einheiten stellen Sie in Britisch-Ostafrika auf, wo Sie wollen (25.1). Von Mombasa führt ein Pfad nach Tanga, dem nächsten deutschen Versorgungszentrum (3.7). Die Zahl auf dem Marker ist der höchste Wurf, mit dem er trifft (4.3).',
        otherwise:
          '1/KAR darf überall in Britisch-Ostafrika beginnen. Von dort käme es aber nicht rechtzeitig nach Tanga.',
      },
      ready: {
        title: 'Den Rest aufstellen lassen',
        ask: 'Wählen Sie die fertige Aufstellung.',
        why: 'Was übrig ist, kommt dahin, wo es meistens steht, erst Ihre Einheiten, dann die deutschen (6.0). Danach wird die erste Karte aufgedeckt (5.3).',
        otherwise:
          'Sie dürfen auch von Hand weiter aufstellen. Für die Lektion lassen Sie den Rest stehen, wo er meistens steht.',
      },
      recruit: {
        title: 'Ein Rekrut kommt',
        ask: 'Stellen Sie EAD in die Box Indischer Ozean.',
        why: 'Ihre Karte ist A3: Zwei Marker werden gezogen, einer nach dem anderen (9.1). Britische Einheiten dürfen in die Box Indischer Ozean, von der jeder Ozeanhafen eine Überfahrt entfernt ist (27.3, 28.2).',
        otherwise: 'Auch dort darf EAD erscheinen. Aber nur aus der Box kann es jetzt in Tanga landen.',
      },
      second: {
        title: 'Ein Versorgungszentrum decken',
        ask: 'Stellen Sie 2/KAR nach Mombasa.',
        why: 'Mombasa ist ein Versorgungszentrum, das Sie besetzt halten, also dürfen Rekruten dorthin (27.3). Es soll in Ihrer Hand bleiben, wenn 1/KAR abzieht.',
        otherwise:
          'Das ist erlaubt, aber Mombasa bleibt dann seiner Garnison überlassen, und die hat den Wert 1 (4.7).',
      },
      sail: {
        title: 'In Tanga landen',
        ask: 'Lassen Sie B IEF, C IEF und EAD nach Tanga fahren.',
        why: 'Eine Überfahrt ist die ganze Bewegung einer Einheit, und sie darf landen, wo ein Feind steht (28.2, 10.7). Die Karte A3 gibt 1 zur Überlegenheit, wo eine Einheit kämpft, die in diesem Zug gelandet ist (5.2).',
        otherwise:
          'Dorthin dürfen sie. Aber Tanga wird von zwei Einheiten gehalten, und dagegen brauchen Sie alle Kräfte.',
      },
      march: {
        title: 'Über Land marschieren',
        ask: 'Marschieren Sie mit 1/KAR von Mombasa nach Tanga.',
        why: 'Ein Pfad kostet einen Punkt, und A3 gibt leichter Infanterie zwei (10.2, 5.2). Wer einen Raum mit einem Feind betritt, hält dort an (10.3). Fünf Einheiten einer Seite dürfen in einem Raum stehen, Garnisonen nicht gezählt (11.0).',
        otherwise:
          'Dorthin darf es, aber 1/KAR ist Ihre einzige schnelle Einheit hier, und schnelle Einheiten zählen im Kampf (13.0).',
      },
      end: {
        title: 'Die Bewegung beenden',
        ask: 'Beenden Sie die Bewegung.',
        why: 'Niemand muss ziehen (5.3). Nach der Bewegung wird in jedem Raum gekämpft, in dem Einheiten beider Seiten stehen (12.1).',
        otherwise: 'Wer übrig ist, darf auch noch ziehen. Die Lektion geht weiter, wenn die Bewegung vorbei ist.',
      },
      fight: {
        title: 'Den Kampf beginnen',
        ask: 'Beginnen Sie den Kampf um Tanga.',
        why: 'Sie sind der Angreifer, mit vier Einheiten gegen zwei (12.1). Ein Kampf hat bis zu drei Runden: Würfel um die Überlegenheit, Feuer und die Wahl zu bleiben (12.2).',
        otherwise: 'Zuerst der Kampf um Tanga.',
      },
      air: {
        title: 'Flugzeuge oder nicht',
        ask: 'Lassen Sie die Flugzeuge am Boden.',
        why: 'Flugzeuge helfen bei 1 oder 2 und sind bei 6 für immer verloren (24.4). Jede Seite würfelt nun um die Überlegenheit; Sie zählen 1 für die Karte dazu, und ein Gleichstand geht an den Verteidiger (13.0). Wer überlegen ist, feuert zuerst, und nur wer übrig bleibt, feuert zurück (14.1, 14.3).',
        otherwise: 'Flugzeuge dürfen einmal in jeder Ihrer Kampfphasen fliegen (24.4). Die Lektion spart sie auf.',
      },
      lose: {
        title: 'Den Verlust wählen',
        ask: 'Geben Sie B IEF auf.',
        why: 'Die Würfel zeigten 4 und 5: mit Ihrer 1 ein Gleichstand, also feuerten die Deutschen zuerst und trafen einmal. Sie sagen, wer verloren ist (14.2). B IEF trifft nur mit 2; es kommt in den Vorrat und kann wiederkommen (4.6).',
        otherwise: 'Auch diese dürfen Sie aufgeben, aber sie trifft besser als B IEF, oder sie ist schnell.',
      },
      stay: {
        title: 'Bleiben oder zurückgehen',
        ask: 'Bleiben Sie, und kämpfen Sie eine zweite Runde.',
        why: 'Einer der zwei Deutschen ist fort, und drei der Ihren stehen gegen einen. Erst sagt der Angreifer, ob er bleibt, dann der Verteidiger (15.0). Lassen Sie die Flugzeuge wieder am Boden, wenn Sie gefragt werden.',
        otherwise: 'Damit geben Sie Tanga auf, obwohl nur noch ein Deutscher dort steht.',
      },
      retreat: {
        title: 'Rechtzeitig fort',
        ask: 'Gehen Sie mit Vol/LF nach Voi zurück.',
        why: 'Tanga gehört Ihnen. In ihrem Zug haben zwei Feldkompanien Vol/LF bei Taveta angegriffen; die erste Runde traf niemanden. Wer zurückgeht, geht in einen benachbarten Raum ohne Feinde (17.1), und die andere Seite folgt nicht (17.4).',
        otherwise: 'Das dürfen Sie. Aber eine Einheit gegen zwei, die mit 3 treffen, hat wenig Hoffnung.',
      },
      rail: {
        title: 'Mit der Bahn fahren',
        ask: 'Fahren Sie mit 1/KAR von Tanga nach Moschi.',
        why: 'Es ist Zug 2, Ihre Karte ist A9, und B IEF kam nach Mombasa zurück. Für einen Punkt fährt eine Einheit beliebig weit mit der Bahn, bis zum ersten Raum mit einem Feind (28.3). Die Deutschen haben Moschi leer gelassen.',
        otherwise: 'Dorthin darf es, aber Moschi liegt im Rücken der Deutschen bei Taveta.',
      },
      close: {
        title: 'Gemeinsam marschieren',
        ask: 'Bringen Sie 1/KAR, Vol/LF und 2/KAR nach Taveta.',
        why: 'Drei gegen zwei, das will ein Angriff haben, und drei schnelle Einheiten gegen zwei geben Ihrem Würfel 1 dazu (13.0). Leichte Infanterie hat mit A9 zwei Punkte, berittene drei (5.2). 2/KAR geht über Voi.',
        otherwise: 'Das ist erlaubt, aber es schwächt den Angriff auf Taveta.',
      },
      battle: {
        title: 'Es ausfechten',
        ask: 'Beenden Sie die Bewegung, und kämpfen Sie bei Taveta.',
        why: 'Sie würfeln und zählen 1 für mehr schnelle Einheiten dazu (13.0). Sind Sie überlegen, feuern drei der Ihren, bevor jemand zurückfeuert (14.1). Lassen Sie die Flugzeuge am Boden.',
        otherwise: 'Das dürfen Sie. Die Lektion endet, wenn Taveta Ihnen gehört.',
      },
    },
    end: 'Das ist ein Zug: Karte, Rekruten, Bewegung, Kampf. Die Partie hat vierzehn (1.0). Nach dem letzten gewinnen die Deutschen, wenn sie ein Versorgungszentrum besetzt halten, und Sie, wenn Sie alle acht besetzt halten; wer keine Einheit mehr auf der Karte hat, verliert sofort (26.0).',
  }),
  taught(raid, {
    title: 'Die Ugandabahn unterbrechen',
    about:
      'Deutsche, Karte G5: Was Ihre Einheiten von der britischen Bahn betreten, trägt im nächsten Zug keinen alliierten Zug.',
    steps: {
      raid: {
        title: 'Zwei Stationen in einem Zug',
        ask: 'Betreten Sie in diesem Zug zwei Stationen der Ugandabahn.',
        why: 'Bis zwei Räume von Britisch-Ostafrika haben Ihre Einheiten drei Punkte, sonst einen (5.2). Wer einen Raum mit einem Feind betritt, hält dort an (10.3).',
        otherwise: 'Der Zug ist vorbei, und weniger als zwei Stationen wurden betreten.',
      },
    },
    end: 'Beste bekannte Antwort: 1. FKA über Aruscha nach Nairobi und 3. FKA von Tanga nach Mombasa. In Taveta hielte Sie Vol/LF auf (10.3); Aruscha ist leer, zwei der drei Punkte führen nach Nairobi (5.2), und dort hält die Garnison Sie auf.',
  }),
  taught(landing, {
    title: 'Landen, wo es zählt',
    about:
      'Alliierte, Karte A3, vier Einheiten in der Box Indischer Ozean: Die Hauptstadt Deutsch-Ostafrikas wird von zweien gehalten.',
    steps: {
      landing: {
        title: 'Daressalam in einem Zug',
        ask: 'Nehmen Sie in diesem Zug Daressalam.',
        why: 'Eine Überfahrt darf enden, wo ein Feind steht, und es wird gekämpft (28.2). A3 gibt 1 zur Überlegenheit, wo eine Einheit kämpft, die gelandet ist (5.2).',
        otherwise: 'Der Zug ist vorbei, und Daressalam gehört nicht Ihnen.',
      },
    },
    end: 'Beste bekannte Antwort: B IEF, C IEF, EAD und 2/KAR auf einmal. Die Werte sind 2, 2, 3 und 3: Zusammen treffen sie im Mittel 1,7-mal in der Runde (14.1), und zwei Treffer beenden den Kampf. Eine Garnison kann nicht zurückgehen (4.5). Vier nehmen die Stadt in 97 von 100 solchen Zügen, drei in 82, B IEF und C IEF allein in 41: Wer zwei landet, behält zwei zurück, die nicht helfen können.',
  }),
  taught(away, {
    title: 'Aus der Falle',
    about:
      'Deutsche, mit der Regel vom Abbrechen (30.1): Zwei schnelle Einheiten werden bei Moschi angegriffen, und Sie sind überlegen.',
    steps: {
      away: {
        title: 'Niemand geht verloren',
        ask: 'Bringen Sie beide Einheiten zusammen nach Korogwe, ohne einen Schuss.',
        why: 'Die überlegene Seite darf vor dem Feuer gehen, wenn alle ihre Einheiten dort schnell sind (18.0). Jede geht in einen benachbarten Raum ohne Feinde (17.1).',
        otherwise: 'Der Kampf ist vorbei, und sie sind nicht beide in Korogwe.',
      },
    },
    end: 'Beste bekannte Antwort: abbrechen und mit 1. FKA und 2. FKA nach Korogwe. In Taveta steht kein Deutscher und kein Alliierter, in Aruscha auch nicht, aber Korogwe liegt an der Bahn nach Tanga (3.7): Dort sind sie eine Fahrt von der Küste und zu zweit. Zu bleiben und zuerst zu feuern (14.1) hielte Moschi in 71 von 100 Gefechten, kostete aber in 53 eine Einheit oder beide: Ihre Feldkompanien sind wenige. Wer abbricht, verliert niemanden.',
  }),
]
