import type { Point, Space as Spot, Text } from '@boma/showing'
import { OCEAN_BOX, REGION_OF, SPACES, type Space } from '../board.ts'
import { PLACES } from '../data/map/geography.ts'
import { REGIONS, type Region, SPACES as SPACE_DATA } from '../data/spaces.ts'
import { name, say } from '../words/words.ts'
import { terrainAt } from './land.ts'
import { project } from './projection.ts'

/** Whose country each region is. */
const OWNERS: Readonly<Record<Region, string>> = {
  GEA: 'german',
  BEA: 'british',
  RN: 'british',
  BC: 'belgian',
  PEA: 'portuguese',
}

function placed(id: string): Point {
  const place = PLACES[id]
  if (place === undefined) throw new Error(`nobody has said where '${id}' lies`)
  const [x, y] = project(place.lat, place.lon)
  const [dx, dy] = place.moved ?? [0, 0]
  return [x + dx, y + dy]
}

const POINTS: readonly Point[] = SPACE_DATA.map((s) => placed(s.id))

/** Where a space is drawn. */
export const pointOf = (place: Space): Point => (place === OCEAN_BOX ? OCEAN : POINTS[place])
/** The Indian Ocean box is drawn in the ocean. */
const OCEAN: Point = [20.4, 9.1]

const spot = (place: Space): Spot<Text> => {
  const [x, y] = pointOf(place)
  const territory = OWNERS[REGIONS[REGION_OF[place]]]
  return { id: place, name: name('space', place), x, y, terrain: terrainAt([x, y]), territory }
}

/** The spaces of the sheet, the Indian Ocean box last. */
export const spots: readonly Spot<Text>[] = [
  ...Array.from({ length: SPACES }, (_, place) => spot(place as Space)),
  { id: OCEAN_BOX, name: say('page.ocean'), x: OCEAN[0], y: OCEAN[1], terrain: 'box', territory: '' },
]
