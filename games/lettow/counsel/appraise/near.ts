import { SIDES, type Side } from '@boma/kernel'
import { BY_RAIL, IS_OCEAN_PORT, LAKE_OF, NEXT_TO, OCEAN_BOX, PLACES, SPACES, type Space } from '../../board.ts'
import { ALLIED } from '../../roster.ts'

/** Half points that a trail or a ride counts for, and a voyage, which takes the whole movement but leads far. */
const BY_LAND = 2
const BY_WATER = 3
/** What is left of a unit's weight on a space with each half point between them. */
const PER_HALF_POINT = 0.7
/** Half points that nobody has. */
const FAR = 99

/** Half points from everywhere to everywhere for a side, nobody in the way. */
function distances(side: Side): Uint8Array {
  const halves = new Uint8Array(PLACES * SPACES).fill(FAR)
  for (let from = 0; from < SPACES; from++) {
    halves[from * SPACES + from] = 0
    for (const to of NEXT_TO[from]) halves[from * SPACES + to] = BY_LAND
    for (const to of lineFrom(from as Space)) halves[from * SPACES + to] = BY_LAND
  }
  for (let from = 0 as Space; from <= OCEAN_BOX; from++)
    for (let to = 0 as Space; to < SPACES; to++)
      if (isCrossing(side, from, to)) halves[from * SPACES + to] = Math.min(halves[from * SPACES + to], BY_WATER)
  shorten(halves)
  return halves
}

/** §28.3: every space that one ride leads to. */
function lineFrom(from: Space): ReadonlySet<Space> {
  const line = new Set<Space>([from])
  for (const at of line) for (const next of BY_RAIL[at]) line.add(next)
  line.delete(from)
  return line
}

/** §28.2: does water lead there? */
function isCrossing(side: Side, from: Space, to: Space): boolean {
  if (from === to) return false
  if (from < SPACES && LAKE_OF[from] !== 0 && LAKE_OF[from] === LAKE_OF[to]) return true
  return side === ALLIED && IS_OCEAN_PORT[to] === 1 && (from === OCEAN_BOX || IS_OCEAN_PORT[from] === 1)
}

/** Floyd's way: by every space in between that makes it shorter. */
function shorten(halves: Uint8Array): void {
  for (let by = 0; by < SPACES; by++)
    for (let from = 0; from <= OCEAN_BOX; from++)
      for (let to = 0; to < SPACES; to++) {
        const way = halves[from * SPACES + by] + halves[by * SPACES + to]
        if (way < halves[from * SPACES + to]) halves[from * SPACES + to] = way
      }
}

/** How much a unit in a place weighs on each space, by its side: 1 where it is, less with every point between. */
export const NEARNESS: readonly Float64Array[] = SIDES.map((side) => {
  const weights = new Float64Array(FAR + 1)
  // Multiplied up: powers with a fraction differ from browser to browser, products do not.
  for (let i = 0, weight = 1; i < FAR; i++, weight *= PER_HALF_POINT) weights[i] = weight
  return Float64Array.from(distances(side), (halves) => weights[halves])
})
