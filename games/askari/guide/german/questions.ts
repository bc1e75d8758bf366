import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'

/** Hilfe zu jeder Frage, auf Deutsch. */
export const questions: Guide<AskedBy<Message>>['questions'] = {
  setUp: {
    what: 'Die Einheit wird in einem der Felder aufgestellt, die das Szenario ihr offen lässt (14.0). 1914 haben nur die beiden KAR-Abteilungen eine Wahl: jedes Bahnfeld der Entente in Britisch-Ostafrika (14.1.4).',
    weigh:
      'Städte zählen für den Sieg, Bahnen befördern, wer an ihnen steht, und verschanzt ist zu Beginn niemand (10.1.9).',
    usual: 'Im ersten Spiel die geschichtliche Aufstellung; 1914 eine Abteilung in Mombasa, die andere an der Strecke.',
  },
  setUpCarrier: {
    what: 'Der nächste Ihrer Träger kommt in ein Feld, das Ihre Seite beherrscht (14.2.6a). Träger sind die Glieder einer Etappenlinie, wo weder Stadt noch Bahn ist (7.1.4).',
    weigh: 'Ein Träger ohne eigene Einheit fällt dem zu, der einmarschiert (2.5.6).',
    usual: 'In die Lücke zwischen zwei Städten oder Bahnen, von denen Ihre Einheiten leben.',
  },
  launch: {
    what: 'Das Ereignis bringt zwei deutsche Boote, beide in ein Küstenfeld ohne Feinde an einem großen See mit einer deutschen Stadt (6.1.4). Sie verlassen diesen See nie (8.1.6).',
    weigh:
      'Fahrzeuge allein im Patrouillenkasten beherrschen das Gewässer und halten dort die Transporte des Feindes auf (4.1.5, 10.3.3).',
    usual: 'Der Tanganjikasee, oder der See, über den die Entente Truppen fährt.',
  },
  raid: {
    what: 'Sie nennen eine Strecke der Ugandabahn, auf der im ersten Abschnitt dieser Runde keine Einheit der Entente fährt (6.1.4).',
    weigh: 'Welche Reserve müsste dort fahren, um den Ort zu erreichen, den Sie zuerst angreifen?',
    usual: 'Die Strecke zwischen seiner Reserve und Ihrem nächsten Ziel, meist auf dem Weg nach Mombasa oder Nairobi.',
  },
  raise: {
    what: 'Eine Reservekompanie kommt zurück oder früher und wird sofort in einer deutschen Stadt aufgestellt (6.1.4, 8.1.8a).',
    weigh: 'Eine Einheit, die eintrifft, ist eine Besatzung irgendwo in der Kolonie, ohne Marsch.',
    usual: 'Irgendeine, für die Stadt, in die der Feind als nächstes einziehen kann.',
  },
  wintgens: {
    what: 'Bis zu drei Feldkompanien in einem Feld haben in dieser Runde bei jeder Prüfung eine Etappenlinie (6.1.4).',
    weigh: 'Ohne Linie ziehen sie einen Punkt weniger und beginnen Gefechte niedergehalten (10.1.8, 11.7.1).',
    usual: 'Das Feld fern Ihrer Bahnen, aus dem in dieser Runde angegriffen oder gelaufen wird.',
  },
  victims: {
    what: 'Das Ereignis kostet Einheiten eine Stufe oder vernichtet eine, und Sie sagen, welche von denen, die es nennt (6.1.4).',
    weigh: 'Eine Stufe kommt für einen Ersatzpunkt nur zurück, wo es eine Etappenlinie gibt (8.2.9).',
    usual: 'Vom Feind die stärkste ohne Nachschub; von den eigenen eine, die hinten untätig steht.',
  },
  drafts: {
    what: 'Ein Ereignis bringt eine geschwächte Einheit auf volle Stärke, ohne Nachschub und ohne Punkte (6.1.4).',
    weigh: 'Eine volle Einheit hält zwei Treffer aus, eine geschwächte keinen (2.2.3).',
    usual: 'Die dem Feind nächste.',
  },
  starve: {
    what: 'Ein Ereignis entfernt einen Träger, und Sie wählen unter denen, die es zulässt (6.1.4).',
    weigh: 'Ist er ein Glied in jemandes Linie? Eine Linie braucht in jedem Feld des Weges einen Knoten (7.1.2).',
    usual: 'Vom Feind den, dessen Verlust die meisten Einheiten abschneidet; vom eigenen einen, der nichts verbindet.',
  },
  stock: {
    what: 'Ein Ereignis bringt Träger, und Sie sagen, in welches Feld sie kommen (6.1.4).',
    weigh: 'Ein Träger, wo gekämpft werden soll, hält britische und portugiesische Angreifer im Nachschub (7.1.7).',
    usual: 'Zu dem Stapel, der als nächster kämpft.',
  },
  attrition: {
    what: 'In der Regenzeit schwächt jede Seite volle feindliche Einheiten ihrer Wahl: vier der Entente, zwei der Deutschen (6.2.3, 6.2.4). Belgier, KAR und Feldkompanien sind ausgenommen (6.2.2).',
    weigh: 'Eine Einheit ohne Etappenlinie kann nicht aufgefüllt werden (8.2.9).',
    usual: 'Die stärksten an der Front, die am schwersten aufzufüllen sind, Geschütze zuletzt.',
  },
  arrive: {
    what: 'Eine Verstärkung trifft ein: Deutsche in jeder ihrer Städte der Kolonie, die Entente, wo die Tabelle sagt; wer über einen Rand kommt, wartet außerhalb der Karte auf einen Impuls (8.1.1, 8.1.8a). Eine deutsche Stadt ohne Linie nimmt eine Einheit in der Runde (8.1.8b).',
    weigh:
      'Für die Deutschen ist das eine Besatzung ohne Marsch. Außerhalb der Karte wird niemand getroffen, und wer über den Ostrand kommt, kann an jeder offenen Küste landen (8.1.5).',
    usual:
      'Deutsche: in die Stadt, in die der Feind als nächstes einziehen kann; Feldkompanien an eine Bahn. Entente: außerhalb auf eine gute Landung warten.',
  },
  replace: {
    what: 'Ein Ersatzpunkt füllt eine geschwächte Einheit mit Etappenlinie auf oder bringt Infanterie geschwächt zurück; zwei geschwächte einer Art in einem Feld lassen sich zusammenlegen (8.2.5, 8.2.6, 8.2.10). Gespart werden Punkte nicht (8.2.1).',
    weigh:
      'Ein Träger kann zu einem Punkt gemacht werden (8.2.4); einer, den die Entente als Quelle braucht, kostet sie einen Siegpunkt (7.2.3b).',
    usual: 'Die Deutschen holen Feldkompanien zurück; die Entente füllt KAR am Feind auf. Alles ausgeben.',
  },
  impulse: {
    what: 'Sie bewegen Stapel, Träger und Fahrzeuge nacheinander und fechten jedes Gefecht aus, wie es kommt; nichts zieht zweimal (9.1.2, 9.1.5). In jedem Abschnitt ziehen die Deutschen zuerst, die Entente zuletzt, und eine Runde hat zwei oder drei Abschnitte (9.1.4).',
    weigh:
      'Am Ende zählen nur Orte (13.1.2, 13.1.3), und eine Stadt bleibt genommen, wenn der Sieger weiterzieht (4.1.4). Was eine Stadt verlässt, öffnet sie.',
    usual:
      'Zuerst Fahrzeuge, die ein Gewässer öffnen, dann Gefechte, die Wege öffnen, dann Läufer in leere Städte; was bleibt, verschanzt sich.',
  },
  entrench: {
    what: 'Einheiten, die in diesem Impuls nichts getan haben, dürfen sich verschanzen (10.1.9). Alles Feuer auf Verschanzte hat 1 mehr auf dem Würfel, bis sie ziehen.',
    weigh: 'Es kostet nichts und bindet niemanden.',
    usual: 'Alle.',
  },
  assault: {
    what: 'Ein Angriff auf ein Küstenfeld ist angesagt: Ein Stapel zu Land, Landungen und Fahrzeuge kommen nacheinander hinzu, dann kämpfen alle ein Gefecht (10.3.4, 12.3.11a).',
    weigh:
      'Wer landet, hat 1 mehr auf den Gewehrwürfeln und ist ohne Nachschub, wenn nicht ein Träger mitlandet (10.3.5). Ist eine Einheit drin, muss gekämpft werden.',
    usual: 'Alles, was kann, mit einem Träger; absagen, wenn das Geleit geschlagen ist.',
  },
  form: {
    what: 'Sie wählen, wer aus diesem Feld zusammen zieht. Ein Stapel darf unterwegs absetzen und aufnehmen, und alle, die in ein Feindfeld kommen, kämpfen gemeinsam (10.1.2, 11.1.1).',
    weigh:
      'Je mehr auf einmal angreifen, desto besser die Aussicht bei etwa gleichem Verlust. Britische und portugiesische Angreifer brauchen einen Träger bei sich, um versorgt zu sein (7.1.7).',
    usual: 'Die ganze Faust mit einem Träger; eine Einheit bleibt, wo eine Stadt gehalten werden muss.',
  },
  supply: {
    what: 'Einige dieser Einheiten haben keine Etappenlinie: Sie ziehen einen Punkt weniger, und ein Träger kann verbraucht werden, um ihnen das zu ersparen (10.1.8, 7.2.3a).',
    weigh:
      'Der Entente kostet jeder so verbrauchte Träger am Ende einen Siegpunkt (7.2.3b). Die Linie im Gefecht wird neu geprüft (11.7.1).',
    usual: 'Ohne ziehen: Ein Bewegungspunkt ist selten einen Träger wert.',
  },
  step: {
    what: 'Der Stapel zieht Feld für Feld um Bewegungspunkte, fährt mit der Bahn beliebig weit umsonst oder schifft sich an einer Küste ein (10.1.4, 10.2.6, 10.3.1). Ein Feld mit feindlichen Einheiten kostet 1 mehr, beendet den Zug und bringt ein Gefecht (10.1.6).',
    weigh:
      'Leere Städte des Feindes und einzelne Träger fallen im Vorbeiziehen (4.1.4, 2.5.6). Ein Feind neben einer Strecke sperrt sie (10.2.2).',
    usual: 'Mit der Bahn, so weit sie geht, durch leere Städte, und halten, wo Sie eine Linie haben.',
  },
  landing: {
    what: 'Der Stapel auf See geht in einem Küstenfeld desselben Gewässers an Land, bezahlt es und ist fertig (10.3.2). Unter Feinden kämpft er sofort (10.3.4).',
    weigh: 'In diesem Gefecht ist er ohne Träger ohne Nachschub (10.3.5), und seine Gewehrwürfel haben 1 mehr.',
    usual: 'Wo keine feindliche Einheit ist, am besten in einem leeren Hafen.',
  },
  withdraw: {
    what: 'Vor einem Gefecht dürfen deutsche Verteidiger gehen, alle oder keiner: frei, oder mit 4 oder mehr auf einem Würfel, wenn KAR oder Belgier angreifen (11.5.1, 11.5.2). Die Angreifer ziehen dann nicht weiter (11.5.4).',
    weigh:
      'Träger bleiben zurück und sind verloren (11.12.3), und Sie brauchen ein Feld, wohin, nicht das, aus dem sie kamen (11.12.2).',
    usual: 'Standhalten, wenn die Aussicht gut ist oder die Stadt entscheidet; gehen, wenn Sie erdrückt würden.',
  },
  reinforce: {
    what: 'Liegt das Gefechtsfeld an einer eigenen Bahn, können bis zu sechs Einheiten sofort auf ihr kommen, höchstens neun Felder weit (11.6.1, 11.6.2). Sie kämpfen unverschanzt (11.6.3).',
    weigh: 'Sie lassen ihre eigenen Felder offen, und ist das Gefecht verloren, gehen sie mit den anderen zurück.',
    usual: 'So viele, dass das Gefecht sich wendet, oder niemand.',
  },
  'battle-supply': {
    what: 'Einheiten ohne Etappenlinie beginnen das Gefecht niedergehalten: 1 mehr auf allen ihren Feuerwürfeln; stattdessen kann ein Träger als Quelle verbraucht werden (11.7.1, 7.2.3a).',
    weigh: 'Die Entente kostet es einen Siegpunkt (7.2.3b), die Deutschen nur den Träger.',
    usual: 'Deutsche: ja, wenn es knapp wird. Entente: nur, wenn mehr als eine Stadt daran hängt.',
  },
  deploy: {
    what: 'Ihre Geschütze stehen in der Artilleriestellung, wo sie zuerst feuern und sonst nichts tun; Sie dürfen jedes stattdessen in die Linie stellen (11.7.3b).',
    weigh:
      'Wer in der Artilleriestellung steht, zählt für den Ausgang nicht (11.11.1): Geschütze allein dort verlieren das Feld.',
    usual: 'Geschütze nach hinten; Geschütze ohne Infanterie in die Linie.',
  },
  lead: {
    what: 'Einmal in einer Operationsphase darf eine Seite die Führung einsetzen: 1 weniger auf allen ihren Feuerwürfeln in diesem Gefecht (11.13.1, 11.13.2). Die Entente darf es ab Runde 18 (11.13.4).',
    weigh: 'Am meisten ist sie in einem etwa ausgeglichenen Angriff wert, und nur einmal in der Runde zu haben.',
    usual: 'Im Angriff, der am nächsten bei gleich liegt; zur Verteidigung nur im Gefecht der Runde.',
  },
  gun: {
    what: 'Jedes Geschütz und Fahrzeug in der Artilleriestellung feuert einmal, die des Angreifers zuerst; Sie nennen das nächste (11.8.1, 11.8.4).',
    weigh:
      'Ein Treffer hält sofort nieder (11.8.5): Wer ein feindliches Geschütz zum Schweigen bringen kann, feuert zuerst.',
    usual: 'Das stärkste zuerst.',
  },
  target: {
    what: 'Das Geschütz beschießt irgendeine ungebrochene feindliche Einheit, aber kein Geschütz mit höherem Artilleriewert als seinem eigenen (11.8.3). Ein Treffer hält nieder: 1 mehr auf allen Würfeln dieser Einheit (11.4.3).',
    weigh:
      'Eine volle Einheit, die noch einmal getroffen wird, verliert bei einer 1 eine Stufe (11.4.4a); zwei verschiedene niederzuhalten ist meist mehr wert.',
    usual: 'Die stärkste Einheit der Linie, die noch nicht niedergehalten ist.',
  },
  firer: {
    what: 'Einheiten mit Maschinengewehren feuern eine nach der anderen, der Verteidiger zuerst; Sie nennen die nächste (11.9.4, 11.9.5). Angreifer haben dieses Feuer erst ab Runde 28 (11.9.2).',
    weigh: 'Jeder Schuss ist bekannt vor dem nächsten; die Folge macht also wenig aus.',
    usual: 'Die beste zuerst.',
  },
  type: {
    what: 'Sie sagen, ob der Schuss den Verschanzten gilt oder denen im freien Feld; wen es trifft, wählt der Besitzer (11.9.6, 11.9.8).',
    weigh:
      'Gegen Verschanzte hat der Würfel 1 mehr. Um zu siegen, darf der Angreifer von keiner Art einen ungebrochenen Verteidiger übrig lassen (11.11.2).',
    usual: 'Denen im freien Feld; den Verschanzten, wenn nur sie übrig sind.',
  },
  rifles: {
    what: 'Vor dem ersten Gewehrwurf sagen Sie für jede Einheit, ob sie auf die Verschanzten feuert oder auf die im freien Feld (11.10.4).',
    weigh:
      'Treffer über das hinaus, was die Einheiten einer Art aufnehmen, verfallen (11.10.7), und Feuer auf Verschanzte hat 1 mehr auf dem Würfel.',
    usual: 'Auf jede Art so viele, wie nötig sind, um sie zu räumen; im Zweifel alle aufs freie Feld.',
  },
  loss: {
    what: 'Sie sagen, welche Ihrer Einheiten dieser Art den Treffer nimmt: Eine volle ist geschwächt und erprobt ihre Moral, eine geschwächte ist vernichtet (11.2.2, 11.3.1).',
    weigh:
      'Ein Wurf über ihrem Moralwert bricht eine Einheit für dieses Gefecht (11.3.3). Eine ungebrochene Einheit in der Linie entscheidet, wer hält (11.11.2).',
    usual: 'Volle vor geschwächten, die mit dem schwächsten Feuer zuerst; eine mit hoher Moral bis zuletzt.',
  },
  retreat: {
    what: 'Ein geschlagener Verteidiger geht in ein Nachbarfeld ohne Feinde, nicht das, aus dem die Angreifer kamen, oder auf See; ohne Weg ist er vernichtet (11.12.2, 11.12.4). Träger fallen dem Sieger zu (11.12.3).',
    weigh: 'Wo gibt es als nächstes Nachschub, und von wie vielen Seiten kann der Feind folgen?',
    usual: 'In eine eigene Stadt oder an eine eigene Bahn.',
  },
  sail: {
    what: 'Fahrzeuge fahren gemeinsam zwischen Küstenfeldern und dem Patrouillenkasten ihres Gewässers, vier Punkte im Impuls (12.3.1, 12.3.4).',
    weigh:
      'Wer allein Fahrzeuge im Kasten hat, beherrscht das Gewässer und hält dort Transporte und Nachschub des Feindes auf (4.1.5, 10.3.3). Wo Feinde sind, darf jede Seite das Gefecht suchen (12.4.1).',
    usual: 'Alle für einen Zweck zusammen, und am Ende in dem Kasten, den Sie in seinem Impuls halten wollen.',
  },
  unload: {
    what: 'Der Blockadebrecher darf jetzt einen Träger landen, oder zwei, wenn er eine Runde in einem deutschen Hafen beendet (12.7.1).',
    weigh: 'Wird er in diesem Feld versenkt, während Sie warten, bekommen Sie doch den einen; anderswo nichts.',
    usual: 'Im Hafen warten, wenn kein feindliches Schiff kommen kann; sonst den einen sofort landen.',
  },
  seek: {
    what: 'Fahrzeuge beider Seiten sind an einem Ort: Jede darf versuchen, die andere abzufangen (12.4.1). Suchen beide, gibt es sofort ein Gefecht; sucht eine, entscheidet ein Würfel (12.4.5, 12.4.6).',
    weigh:
      'Im Gefecht feuert der höhere Schiffsgeschützwert in mehr Durchgängen (12.5.3a). Transporte schießen nicht zurück (12.5.4d).',
    usual: 'Suchen mit mehr oder schwereren Geschützen, oder wenn der Feind Transporte hat; sonst in Ruhe lassen.',
  },
  group: {
    what: 'Vor der Berührung teilt jede Seite ihre Fahrzeuge und Transporte in Gruppen, und jede Gruppe sucht den Feind oder nicht (12.4.7a).',
    weigh:
      'Gruppen ohne Berührung bleiben aus dem Gefecht (12.4.9). Ein einzelnes Fahrzeug ist schwerer zu finden, drei Suchende finden besser.',
    usual: 'Das Geleit in einer suchenden Gruppe, jeder Transport für sich und ohne zu suchen.',
  },
  chase: {
    what: 'Die suchende Gruppe nennt eine feindliche Gruppe und würfelt, wenn diese nicht auch sucht, um die Berührung (12.4.7b, 12.4.7c).',
    weigh:
      'Transporte sind leichter zu finden, ein einzelnes Fahrzeug schwerer, und einen Transport versenkt ein Treffer (12.5.4d).',
    usual: 'Zuerst Transporte, dann die schwächeren Kriegsschiffe.',
  },
  shell: {
    what: 'In jedem Durchgang eines Seegefechts, vom höchsten Schiffsgeschützwert hinab bis 1, feuert jedes Fahrzeug einmal, dessen Wert mindestens der des Durchgangs ist; der Würfel mit dem Panzerwert des Ziels darf den Wert des Schützen nicht übertreffen (12.5.3, 12.5.4b).',
    weigh:
      'Treffer gelten gemeinsam am Ende des Durchgangs (12.5.3c). Der zweite Treffer versenkt ein Fahrzeug, der erste einen Transport.',
    usual: 'Zuerst auf geschwächte Fahrzeuge, dann auf Transporte mit Truppen, dann auf das stärkste Kriegsschiff.',
  },
  retire: {
    what: 'Nach einem Durchgang sagen beide Seiten verdeckt, ob sie abbrechen würden; nur wenn beide es wollen, ist das Gefecht vorbei (12.5.6, 12.5.6a).',
    weigh:
      'In späteren Durchgängen feuern auch schwächere Geschütze, und Küstenwehr scheidet aus, wenn eine Seite gehen will (12.5.6c).',
    usual: 'Weiterkämpfen, solange Ihre Schüsse besser sind als seine; abbrechen, um Transporte zu retten.',
  },
}
