import type { Board, Space } from '@boma/showing'

/** The six ways out of a flat-top hex, as keys name them. */
const WAYS = {
  north: [0, -1],
  'north-east': [Math.sqrt(3) / 2, -0.5],
  'south-east': [Math.sqrt(3) / 2, 0.5],
  south: [0, 1],
  'south-west': [-Math.sqrt(3) / 2, 0.5],
  'north-west': [-Math.sqrt(3) / 2, -0.5],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

/** One of the six ways. */
export type Way = keyof typeof WAYS

/** Is it one of the six ways? */
export const isWay = (word: string): word is Way => Object.hasOwn(WAYS, word)

/** The space that lies that way of another: the next hex, or on other maps the nearest within the sixth of the circle. */
export function neighbourTo(board: Board, from: number, way: Way): number | undefined {
  const here = board.spaces.find((space) => space.id === from)
  if (here === undefined) return undefined
  const [ux, uy] = WAYS[way]
  const ahead = board.spaces.filter((space) => space !== here && isAhead(space, here, ux, uy))
  // A road that goes that way is meant before a place beside it that is nearer.
  const linked = ahead.filter((space) => isLinked(board, from, space.id))
  const nearest = (linked.length > 0 ? linked : ahead).toSorted((a, b) => distance(a, here) - distance(b, here))[0]
  if (nearest === undefined || (board.kind === 'hexes' && distance(nearest, here) > 1.01)) return undefined
  return nearest.id
}

const isLinked = ({ links = [] }: Board, a: number, b: number): boolean =>
  links.some(({ from, to }) => (from === a && to === b) || (from === b && to === a))

const distance = (a: Space, b: Space): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Within thirty degrees of the way. */
function isAhead(space: Space, from: Space, ux: number, uy: number): boolean {
  const [dx, dy] = [space.x - from.x, space.y - from.y]
  return dx * ux + dy * uy >= Math.cos(Math.PI / 6) * Math.hypot(dx, dy) - 1e-9
}

/** The next of some spaces after the present one, down the columns as their numbers run; the first when there is none. */
export function nextOf(
  board: Board,
  spaces: ReadonlySet<number>,
  from: number | undefined,
  by: 1 | -1,
): number | undefined {
  const order = board.spaces.filter((space) => spaces.has(space.id)).map((space) => space.id)
  if (order.length === 0) return undefined
  const at = from === undefined ? -1 : order.indexOf(from)
  if (at < 0) return by === 1 ? order[0] : order.at(-1)
  return order[(at + by + order.length) % order.length]
}
