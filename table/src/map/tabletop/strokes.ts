import type { Point } from '@boma/showing'
import { UNIT } from '../draw/curve.ts'
import { circlePath } from '../shapes.ts'
import type { Ring } from './outline.ts'

/** What terrain on a table is drawn with; those of `CUT` end at the edge of their area. */
export type Brush =
  | 'shade'
  | 'crown'
  | 'dark'
  | 'light'
  | 'leaf'
  | 'palm'
  | 'trunk'
  | 'stone'
  | 'hut'
  | 'thatch'
  | 'top'
  | 'hachure'
  | 'reed'
  | 'furrow'
  | 'lining'
  | 'glint'
  | 'flow'
  | 'roof'
  | 'ridge'
  | 'wall'
  | 'earth'
  | 'ditch'
  | 'line'
  | 'rut'
  | 'sleeper'
  | 'rail'
  | 'stream'

/** Brushes whose strokes are cut off at the edge of their area. */
export const CUT: readonly Brush[] = [
  'furrow',
  'lining',
  'flow',
  'rut',
  'sleeper',
  'rail',
  'shade',
  'crown',
  'dark',
  'light',
  'palm',
  'hachure',
  'top',
]

/** Shapes and strokes on a piece of ground, from below. */
export type Strokes = readonly { readonly brush: Brush; readonly path: string }[]

/** A piece of ground to be drawn on. */
export interface Plot {
  readonly rings: readonly Ring[]
  /** The middle of what is drawn along a line. */
  readonly middle: readonly Point[]
  readonly random: () => number
}

/** A disc. */
export const disc = ([x, y]: Point, radius: number): string => circlePath(x * UNIT, y * UNIT, radius * UNIT)
