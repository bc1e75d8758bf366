import { type OverlayFault, twiceFaults } from '@boma/overlay'
import type { DataSet } from '../data-set.ts'
import type { Scenario, SetUpGroup, Zone } from '../scenarios.ts'
import type { Atlas } from './index.ts'

/** Which units and leaders there are, by their side. */
type Known = { readonly british: readonly string[]; readonly german: readonly string[] }

/** What is wrong with who begins, lands and comes in where: all are there, nobody twice, everybody on land. */
export function setUpFaults(data: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const of = (side: 'british' | 'german') => [
    ...data[side].map((unit) => unit.id),
    ...data.leaders.filter((leader) => leader.side === side).map((leader) => leader.id),
  ]
  const known: Known = { british: of('british'), german: of('german') }
  const coming = data.arrivals.flatMap((arrival) => arrival.units)
  return [
    ...strangers('setUp.arrivals', coming, known.german),
    ...twiceFaults('setUp.arrivals', coming),
    ...orderFaults(data),
    ...data.scenarios.flatMap((scenario) => scenarioFaults(scenario, data, known, atlas)),
    ...landingFaults(data),
  ]
}

const strangers = (path: string, names: readonly string[], known: readonly string[]): readonly OverlayFault[] =>
  names.filter((name) => !known.includes(name)).map((name) => ({ path, problem: `there is no counter ${name}` }))

/** §4.2I: who comes earlier stands earlier; a scenario has the first so many. */
function orderFaults({ arrivals }: DataSet): readonly OverlayFault[] {
  const hours = arrivals.map(({ day, hour }) => day * 24 + hour)
  return hours.every((hour, i) => i === 0 || hour > (hours[i - 1] ?? 0))
    ? []
    : [{ path: 'setUp.arrivals', problem: 'must go from the first hour to the last' }]
}

function scenarioFaults(scenario: Scenario, data: DataSet, known: Known, atlas: Atlas): readonly OverlayFault[] {
  const path = `setUp.scenarios.${scenario.id}`
  const { german, british, disorganized, lost, ashore } = scenario
  const of = (groups: readonly SetUpGroup[]) => groups.flatMap((group) => group.units)
  const coming = data.arrivals.slice(0, scenario.arrivals).flatMap((arrival) => arrival.units)
  return [
    ...strangers(`${path}.german`, of(german), known.german),
    ...strangers(`${path}.british`, of(british), known.british),
    ...strangers(path, [...disorganized, ...lost, ...Object.keys(ashore)], [...known.british, ...known.german]),
    ...twiceFaults(`${path}.german`, [...of(german), ...coming]),
    ...twiceFaults(`${path}.british`, of(british)),
    ...[...german, ...british].flatMap(({ hexes }) => zoneFaults(path, hexes, atlas)),
    ...victoryFaults(path, scenario, [...known.british, ...known.german]),
  ]
}

/** §21.0: whatever happens, the last turn decides; and whose fall decides is a counter. */
function victoryFaults(path: string, { victories }: Scenario, known: readonly string[]): readonly OverlayFault[] {
  const last = victories.at(-1)
  const falling = victories.flatMap(({ asks }) => asks).flatMap((each) => (each.kind === 'falls' ? [each.unit] : []))
  return [
    ...strangers(`${path}.victories`, falling, known),
    ...(last?.when === 'end' && last.asks.length === 0
      ? []
      : [{ path: `${path}.victories`, problem: 'the last victory must be at the end and ask nothing' }]),
  ]
}

function zoneFaults(path: string, zone: Zone, atlas: Atlas): readonly OverlayFault[] {
  if (zone === 'with friends') return []
  if (!('columns' in zone))
    return zone.length === 0
      ? [{ path, problem: 'a group needs a hex to set up in' }]
      : zone.filter((hex) => !atlas.isLand(hex)).map((hex) => ({ path, problem: `${hex} is no land hex` }))
  const [first, last] = zone.columns
  return first <= last ? [] : [{ path, problem: `columns ${first} to ${last} are none` }]
}

/** §5.2A: every British unit lands with one group; the mountain battery by itself (19.3.3). */
function landingFaults({ british, landingGroups }: DataSet): readonly OverlayFault[] {
  const path = 'setUp.landingGroups'
  const landing = landingGroups.flatMap((group) => group.units)
  const ids = british.filter((unit) => unit.formation !== 'mb28').map((unit) => unit.id)
  return [
    ...strangers(path, landing, ids),
    ...twiceFaults(path, landing),
    ...ids.filter((id) => !landing.includes(id)).map((id) => ({ path, problem: `${id} lands with nobody (5.2A)` })),
  ]
}
