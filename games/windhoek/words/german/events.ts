import type { messages as english } from '../english/events.ts'

/** What is said about events. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'ask.blockade-runner':
    'Ein Blockadebrecher ist durch: Stellen Sie Marineinfanterie in einen Hafen, oder verzichten Sie.',
  'ask.ausland-rebellion': 'Aufstand: Welche Ihrer Einheiten werden zersprengt?',
  'ask.guerrillas':
    'Freischärler: Stellen Sie berittene Schützen oder Reserve in einen leeren Ort, oder verzichten Sie.',
  'ask.portuguese-arrivals': 'Stellen Sie eine portugiesische Einheit auf, oder verzichten Sie.',
  'do.disrupt': '{unit} zersprengen',
  'do.end.blockade-runner': 'Niemanden landen',
  'do.end.guerrillas': 'Niemanden aufstehen lassen',
  'do.end.portuguese-arrivals': 'Niemand weiter trifft ein',
  'no.noMarine': '{unit} ist keine Marineinfanterie, die zur Aushebung bereitliegt: Nur eine solche landet',
  'no.runnerSpot': '{unit} kann nur in einem Hafen landen, den Deutsche halten, und das ist {hex} nicht',
  'no.mustDisrupt': 'es gibt noch geordnete Einheiten, die der Aufstand zersprengt: Nennen Sie sie erst',
  'no.noUnitToDisrupt':
    '{unit} ist keine geordnete deutsche Einheit, die zersprengt werden könnte: Wählen Sie eine mit zwei Stufen auf der Karte',
  'no.disruptInOrder': 'nennen Sie die beiden Einheiten der Reihe nach: {unit} kommt zu spät oder zu früh',
  'no.noGuerrilla': '{unit} gehört nicht zu den berittenen Schützen oder Reserven außer Spiel: Nur diese stehen auf',
  'no.guerrillaSpot': '{unit} kann nur in einem leeren Ort der Kolonie aufstehen, und das ist {hex} nicht',
  'no.notPortuguese':
    '{unit} ist keine bewegliche portugiesische Einheit, die zur Aushebung bereitliegt: Nur eine solche trifft ein',
  'no.portugueseSpot':
    '{unit} kann nur in Port Alexander oder am Nordrand eintreffen, fern von Deutschen, nicht in {hex}',
  'no.rebelSpot':
    '{unit} kann nur in einem Ort der Kolonie oder in Upington aufstehen, wo keine Alliierten sind, nicht in {hex}',
  'no.landingSpot':
    '{unit} kann nur an der Küste der Kolonie landen, fern von alliierten Einheiten und Kontrollzonen, nicht in {hex}',
  'tell.eventRolled': 'Ereignis: Deutsche {german}, Alliierte {allied}, zusammen {total}.',
  'tell.noEffect': 'Das Ereignis bleibt ohne Folgen.',
  'tell.pointsGone': 'Die {side} verlieren alle Aktionspunkte.',
  'tell.portugalEntered': 'Portugal tritt den Alliierten bei; Angola steht offen.',
  'tell.rebelsRose': 'Die Buren stehen auf; in Runde {turn} stoßen sie zu den Deutschen.',
  'tell.looked': 'Die {side} sehen sich jede feindliche Einheit an.',
  'tell.squadronCame': 'Das Ostasiengeschwader trifft ein: {unit}.',
  'tell.squadronStayed': 'Das Ostasiengeschwader bleibt.',
  'tell.squadronLost': 'Das Ostasiengeschwader geht verloren: {unit}.',
  'tell.landingLost': '{unit} findet keinen Landeplatz und geht verloren.',
  'tell.townCaptured': 'Die {side} erobern {hex} und gewinnen {points} AP; sie haben {now}.',
  'event.2': 'Blockadebrecher',
  'event.3': 'Aufstand im Lande',
  'event.4': 'Freischärler',
  'event.5': 'Debatte im Parlament',
  'event.6': 'Stimmung der Truppe',
  'event.7': 'Portugiesisch-Westafrika',
  'event.8': 'Burenaufstand',
  'event.9': 'Wolkenbrüche',
  'event.10': 'Alliierte Aufklärung',
  'event.11': 'Deutsche Aufklärung',
  'event.12': 'Alles ruhig',
}
