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
const nameOf = (which: ScenarioName, side: Side): string =>
  `${CASES[which]}-${which}-${side === NOBODY ? 'draw' : side === BRITISH ? 'british' : 'german'}`

/** Not yet recorded: with as little thought as make.ts gives them, the British do not get so far. */
const MISSING = [nameOf('big-push', BRITISH), nameOf('campaign', BRITISH)]

/** Either side wins each scenario: the name says the case, the scenario, and who. */
export const ENDINGS: readonly Ending[] = SCENARIO_NAMES.flatMap((which) =>
  [BRITISH, GERMAN].map((conqueror) => ({ name: nameOf(which, conqueror), scenario: which, conqueror })),
).filter(({ name }) => !MISSING.includes(name))

/** How a match ended, in the words of ENDINGS. */
export const endingOf = (t: Table): string => nameOf(SCENARIO_NAMES[t.core.scenario] ?? 'campaign', winner(t))
