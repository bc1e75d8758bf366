import { namesIn, type Words } from '../words.ts'
import { messages } from './messages.ts'
import { characteristics, ground, places, scenarioNames, types } from './names.ts'

const WAYS =
  'north, north-north-east, north-east, east-north-east, east, east-south-east, south-east, south-south-east, '
const MORE = 'south, south-south-west, south-west, west-south-west, west, west-north-west, north-west, north-north-west'

/** The game in English. */
export const english: Words = {
  language: 'en',
  name: 'In the Heart of East Africa',
  sides: ['German', 'British'],
  scenarios: scenarioNames,
  options: {
    'artillery-bonus': 'Guns have their +2',
    lake: 'A lake lies in the west of a free game',
    'agreed-ground': 'Both sides agree on the ground of a free game',
  },
  messages,
  names: namesIn({
    sides: ['Germans', 'British'],
    inSentence: ['Germans', 'British'],
    facings: (WAYS + MORE).split(', '),
    orders: ['close', 'dispersed'],
    causes: [
      'friends lost, 8.1',
      'ambush, 8.2',
      'army leader killed, 8.3',
      'standard bearer killed, 8.3',
      'baggage or village lost, 8.4',
      'casualties, 8.5',
    ],
    lists: {},
    columns: ['German', 'British', 'irregular'],
    objectives: ['hold the centre', 'hold two posts', 'hold the village', 'breakthrough', 'carriers', 'head-hunt'],
    edges: ['southern', 'northern'],
    types,
    characteristics,
    ground,
    places,
    units: {},
  }),
}
