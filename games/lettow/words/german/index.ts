import { PLACE_NAMES } from '../../board.ts'
import { UNIT_NAMES } from '../../roster.ts'
import { fullUnits, places, units } from '../english/index.ts'
import { namesIn, type Words } from '../words.ts'
import { cards } from './cards.ts'
import { messages } from './messages.ts'

/** What sentences call a counter, and its full name; those left out are called as in English. */
const UNITS: Readonly<Record<string, readonly [said: string, full: string]>> = {
  DESG: ['Besatzung von Daressalam', 'Besatzung von Daressalam'],
  '1-FKA': ['1. FKA', '1. Feldkompanie-Abteilung'],
  '2-FKA': ['2. FKA', '2. Feldkompanie-Abteilung'],
  '3-FKA': ['3. FKA', '3. Feldkompanie-Abteilung'],
  '4-FKA': ['4. FKA', '4. Feldkompanie-Abteilung'],
  '5-FKA': ['5. FKA', '5. Feldkompanie-Abteilung'],
  '6-FKA': ['6. FKA', '6. Feldkompanie-Abteilung'],
  SK: ['SK', 'Schützenkompanien'],
  'SK(R)': ['SK(R)', 'Schützenkompanien, Reserve'],
  FW: ['FW', 'Freiwillige'],
  MarK: ['MarK', 'Marinekompanie'],
  KonA: ['KonA', 'Mannschaft und Geschütze der Königsberg'],
  'Mombasa-Gar': ['Besatzung von Mombasa', 'Besatzung von Mombasa'],
  'Nairobi-Gar': ['Besatzung von Nairobi', 'Besatzung von Nairobi'],
  'Rhodesia-Gar': ['Rhodesische Besatzung', 'Rhodesische Besatzung'],
  'Vol/LF': ['Vol/LF', 'Freiwillige und Legion of Frontiersmen'],
  'B-IEF': ['B IEF', 'Indisches Expeditionskorps B'],
  'C-IEF': ['C IEF', 'Indisches Expeditionskorps C'],
  'PEA-Gar': ['Portugiesische Besatzung', 'Portugiesische Besatzung'],
  'PEA-Inf': ['PEA Inf', 'Portugiesische Infanterie'],
  '1-FP': ['1. FP', '1. Kolonne der Force Publique'],
  '2-FP': ['2. FP', '2. Kolonne der Force Publique'],
  '1-SA': ['1. SA', '1. Südafrikanische Brigade'],
  '2-SA': ['2. SA', '2. Südafrikanische Brigade'],
  '3-SA': ['3. SA', '3. Südafrikanische Brigade'],
  'SA-Mtd': ['SA Mtd', 'Südafrikanische Berittene Brigade'],
  EAD: ['EAD', 'Ostafrikanische Division'],
  RFF: ['RFF', 'Rhodesisches Feldkorps'],
  WA: ['WA', 'Westafrikanische Brigade'],
  'Kartu-Col': ['Kartu Col', 'Kolonne Kartu'],
  MGC: ['MGC', 'Panzerwagen des Machine Gun Corps'],
  'PEA-Ex': ['PEA Ex', 'Portugiesisches Expeditionskorps'],
  'Allied-Fort': ['Alliiertes Fort', 'Alliiertes Fort'],
  'German-Fort': ['Deutsches Fort', 'Deutsches Fort'],
}

/** Places and boxes that have another name in German. */
const PLACES: Readonly<Record<string, string>> = {
  'Belgian-Congo': 'Belgisch-Kongo',
  Mozambique: 'Mosambik',
  'Dar-es-Salaam': 'Daressalam',
  Moshi: 'Moschi',
  Arusha: 'Aruscha',
  ocean: 'Indischer Ozean',
  'south-africa': 'Südafrika',
  konigsberg: 'SMS Königsberg',
  'allied-pool': 'Alliierter Vorrat',
  'german-pool': 'Deutscher Vorrat',
  aside: 'Neben der Karte',
}

const SIDES = ['Alliierte', 'Deutsche'] as const

/** Lettow-Vorbeck auf Deutsch. */
export const german: Words = {
  language: 'de',
  name: 'Lettow-Vorbeck',
  sides: SIDES,
  scenarios: { campaign: 'Der Feldzug in Ostafrika' },
  options: { 'break-off': 'Abbrechen', supply: 'Nachschub', forts: 'Forts' },
  messages,
  names: namesIn({
    // All sentences decline alike: 'die Alliierten', 'der Alliierten', 'den Alliierten'.
    sides: ['Alliierten', 'Deutschen'],
    units: units.map((name, unit) => UNITS[UNIT_NAMES[unit]]?.[0] ?? name),
    fullUnits: fullUnits.map((name, unit) => UNITS[UNIT_NAMES[unit]]?.[1] ?? name),
    places: places.map((name, place) => PLACES[PLACE_NAMES[place]] ?? name),
    cards,
  }),
}
