import type { Piece } from '@boma/showing'

/** A hull is so many times as long as it is wide. */
const HULL_LENGTH = 3

/** The side of the square that a figure is drawn in, in inches: a hull may lie either way in it. */
export const sideOfFigure = ({ stands }: Piece): number =>
  2 * (stands?.base ?? 0.5) * (stands?.shape === 'hull' ? HULL_LENGTH : 1)
