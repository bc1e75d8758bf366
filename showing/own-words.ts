/** What the kernel's own refusals say, by language, in the same form as a game's messages. */
export const OWN_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    'no.over': 'the match is over',
    'no.notYourDecision': 'the other side decides now',
    'no.malformed': 'there is no such action in this game',
    'no.notNow': 'that is not an answer to the present question',
    'no.notYourSeat': 'another player of your side decides now',
    'no.noOrder': 'an order is a list of one action or more',
    'no.tooLong': 'an order has too many actions: give it in parts',
  },
  de: {
    'no.over': 'die Partie ist zu Ende',
    'no.notYourDecision': 'jetzt entscheidet die andere Seite',
    'no.malformed': 'eine solche Handlung gibt es in diesem Spiel nicht',
    'no.notNow': 'das ist keine Antwort auf die gestellte Frage',
    'no.notYourSeat': 'jetzt entscheidet ein anderer Spieler Ihrer Seite',
    'no.noOrder': 'ein Befehl ist eine Liste von mindestens einer Handlung',
    'no.tooLong': 'ein Befehl hat zu viele Handlungen: geben Sie ihn in Teilen',
  },
}
