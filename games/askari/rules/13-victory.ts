import { finish } from '@boma/kernel'
import { SCENARIO_NAMES, SCENARIOS } from '../data/scenarios.ts'
import { automatic } from '../flow.ts'
import { GERMAN } from '../roster.ts'

/** §5.1.4 + §14.4.6: the tally of turn 5, the end of the last turn. */
export const endOfTurn = automatic('13.1.1', (t) => {
  if (t.tracks.turn >= SCENARIOS[SCENARIO_NAMES[t.core.scenario]].last) finish(t, GERMAN)
})
