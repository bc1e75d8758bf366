import { automatic, perform, phase } from '../flow.ts'
import { ENTENTE, GERMAN } from '../roster.ts'
import { renewLeadership } from './06.1-effects.ts'
import { CAME, FED, forgetArrivals } from './08.1-placing.ts'
import { carriersCome, reinforce } from './08.1-reinforcements.ts'
import { replacementsOf } from './08.2-replacements.ts'
import { withdraw } from './08.3-withdrawals.ts'

/** §5.1.2, §8.0: the Logistics Phase of every turn; in each Segment the Entente acts first (ruling 43). */
export const logistics = phase('logistics', 'logistics', '8.0', [
  carriersCome,
  perform(reinforce, ENTENTE),
  perform(reinforce, GERMAN),
  // §8.1.8: a Carrier feeds a town for one Segment, and the town's one unit is one a turn
  automatic('8.1.8b', (t) => forgetArrivals(t, FED)),
  replacementsOf(ENTENTE),
  replacementsOf(GERMAN),
  withdraw,
  automatic('11.13.1', (t) => {
    forgetArrivals(t, CAME | FED)
    renewLeadership(t)
  }),
])
