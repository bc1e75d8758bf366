import { type Side, winner } from '@boma/kernel'
import { SCENARIO_NAMES, type ScenarioName } from '../../data/scenarios.ts'
import type { Table } from '../../layout.ts'
import { ENTENTE, GERMAN } from '../../roster.ts'
import { scenario } from '../../rules/05-calendar.ts'

/** A way for a match to end. */
export interface Ending {
  readonly name: string
  readonly scenario: ScenarioName
  readonly conqueror: Side
}

/** The cases that say what the Entente needs in each scenario. */
const CASES: Readonly<Record<ScenarioName, string>> = {
  'colonial-office': '14.1.5',
  smuts: '14.2.8',
  guerilla: '14.3.4',
  campaign: '14.4.7',
}
const nameOf = (which: ScenarioName, side: Side): string =>
  `${CASES[which]}-${which}-${side === GERMAN ? 'german' : 'entente'}`

/** Either side wins each scenario: the name says the case, the scenario, and who. */
export const ENDINGS: readonly Ending[] = SCENARIO_NAMES.flatMap((which) =>
  [GERMAN, ENTENTE].map((conqueror) => ({ name: nameOf(which, conqueror), scenario: which, conqueror })),
)

/** How a match ended, in the words of ENDINGS. */
export const endingOf = (t: Table): string => nameOf(scenario(t), winner(t))
