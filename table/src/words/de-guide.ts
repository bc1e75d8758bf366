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
  'glossary.title': 'Glossar',
  'glossary.says': '{term}: {means}',
  'scenario.history': 'Was dort geschah',
  'scenario.map': 'Die Karte zu Beginn',
  'scenario.needs': 'Wer was braucht',
  'scenario.until': 'Spätestens mit {turn} ist es zu Ende, der letzten von {turns} Runden.',
  'scenario.long': 'Wie lange es dauert',
  'scenario.length':
    'Etwa {orders} Befehle beider Seiten zusammen: {time} bei fünfzehn Sekunden je Befehl. Gemessen in {matches} Partien zwischen Computern.',
  'scenario.even': 'Wie ausgeglichen es ist',
  'scenario.score': 'Zwischen zwei gleichen Computern: {first} {points}, {second} {others}, von {matches} Partien.',
  'scenario.unmeasured': 'Das ist nicht gemessen.',
  'scenario.minutes': '{count} Minuten',
  'scenario.hours': '{count} Stunden',
  'scenario.hard': 'Wie schwer jede Seite ist',
  'scenario.first': 'Dieses zuerst spielen.',
  'scenario.firstTag': 'zuerst',
}
