import { type OverlayFault, twice } from '@boma/overlay'
import type { DataSet } from '../data-set.ts'
import { TERRAIN_OF, TERRITORY_OF } from '../map.ts'
import type { Atlas } from './atlas.ts'

const TERRITORIES = ['SWA', 'SA', 'WB', 'ANG', 'BEC']

/** What is wrong with the hexes themselves: letters, coast, edges. */
export function hexFaults(data: DataSet, atlas: Atlas): readonly OverlayFault[] {
  return [
    ...rasterFaults(data),
    ...atlas.hexes.flatMap((hex) =>
      atlas.isSea(hex) === (atlas.territory(hex) === 'sea')
        ? []
        : [{ path: `map.hexes.${hex}`, problem: 'is sea by its terrain or by its territory, but not by both' }],
    ),
    ...pieceFaults(atlas),
    ...coastFaults(data, atlas),
    ...entryFaults(data, atlas),
  ]
}

function rasterFaults({ grid, terrain, territory }: DataSet): readonly OverlayFault[] {
  const rows = [
    ['terrain', terrain, TERRAIN_OF],
    ['territory', territory, TERRITORY_OF],
  ] as const
  return rows.flatMap(([path, raster, letters]) => {
    const right = raster.length === grid.rows && raster.every((row) => row.length === grid.columns)
    const odd = raster.flatMap((row) => [...row]).filter((letter) => !(letter in letters))
    return [
      ...(right ? [] : [{ path, problem: `has not ${grid.rows} rows of ${grid.columns} hexes` }]),
      ...odd.map((letter) => ({ path, problem: `holds the letter '${letter}'` })),
    ]
  })
}

/** Sea, land and each territory hang together. */
function pieceFaults(atlas: Atlas): readonly OverlayFault[] {
  const piece = (path: string, hexes: readonly string[], willDo: (hex: string) => boolean) => {
    const [first] = hexes
    if (first === undefined) return [{ path, problem: 'is nowhere on the map' }]
    const lost = hexes.length - atlas.flood(first, willDo).size
    return lost === 0 ? [] : [{ path, problem: `is in pieces: ${lost} hexes lie apart` }]
  }
  return [
    ...piece('map.hexes', atlas.land, (hex) => !atlas.isSea(hex)),
    ...TERRITORIES.flatMap((name) => {
      const own = (hex: string) => atlas.territory(hex) === name
      return piece(`map.hexes (${name})`, atlas.hexes.filter(own), own)
    }),
  ]
}

function coastFaults({ coastal, allSeaSides }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const shore = atlas.land.filter((hex) => atlas.near(hex).some(atlas.isSea))
  const same = JSON.stringify([...coastal].sort()) === JSON.stringify(shore)
  const inland = allSeaSides.filter((side) => !atlas.hexesOf(side)?.every((hex) => shore.includes(hex)))
  return [
    ...(same ? [] : [{ path: 'map.coastal', problem: 'is not the list of land hexes next to the sea' }]),
    ...inland.map((side) => ({ path: 'map.allSeaSides', problem: `${side} does not part two coastal hexes` })),
  ]
}

function entryFaults({ capeEntry }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const isEdge = (hex: string) => atlas.isHex(hex) && !atlas.isSea(hex) && atlas.near(hex).length < 6
  const bad = (path: string, hexes: readonly string[], isGood: (hex: string) => boolean) =>
    hexes.filter((hex) => !isGood(hex)).map((hex) => ({ path, problem: `${hex} is no land hex on the edge` }))
  return [
    ...bad('map.capeEntry.hexes', capeEntry.hexes, isEdge),
    ...bad('map.capeEntry.withdraw', capeEntry.withdraw, (hex) => capeEntry.hexes.includes(hex)),
  ]
}

/** What is wrong with the rivers: each side once, between two land hexes, and each river in one piece. */
export function riverFaults({ rivers, allSeaSides }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const all = [...rivers.flatMap((river) => river.sides), ...allSeaSides]
  const doubled = twice(all).map((side) => ({ path: 'map.rivers', problem: `${side} is listed twice` }))
  const each = rivers.flatMap((river) =>
    river.sides.flatMap((side, i) => {
      const path = `map.rivers.${river.name}[${i}]`
      const hexes = atlas.hexesOf(side)
      if (hexes === undefined) return [{ path, problem: `${side} is no hexside` }]
      if (hexes.some(atlas.isSea)) return [{ path, problem: `${side} does not part two land hexes` }]
      const before = river.sides[i - 1]
      const joined = before === undefined || atlas.ends(side).some((end) => atlas.ends(before).includes(end))
      return joined ? [] : [{ path, problem: `${side} does not go on from ${before}` }]
    }),
  )
  const empty = rivers.filter((river) => river.sides.length === 0)
  return [...doubled, ...each, ...empty.map(({ name }) => ({ path: `map.rivers.${name}`, problem: 'flows nowhere' }))]
}

/** What is wrong with the railroads: each a chain of land hexes, and no side with two tracks. */
export function railFaults({ rails, allSeaSides }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const links = rails.flatMap((rail) =>
    rail.hexes.slice(1).map((hex, i) => atlas.sideBetween(rail.hexes[i] ?? '', hex)),
  )
  const routes = rails.filter((rail) => rail.status === 'buildable').length
  return [
    ...twice(links.filter((side) => side !== undefined)).map((side) => ({
      path: 'map.rails',
      problem: `two railroads cross ${side}`,
    })),
    ...(routes === 3 ? [] : [{ path: 'map.rails', problem: `${routes} lines can be built, and the rules have three` }]),
    ...rails
      .filter((rail) => rail.hexes.length < 2)
      .map(({ id }) => ({ path: `map.rails.${id}.hexes`, problem: 'leads nowhere' })),
    ...rails.flatMap((rail) =>
      rail.hexes.flatMap((hex, i) => {
        const path = `map.rails.${rail.id}.hexes[${i}]`
        if (!atlas.isHex(hex) || atlas.isSea(hex)) return [{ path, problem: `${hex} is no land hex` }]
        if (rail.hexes.indexOf(hex) !== i) return [{ path, problem: `${hex} comes twice` }]
        const before = rail.hexes[i - 1]
        if (before === undefined) return []
        const side = atlas.sideBetween(before, hex)
        if (side === undefined) return [{ path, problem: `${hex} is not next to ${before}` }]
        return allSeaSides.includes(side) ? [{ path, problem: `${side} is all under water` }] : []
      }),
    ),
  ]
}
