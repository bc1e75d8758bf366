import type { OverlayFault } from '@boma/overlay'
import { LENGTH } from '../charts.ts'
import type { DataSet } from '../data-set.ts'
import type { RecruitLine } from '../recruits.ts'
import { type Atlas, atlasOf } from './atlas.ts'
import { counterFaults } from './counters.ts'
import { hexFaults, railFaults, riverFaults } from './map.ts'
import { placeFaults } from './places.ts'
import { setUpFaults } from './set-up.ts'

/** Everything that is wrong with a data set, as far as its parts contradict one another or what the rules need. */
export function faultsIn(data: DataSet): readonly OverlayFault[] {
  const atlas = atlasOf(data)
  return [
    ...hexFaults(data, atlas),
    ...riverFaults(data, atlas),
    ...railFaults(data, atlas),
    ...placeFaults(data, atlas),
    ...counterFaults(data),
    ...chartFaults(data, atlas),
    ...setUpFaults(data, atlas),
  ]
}

function chartFaults(
  { terrainEffects, rainTurns, airRecycling, recruits }: DataSet,
  atlas: Atlas,
): readonly OverlayFault[] {
  const closed = Object.entries(terrainEffects).filter(([terrain, effect]) => terrain !== 'sea' && !effect.dry)
  const odd = rainTurns.filter((turn) => !Number.isInteger(turn) || turn < 1 || turn > LENGTH.extended)
  const unplaced = Object.entries(recruits).filter(([, line]) => line.deploy.length === 0)
  const nowhere = Object.entries(recruits).flatMap(([id, { deploy }]: [string, RecruitLine]) =>
    deploy
      .flatMap(({ hexes = [] }) => hexes)
      .filter((hex) => !atlas.isHex(hex) || atlas.isSea(hex))
      .map((hex) => ({ path: `charts.recruits.${id}.deploy`, problem: `${hex} is no land hex` })),
  )
  return [
    ...nowhere,
    ...closed.map(([terrain]) => ({ path: `charts.terrain.${terrain}.dry`, problem: 'nobody could ever enter it' })),
    ...odd.map((turn) => ({ path: 'charts.rainTurns', problem: `there is no turn ${turn}` })),
    ...(airRecycling.length === 6 ? [] : [{ path: 'charts.airRecycling', problem: 'has not six results' }]),
    ...unplaced.map(([id]) => ({ path: `charts.recruits.${id}.deploy`, problem: 'its units could go nowhere' })),
  ]
}
