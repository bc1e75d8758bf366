import type { messages as english } from '../english/set-up.ts'

/** What is said at set-up. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'ask.place': 'Stellen Sie {unit} auf, oder nehmen Sie die fertige Aufstellung.',
  'ask.purchase':
    'Kaufen Sie Marineinfanterie und Verschanzungen für die Aktionspunkte des Anfangs, oder beenden Sie Ihre Aufstellung.',
  'do.place': '{unit} in {hex} aufstellen',
  'do.buy': '{unit} für {hex} kaufen',
  'do.ready': 'Die fertige Aufstellung nehmen',
  'do.end.purchase': 'Die Aufstellung beenden',
  'no.placeFirst': 'zuerst wird {unit} aufgestellt',
  'no.germanSpot': '{unit} wird nur aufgestellt, wo 6.2 es sagt, in Südwestafrika, und das ist {hex} nicht',
  'no.alliedSpot': '{unit} wird nur aufgestellt, wo 6.3 es sagt, und das ist {hex} nicht',
  'no.historicalSpot':
    '{unit} wird nur aufgestellt, wo die historische Aufstellung von 35.0 es vorsieht, und das ist nicht {hex}',
  'no.kamerunSpot': '{unit} beginnt in einer Stadt der Kolonie, die Deutsche halten, und das ist {hex} nicht',
  'no.oneGermanEach': 'in {hex} liegt schon so eine Marke wie {unit}: Es muss ein Ort ohne eine sein',
  'no.oneAlliedEach': 'in {hex} liegt schon so eine Marke wie {unit}: Es muss ein Ort ohne eine sein',
  'no.notBought':
    '{unit} lässt sich bei der Aufstellung nicht kaufen: Nur das Marine-Expeditionskorps lässt es sich, und mit ihrer Zusatzregel die Kamerun-Kompanie',
  'no.nobodyToDig': 'verschanzen lassen sich nur Städte und Orte mit deutschen Einheiten, und das ist {hex} nicht',
  'tell.startingPoints': 'Die {side} beginnen mit {points} AP.',
  'tell.placed': '{unit} wird aufgestellt[, in {hex}].',
  'many.placed': '{count} Einheiten werden aufgestellt.',
  'tell.bought': '{unit} wird für {cost} gekauft und aufgestellt[, in {hex}].',
  'tell.setUpEnded': 'Die {side} haben aufgestellt.',
  'tell.lengthChanged': 'Das Spiel dauert nun bis zum Ende von Runde {turn}.',
}
