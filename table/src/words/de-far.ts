import type { enFar } from './en-far.ts'

/** Das Gleiche auf Deutsch. */
export const deFar: Readonly<Record<keyof typeof enFar, string>> = {
  'far.more': 'Diese Partie',
  'far.close': 'Schließen',
  'away.title': 'Solange ich fort bin',
  'away.hint':
    'Was im Zug der anderen Seite für dich geantwortet wird, sofort, wenn sie fragt, auch während du da bist. Der erste Satz, der passt, antwortet; was keiner sagt, wirst du gefragt. Niemand sieht die Sätze.',
  'away.none': 'Keiner gilt: du wirst jedes Mal gefragt.',
  'away.kept': '{count} davon gelten, bis die Partie endet oder du andere behältst.',
  'away.keep': 'Diese behalten',
  'away.nothing': 'noch keine',
  'away.answered': 'Für dich geantwortet',
  'far.refused.live': 'Wo nach Minuten gespielt wird, wird für niemanden geantwortet.',
  'far.refused.malformed': 'Das hat der Club nicht verstanden, und nichts ist geändert.',
}
