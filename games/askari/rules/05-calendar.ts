import { CALENDAR } from '../data/charts.ts'
import { SCENARIO_NAMES, SCENARIOS, type ScenarioName } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'

/** The scenario being played. */
export const scenario = (t: Table): ScenarioName => SCENARIO_NAMES[t.core.scenario] ?? 'campaign'
/** §14.1, §14.2.1, §14.3.1, §14.4.1: the last turn of the scenario. */
export const lastTurn = (t: Table): number => SCENARIOS[scenario(t)].last
/** §5.1.3: is the turn one of rain, with events and attrition? */
export const isRain = (turn: number): boolean => (CALENDAR.rain as readonly number[]).includes(turn)
