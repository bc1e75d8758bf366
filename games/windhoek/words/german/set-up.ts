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
  'no.germanSpot': '{unit} kann nicht in {hex} aufgestellt werden',
  'no.alliedSpot': '{unit} kann nicht in {hex} aufgestellt werden',
  'no.historicalSpot': 'die historische Aufstellung sieht {unit} nicht in {hex} vor',
  'no.kamerunSpot': '{unit} beginnt in einer Stadt der Kolonie, die Deutsche halten, und das ist {hex} nicht',
  'no.oneGermanEach': 'in {hex} liegt schon so eine Marke wie {unit}',
  'no.oneAlliedEach': 'in {hex} liegt schon so eine Marke wie {unit}',
  'no.notBought': '{unit} lässt sich bei der Aufstellung nicht kaufen',
  'no.nobodyToDig': 'verschanzen lassen sich nur Städte und Orte mit deutschen Einheiten, und das ist {hex} nicht',
  'tell.startingPoints': 'Die {side} beginnen mit {points} AP.',
  'tell.placed': '{unit} wird aufgestellt[, in {hex}].',
  'many.placed': '{count} Einheiten werden aufgestellt.',
  'tell.bought': '{unit} wird für {cost} gekauft und aufgestellt[, in {hex}].',
  'tell.setUpEnded': 'Die {side} haben aufgestellt.',
  'tell.lengthChanged': 'Das Spiel dauert nun bis zum Ende von Runde {turn}.',
}
