import type { messages as english } from '../english/march.ts'

/** What is said when troops move, turn and dig. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'ask.movement': 'Ziehen, drehen oder graben Sie, Feld für Feld, oder beenden Sie die Bewegungsphase.',
  'ask.take': 'Wer zieht von {hex} los?',
  'ask.step': 'Wohin geht es von {hex}, und nach welcher Seite ausgerichtet?',
  'ask.face': 'Nach welcher Seite werden die in {hex} ausgerichtet?',
  'do.march': 'Von {hex} ziehen',
  'do.take': '{unit} mitnehmen',
  'do.all.take': 'Alle ziehen',
  'do.go.take': 'Mit diesen ziehen',
  'do.step': 'Nach {hex}, ausgerichtet nach {facing}',
  'do.halt': 'Hier halten',
  'do.leave': 'Die Karte verlassen',
  'do.turn': '{hex} nach {facing} drehen',
  'do.top': '{unit} obenauf legen',
  'do.dig': 'In {hex} graben',
  'do.face': 'Nach {facing} ausrichten',
  'do.end.movement': 'Die Bewegungsphase beenden',
  'no.notYours': 'Sie haben in {hex} niemanden, der ziehen könnte: Beginnen Sie, wo Marken von Ihnen stehen',
  'no.nobodyMoves': 'in {hex} kann in dieser Phase niemand ziehen: Beginnen Sie, wo noch jemand kann',
  'no.notThere': '{unit} gehört nicht zu Ihren Marken in diesem Feld: Wählen Sie, wer dort steht',
  'no.pickUpwards': '{unit} kommt vor einer gewählten Marke: Wählen Sie der Reihe nach',
  'no.neverMoves': '{unit} zieht nie: Schauerleute bleiben, wo sie gelandet sind',
  'no.hasMoved':
    '{unit} hat die Bewegung dieser Phase beendet oder kommt nicht weiter: Erst in der nächsten Runde geht es wieder',
  'no.isBroken':
    '{unit} gehört zu einem zusammengebrochenen Verband oder wurde mitgerissen: Erst muss gesammelt werden',
  'no.isDigging': 'in {hex} wird gegraben: Wer gräbt, bleibt dort, bis der Schützengraben fertig ist',
  'no.gunFired':
    '{unit} hat gefeuert: Ein britisches Maschinengewehr zieht nur in einer Runde, in der es nicht gefeuert hat',
  'no.nobodyPicked': 'wählen Sie erst jemanden, oder nehmen Sie alle auf einmal',
  'no.notNext': '{hex} liegt nicht daneben: Gezogen wird von Feld zu Nachbarfeld',
  'no.closed': '{hex} ist gesperrt: Niemand betritt Wasser oder die Insel',
  'no.enemyThere': 'in {hex} stehen feindliche Kampfeinheiten: Sie müssen erst vertrieben werden',
  'no.tooDear':
    '{hex} kostet {cost} Bewegungspunkte, und {left} sind übrig: Es braucht einen billigeren Weg oder noch eine Runde',
  'no.oneHexAtNight': 'bei Nacht ziehen die Briten ein Feld: {hex} muss bis zur nächsten Runde warten',
  'no.noRoomThere':
    'in {hex} dürfen sie nicht stapeln: Es braucht einen Verband, in den Grenzen, mit einem Führer, der sie zusammenhalten darf',
  'no.notAnEntry': 'Deutsche kommen am Westrand herein, 0108 bis 0117, und {hex} ist kein Eintrittsfeld',
  'no.notByNight':
    'aus eigenem Willen verlassen nur Lettow-Vorbeck und ungeordnete Deutsche die Karte, bei Nacht, von einem Eintrittsfeld, das sie bezahlen können',
  'no.facesSo': 'die in {hex} sind schon so ausgerichtet: Nennen Sie eine andere Seite',
  'no.turnedAlready': 'die in {hex} wurden in dieser Phase gedreht: Erst in der nächsten geht es wieder',
  'no.onTopAlready': '{unit} liegt schon obenauf: Nennen Sie eine Einheit darunter',
  'no.laidAlready': 'der Stapel von {unit} wurde in dieser Phase geordnet: Erst in der nächsten geht es wieder',
  'no.noDiggers':
    'in {hex} kann niemand graben: Es braucht Kampfeinheiten, die weder Geschütze noch gebunden noch zurückgegangen sind, und keinen Regen',
  'no.trenchThere': 'in {hex} ist ein Schützengraben fertig oder begonnen: Es braucht ein Feld ohne einen',
  'no.noTrenchLeft':
    'für {hex} ist kein Schützengraben übrig: Die Briten dürfen sechs haben, die Deutschen zwölf',
  'no.notAtNight': 'die Briten graben nicht bei Nacht: {hex} muss bis zum Tag warten',
  'no.hasFired':
    'die in {hex} haben Angriffsfeuer abgegeben: Wer gräbt, darf es in dieser Runde nicht getan haben',
  'no.tooLateToDig': 'zum Graben in {hex} ist es zu spät: Angesagt wird es, bevor jemand zieht',
  'tell.setOut': '{unit} bricht von {hex} auf.',
  'tell.moved': '{unit} zieht von {from} nach {to}.',
  'tell.halted': 'In {hex} wird gehalten, ausgerichtet nach {facing}.',
  'tell.left': '{unit} verlässt die Karte.',
  'tell.turned': 'In {hex} wird nach {facing} gedreht.',
  'tell.laidOnTop': '{unit} liegt jetzt obenauf.',
  'tell.faced': 'In {hex} wird nach {facing} ausgerichtet.',
  'tell.digs': 'Die {side} beginnen, in {hex} zu graben.',
  'tell.dug': 'In {hex} ist ein Schützengraben fertig.',
  'tell.digFailed': 'Das Graben in {hex} war vergebens.',
  'tell.overrun': '{unit} wird in {hex} überrannt.',
  'tell.caught': '{unit} wird allein in {hex} angetroffen und ist verloren.',
  'many.moved': '{count} Marken ziehen.',
}
