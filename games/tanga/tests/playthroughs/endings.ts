import { type Match, NOBODY, type Side, winner } from '@boma/kernel'
import { SCENARIO_NAMES, type ScenarioName } from '../../data/scenarios.ts'
import type { Table } from '../../layout.ts'
import { BRITISH, GERMAN } from '../../roster.ts'

/** A way for a match to end. */
export interface Ending {
  readonly name: string
  readonly scenario: ScenarioName
  readonly conqueror: Side
}

/** How a victory is told. */
const HOW: Readonly<Record<string, string>> = {
  won: 'won',
  wonNarrowly: 'narrowly',
  wonClearly: 'clearly',
  wonDecisively: 'decisively',
  drawn: 'drawn',
}
const nameOf = (rule: string, scenario: ScenarioName, side: Side, how: string): string =>
  `${rule}-${scenario}-${side === NOBODY ? 'nobody' : side === BRITISH ? 'british' : 'german'}-${how}`
const ending = (rule: string, scenario: ScenarioName, conqueror: Side, how: string): Ending => ({
  name: nameOf(rule, scenario, conqueror, how),
  scenario,
  conqueror,
})

/** All ways to end a match: the name says the case, the scenario, who wins, and how. */
export const ENDINGS: readonly Ending[] = [
  ending('21.1d', 'two-to-tanga', BRITISH, 'won'),
  ending('21.1d', 'two-to-tanga', GERMAN, 'won'),
  ending('22.1.1', 'invasion', BRITISH, 'won'),
  ending('22.1.1', 'invasion', GERMAN, 'won'),
  ending('21.2.1.1a', 'big-push', BRITISH, 'decisively'),
  ending('21.3', 'big-push', BRITISH, 'clearly'),
  ending('21.3', 'big-push', BRITISH, 'narrowly'),
  ending('22.1.1.2a', 'big-push', GERMAN, 'decisively'),
  ending('21.3', 'big-push', GERMAN, 'clearly'),
  ending('21.3', 'big-push', GERMAN, 'narrowly'),
  ending('21.2.1.1a', 'campaign', BRITISH, 'decisively'),
  ending('21.2.1.1b', 'campaign', BRITISH, 'clearly'),
  ending('22.1.1.2a', 'campaign', GERMAN, 'decisively'),
  ending('22.1.1.2c', 'campaign', GERMAN, 'decisively'),
  ending('22.1.1.2b', 'campaign', GERMAN, 'clearly'),
  ending('21.2.2', 'campaign', NOBODY, 'drawn'),
]

/** How a match ended, in the words of ENDINGS. */
export function endingOf(match: Match<Table>): string {
  const told = match
    .log(NOBODY)
    .flatMap(({ events }) => events)
    .findLast(({ kind }) => HOW[kind] !== undefined)
  const scenario = SCENARIO_NAMES[match.table.core.scenario] ?? 'campaign'
  return nameOf(told?.rule ?? '?', scenario, winner(match.table), HOW[told?.kind ?? ''] ?? '?')
}
