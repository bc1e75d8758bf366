import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'

/** Hilfe zu jeder Frage, auf Deutsch. */
export const questions: Guide<AskedBy<Message>>['questions'] = {
  germanMuster: {
    what: 'Im freien Spiel nimmt jede Seite eine fertige Liste, lässt die Würfel eine Truppe machen oder wirbt eine in den Grenzen der Punkte (17.10, 17.3).',
    weigh:
      'Fertige Listen sind ganze Heere, die zusammenpassen; was Sie werben, braucht einen Anführer je 200 Punkte und hat Grenzen für Geschütze und Maschinengewehre.',
    usual: 'Im ersten Spiel eine fertige Liste, etwa die Schutztruppe.',
  },
  britishMuster: {
    what: 'Im freien Spiel nimmt jede Seite eine fertige Liste, lässt die Würfel eine Truppe machen oder wirbt eine in den Grenzen der Punkte (17.10, 17.3).',
    weigh:
      'Fertige Listen sind ganze Heere, die zusammenpassen; was Sie werben, braucht einen Anführer je 200 Punkte und hat Grenzen für Geschütze und Maschinengewehre.',
    usual: 'Im ersten Spiel eine fertige Liste, etwa die indische Brigade.',
  },
  ground: {
    what: 'Beide Seiten sehen die ausgewürfelte Platte und sagen, ob sie darauf spielen; wer anderes Gelände verlangt, lässt alles neu auswürfeln, höchstens dreimal (17.6).',
    weigh: 'Weder Angreifer noch Aufgabe ist bekannt: Was der einen Seite hilft, kann der anderen helfen.',
    usual: 'Einverstanden, außer wenn gar nichts Deckung gibt.',
  },
  edge: {
    what: 'Sie verteidigen im freien Spiel und wählen die lange Kante, von der aus Ihre Seite aufstellt, bis 8 Zoll weit (17.6).',
    weigh:
      'Deckung in Ihrer Zone macht Sie schwerer zu treffen (3.6), und zu viel Bewuchs davor versperrt Ihre eigene Sicht (10.2).',
    usual: 'Die Kante mit Busch, Hütten oder einem Haus in der Nähe.',
  },
  setUp: {
    what: 'Sie stellen jede Einheit, die weder verspätet noch auf dem Wasser ist, in Ihrer Zone auf, der Verteidiger vor dem Angreifer; jedes Szenario hat eine fertige Aufstellung (17.7).',
    weigh:
      'Maschinengewehre ziehen oder schießen (7.5): Sie gehören dorthin, wo sie nicht ziehen müssen. Ein Block von zwei oder mehr Gliedern ist ein Geschenk für Geschütze (7.4).',
    usual:
      'Im ersten Spiel die fertige Aufstellung. Später: Linien in Deckung, Geschütze mit weitem Blick, der Anführer hinten bei einer großen Einheit.',
  },
  placing: {
    what: 'Die Einheit wird nach der Mitte ihres ersten Glieds, Front, Breite und Ordnung aufgestellt (9.5, 17.7). Verborgene werden aufgeschrieben und stehen nicht auf der Platte (13.2).',
    weigh:
      'Aufgelöste Figuren sind schwerer zu treffen, können aber nicht stürmen, und der Wechsel kostet einen halben Zug (9.6, 12.5). Fußtruppen schießen in die Hälfte der Platte vor ihnen (9.7).',
    usual: 'In Linie, Front zum Feind, in oder hinter Deckung.',
  },
  attaching: {
    what: 'Ein Anführer, Späher oder Fahnenträger kann sich einer Einheit anschließen: Er zieht, schießt und kämpft dann mit ihr und wird zuletzt getroffen (9.8).',
    weigh:
      'Fällt der Heerführer, legen alle im Umkreis von 18 Zoll zwei Proben ab (8.3). Ein Späher leiht einer Einheit zu Fuß seine Würfel und sein Auge für Hinterhalte (7.2).',
    usual: 'Anführer schließen sich einer großen Einheit an, die nicht vorn steht.',
  },
  arrive: {
    what: 'Eine verspätete Einheit ist eingetroffen: Sie wählen einen Punkt ihrer Kante, nicht näher als 4 Zoll an einem Feind, 12 an einem feindlichen Späher (17.1, 17.2). Sie darf in dieser Runde ziehen.',
    weigh: 'Was sehen und erreichen die Feinde dort? Ein Maschinengewehr, das nicht weiterzieht, darf schießen (17.1).',
    usual: 'Hinter Deckung, außerhalb der halben Reichweite des Feindes.',
  },
  first: {
    what: 'Sie haben den Wurf gewonnen und sagen, wer mit der Bewegung beginnt; dann nennen die Seiten abwechselnd Einheiten (11.1, 11.2).',
    weigh: 'Wer zuerst zieht, kann zuerst stürmen oder entkommen; wer zuletzt zieht, hat alles gesehen.',
    usual: 'Den Feind beginnen lassen, außer wenn Sie stürmen wollen, ehe er gezogen ist.',
  },
  organiser: {
    what: 'Ein Organisator, und die Einheit, bei der er ist, darf vor allen anderen ziehen (5.6, 11.3).',
    weigh:
      'Das ist einen Sturm oder einen Ausweg wert, den der Feind verderben könnte; sonst verrät es früh Ihren Plan.',
    usual: 'Jetzt nicht, außer wenn der erste Schritt zählt.',
  },
  movement: {
    what: 'Die Seiten nennen abwechselnd eine Einheit; sie zieht, stürmt, wendet oder steht, und jede wird einmal in der Runde genannt (11.2). Würfel sagen, wie weit sie geht, in Deckung weniger (12.1, 12.2).',
    weigh:
      'Ein Geschütz oder Maschinengewehr, das zieht, schießt nicht (7.4, 7.5). Wer im Freien in halber Reichweite endet, wird am meisten getroffen (3.4).',
    usual:
      'Zuerst die, die der Feind aufhalten könnte; Geschütze, Maschinengewehre und Leute in Werken stehen und schießen.',
  },
  legs: {
    what: 'Die Einheit hat ihren Zug gewürfelt und braucht ihn in bis zu vier Abschnitten: Sie marschiert in einer Richtung oder formiert sich neu (12.4). Niemand muss alles brauchen (12.3).',
    weigh:
      'Offenes und Deckung gehen von einem Zug ab (12.2); eine Mauer oder ein Graben kostet einen Zoll Deckung mehr (12.7). Am Ende darf die Front umsonst bis zu 90 Grad abweichen (12.4).',
    usual: 'Von Deckung zu Deckung, am Ende Front zum Feind, außerhalb seiner halben Reichweite oder in der eigenen.',
  },
  facing: {
    what: 'Die Einheit hat gestürmt, und Sie sagen, wohin ihre Front geht (12.8).',
    weigh:
      'In der nächsten Runde schießt sie nur in die Hälfte davor, doch auf Feinde in Kontakt von jeder Seite (9.7).',
    usual: 'Zum Feind, mit dem sie kämpft.',
  },
  sprung: {
    what: 'Der Hinterhalt bricht in der Bewegungsphase los: Die Einheit darf jetzt stürmen, statt später zu schießen (13.3, 12.8).',
    weigh:
      'Ihr Feuer wird in dieser Runde durch Deckung nicht gemindert (13.3); ein Sturm hängt an den Würfeln des Zuges und daran, wer im Nahkampf besser ist (6.3, 6.6).',
    usual: 'Mit Askari schießen; mit Ruga-Ruga, Kriegern oder Regulären auf schwächere Truppen in der Nähe stürmen.',
  },
  landing: {
    what: 'Die Einheit auf dem Wasser wird an einem Punkt des Ufers an Land gesetzt, so weit von Feinden, wie das Szenario sagt; das ist ihr ganzer Zug (17.9).',
    weigh: 'Sie darf schießen, ein Maschinengewehr nicht. Was kann sie vor ihrem nächsten Zug erreichen?',
    usual: 'Außer Sicht eines Maschinengewehrs, einen Zug vom Ziel.',
  },
  openFire: {
    what: 'Zu Beginn des Schießens darf eine verborgene Einheit losbrechen und das Feuer eröffnen (13.3). Jede feindliche Einheit im Umkreis von 8 Zoll muss eine Moralprobe ablegen (13.5).',
    weigh:
      'Näher ist besser: Der Schreck reicht 8 Zoll, und über halber Reichweite fehlt 1 auf dem Würfel (3.4). Ein Späher entdeckt Sie auf 8 Zoll, andere auf 4 (13.4).',
    usual: 'Wenn zwei feindliche Einheiten im Umkreis von 8 Zoll sind, oder der nächste Schritt Sie entdecken würde.',
  },
  freeRoll: {
    what: 'Ein Feind löst sich: Jede Ihrer Figuren, die er berührte, schlägt einmal mit 2 mehr zu und kann nicht getroffen werden (12.9).',
    weigh: 'Es kostet nichts. Ein Anführer oder starker Kämpfer unter denen, die Sie berühren, ist das bessere Opfer.',
    usual: 'Die wertvollste Figur in Reichweite.',
  },
  independents: {
    what: 'Sind alle Einheiten gezogen, werden Anführer, Späher und Fahnenträger für sich und Tross einzeln genannt (1.3, 9.9). Wer es lässt, lässt alle seine übrigen stehen.',
    weigh:
      'Tross, den ein Feind berührt, ohne dass ein Freund im Umkreis von 4 Zoll ist, wird genommen (9.9). Ein Anführer sammelt im Umkreis von 18 Zoll, wo er auch steht (8.8).',
    usual: 'Träger auf ihrer Straße weiter, Anführer zu der Einheit, die sie braucht, Späher voraus.',
  },
  shooting: {
    what: 'Jede Ihrer Einheiten nennt ein Ziel in Reichweite, Schussfeld und Sicht, oder keines; alle Schüsse beider Seiten werden dann zusammen gewürfelt (14.1, 11.4). 5 oder mehr mit allen Zuschlägen trifft (3.1).',
    weigh:
      'Eine Einheit, die in dieser Runde genug verliert, muss eine Probe ablegen: eine Figur von höchstens sechs, zwei von bis zu zwölf, drei von mehr (8.5). Ein zweiter Fehlschlag entfernt sie ganz (8.7).',
    usual:
      'Auf Einheiten mit Marker, dann auf die größte im Freien; Bedienungen von Maschinengewehren vor Leuten in Werken.',
  },
  role: {
    what: 'Sind alle Ziele näher als 24 Zoll, schießt das Pom-Pom entweder Granaten wie ein altes Geschütz oder Feuerstöße wie ein Maschinengewehr (4.10, 7.6).',
    weigh:
      'Eine Granate trifft alle im Umkreis von 2 Zoll, wenn sie überhaupt trifft; sechs Schüsse verteilen sich auf 6 Zoll, doch es kann klemmen (7.5, 7.6).',
    usual: 'Granaten auf einen dichten Block, Feuerstöße auf eine Linie.',
  },
  aim: {
    what: 'Sie nennen die Figur, auf die gezielt wird. Der Treffer eines Geschützes trifft alle im Umkreis von 2 Zoll, beim Schnellfeuergeschütz von 3; ein Maschinengewehr geht auf Figuren im Umkreis von 6 Zoll über (7.4, 7.5).',
    weigh: 'Eine Explosion trifft auch Freunde, und Deckung hilft nur in Gebäuden dagegen (14.10).',
    usual: 'Die Mitte der dichtesten Gruppe, ohne Freunde daneben.',
  },
  pick: {
    what: 'Eine natürliche 6 eines Spähers oder Freiwilligen in halber Reichweite darf einem angeschlossenen Anführer statt dem nächsten Mann gegeben werden (14.9).',
    weigh:
      'Ein toter Heerführer bringt allen im Umkreis von 18 Zoll zwei Proben (8.3), und niemand sammelt an seiner Stelle.',
    usual: 'Immer, außer wenn der Anführer nichts mehr zu führen hat.',
  },
  combat: {
    what: 'Alle durch Kontakt verbundenen Figuren sind ein Nahkampf; Sie haben die Bewegung begonnen und sagen, welcher als nächster ausgetragen wird (11.5).',
    weigh: 'Die Folge zählt nur, wo ein Ausgang einer Einheit Platz zum Aufschließen gibt (15.8).',
    usual: 'Irgendeiner; der sicherste zuerst.',
  },
  pairing: {
    what: 'Sie stellen Figuren in Kontakt eine gegen eine, so viele Paare, wie es geben kann; wer übrig ist, darf als Zweiter dazukommen (15.2). Beide werfen einen Würfel, und wer um zwei oder mehr niedriger liegt, fällt (6.7).',
    weigh:
      'Reguläre, Krieger, Späher, Kavallerie und Anführer zählen 3 dazu, Ruga-Ruga 2, Soldaten 1, und Askari verlieren 1 (6.3, 6.4, 6.5, 6.6).',
    usual: 'Ihre Besten gegen seine Schwächsten, Ihre Schwächsten gegen seine Besten.',
  },
  joining: {
    what: 'Eine Figur ohne Gegner darf als zweite gegen einen Feind dazukommen; sie kämpft nach der ersten und hat 2 mehr (15.2, 15.3, 6.4).',
    weigh: 'Ein Zweiter verdoppelt die Aussicht, einen starken Mann zu fällen, und wagt einen mehr von den eigenen.',
    usual: 'Gegen seinen besten Kämpfer oder Anführer.',
  },
  striking: {
    what: 'Ihre Figur hat zwei gegen sich und wählt, gegen wen sie zuerst kämpft; lebt sie noch, kämpft der andere mit 2 mehr (6.2, 15.3).',
    weigh: 'Dem ersten begegnet sie ohne diesen Zuschlag.',
    usual: 'Der Stärkere zuerst.',
  },
  closingUp: {
    what: 'Der Feind hat keine Figur mehr in Kontakt: Die Einheit darf einen Abschnitt von bis zu 2 Zoll gehen, gleich über welches Gelände, ohne neuen Kontakt (15.8).',
    weigh: 'Zwei Zoll können sie hinter die Mauer bringen, um die sie gekämpft hat.',
    usual: 'In Deckung oder ins Ziel.',
  },
  task: {
    what: 'Eine Einheit oder Gruppe, die die ganze Runde am Ort war, ohne zu schießen, zu stürmen oder in Kontakt zu sein, versucht ihre Aufgabe mit einem Würfel (17.8).',
    weigh: 'Der Versuch kostet jetzt nichts, und ein misslungener darf in der nächsten Runde wiederholt werden.',
    usual: 'Immer versuchen.',
  },
  rally: {
    what: 'Jeder Anführer darf einmal in der Runde versuchen, einer Einheit im Umkreis von 18 Zoll den Marker zu nehmen, mit 4 bis 6, ein Redner mit 2 bis 6 (8.8, 5.3).',
    weigh: 'Eine Einheit mit Marker, die noch einmal fehlt, wird ganz entfernt (8.7).',
    usual: 'Die größte mit Marker, Askari zuerst, denn sie fehlen öfter (8.6).',
  },
  test: {
    what: 'Einheiten, die Grund zu einer Moralprobe haben, werden abwechselnd genannt und legen alle ihre Proben ab (16.1, 16.2). Askari und Truppen mit niedriger Moral bestehen mit 4 bis 6, andere mit 3 bis 6 (8.6).',
    weigh: 'Eine Einheit, die flieht, bringt auch Freunde im Umkreis von 12 Zoll und in Sicht zur Probe (8.1).',
    usual: 'Die mit Marker zuerst.',
  },
  endure: {
    what: 'Im Umkreis von 4 Zoll um einen Zuchtmeister darf eine Einheit eine Probe in der Runde übergehen, ehe gewürfelt wird (5.2, 16.6).',
    weigh: 'Mehrere Gründe heißen mehrere Proben, und nur eine kann übergangen werden.',
    usual: 'Übergehen, sofort, wenn die Einheit einen Marker hat.',
  },
}
