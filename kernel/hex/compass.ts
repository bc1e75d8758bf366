/** The six ways out of a flat-top hex, clockwise from north. */
export const COMPASS = { N: 0, NE: 1, SE: 2, S: 3, SW: 4, NW: 5 } as const

/** One of the six ways out of a hex: 0 is north, and so on clockwise. */
export type Direction = (typeof COMPASS)[keyof typeof COMPASS]

/** The six directions in order. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const

/** The direction that leads back. */
export const opposite = (direction: Direction): Direction => ((direction + 3) % 6) as Direction

/** How far a step in each direction moves across columns (see Grid.x). */
export const STEP_X = [0, 1, 1, 0, -1, -1] as const
/** How far a step in each direction moves down the map in half hexes (see Grid.y). */
export const STEP_Y = [-2, -1, 1, 2, 1, -1] as const

// Where a centre is (3x, y), all corners have integer coordinates too: that makes lines exact. Side d of a hex runs
// from corner d to corner d + 1, clockwise: seen from the centre, corner d is its left end.

/** Corner d of a hex relative to its centre, in thirds of a column. */
export const CORNER_X = [-1, 1, 2, 1, -1, -2] as const
/** Corner d of a hex relative to its centre, in half hexes down the map. */
export const CORNER_Y = [-1, -1, 0, 1, 1, 0] as const
