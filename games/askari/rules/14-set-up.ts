import { SCENARIO_NAMES, SCENARIOS } from '../data/scenarios.ts'
import { automatic, procedure } from '../flow.ts'

/** §14.0: the scenario is set up. */
export const setUp = procedure('set-up', '14.0', [
  automatic('14.0', (t) => {
    t.tracks.turn = SCENARIOS[SCENARIO_NAMES[t.core.scenario]].first - 1
  }),
])
