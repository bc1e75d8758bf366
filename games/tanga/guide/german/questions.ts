import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'

/** Hilfe zu jeder Frage, auf Deutsch. */
export const questions: Guide<AskedBy<Message>>['questions'] = {
  naval: {
    what: 'Vor der Aufstellung sagen beide Seiten, wie die Schiffe mitschießen; sind sie uneins, entscheidet ein Würfel (10.27). Möglichkeit 1 gibt den Briten zwei einzelne Schüsse, 2 einen, 3 ein paar schwache Feuerpunkte, 4 entweder ein bis sechs Schüsse oder, bei ungeradem Wurf, keine und den Deutschen einen.',
    weigh:
      'Ein Schuss fällt in einem von drei Fällen ins Zielfeld und sonst daneben; Schiffe entscheiden also selten. Außer bei 1 darf die Gebirgsbatterie landen, wo das Szenario Landungen hat (19.3).',
    usual: 'Nehmen Sie 1: Sie ist die einfache, und sie gilt, wenn niemand wählt.',
  },
  deploy: {
    what: 'Jede Einheit bekommt ein Feld in der Zone ihres Szenarios und eine Seite, nach der sie ausgerichtet ist; die Deutschen stellen vor den Briten auf (3.1). Zwei Einheiten teilen ein Feld nur mit einem Führer, dem sie gehorchen (9.1).',
    weigh:
      'Einheiten sehen und feuern nur durch drei von sechs Seiten (8.1), und Feuer in die Flanke zählt doppelt (12.1). Eine Linie einzelner Einheiten feuert besser als ein Haufen und verliert durch einen schlechten Wurf weniger Munition.',
    usual:
      'Nehmen Sie im ersten Spiel die vorgeschlagene Aufstellung. Deutsche stehen einzeln am Bahndamm, Führer und Reserve dahinter; die Briten bleiben außer Sicht.',
  },
  displace: {
    what: 'Eine Phase endete mit mehr in einem Feld, als dort stapeln darf: Sie nennen die Einheit, die weichen muss, und der Gegner sagt, wohin (9.5).',
    weigh:
      'Er stellt sie dorthin, wo auf sie gefeuert wird, fern von ihrem Offizier; findet sich kein Platz, ist sie verloren.',
    usual: 'Die schwächste oder eine ungeordnete Einheit, nie das Maschinengewehr.',
  },
  into: {
    what: 'Der Feind hat mehr in einem Feld, als dort stapeln darf: Sie stellen die Einheit, die er hergab, in ein Nachbarfeld ohne eigene Truppen (9.5).',
    weigh:
      'Am besten vor Ihre Gewehre und abseits seiner Straße, am schlechtesten dorthin, von wo sie ein Ziel sieht oder erreicht.',
    usual: 'Dorthin, wo Sie auf sie feuern können, weit von ihrem Führer.',
  },
  rally: {
    what: 'Jede ungeordnete Einheit darf einmal in der Runde und nur bei Tag gegen ihre Moral würfeln (6.2, 6.2.4). Briten brauchen ihren Offizier oder den Stab im Feld; Deutsche brauchen niemanden, doch ein Führer hilft (6.2.1).',
    weigh:
      'Es kostet nichts, und jede Einheit, die wieder geordnet ist, senkt die Verlustzählung ihres Verbands (6.3.3). Zwei deutsche Einheiten, 4 SchK und die Polizei von Tanga, sind auf der Rückseite besser (2.6.5).',
    usual: 'Alle versuchen es, außer diesen beiden.',
  },
  supply: {
    what: 'Schauerleute an Land bringen so vielen Bataillonen Munition: eine Marke einem, zwei Marken dreien, drei Marken allen (7.6). Jede Einheit braucht einen Weg zu ihnen, auf den kein Deutscher feuern kann (7.5).',
    weigh: 'Verschossene Einheiten ziehen und kämpfen im Nahkampf weiter, können aber nicht feuern (7.1).',
    usual: 'Das Bataillon am Feind, das die meisten verschossenen Einheiten hat.',
  },
  debark: {
    what: 'In jeder zweiten Runde dürfen die Briten bis zu fünf Kampfeinheiten einer Gruppe auf einem Strand landen, oder eine Marke Schauerleute (5.1, 5.2d). Eine Gruppe muss ganz an Land sein, ehe die nächste beginnt (5.2b).',
    weigh:
      'Bei Tag auf einem schon benutzten Strand gerät niemand in Unordnung; bei Nacht auf einem neuen jeder Dritte (5.3d). Ohne Schauerleute gibt es keine Munition, und im Feldzug siegen die Deutschen, wenn alle drei gelandet und verloren sind (22.1.1.2a).',
    usual:
      'Jedes Mal fünf Einheiten, die besten Bataillone zuerst; eine Marke Schauerleute, wenn das erste Bataillon vollständig ist.',
  },
  ashore: {
    what: 'Die Einheiten der Gruppe gehen einzeln an Land, höchstens fünf, in beliebige Felder des genannten Strandes (5.2b). Bis zum Ende der Bewegungsphase dürfen sie gedrängt stehen, und sie dürfen in ihr ziehen (5.3c).',
    weigh: 'Was nach der Bewegung noch zu viel in einem Feld ist, stellen die Deutschen um (9.5).',
    usual: 'Alle fünf, auf beide Felder des Strandes verteilt, der Offizier beim größeren Teil.',
  },
  sweep: {
    what: 'Das Angriffsfeuer geht in einer Richtung über Ihre Linie, von dem Ende an, das Sie nennen: Ein Feld, das übergangen ist, feuert später nicht mehr (10.25).',
    weigh: 'Treffer am Anfang ändern, was die späteren Felder vorfinden, und ein Ziel, das läuft, ist fort.',
    usual: 'An dem Ende, an dem Ihre besten Salven sind.',
  },
  fire: {
    what: 'Ein Feld feuert als Ganzes auf ein feindliches Feld vor seiner Front, in Reichweite und Sicht (10.1). Zwei Würfel dürfen den Zielwert nicht übertreffen: den Kampfwert der obersten Einheit, 1 für jede andere und einen Führer, weniger die Deckung des Ziels (10.25).',
    weigh:
      'Zeigt einer der Würfel eine 6, etwa drei von zehn Malen, sind alle Schützen verschossen (7.3). Zielwert 2 trifft einmal in sechsunddreißig, Zielwert 7 in sieben von zwölf Würfen.',
    usual:
      'Feuern Sie etwa ab Zielwert 5, auf ungeordnete Einheiten, Maschinengewehre und Flanken; sonst schweigen Sie.',
  },
  target: {
    what: 'Sie wählen das feindliche Feld, auf das dieses Feld feuert, in Reichweite seiner Einheiten und in Sicht (10.1, 10.4).',
    weigh:
      'Deckung senkt Ihren Zielwert, Feuer in die Flanke verdoppelt Ihre Kampfwerte (12.1). Die Stufe verliert die oberste Einheit des Ziels: Sehen Sie nach, wer oben liegt (10.25c).',
    usual: 'Das Ziel, das am ehesten eine Stufe verliert; unter gleichen ein Verband nahe am Bruchpunkt.',
  },
  movement: {
    what: 'Sie ziehen beliebige Einheiten Feld für Feld, drehen sie, oder lassen ein Feld graben statt ziehen (15.1, 8.1, 18.1). Was Sie nicht gebrauchen, wird nicht gespart (15.3).',
    weigh:
      'Der Feind darf auf eine Gruppe, die er sieht, in ihrem Zug zweimal feuern (10.3c). Ein britisches Maschinengewehr, das zieht, feuert in dieser Runde nicht (19.2.1).',
    usual:
      'Zuerst die, die niemand sieht, dann die anderen paarweise mit Offizier; am Ende zum Feind ausgerichtet und abseits der Straßen, auf die er sieht.',
  },
  take: {
    what: 'Sie sagen, wer dieses Feld miteinander verlässt. Eine solche Gruppe ist von einem Verband, in den Grenzen eines Stapels, und behält ihre Ordnung (15.2, 8.1).',
    weigh:
      'Auf jede Gruppe darf der Feind zweimal feuern; zwei, die unter Feuer zusammen gehen, bekommen also die Hälfte (10.3c). Zwei, die ohne Führer bleiben oder ankommen, werden getrennt (9.6).',
    usual: 'Unter Feuer zwei Kompanien mit ihrem Offizier; einzeln, wo niemand sie sieht.',
  },
  step: {
    what: 'Die Gruppe geht in ein Nachbarfeld und bezahlt dafür: einen Punkt entlang einer Straße, eines Wegs oder der Bahn, zwei bis vier querfeldein (15.7, 15.2). Sie ist ausgerichtet, wie Sie sagen (8.1).',
    weigh:
      'Auf einer Straße unter Feuer ist der Zielwert des Feindes um 1 höher; in Pflanzung, Hütten oder Graben ist er niedriger (10.3c). In ein Feld mit feindlichen Kampfeinheiten geht niemand (15.2).',
    usual:
      'Auf der Straße, solange niemand zusieht, in Deckung, wenn doch, und mit dem letzten Schritt zum Feind gedreht.',
  },
  opportunity: {
    what: 'Eine feindliche Gruppe hat ein Feld betreten, das Sie sehen: Jedes Ihrer Felder darf jetzt einmal auf sie feuern (10.3c). Wer das Feuer zurückhält, kann noch bei einem späteren Feld desselben Marsches feuern.',
    weigh:
      'Auf eine Gruppe wird höchstens zweimal gefeuert, das zweite Mal ab dem dritten Feld nach dem ersten. Jeder Schuss kann Sie die Munition kosten (7.3).',
    usual:
      'Feuern Sie, wenn die Aussicht ordentlich ist oder die Gruppe gleich am Ziel; schwache Köder lässt man gehen.',
  },
  keep: {
    what: 'Kein Führer hält diese Einheiten mehr zusammen: Eine bleibt im Feld, jede andere geht in ein anderes Nachbarfeld (9.6, 6.2.3).',
    weigh:
      'Wer kein freies Feld findet, ist vernichtet. Ein Maschinengewehr, das umgestellt wird, hat gezogen und feuert, wenn es britisch ist, nicht.',
    usual: 'Das Maschinengewehr, oder die beste Einheit, wenn das Feld zählt.',
  },
  unstack: {
    what: 'Die Einheit, die nicht bleiben darf, kommt in ein begehbares Nachbarfeld ohne Feinde und andere Kampfeinheiten (6.2.3).',
    weigh: 'In Ihrer eigenen Bewegungsphase darf der Feind auf sie feuern, wenn sie ankommt (17.2.1).',
    usual: 'Außer Sicht, auf ihren Offizier zu.',
  },
  face: {
    what: 'Einheiten, die durch Landung, Rückzug, Nachstoßen oder Trennen in ein Feld gekommen sind, richten sich nach einer seiner sechs Seiten aus, alle nach derselben (8.1).',
    weigh: 'Sie feuern nur durch die genannte Seite und die beiden daneben; die anderen drei sind Flanken (8.2).',
    usual: 'Zum nächsten Feind, der feuern oder angreifen kann.',
  },
  break: {
    what: 'Verluste haben mehrere Verbände an ihren Bruchpunkt gebracht, und Sie sagen, welcher zuerst läuft (6.3.4h).',
    weigh:
      'Wer neben einem brechenden Verband steht oder durchlaufen wird, erprobt seine Moral und läuft vielleicht mit (6.3.4e, 6.3.4i).',
    usual: 'Der, dessen Weg nach hinten an den wenigsten Freunden vorbeiführt.',
  },
  rout: {
    what: 'Der Verband ist zusammengebrochen: Eine Einheit nach der anderen läuft, Briten zu einem Strand, Deutsche zum Westrand und von der Karte (6.3.4a). Die Folge bestimmen Sie.',
    weigh:
      'Jede läuft auf dem schnellsten Weg und erschüttert die Freunde, durch die sie läuft (6.3.4i); ein volles Feld schickt sie weiter (6.3.4d).',
    usual: 'Die vordersten zuerst, damit sich der Weg dahinter zuletzt füllt.',
  },
  retreat: {
    what: 'Mehrere Ihrer Einheiten müssen drei Felder zurück, und Sie sagen, wer als Nächster geht (13.2, 10.25d).',
    weigh: 'Niemand darf enden, wo es zu viele wären: Wer zuerst geht, nimmt den näheren Platz (13.3c).',
    usual: 'Wer am weitesten hinten steht, zuerst.',
  },
  along: {
    what: 'Eine Einheit verlässt das Feld dieser Führer: Jeder geht mit oder bleibt (13.2).',
    weigh: 'Ein Führer, der allein bleibt, ist verloren, sobald eine feindliche Kampfeinheit neben ihn kommt (17.2.3).',
    usual: 'Mit der letzten Einheit geht er mit; sonst bleibt er bei denen, die halten.',
  },
  by: {
    what: 'Der Weg zurück steht fest bis auf dies: Mehrere Felder sind gleich gut, und Sie wählen (13.2).',
    weigh:
      'Jeder Freund, dessen Feld betreten und wieder verlassen wird, muss seine Moral erproben oder geht auch zurück (13.3a).',
    usual: 'Der Weg an den wenigsten Freunden vorbei.',
  },
  melee: {
    what: 'Ein Feld darf ein benachbartes feindliches im Nahkampf angreifen, der ganze Stapel, einmal in der Phase, und muss es nie (11.1). In jedem Durchgang werfen beide zwei Würfel gegen Moral, Kampfwerte und Führer zusammen (11.2a).',
    weigh:
      'Angreifende Maschinengewehre geben nichts und senken den Durchschnitt. Wer siegt, muss bis zu sechs Felder nachstoßen (14.1): Ein Angriff leert Ihren Schützengraben.',
    usual:
      'Deutsche greifen indische Kompanien mit drei Zügen und Führer an; die Briten stürmen nur gegen einzelne oder ungeordnete Einheiten.',
  },
  storm: {
    what: 'Sie wählen das Nachbarfeld, das dieser Stapel angreift; ein Feld greift ein Feld an (11.1.1).',
    weigh:
      'Durch eine Flankenseite zählen Ihre Kampfwerte doppelt (12.3). Häuser, Schützengräben und Bahndamm senken Ihren Zielwert, nicht seinen (11.2a).',
    usual: 'Den ungeordneten oder einzelnen Verteidiger, durch seine Flanke.',
  },
  withdraw: {
    what: 'Vom zweiten Durchgang eines Nahkampfs an dürfen Angreifer und Verteidiger nacheinander alle, einige oder keine ihrer Einheiten herausnehmen (11.2b).',
    weigh:
      'Wer zurückgeht, ist markiert und in dieser Runde zu nichts nütze (13.3b), und ein britisches Maschinengewehr ist bei 1 bis 4 verloren (13.3d). Wer bleibt, wagt in jedem Durchgang eine Stufe.',
    usual:
      'Weiterkämpfen mit dem besseren Zielwert, oder wo das Feld entscheidet; gehen, wenn Ihre oberste Einheit ungeordnet ist und seine nicht.',
  },
  refuge: {
    what: 'Die Einheit, die den Nahkampf verlässt, geht in das nächste Feld, in dem kein Feind auf sie feuern kann; mehrere sind gleich nah (11.2b).',
    weigh: 'Freunde, durch die sie geht, müssen eine Probe ablegen (13.3a).',
    usual: 'Auf ihren Offizier oder den Rest ihres Verbands zu.',
  },
  lead: {
    what: 'Die Verteidiger sind fort, und Ihr Stapel muss so viele Felder nachstoßen, wie ein Würfel sagt; ein Führer darf seinen Führungswert dazugeben, wenn Sie es jetzt sagen (14.1).',
    weigh:
      'Jeder Schritt führt näher an den nächsten Feind, und er darf einmal auf die Nachstoßenden feuern (14.1.1). Das Feld, aus dem Sie kamen, steht leer.',
    usual: 'Ohne Führer, außer wenn das Ziel des Szenarios vor Ihnen liegt.',
  },
  advance: {
    what: 'Nachgestoßen wird in ein Feld, das näher am nächsten Feind liegt; sind es mehrere, wählen Sie (14.1).',
    weigh: 'Es kostet keine Bewegungspunkte und endet neben einem Feind.',
    usual: 'In Deckung oder in ein Feld, das für den Sieg zählt.',
  },
  escape: {
    what: 'Ein Führer, den ein Kampf allein ließ, ist durch einen Würfel entkommen und geht zu einer der nächsten eigenen Einheiten, die ihn aufnehmen darf (17.2.2).',
    weigh: 'Er hilft nur seinem eigenen Verband, außer er gehört zum Stab oder ist Deutscher (17.1).',
    usual: 'Zu dem Stapel, der nicht unter Feuer liegt.',
  },
  guns: {
    what: 'In der Artilleriephase feuert jedes Geschütz, so oft es will, bis es verschossen ist, und Schüsse von See können gebraucht werden (10.26, 10.27). Treffer gelten, wenn beide Seiten gefeuert haben (4.2n).',
    weigh:
      'Weiter als zwei Felder oder ohne Sicht fällt nur eine von drei Granaten ins Ziel, und die anderen treffen auch Freunde (10.28a, 10.28b).',
    usual: 'Auf Haufen im Freien, wenn nichts Eigenes in Reichweite der Abweichung steht.',
  },
  aim: {
    what: 'Sie nennen das Feld, auf das Geschütz oder Schiff feuert; ein Geschütz braucht es vor seiner Front, bei Nacht auf höchstens zwei Felder (10.28). Ein Schiff darf auf jedes Feld zielen (10.27).',
    weigh:
      'Zwei von drei Granaten verfehlen ein solches Feld; die eines Schiffs fällt dann daneben, die eines Geschützes bis zu sechs Felder entfernt (10.28b).',
    usual: 'Die Mitte einer Menge feindlicher Stapel.',
  },
}
