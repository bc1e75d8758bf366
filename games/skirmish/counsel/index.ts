import { type Counsel, oddsBy, planningBy } from '@boma/counsel'
import { act } from '../actions.ts'
import { layout, type Table } from '../layout.ts'
import { flow } from '../sequence.ts'
import { appraise } from './appraise.ts'
import { customs } from './customs.ts'
import { marching } from './marching.ts'
import { oddsOf } from './odds.ts'
import { stakes } from './stakes.ts'

const playable = { layout, flow, actions: act }

/** What a good player of the skirmish would work out. */
export const counsel: Counsel<Table> = {
  ...planningBy(playable, marching),
  appraise,
  odds: oddsBy(playable, oddsOf),
  stakes,
  customs,
}
