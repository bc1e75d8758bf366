/** What the kernel's own refusals say, by language, in the same form as a game's messages. */
export const OWN_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    'no.over': 'the match is over',
    'no.notYourDecision': 'the other side decides now',
    'no.malformed': 'there is no such action in this game',
    'no.notNow': 'that is not an answer to the present question',
  },
  de: {
    'no.over': 'die Partie ist zu Ende',
    'no.notYourDecision': 'jetzt entscheidet die andere Seite',
    'no.malformed': 'eine solche Handlung gibt es in diesem Spiel nicht',
    'no.notNow': 'das ist keine Antwort auf die gestellte Frage',
  },
}
