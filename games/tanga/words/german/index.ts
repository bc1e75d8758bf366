import { namesIn, type Words } from '../words.ts'
import * as basics from './basics.ts'
import * as field from './field.ts'
import * as fire from './fire.ts'
import * as guns from './guns.ts'
import * as instructions from './instructions.ts'
import * as landing from './landing.ts'
import * as march from './march.ts'
import * as melee from './melee.ts'
import { counters, formations, groups, options, sites } from './names.ts'
import * as page from './page.ts'
import * as setUp from './set-up.ts'

const messages: Words['messages'] = {
  ...basics.messages,
  ...setUp.messages,
  ...landing.messages,
  ...march.messages,
  ...fire.messages,
  ...melee.messages,
  ...guns.messages,
  ...field.messages,
  ...page.messages,
  ...instructions.messages,
}

/** The Battle of Tanga in German. */
export const german: Words = {
  language: 'de',
  name: 'Die Schlacht bei Tanga',
  sides: ['Briten', 'Deutsche'],
  scenarios: {
    'two-to-tanga': 'Zwei gegen Tanga',
    invasion: 'Invasion!',
    'big-push': 'Der große Stoß',
    campaign: 'Der Feldzug',
  },
  options,
  messages,
  names: namesIn({
    messages,
    // All sentences decline alike: 'die Briten', 'der Briten', 'den Briten'.
    sides: ['Briten', 'Deutschen'],
    facings: ['Norden', 'Nordosten', 'Südosten', 'Süden', 'Südwesten', 'Nordwesten'],
    sweeps: ['von West nach Ost', 'von Ost nach West', 'von Nord nach Süd', 'von Süd nach Nord'],
    navalOptions: [
      '1, Burgen aus Stahl (zwei Schüsse; die Gebirgsbatterie bleibt an Bord)',
      '2, Eine halbe Burg (ein Schuss; die Batterie darf landen)',
      '3, Zum Teufel mit den Torpedos (ein Würfel Feuerkraft, wie ein Geschütz zu verschießen)',
      '4, Königsberg (gerade: ein Würfel Schüsse; ungerade: einer für die Deutschen, weniger Landungen)',
    ],
    lying: ['geordnet', 'ungeordnet'],
    sects: ['hinduistisch', 'muslimisch', 'christlich', 'sikhistisch'],
    counters,
    formations,
    groups,
    sites,
  }),
}
