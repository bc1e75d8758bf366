/** Die Stellung in Worten. */
export const table = {
  'table.score': '{points}. {sums}.',
  'table.ground': 'Gelände, in Zoll von der Südwestecke: {pieces}.',
  'table.between': '{from} bis {to}',
  'table.units': '{side}:',
  'table.unseen': 'im Hinterhalt, nicht auf dem Tisch, wo, weiß die andere Seite nicht (13.2): {units}',
  'table.later': 'noch nicht auf dem Tisch: {units}',
  'table.stands': 'bei {x}, {y}, Blick nach {facing}',
  'table.abreast': '{width} nebeneinander',
  'table.with': 'bei {unit}',
  'table.ambush': 'im Hinterhalt',
  'table.cover': 'in Deckung',
  'table.mounted': 'zu Pferd',
  'table.marker': 'mit Moralmarker',
  'table.smoke': 'im Rauch',
  'table.immobile': 'kann nicht fahren',
  'table.aground': 'sitzt auf Grund',
} as const
