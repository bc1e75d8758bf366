import type { messages as english } from '../english/basics.ts'

/** What many chapters say alike. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'do.all': 'Alle',
  'do.go': 'Mit diesen weiter',
  'do.end': 'Weiter nichts',
  'no.tooFewPoints': 'das kostet {cost} Aktionspunkte, und Sie haben {left}: Es braucht eine Runde mit mehr',
  'no.crowdedGermans':
    'in {hex} haben nicht mehr als {limit} deutsche Einheiten Platz: Erst müssen welche fort, oder es kommen weniger',
  'no.crowdedAllies':
    'in {hex} haben nicht mehr als {limit} alliierte Einheiten Platz: Erst müssen welche fort, oder es kommen weniger',
  'no.staticTwice': 'in {hex} liegt schon eine ortsfeste Einheit wie {unit}: Es muss ein Feld ohne eine sein',
  'no.notWithPortuguese':
    'Portugiesen und andere Alliierte dürfen in {hex} nicht zusammen stehen: Erst müssen die einen fort, dann kommen die anderen',
  'no.neutralAngola': '{hex} liegt in Angola, und Angola ist neutral, bis Ereignis 7 Portugal in den Krieg bringt',
  'no.notPortugueseGround': 'Portugiesen gehen nur nach Angola und Südwestafrika, nicht nach {hex}',
  'no.closedByRain': '{hex} ist eine Salzpfanne, und in einer Regenrunde kommt man nur auf einer Straße hinein',
  'tell.pointsDetermined':
    'Die {side} würfeln um Aktionspunkte, +{modifier}: sie haben {now} (über 12 hinaus verloren: {lost}).',
  'tell.pointsGained': 'Die {side} gewinnen {points} AP und haben {now}.',
  'tell.pointsLost': 'Die {side} verlieren {points} AP und haben {now}.',
  'tell.seen': '{unit} steht in {hex}, {disrupted}.',
  'tell.turnBegan': 'Runde {turn}.',
  'tell.playerTurnBegan': 'Zug der {side}.',
  'tell.wonAtOnce': 'Die {side} halten alle nötigen Städte und siegen auf der Stelle.',
  'tell.wonAtTheEnd': 'Die {side} haben durchgehalten und siegen.',
}
