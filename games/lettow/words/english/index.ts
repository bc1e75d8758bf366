import { PLACE_NAMES, SPACES } from '../../board.ts'
import { CARDS } from '../../data/cards.ts'
import { SPACES as SPACE_DATA } from '../../data/spaces.ts'
import { UNIT_NAMES } from '../../roster.ts'
import { namesIn, type Words } from '../words.ts'
import { messages } from './messages.ts'

/** What stands for a counter's band in a sentence, where the band alone would be misread; and its name in full (24.2). */
const UNITS: Readonly<Record<string, readonly [said: string, full: string]>> = {
  DESG: ['Dar es Salaam garrison', 'Dar es Salaam garrison'],
  '1-FKA': ['1 FKA', '1st field company group'],
  '2-FKA': ['2 FKA', '2nd field company group'],
  '3-FKA': ['3 FKA', '3rd field company group'],
  '4-FKA': ['4 FKA', '4th field company group'],
  '5-FKA': ['5 FKA', '5th field company group'],
  '6-FKA': ['6 FKA', '6th field company group'],
  SK: ['SK', 'Rifle companies'],
  'SK(R)': ['SK(R)', 'Rifle companies, reserve'],
  FW: ['FW', 'Volunteers'],
  MarK: ['MarK', 'Marine company'],
  KonA: ['KonA', 'Crew and guns of the Königsberg'],
  'Mombasa-Gar': ['Mombasa garrison', 'Mombasa garrison'],
  'Nairobi-Gar': ['Nairobi garrison', 'Nairobi garrison'],
  'Rhodesia-Gar': ['Rhodesian garrison', 'Rhodesian garrison'],
  '1/KAR': ['1/KAR', "1st King's African Rifles"],
  'Vol/LF': ['Vol/LF', 'Volunteers and Legion of Frontiersmen'],
  'B-IEF': ['B IEF', 'Indian Expeditionary Force B'],
  'C-IEF': ['C IEF', 'Indian Expeditionary Force C'],
  'PEA-Gar': ['Portuguese garrison', 'Portuguese garrison'],
  'PEA-Inf': ['PEA Inf', 'Portuguese infantry'],
  '1-FP': ['1 FP', '1st column of the Force Publique'],
  '2-FP': ['2 FP', '2nd column of the Force Publique'],
  '1-SA': ['1 SA', '1st South African Brigade'],
  '2-SA': ['2 SA', '2nd South African Brigade'],
  '3-SA': ['3 SA', '3rd South African Brigade'],
  'SA-Mtd': ['SA Mtd', 'South African Mounted Brigade'],
  EAD: ['EAD', 'East African Division'],
  '2/KAR': ['2/KAR', "2nd King's African Rifles"],
  '3/KAR': ['3/KAR', "3rd King's African Rifles"],
  RM: ['RM', 'Royal Marines'],
  RFF: ['RFF', 'Rhodesian Field Force'],
  WA: ['WA', 'West African Brigade'],
  'Kartu-Col': ['Kartu Col', 'Kartu Column'],
  MGC: ['MGC', 'Armoured cars of the Machine Gun Corps'],
  'PEA-Ex': ['PEA Ex', 'Portuguese Expeditionary Force'],
  'Allied-Fort': ['Allied fort', 'Allied fort'],
  'German-Fort': ['German fort', 'German fort'],
}

const unitWord = (id: string, which: 0 | 1): string => UNITS[id]?.[which] ?? id

/** Boxes, in the order of PLACE_NAMES. */
const BOXES = [
  'the Indian Ocean',
  'South Africa',
  'the Königsberg',
  'the Allied pool',
  'the German pool',
  'the table’s edge',
]

const SIDES = ['Allied', 'German'] as const

/** Counters as sentences have them, and in full. */
export const units: readonly string[] = UNIT_NAMES.map((id) => unitWord(id, 0))
export const fullUnits: readonly string[] = UNIT_NAMES.map((id) => unitWord(id, 1))
/** Spaces, then boxes. */
export const places: readonly string[] = PLACE_NAMES.map(
  (id, place) => SPACE_DATA[place]?.name ?? BOXES[place - SPACES] ?? id,
)

/** The game in English. */
export const english: Words = {
  language: 'en',
  name: 'Lettow-Vorbeck',
  sides: SIDES,
  scenarios: { campaign: 'The campaign in East Africa' },
  options: { 'break-off': 'Break off', supply: 'Supply', forts: 'Forts' },
  messages,
  names: namesIn({ sides: SIDES, units, fullUnits, places, cards: CARDS }),
}
