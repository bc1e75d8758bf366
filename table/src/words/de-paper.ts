import type { enPaper } from './en-paper.ts'

/** Dasselbe auf Deutsch. */
export const dePaper: Readonly<Record<keyof typeof enPaper, string>> = {
  'paper.title': 'Die Schachtel auf Papier',
  'paper.link': 'Drucken',
  'paper.none': 'Für {game} gibt es nichts zu drucken.',
  'paper.which': 'Was gedruckt wird',
  'paper.reference': 'Kurzübersicht',
  'paper.map': 'Karte',
  'paper.counters': 'Marken',
  'paper.cards': 'Spielkarten',
  'paper.rules': 'Regelheft',
  'paper.size': 'Papier',
  'paper.a4': 'A4',
  'paper.letter': 'Letter',
  'paper.print': 'Drucken',
  'paper.fronts': 'Bogen {number}, Vorderseiten',
  'paper.backs': 'Bogen {number}, Rückseiten',
  'paper.tile': 'Karte, Teil {name}',
  'paper.ours': '° von uns rekonstruiert',
  'paper.foot': '{game}, Regeln {version}. Gezeichnet von Boma: unsere Rekonstruktion, nicht das gedruckte Spiel.',
  'paper.how.reference':
    'Mit 100 % auf beide Seiten eines Blattes drucken. Jede Überschrift endet mit ihrem Fall; ° heißt: von uns rekonstruiert.',
  'paper.how.map':
    'Mit 100 % drucken. Die weißen Ränder abschneiden und die Blätter Kante an Kante kleben: A1 liegt oben links, Buchstaben gehen nach unten, Zahlen nach rechts. Tische für Figuren sind Pläne.',
  'paper.how.counters':
    'Mit 100 % beidseitig drucken, über die lange Kante gewendet, oder Vorder- und Rückseiten auf Karton kleben. An den Marken schneiden. Figuren sind so groß wie ihre Sockel.',
  'paper.how.cards': 'Mit 100 % beidseitig drucken, über die lange Kante gewendet, und an den Marken schneiden.',
  'paper.how.rules': 'Das Regelheft mit allen unseren Entscheidungen, in zwei Spalten.',
}
