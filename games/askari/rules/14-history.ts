import type { Hex, Side } from '@boma/kernel'
import { hex } from '../actions/operands.ts'
import { HISTORY } from '../data/in-force.ts'
import { SCENARIO_NAMES, type ScenarioName } from '../data/scenarios.ts'
import { GERMAN, NO_UNIT, UNITS, type Unit, unit } from '../roster.ts'
import type { Spot } from './08.1-spots.ts'
import { LOTS } from './14-lots.ts'

const spot = (name: string): Spot => {
  const found = hex.read(name)
  if (found === undefined) throw new Error(`there is no space ${name}`)
  return found
}

/** The spot of each counter in a scenario, -1 where we know none. */
function spotsIn(scenario: ScenarioName): readonly Spot[] {
  const spots = Array.from({ length: UNITS }, () => UNKNOWN)
  for (const [at, names] of Object.entries(HISTORY[scenario].units))
    for (const name of names.split(' ')) spots[unit(name)] = spot(at)
  return spots
}
const UNKNOWN = -1 as Spot
const SPOTS: readonly (readonly Spot[])[] = SCENARIO_NAMES.map(spotsIn)

/** Where a counter stood, or where we would have it stand; the first spot of its area if we do not know. */
export function unitSpot(scenario: ScenarioName, which: Unit): Spot {
  const known = SPOTS[SCENARIO_NAMES.indexOf(scenario)]?.[which] ?? UNKNOWN
  return known === UNKNOWN ? firstSpot(scenario, which) : known
}

function firstSpot(scenario: ScenarioName, which: Unit): Spot {
  const found = LOTS[scenario].find((lot) => lot.unit === which)
  return found?.area.spots[0] ?? (0 as Hex)
}

/** Where the side's Carriers stood, the nth of them. */
export function carrierSpot(scenario: ScenarioName, side: Side, n: number): Spot {
  const { carriers } = HISTORY[scenario]
  const name = (side === GERMAN ? carriers.german : carriers.entente)[n]
  return name === undefined ? firstSpot(scenario, NO_UNIT) : spot(name)
}
