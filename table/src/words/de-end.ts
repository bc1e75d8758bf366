import type { enEnd } from './en-end.ts'

/** Was die Seite auf Deutsch vom Ende einer Partie sagt. */
export const deEnd: Readonly<Record<keyof typeof enEnd, string>> = {
  'end.giveUp': 'Aufgeben',
  'end.ask': 'Aufgeben?',
  'end.askWords': 'Dann ist die Partie zu Ende; Sieger: {side}. Das lässt sich nicht zurücknehmen.',
  'end.askThem': 'Soll die Gegenseite aufgeben ({side})?',
  'end.playOn': 'Weiterspielen',
  'end.letIt': 'Hier beenden',
  'end.decided': 'Entschieden, was auch noch gespielt wird. Sieg für: {side}.',
  'end.title': 'Das Ende der Partie',
  'end.how': 'Wie sie endete',
  'end.lost': 'Verlorene Einheiten',
  'end.turned': 'Was am meisten kostete',
  'end.cost': 'verloren: {lost}',
  'end.toTable': 'Zum Tisch',
  'end.onceMore': 'Noch einmal',
  'end.onceMoreChanged': 'Noch einmal, Seiten getauscht',
}
