import { TURNS } from '../../data/in-force.ts'
import { namesIn, type Words } from '../words.ts'
import { messages } from './messages.ts'

/** The game in English, as its data have it. */
export const english: Words = {
  language: 'en',
  name: 'Windhoek',
  sides: ['Allied', 'German'],
  scenarios: { standard: 'The campaign' },
  options: {
    fog: 'Fog of war',
    'captured-supply': 'Captured supply gives action points',
    'captured-towns': 'Captured towns give action points',
    amphibious: 'Amphibious assaults',
    railroads: 'Railroad construction',
    kamerun: 'Kamerun company',
    truck: 'German truck column',
    brigades: 'Commonwealth brigades',
    trains: 'Armored trains ignore ZOC',
    squadron: 'German East Asia Squadron',
    historical: 'Historical Allied deployment',
  },
  messages,
  names: namesIn({
    sides: ['Allies', 'Germans'],
    months: TURNS.months,
    counters: {},
    towns: {},
    cape: messages['page.cape'],
    states: ['in good order', 'disrupted'],
  }),
}
