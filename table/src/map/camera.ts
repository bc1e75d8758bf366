import type { Point } from '@boma/showing'
import type { Frame } from './draw/land.ts'

/** Where a person looks: the board point in the middle of the view, and how many pixels a board unit has. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The size of the view in pixels. */
export interface View {
  readonly width: number
  readonly height: number
}

/** The largest scale where spaces have the room of a hex. */
export const MOST = 140
/** How much of the view the sheet leaves free around it when it is fitted. */
const AIR = 0.98

/** The board point under a pixel of the view. */
export const toBoard = (camera: Camera, view: View, [px, py]: Point): Point => [
  camera.x + (px - view.width / 2) / camera.scale,
  camera.y + (py - view.height / 2) / camera.scale,
]

/** The pixel of the view where a board point is. */
export const toView = (camera: Camera, view: View, [x, y]: Point): Point => [
  view.width / 2 + (x - camera.x) * camera.scale,
  view.height / 2 + (y - camera.y) * camera.scale,
]

/** The camera with the sheet dragged by so many pixels. */
export const panned = (camera: Camera, [dx, dy]: Point): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
})

/** The camera nearer by a factor, with the board point under a pixel staying there. */
export function zoomed(camera: Camera, view: View, about: Point, factor: number): Camera {
  const [x, y] = toBoard(camera, view, about)
  const scale = camera.scale * factor
  return { x: x - (about[0] - view.width / 2) / scale, y: y - (about[1] - view.height / 2) / scale, scale }
}

/** The camera of a view that became higher or lower at its foot: what is at the top stays there. */
export const topKept = (camera: Camera, before: View, now: View): Camera => ({
  ...camera,
  y: camera.y + (now.height - before.height) / 2 / camera.scale,
})

/** The camera that shows the whole sheet. */
export const fitted = (sheet: Frame, view: View, most: number = MOST): Camera => ({
  x: (sheet.left + sheet.right) / 2,
  y: (sheet.top + sheet.bottom) / 2,
  scale: leastScale(sheet, view, most),
})

/** A sheet that leaves more of a high view empty than this is too small there to play on. */
const TOO_FLAT = 0.62

/** The camera with which a map is opened: the whole sheet, or as high as the view where a broad one would be a mere strip in it. */
export function opened(
  sheet: Frame,
  view: View,
  most: number = MOST,
): { readonly camera: Camera; readonly isWhole: boolean } {
  const camera = fitted(sheet, view, most)
  const high = camera.scale * (sheet.bottom - sheet.top)
  if (high >= TOO_FLAT * view.height) return { camera, isWhole: true }
  return { camera: { ...camera, scale: Math.min(most, (camera.scale * view.height) / high) }, isWhole: false }
}

/** The camera over a board point, no farther away than before. */
export const centred = (camera: Camera, [x, y]: Point, scale: number = camera.scale): Camera => ({ x, y, scale })

/** The camera that shows all of these board points, with some board units around them; no nearer than before. */
export function framed(camera: Camera, view: View, points: readonly Point[], around: number): Camera {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fit = Math.min(view.width / (right - left + 2 * around), view.height / (bottom - top + 2 * around))
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.min(camera.scale, fit) }
}

/** The smallest scale: the whole sheet is in view. */
export const leastScale = (sheet: Frame, view: View, most: number = MOST): number =>
  Math.min(
    most,
    AIR * Math.min(view.width / (sheet.right - sheet.left), view.height / (sheet.bottom - sheet.top)) || most,
  )

/** The camera within what can be looked at: never nearer or farther than allowed, never off the sheet. */
export function clamped(camera: Camera, sheet: Frame, view: View, most: number = MOST): Camera {
  const scale = Math.min(most, Math.max(leastScale(sheet, view, most), camera.scale))
  return {
    x: within(camera.x, sheet.left, sheet.right, view.width / scale),
    y: within(camera.y, sheet.top, sheet.bottom, view.height / scale),
    scale,
  }
}

/** A middle that leaves no desk to be seen on one side while the sheet goes on at the other. */
function within(middle: number, from: number, to: number, seen: number): number {
  if (seen >= to - from) return (from + to) / 2
  return Math.min(to - seen / 2, Math.max(from + seen / 2, middle))
}

/** Is a board point in view, and so many pixels away from its rim? */
export function isInView(camera: Camera, view: View, point: Point, rim: number): boolean {
  const [x, y] = toView(camera, view, point)
  return x >= rim && y >= rim && x <= view.width - rim && y <= view.height - rim
}

/** How much nearer a turn of the wheel brings: pixels, lines or pages of it, as browsers count. */
export function wheelFactor(delta: number, mode: number, pinching: boolean): number {
  const pixels = delta * (mode === 1 ? 16 : mode === 2 ? 400 : 1)
  return Math.exp(Math.max(-240, Math.min(240, -pixels)) * (pinching ? 0.01 : 0.0022))
}

/** Does a press on this key move the camera? How far, in pixels to drag, or how much nearer. */
export function keyMove(key: string): { readonly drag: Point } | { readonly factor: number } | undefined {
  return KEYS[key]
}

const STRIDE = 90
const KEYS: Readonly<Record<string, { readonly drag: Point } | { readonly factor: number }>> = {
  ArrowLeft: { drag: [STRIDE, 0] },
  ArrowRight: { drag: [-STRIDE, 0] },
  ArrowUp: { drag: [0, STRIDE] },
  ArrowDown: { drag: [0, -STRIDE] },
  '+': { factor: 1.25 },
  '=': { factor: 1.25 },
  '-': { factor: 0.8 },
}
