import { NOBODY, type Side, winner } from '@boma/kernel'
import { SCENARIO_NAMES, type ScenarioName } from '../../data/scenarios.ts'
import type { Table } from '../../layout.ts'
import { BRITISH, GERMAN } from '../../roster.ts'

/** A way for a match to end. */
export interface Ending {
  readonly name: string
  readonly scenario: ScenarioName
  readonly conqueror: Side
}

/** The cases that say what each side needs in each scenario. */
const CASES: Readonly<Record<ScenarioName, string>> = {
  'two-to-tanga': '21.1d',
  invasion: '22.1.1',
  'big-push': '21.3',
  campaign: '21.2.1',
}
const WHO = new Map<Side, string>([
  [BRITISH, 'british'],
  [GERMAN, 'german'],
  [NOBODY, 'draw'],
])
const nameOf = (which: ScenarioName, side: Side): string => `${CASES[which]}-${which}-${WHO.get(side)}`

/** Either side wins each scenario, and the Campaign may be drawn: the name says the case, the scenario, and who. */
export const ENDINGS: readonly Ending[] = SCENARIO_NAMES.flatMap((which) =>
  [BRITISH, GERMAN, ...(which === 'campaign' ? [NOBODY] : [])].map((conqueror) => ({
    name: nameOf(which, conqueror),
    scenario: which,
    conqueror,
  })),
)

/** How a match ended, in the words of ENDINGS. */
export const endingOf = (t: Table): string => nameOf(SCENARIO_NAMES[t.core.scenario] ?? 'campaign', winner(t))
