/** §1.1: the table in inches, and how many parts an inch is measured in. */
export const WIDTH = 24
export const DEPTH = 18
export const PARTS = 16

/** §1.2: rocks are round; in inches from the left and the top, and how far from their middle they reach. */
export const ROCKS: readonly { readonly x: number; readonly y: number; readonly radius: number }[] = [
  { x: 8, y: 6, radius: 1.5 },
  { x: 16, y: 12, radius: 1.5 },
  { x: 12, y: 9, radius: 1 },
]

/** §2.1: where each figure stands at first, and which way it faces in degrees; the picket first. */
export const START: readonly (readonly [name: string, x: number, y: number, facing: number])[] = [
  ['P1', 3, 4, 90],
  ['P2', 3, 9, 90],
  ['P3', 3, 14, 90],
  ['R1', 21, 4, 270],
  ['R2', 21, 9, 270],
  ['R3', 21, 14, 270],
]
