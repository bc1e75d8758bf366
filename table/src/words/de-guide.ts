import type { enGuide } from './en-guide.ts'

/** Was um den Leitfaden eines Spiels herum gesagt wird: Hilfe bei Fragen, Glossar, Seiten der Szenarien. */
export const deGuide: Readonly<Record<keyof typeof enGuide, string>> = {
  'guide.ask': 'Was ist das? Was ist zu bedenken?',
  'guide.label': 'Hilfe zu dieser Frage',
  'guide.what': 'Was ist das?',
  'guide.weigh': 'Was ist zu bedenken?',
  'guide.usual': 'Üblich:',
  'guide.here': 'Hier, nach dem, was zu sehen ist:',
  'guide.forced': 'Hier gibt es keine Wahl: Nur eine Antwort ist erlaubt.',
  'guide.close': 'Schließen',
  'scenario.about': 'Über dieses Szenario',
  'scenario.map': 'Die Karte zu Beginn',
  'glossary.says': '{term}: {means}',
}
