import { type OverlayFault, twice } from '@boma/overlay'
import type { DataSet } from '../data-set.ts'
import type { Place } from '../places.ts'
import type { Atlas } from './atlas.ts'

/** The towns that the rules call by name, and the territory in which they look for them. */
const NAMED: readonly (readonly [name: string, territory: string])[] = [
  ['Windhoek', 'SWA'],
  ['Swakopmund', 'SWA'],
  ['Lüderitz Bay', 'SWA'],
  ['Walvis Bay', 'WB'],
  ['Humbe', 'ANG'],
  ['Port Alexander', 'ANG'],
]

/** What is wrong with towns and settlements. */
export function placeFaults({ places, coastal }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const towns = (territory: string) =>
    places.filter((place) => place.kind === 'town' && atlas.territory(place.hex) === territory)
  const want = (holds: boolean, problem: string) => (holds ? [] : [{ path: 'map.places', problem }])
  const inAngola = places.filter((p) => p.kind === 'settlement' && atlas.territory(p.hex) === 'ANG')
  return [
    ...places.flatMap((place) => onePlace(place, coastal, atlas)),
    ...twice(places.map((place) => place.hex)).map((hex) => ({ path: 'map.places', problem: `two lie in ${hex}` })),
    ...twice(places.map((place) => place.name)).map((name) => ({ path: `map.places.${name}`, problem: 'comes twice' })),
    ...NAMED.flatMap(([name, territory]) =>
      towns(territory).some((town) => town.name === name)
        ? []
        : [{ path: `map.places.${name}`, problem: `the rules look for this town in ${territory}` }],
    ),
    ...want(towns('SWA').length >= 6, '6.2 puts six militia into towns of the colony, one to a town'),
    ...want(
      towns('SWA').some((town) => town.port),
      '6.2 wants a port in the colony',
    ),
    ...want(
      towns('SWA').some((town) => !town.port),
      '6.2 wants a town in the colony that is no port',
    ),
    ...want(towns('SA').length >= 3, '5.2 and 6.3 want three towns in South Africa'),
    ...want(towns('ANG').length >= 2, '6.3 puts two militia into towns of Angola, one to a town'),
    ...want(inAngola.length >= 2, '6.3 puts two units into settlements of Angola, one to each'),
  ]
}

function onePlace(place: Place, coastal: readonly string[], atlas: Atlas): readonly OverlayFault[] {
  const path = `map.places.${place.name}`
  if (!atlas.isHex(place.hex)) return [{ path, problem: `${place.hex} is no hex` }]
  if (atlas.isSea(place.hex)) return [{ path, problem: `${place.hex} is at sea` }]
  if (!place.port) return []
  if (place.kind !== 'town') return [{ path, problem: 'is a port and no town' }]
  return coastal.includes(place.hex) ? [] : [{ path, problem: 'is a port away from the coast' }]
}
