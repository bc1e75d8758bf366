import type { Reach } from './presence/choosing.ts'

/** Does a way lead by these spaces, in their order? */
export function leadsBy(path: readonly number[], via: readonly number[]): boolean {
  let passed = 0
  for (const space of path) if (space === via[passed]) passed++
  return passed === via.length
}

/** The points of counters that go together where the slowest sets the pace, as a game writes points. */
export function paceOf<P extends number>(
  pieces: readonly P[],
  pointsOf: (piece: P) => number,
  word: (points: number) => string,
): Pick<Reach, 'points' | 'slow'> {
  if (pieces.length === 0) return {}
  const least = Math.min(...pieces.map(pointsOf))
  const faster = pieces.filter((piece) => pointsOf(piece) > least)
  if (faster.length === 0) return { points: word(least) }
  const slow = pieces.filter((piece) => pointsOf(piece) === least)
  return { points: word(least), slow: { pieces: slow, without: word(Math.min(...faster.map(pointsOf))) } }
}
