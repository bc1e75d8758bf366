import type { messages as english } from '../english/supply.ts'

/** What is said about supply and rallying. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'ask.rally': 'Sammeln Sie zersprengte Einheiten (1 AP für je zwei in einem Feld), oder beenden Sie die Phase.',
  'do.rally': '{unit} sammeln',
  'do.end.rally': 'Die Sammelphase beenden',
  'no.notYoursToRally': '{unit} ist nicht Ihre Einheit: Wählen Sie eine eigene zersprengte',
  'no.nowhereToRally': '{unit} ist weder auf der Karte noch in Kapland: Nur dort sammeln sich Einheiten',
  'no.inGoodOrder': '{unit} ist geordnet: Nur zersprengte Einheiten sammeln sich',
  'no.outOfSupply':
    '{unit} hat in {hex} keinen Nachschub und kann sich nicht sammeln: Es braucht eine Linie zu einer Quelle oder einen Ort, der versorgt',
  'many.endured': '{count} {count|Einheit ist|Einheiten sind} ohne Versorgung und {count|hält|halten} durch.',
  'tell.endured': '{unit} ist ohne Nachschub und hält durch.',
  'tell.rallied': 'Eine Einheit sammelt sich[: {unit}].',
}
