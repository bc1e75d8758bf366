import type { Column, Id } from '@boma/kernel'
import { LAKES, RAILS, REGIONS, SPACES as SPACE_DATA, TRAILS } from './data/spaces.ts'

/** A space of the map, or a box beyond the last space. */
export type Space = Id<'Space'>

/** How many spaces the map has; places from here on are boxes (3.5). */
export const SPACES: number = SPACE_DATA.length
/** §19.2: off-map ports of the Allies; whoever is there is in play, but not on the map. */
export const OCEAN_BOX = SPACES as Space
/** Where the South Africans wait for their card (27.1). */
export const SOUTH_AFRICA = (SPACES + 1) as Space
/** Where KonA waits for its card (27.1). */
export const KONIGSBERG = (SPACES + 2) as Space
/** The recruit pools: POOL + side. */
export const POOL: number = SPACES + 3
/** Out of the game. */
export const ASIDE = (SPACES + 5) as Space
/** Spaces and boxes together. */
export const PLACES: number = SPACES + 6
/** Where no stack is. */
export const NO_STACK = 255 as Space
/** Their names as players write them. */
export const PLACE_NAMES: readonly string[] = [
  ...SPACE_DATA.map((s) => s.id),
  'ocean',
  'south-africa',
  'konigsberg',
  'allied-pool',
  'german-pool',
  'aside',
]

/** §3.5: is it on the map, and no box? */
export const isOnMap = (place: Space): boolean => place < SPACES

const perSpace = (value: (s: (typeof SPACE_DATA)[number]) => number): Column<Space> =>
  Uint8Array.from(SPACE_DATA, value) as Column<Space>
/** The region of each space, as its place in REGIONS. */
export const REGION_OF: Column<Space> = perSpace((s) => REGIONS.indexOf(s.region))
export const GEA = 0
export const BEA = 1
export const CONGO = 3
export const PORTUGUESE = 4
/** §3.6: the supply centers. */
export const IS_CENTER: Column<Space> = perSpace((s) => (s.center ? 1 : 0))
/** §3.2: the ports of the Indian Ocean. */
export const IS_OCEAN_PORT: Column<Space> = perSpace((s) => (s.ocean ? 1 : 0))
/** §3.2: 1 + the lake that each space is a port of, 0 for none. */
export const LAKE_OF: Column<Space> = perSpace((s) => (s.lake ? LAKES.indexOf(s.lake) + 1 : 0))

/** A space by its name, for data and tests. */
export function space(name: string): Space {
  const found = PLACE_NAMES.indexOf(name)
  if (found < 0) throw new Error(`there is no space '${name}'`)
  return found as Space
}

function neighboursBy(links: readonly (readonly [string, string])[]): readonly (readonly Space[])[] {
  const lists: Space[][] = SPACE_DATA.map(() => [])
  for (const [a, b] of links) {
    lists[space(a)]?.push(space(b))
    lists[space(b)]?.push(space(a))
  }
  return lists.map((list) => list.sort((a, b) => a - b))
}
/** §3.1: the spaces next to each, by trail or rail. */
export const NEXT_TO: readonly (readonly Space[])[] = neighboursBy([...TRAILS, ...RAILS])
/** §28.3: the spaces next to each by rail. */
export const BY_RAIL: readonly (readonly Space[])[] = neighboursBy(RAILS)

/** The spaces by rail to another, the last included; no railway here is a ring, so that there is one way or none. */
export function railTo(from: Space, to: Space, before: Space = from): readonly Space[] {
  for (const next of BY_RAIL[from] as readonly Space[]) {
    if (next === before) continue
    if (next === to) return [to]
    const rest = railTo(next, to, from)
    if (rest.length > 0) return [next, ...rest]
  }
  return []
}
