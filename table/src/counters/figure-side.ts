import { HULL_LENGTH, type Piece } from '@boma/kernel'

/** The side of the square that a figure is drawn in, in inches: a hull may lie either way in it. */
export const sideOfFigure = ({ stands }: Piece): number =>
  2 * (stands?.base ?? 0.5) * (stands?.shape === 'hull' ? HULL_LENGTH : 1)
