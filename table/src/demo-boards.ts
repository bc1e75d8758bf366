import type { Board, Link, Piece, Side } from '@boma/kernel'

// Boards of other kinds for the demo, until there are games enough that have them.

/** A map of points over the land of a map of hexes: its towns, each linked to its nearest neighbours. */
export function asPoints(hexes: Board): Board {
  const towns = hexes.towns.filter((town) => hexes.spaces.some((space) => space.id === town.space))
  const ids = new Set(towns.map((town) => town.space))
  const spaces = hexes.spaces.filter((space) => ids.has(space.id))
  const linked = new Set<string>()
  const links = spaces.flatMap((from) =>
    spaces
      .filter((to) => to !== from)
      .sort((a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y))
      .slice(0, 2)
      .flatMap((to, i): Link[] => {
        const key = [from.id, to.id].sort((a, b) => a - b).join()
        if (linked.has(key)) return []
        linked.add(key)
        const [dx, dy] = [to.x - from.x, to.y - from.y]
        const bend = [(from.x + to.x) / 2 - dy * 0.15, (from.y + to.y) / 2 + dx * 0.15] as const
        const kind = hexes.rails.some((rail) => rail.spaces.includes(from.id) && rail.spaces.includes(to.id))
        return [{ from: from.id, to: to.id, kind: kind ? 'rail' : i ? 'water' : 'road', ...(i ? { by: [bend] } : {}) }]
      }),
  )
  const ground = hexes.spaces.filter((space) => space.terrain !== 'box')
  return { ...hexes, kind: 'points', spaces, towns, links, ground, rails: [], boxes: [] }
}

/** Some counters on the points of a board. */
export const onPoints = (board: Board, some: readonly Piece[]): readonly Piece[] =>
  board.spaces
    .filter((_, i) => i % 3 === 0)
    .flatMap((space, i) =>
      some
        .slice(i * 2, i * 2 + 1 + (i % 3))
        .map((piece, j) => ({ ...piece, id: i * 10 + j, space: space.id, side: 0 as Side })),
    )
