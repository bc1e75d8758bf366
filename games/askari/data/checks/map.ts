import { type OverlayFault, twice } from '@boma/overlay'
import type { DataSet } from '../data-set.ts'
import type { Town } from '../places.ts'
import { SMUTS } from '../scenarios.ts'
import { ISLANDS, SPLIT_HEXES } from '../waters.ts'
import type { Atlas } from './index.ts'

/** The towns that the rules call by name (7.2.2, 8.1.7, 12.7, 14.2), and the land in which they look for them. */
const NAMED: readonly (readonly [name: string, territory: string])[] = [
  ['Dar-es-Salaam', 'GEA'],
  ['Mafia Island', 'GEA'],
  ['Tabora', 'GEA'],
  ['Bukoba', 'GEA'],
  ['Mombasa', 'BEA'],
  ['Nairobi', 'BEA'],
  ['Taveta', 'BEA'],
  ['Chinde', 'PEA'],
  ['Port Amelia', 'PEA'],
]
/** §13.1.2, §14.3: the Entente is paid for so many, and has them all in 1918. */
const PAID = 35

/** What is wrong with the towns. */
export function townFaults({ towns, bodies }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const paid = towns.filter((town) => town.vp).length
  return [
    ...towns.flatMap((town) => oneTown(town, bodies, atlas)),
    ...twice(towns.map((town) => town.hex)).map((hex) => ({ path: 'map.towns', problem: `two lie in ${hex}` })),
    ...NAMED.filter(([name, land]) => !towns.some((town) => town.name === name && town.territory === land)).map(
      ([name, land]) => ({ path: `map.towns.${name}`, problem: `the rules look for this town in ${land}` }),
    ),
    ...(paid === PAID
      ? []
      : [
          {
            path: 'map.towns',
            problem: `German East Africa has ${PAID} towns and ports (13.1.2), and these are ${paid}`,
          },
        ]),
    ...[...SMUTS.germanHolds, ...SMUTS.ententeHolds]
      .filter((hex) => !towns.some((town) => town.hex === hex))
      .map((hex) => ({ path: 'map.towns', problem: `14.2 looks for a town in ${hex}` })),
    ...(towns.some(({ hex }) => ISLANDS.zanzibar.some((each) => each === hex))
      ? []
      : [{ path: 'map.towns', problem: 'no town lies on Zanzibar (4.1.6)' }]),
  ]
}

function oneTown({ name, hex, kind }: Town, bodies: DataSet['bodies'], atlas: Atlas): readonly OverlayFault[] {
  const path = `map.towns.${name}`
  if (!atlas.isLand(hex)) return [{ path, problem: `${hex} is no land hex` }]
  const [ocean, ...lakes] = bodies.filter((body) => body.patrolBox)
  if (kind === 'port' && !ocean?.coast.includes(hex)) return [{ path, problem: `${hex} is not on the ocean` }]
  if (kind === 'lake' && !lakes.some((lake) => lake.coast.includes(hex)))
    return [{ path, problem: `${hex} is on no great lake` }]
  return []
}

/** What is wrong with the rivers: each side is one, and no two rivers share it. */
export function riverFaults({ rivers }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  return [
    ...twice(rivers.flatMap((river) => river.sides)).map((side) => ({
      path: 'map.rivers',
      problem: `${side} is listed twice`,
    })),
    ...rivers.flatMap(({ name, sides }) => [
      ...(sides.length > 0 ? [] : [{ path: `map.rivers.${name}`, problem: 'flows nowhere' }]),
      ...sides.flatMap((side, i) =>
        isSide(side, atlas) ? [] : [{ path: `map.rivers.${name}[${i}]`, problem: `${side} is no hexside` }],
      ),
    ]),
  ]
}

/** A side between two hexes, or one that leads off the map. */
function isSide(side: string, atlas: Atlas): boolean {
  const hex = side.slice(0, 4)
  if (!atlas.isHex(hex)) return false
  return ['NE', 'SE', 'S'].includes(side.slice(4)) || atlas.near(hex).length < 6
}

/** What is wrong with the railways: each a chain of land hexes that begins at a town, no two through one hex. */
export function railFaults({ rails, towns, allWaterSides }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  return [
    ...twice(rails.flatMap((rail) => rail.hexes)).map((hex) => ({
      path: 'map.rails',
      problem: `${hex} lies on a line twice, or on two`,
    })),
    ...rails.flatMap(({ id, hexes }) => {
      const path = `map.rails.${id}`
      const [first] = hexes
      const begins = towns.some((town) => town.hex === first)
      return [
        ...(hexes.length > 1 ? [] : [{ path, problem: 'leads nowhere' }]),
        ...(begins ? [] : [{ path: `${path}[0]`, problem: 'a line begins at a town (10.2.2)' }]),
        ...hexes.flatMap((hex, i) => {
          const at = `${path}[${i}]`
          if (!atlas.isLand(hex)) return [{ path: at, problem: `${hex} is no land hex` }]
          const before = hexes[i - 1]
          if (before === undefined) return []
          const side = atlas.sideBetween(before, hex)
          if (side === undefined) return [{ path: at, problem: `${hex} is not next to ${before}` }]
          return allWaterSides.includes(side) ? [{ path: at, problem: `${side} is all under water` }] : []
        }),
      ]
    }),
  ]
}

/** What is wrong with the waters: their hexes are there, coasts are of land, no coast is of two great bodies. */
export function waterFaults({ bodies, allWaterSides }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const shared = twice(bodies.filter((body) => body.patrolBox).flatMap((body) => body.coast))
  const split = SPLIT_HEXES.filter(({ hex }) => !atlas.isLand(hex))
  return [
    ...bodies.flatMap(({ name, hexes, coast }) => [
      ...hexes
        .filter((hex) => !atlas.isHex(hex))
        .map((hex) => ({ path: `map.waters.${name}.hexes`, problem: `${hex} is not on the map` })),
      ...coast
        .filter((hex) => !atlas.isLand(hex) || !hexes.includes(hex))
        .map((hex) => ({ path: `map.waters.${name}.coast`, problem: `${hex} has not both land and that water` })),
    ]),
    ...shared.map((hex) => ({ path: 'map.waters', problem: `${hex} lies on the coast of two great bodies` })),
    ...split.map(({ hex }) => ({ path: `map.hexes.${hex}`, problem: 'its two shores are land (10.1.7)' })),
    ...allWaterSides
      .filter((side) => atlas.hexesOf(side)?.every(atlas.isLand) !== true)
      .map((side) => ({ path: 'map.allWaterSides', problem: `${side} does not part two hexes with land` })),
  ]
}
