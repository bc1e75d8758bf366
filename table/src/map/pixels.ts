import type { Frame } from './draw/land.ts'
import type { Rect } from './labels.ts'

/** A length in whole pixels of the screen: letters blur between two of them. */
export const wholePixel = (n: number): number => Math.round(n * devicePixelRatio) / devicePixelRatio

/** The least rectangle of whole pixels around a frame. */
export function wholePixels({ left, top, right, bottom }: Frame, scale: number): Rect {
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)]
  return { x, y, width: Math.ceil(right * scale) - x, height: Math.ceil(bottom * scale) - y }
}
