import type { Point } from '@boma/showing'

/**
 * The arc of an ellipse as an SVG path says it, rx ry rotation large sweep x y, as points after its first. The ellipse's
 * middle is found where it is a circle of radius 1, as the SVG specification does (appendix B.2.4).
 */
export function arc(from: Point, numbers: readonly number[], pieces: number): readonly Point[] {
  const [rx = 0, ry = 0, degrees = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers
  const length = Math.hypot(x - from[0], y - from[1])
  if (rx === 0 || ry === 0 || length === 0) return [[x, y]]
  const turn = (degrees * Math.PI) / 180
  const [a, b] = [onCircle(from, rx, ry, turn), onCircle([x, y], rx, ry, turn)]
  // Radii that are too short to reach are drawn out until they do.
  const half = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2
  const stretch = Math.max(1, half)
  const rise = Math.sqrt(Math.max(0, stretch * stretch - half * half)) * (large === sweep ? -1 : 1)
  const middle: Point = [
    (a[0] + b[0]) / 2 - (rise * (b[1] - a[1])) / (2 * half),
    (a[1] + b[1]) / 2 + (rise * (b[0] - a[0])) / (2 * half),
  ]
  const angle = (p: Point) => Math.atan2(p[1] - middle[1], p[0] - middle[0])
  const start = angle(a)
  const whole = 2 * Math.PI
  const ahead = (((angle(b) - start) % whole) + whole) % whole
  const swept = sweep ? ahead : ahead - whole
  return Array.from({ length: pieces }, (_, i) => {
    const at = start + (swept * (i + 1)) / pieces
    return onEllipse([middle[0] + stretch * Math.cos(at), middle[1] + stretch * Math.sin(at)], rx, ry, turn)
  })
}

/** A point where the ellipse is a circle of radius 1, and the way back. */
const onCircle = ([x, y]: Point, rx: number, ry: number, turn: number): Point => [
  (x * Math.cos(turn) + y * Math.sin(turn)) / rx,
  (y * Math.cos(turn) - x * Math.sin(turn)) / ry,
]
const onEllipse = ([u, v]: Point, rx: number, ry: number, turn: number): Point => [
  u * rx * Math.cos(turn) - v * ry * Math.sin(turn),
  u * rx * Math.sin(turn) + v * ry * Math.cos(turn),
]
