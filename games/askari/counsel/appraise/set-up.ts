import type { Side } from '@boma/kernel'
import { SPACES, TO_COME } from '../../board.ts'
import { SCENARIO_NAMES, type ScenarioName } from '../../data/scenarios.ts'
import type { Table } from '../../layout.ts'
import { ENTENTE, GERMAN, NO_UNIT } from '../../roster.ts'
import { scenario } from '../../rules/05-calendar.ts'
import { hexOf } from '../../rules/08.1-spots.ts'
import { carrierSpot, unitSpot } from '../../rules/14-history.ts'
import { LOTS } from '../../rules/14-lots.ts'
import { carriersIn } from '../../stacks.ts'

/** How many Carriers of each side history has in each space, by scenario; the Entente's behind the Germans'. */
const CARRIERS: readonly Uint8Array[] = SCENARIO_NAMES.map((name) => {
  const counts = new Uint8Array(2 * SPACES)
  const laid = [0, 0]
  for (const { side, unit } of LOTS[name])
    if (unit === NO_UNIT) counts[side * SPACES + carrierSpot(name, side, laid[side]++)]++
  return counts
})

/**
 * While a scenario is set up: how many counters and Carriers of a side lie elsewhere than history had them. What becomes of
 * a line of units is not seen before all of them stand, so that whoever looks one step ahead does best to trust it.
 */
const strayed = (t: Table, side: Side): number =>
  strayUnits(t, side, scenario(t)) + strayCarriers(t, side, CARRIERS[t.core.scenario])

function strayUnits(t: Table, of: Side, name: ScenarioName): number {
  const { where } = t.units
  let n = 0
  for (const { side, unit } of LOTS[name])
    if (side === of && unit !== NO_UNIT && where[unit] < TO_COME && where[unit] !== hexOf(unitSpot(name, unit))) n++
  return n
}

function strayCarriers(t: Table, side: Side, history: Uint8Array): number {
  let n = 0
  for (let at = t.laden.next(0); at >= 0; at = t.laden.next(at + 1))
    n += Math.max(0, carriersIn(t, side, at) - history[side * SPACES + at])
  return n
}

/** In what measure the Entente keeps to history more than the Germans do. */
export const straightness = (t: Table): number => strayed(t, GERMAN) - strayed(t, ENTENTE)
