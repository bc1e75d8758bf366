import type { messages as english } from '../english/march.ts'

/** What is said of movement (9, 10). */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'ask.impulse': 'Einen Stapel oder Fahrzeuge bewegen oder den Impuls beenden.',
  'ask.form': 'Welche Einheiten und Träger ziehen zusammen?',
  'ask.supply': 'Einige haben keine Etappenlinie: einen Träger für sie verbrauchen?',
  'ask.step': 'Wohin zieht der Stapel?',
  'ask.landing': 'Wo landet der Stapel?',
  'ask.assault': 'Wer nimmt noch am Angriff auf {hex} teil?',
  'ask.entrench': 'Welche Einheiten, die sich nicht bewegt haben, verschanzen sich?',
  'do.march': 'Aus {hex} aufbrechen',
  'do.take': '{unit} mitnehmen',
  'do.carriers': '{carriers} Träger mitnehmen und aufbrechen',
  'do.consume': 'Einen Träger in {hex} verbrauchen',
  'do.step': 'Nach {hex} ziehen',
  'do.ride': 'Mit der Bahn nach {hex} fahren',
  'do.board': 'Sich einschiffen: {body}',
  'do.land': 'In {hex} landen',
  'do.drop': '{unit} hier zurücklassen',
  'do.leave': '{carriers} Träger hier zurücklassen',
  'do.gather': 'Von hier andere mitnehmen',
  'do.depart': 'Die Karte verlassen, vom Kap ans Horn',
  'do.halt': 'Hier anhalten',
  'do.halt.landing': 'Auf See bleiben',
  'do.assault': 'Einen Angriff auf {hex} ankündigen',
  'do.fight': 'Das Gefecht austragen',
  'do.entrench': '{unit} verschanzen',
  'do.handOver': 'Den Verbündeten ziehen lassen',
  'do.all.form': 'Alle',
  'do.go.form': 'Diese, ohne Träger',
  'do.all.entrench': 'Alle verschanzen',
  'do.end.impulse': 'Den Impuls beenden',
  'do.end.supply': 'Ohne Nachschub aufbrechen',
  'do.end.assault': 'Den Angriff absagen',
  'do.end.entrench': 'Sonst verschanzt sich niemand',
  'no.nobodyToMarch':
    'aus {hex} kann niemand von Ihnen aufbrechen: Dort muss eine Einheit oder ein Träger sein, der sich in diesem Impuls noch nicht bewegt hat',
  'no.notInPlace': '{unit} ist nicht dort: Ein Stapel, der zusammen zieht, wird an einem Ort gewählt',
  'no.otherShore': '{unit} steht am anderen Ufer dieses Feldes: Ein Stapel, der zusammen zieht, ist von einem Ufer',
  'no.takeUpwards':
    '{unit} ist schon gewählt oder kommt vor einer gewählten Einheit: Wählen Sie der Reihe nach, oder beginnen Sie neu',
  'no.carriersStay':
    'die Träger in {hex} sind in diesem Impuls gezogen oder erbeutet worden: Bis zum nächsten bleiben sie, wo sie sind',
  'no.britishLandThem': 'Träger von See landet der britische Spieler: Übergeben Sie dafür an ihn',
  'no.notYours': '{unit} gehört nicht Ihnen: Jede Seite bewegt in ihrem Impuls die eigenen Einheiten',
  'no.notYourNation': '{unit} zieht der andere Spieler der Entente: Übergeben Sie dazu an ihn',
  'no.neutralStays': '{unit} ist neutral und bleibt stehen, bis Portugal in den Krieg eintritt',
  'no.neverMoves': '{unit} hat die Bewegungsweite 0: es bewegt sich nie, nur wer mehr hat, tut es',
  'no.movedAlready':
    '{unit} ist in diesem Impuls schon aufgebrochen: Nichts bewegt sich zweimal, also erst wieder im nächsten',
  'no.heldBack': '{unit} hält in diesem Abschnitt ein Zufallsereignis fest: Vom nächsten an darf es ziehen',
  'no.otherEdge':
    '{unit} kommt über einen anderen Teil des Westrandes: Belgier durch den Kongo, Briten durch Rhodesien, jeder für sich',
  'no.carWithoutLine':
    '{unit} kann ohne Nachschub nicht fahren: Es braucht eine Etappenlinie oder einen Träger, der verbraucht wird',
  'no.nobodyPicked': 'niemand ist gewählt: Mindestens eine Einheit oder ein Träger muss ziehen',
  'no.notSoMany': 'hier stehen {carriers} Träger zur Wahl: Nennen Sie mindestens einen und nicht mehr als diese',
  'no.noCarrierThere':
    'wer keine Linie hat, erreicht in {hex} keinen Ihrer Träger: Die Quelle muss auf einer Kette liegen, die bei ihm beginnt',
  'no.notAdjacent': '{hex} liegt nicht neben dem Stapel: Er zieht von Feld zu Nachbarfeld',
  'no.notAnEntry': 'in {hex} betreten diese Einheiten die Karte nicht: Ihr erstes Feld liegt an ihrem eigenen Rand',
  'no.allWater': '{hex} hat kein Land: Einheiten bleiben auf Feldern mit etwas Land',
  'no.noCrossing':
    'kein Land verbindet {hex} mit dem Ufer des Stapels: Zu Fuß überquert man nur Flüsse, über anderes Wasser geht es mit Transportern',
  'no.tooDear':
    '{hex} kostet {cost} Bewegungspunkte, und der Stapel hat noch {left}: Er muss einen anderen Weg nehmen oder ein andermal kommen',
  'no.closedGround': 'wer es bezahlen könnte, darf nicht nach {hex}: Panzerwagen meiden Wald, Gebirge und Sumpf',
  'no.quarrelShuts': 'ein Streit der Verbündeten sperrt {hex} für Belgier: Wie lange, sagt das Ereignis',
  'no.carriersAlone': 'in {hex} steht der Feind: Träger gehen nur zusammen mit eigenen Einheiten dorthin',
  'no.otherAssault': 'in {hex} steht der Feind, und ein Angriff anderswo ist im Gange: Der wird zuerst ausgetragen',
  'no.tooFarToJoin':
    'aus {hex} kann niemand zu dem Angriff stoßen, der wartet: Einheiten kommen aus der Nähe, an einer Bahn entlang oder über dasselbe Gewässer',
  'no.oneStack':
    'zu Lande ist schon ein Stapel nach {hex} gezogen: Nur einer nimmt teil, andere müssen sich vorher angeschlossen haben',
  'no.noRailway': 'von {hex} führt keine Bahn dorthin: Eine Fahrt beginnt und endet an ein und derselben Bahn',
  'no.riddenAlready':
    'die Truppe ist hin- und hergefahren: Ehe sie wieder kehrtmacht, nach {hex}, muss sie einen Schritt tun oder jemand aus- oder zusteigen',
  'no.lineShut':
    'die Bahn nach {hex} ist gesperrt: Strecke für Strecke müssen ihre Städte Ihnen gehören, und kein Feind darf an ihr oder daneben stehen',
  'no.lineFull':
    'auf dieser Bahn ({line}) {units|darf|dürfen} in diesem Impuls nur noch {units} {units|Einheit|Einheiten} fahren: Lassen Sie welche zurück oder gehen Sie zu Fuß',
  'no.notCoastal':
    '{hex} liegt nicht an der Küste dieses Gewässers: Transporter fahren zwischen Küstenfeldern eines Gewässers',
  'no.enemyWater':
    'der Feind beherrscht das Gewässer ({body}): Niemand setzt über, solange nur er Fahrzeuge im Patrouillenkasten hat',
  'no.noRoom':
    'für diese Nation ist in diesem Impuls noch Platz für {room} {room|Einheit|Einheiten} ({body}): Nehmen Sie weniger mit',
  'no.nowhereToLand':
    'mit den übrigen Punkten ist kein anderes Küstenfeld zu betreten ({body}): Wer sich einschifft, muss auch landen können',
  'no.boardedThere': 'in {hex} hat sich der Stapel eingeschifft: Er muss in einem anderen Feld landen',
  'no.cannotPayLanding':
    'nicht alle an Bord können {hex} betreten: Es kostet {cost} Bewegungspunkte, und wer landet, muss sie haben',
  'no.mayNotStay': 'der Stapel darf nicht im Patrouillenkasten bleiben: Es gibt ein Feld, in dem er landen kann',
  'no.southShut': 'Chinde ist gesperrt, bis Portugiesisch-Ostafrika der Entente beigetreten ist',
  'no.notWithStack': '{unit} zieht nicht mit dem Stapel: Zurückbleiben kann nur, wer zu ihm gehört',
  'no.dropUpwards': '{unit} kommt vor einer Einheit, die schon zurückbleibt: Nennen Sie sie der Reihe nach',
  'no.somebodyGoesOn': '{unit} ist der Rest des Stapels: Halten Sie hier an, denn jemand muss weiterziehen',
  'no.nothingToGather':
    'hier ist niemand zum Mitnehmen: Es braucht eine Einheit oder einen Träger, der sich in diesem Impuls noch nicht bewegt hat',
  'no.noWayToCape': 'von {hex} führt kein Weg zum Kap: Es braucht ein Feld Rhodesiens am Westrand der Karte',
  'no.nobodyForCape': 'niemand kann ums Kap: Es braucht eine britische Einheit mit einem übrigen Bewegungspunkt',
  'no.nobodyToAssault':
    'keine Ihrer Einheiten kann jetzt zu Lande, mit der Bahn oder über See nach {hex} kommen: Fahrzeuge allein liefern kein Landgefecht',
  'no.nothingToAssault':
    'auf {hex} wird kein Angriff angekündigt: Es braucht ein Küstenfeld mit feindlichen Einheiten und ein Fahrzeug von Ihnen auf diesem Gewässer, das noch fahren kann',
  'no.calledOffBefore':
    'der Angriff auf {hex} wurde eben abgesagt: Erst muss sich eine Truppe oder ein Fahrzeug bewegen, ehe er wieder angekündigt wird',
  'no.nobodyAttacks': 'noch ist niemand da: Ein Angriff braucht mindestens eine Einheit an Land',
  'no.committed': 'es sind Einheiten da, und das Gefecht muss ausgetragen werden',
  'no.noTrenchThere': '{unit} kann sich nicht eingraben: Das können nur Landeinheiten in einem Feld der Karte',
  'no.tooBusyToDig':
    '{unit} ist in diesem Impuls gezogen, hat angegriffen oder ist eingetroffen: Nur wer nichts tat, gräbt sich ein',
  'no.dugInAlready': '{unit} ist schon eingegraben: Nennen Sie eine Einheit, die es nicht ist',
  'no.digUpwards': '{unit} kommt vor einer Einheit, die sich schon eingrub: Nennen Sie sie der Reihe nach',
  'no.cannotHandOver':
    'jetzt lässt sich nicht übergeben: Bewegen Sie erst etwas; und wer geendet hat, zieht nicht mehr',
  'tell.segmentBegan': 'Operationsabschnitt {segment} beginnt.',
  'tell.playerTurnBegan': 'Impuls der {side}.',
  'tell.operationsRoll': 'Der Wurf um einen dritten Abschnitt ist {die}.',
  'tell.marchBegan': '{side}: Ein Stapel bricht aus {hex} auf.',
  'tell.joined': '{unit} bricht aus {hex} auf.',
  'tell.carriersJoined': '{carriers} Träger {carriers|bricht|brechen} aus {hex} auf.',
  'tell.unsupplied': '{unit} in {hex} hat keine Etappenlinie und zieht einen Punkt weniger weit.',
  'tell.stepped': 'Der Stapel zieht von {from} nach {to}.',
  'tell.rode': 'Der Stapel fährt mit der Bahn von {from} nach {to}.',
  'tell.boarded': 'Der Stapel schifft sich in {hex} ein ({body}).',
  'tell.cameByEast': 'Transporter kommen von Osten.',
  'tell.landed': 'Der Stapel landet in {hex}.',
  'tell.dropped': '{unit} bleibt in {hex}.',
  'tell.carriersLeft': '{carriers} Träger {carriers|bleibt|bleiben} in {hex}.',
  'tell.halted': 'Der Stapel hält in {hex}.',
  'tell.departed': '{unit} verlässt in {hex} die Karte, ums Kap.',
  'tell.cameRound': '{unit} ist ums Kap gekommen und wartet vor der Ostküste.',
  'tell.assaultAnnounced': 'Ein Angriff auf {hex} wird angekündigt.',
  'tell.assaultCalledOff': 'Der Angriff auf {hex} wird abgesagt.',
  'many.entrenched': '{count} {count|Einheit verschanzt|Einheiten verschanzen} sich.',
  'tell.entrenched': '{unit} verschanzt sich in {hex}.',
  'tell.handedOver': 'Der andere Spieler der Entente zieht.',
}
