import { FREE_POINTS } from '../../rules/17.10-lists.ts'
import { namesIn, type Words } from '../words.ts'
import { messages } from './messages.ts'
import { characteristics, ground, lists, places, scenarioNames, types, units } from './names.ts'

const SIDES = ['Deutsche', 'Briten'] as const
const WAYS = 'Norden, Nordnordosten, Nordosten, Ostnordosten, Osten, Ostsüdosten, Südosten, Südsüdosten, '
const MORE = 'Süden, Südsüdwesten, Südwesten, Westsüdwesten, Westen, Westnordwesten, Nordwesten, Nordnordwesten'

/** In the Heart of East Africa in German. */
export const german: Words = {
  language: 'de',
  name: 'Im Herzen Ostafrikas',
  sides: SIDES,
  scenarios: {
    ...scenarioNames,
    ...Object.fromEntries(FREE_POINTS.map((points) => [`free-${points}`, `Freies Spiel, ${points} Punkte`])),
  },
  options: {
    'artillery-bonus': 'Geschütze haben ihr +2',
    lake: 'Im Westen eines freien Spiels liegt ein See',
    'agreed-ground': 'Beide Seiten verabreden das Gelände eines freien Spiels',
  },
  messages,
  names: namesIn({
    sides: SIDES,
    // All sentences decline alike: 'die Deutschen', 'der Deutschen', 'den Deutschen'.
    inSentence: ['Deutschen', 'Briten'],
    facings: (WAYS + MORE).split(', '),
    orders: ['geschlossen', 'aufgelöst'],
    causes: [
      'verlorene Freunde, 8.1',
      'Hinterhalt, 8.2',
      'Heerführer gefallen, 8.3',
      'Fahnenträger gefallen, 8.3',
      'Tross oder Dorf verloren, 8.4',
      'Verluste, 8.5',
    ],
    lists,
    columns: ['deutsch', 'britisch', 'irregulär'],
    objectives: ['die Mitte halten', 'zwei Posten halten', 'das Dorf halten', 'Durchbruch', 'Träger', 'Kopfjagd'],
    edges: ['Süden', 'Norden'],
    types,
    characteristics,
    ground,
    places,
    units,
  }),
}
