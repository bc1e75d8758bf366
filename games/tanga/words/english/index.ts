import { namesIn, type Words } from '../words.ts'
import { messages } from './messages.ts'

/** The Battle of Tanga in English, as its data have it. */
export const english: Words = {
  language: 'en',
  name: 'The Battle of Tanga',
  sides: ['British', 'German'],
  scenarios: {
    'two-to-tanga': 'Two to Tanga',
    invasion: 'Invasion!',
    'big-push': 'The Big Push',
    campaign: 'The Campaign',
  },
  options: {
    fog: 'Fog of war',
    'lee-enfield': 'Indian rifle companies fire at half',
    'total-six': 'A total of six empties the pouches, not a six on either die',
    'melee-six': 'In melee a natural six always fails',
    garrisons: 'Government buildings must be garrisoned',
  },
  messages,
  names: namesIn({
    messages,
    sides: ['British', 'Germans'],
    facings: ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'],
    sweeps: ['from west to east', 'from east to west', 'from north to south', 'from south to north'],
    navalOptions: [
      '1, Castles of Steel (two shots; the mountain battery stays aboard)',
      '2, Half a Castle (one shot; the battery may land)',
      '3, Damn the Torpedoes (a die of factors, to be fired as a gun’s)',
      '4, Königsberg (even: a die of shots; odd: one for the Germans, fewer landings)',
    ],
    lying: ['in good order', 'disorganized'],
    sects: ['Hindu', 'Muslim', 'Christian', 'Sikh'],
    counters: {},
    formations: {},
    groups: {
      kash3: '3rd Kashmir half battalion',
      gwal3: '3rd Gwalior half battalion',
      'stev-1': 'Stevedores 1',
      'stev-2': 'Stevedores 2',
      'stev-3': 'Stevedores 3',
    },
    sites: {},
  }),
}
