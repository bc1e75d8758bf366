/** Places about one, by half inches, to the north, east, south and west, then aslant. */
export const ABOUT = [
  [0, 8],
  [8, 0],
  [0, -8],
  [-8, 0],
  [8, 8],
  [8, -8],
  [-8, -8],
  [-8, 8],
] as const

/** Places in the quarters of a box, the middle first. */
export const QUARTERS = [
  [2, 2],
  [1, 2],
  [3, 2],
  [2, 1],
  [2, 3],
  [1, 1],
  [3, 3],
  [1, 3],
  [3, 1],
] as const
