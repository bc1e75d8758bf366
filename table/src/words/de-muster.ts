import type { enMuster } from './en-muster.ts'

/** Was die Seite auf Deutsch von einer Streitmacht sagt, die nach Punkten gewählt wird. */
export const deMuster: Readonly<Record<keyof typeof enMuster, string>> = {
  'muster.title': 'Aufstellen der Liste',
  'muster.left': 'Noch {left} von {points} Punkten',
  'muster.list': 'Auf der Liste',
  'muster.nobody': 'Noch niemand steht auf der Liste. Nehmen Sie hier Einheiten oder unten eine ganze Liste.',
  'muster.gifts': 'Der letzte Anführer kann sein:',
  'muster.kind': 'Typ',
  'muster.price': 'Punkte',
  'muster.each': 'je {price}',
  'muster.number': 'Wie viele',
  'muster.fewer': 'Weniger: {kind}',
  'muster.more': 'Mehr: {kind}',
  'muster.take': 'Nehmen',
}
