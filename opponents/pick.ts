import type { Action, Moves } from '@boma/kernel'

/** A number below n, each as likely as the other. */
export type Lots = (n: number) => number

/** One of a list. */
export function pickOne<T>(list: readonly T[], draw: Lots): T {
  const picked = list[draw(list.length)]
  if (picked === undefined) throw nothing()
  return picked
}

/** One of those actions that may be done. */
export function pickFrom(moves: Moves, draw: Lots): Action {
  if (moves.count === 0) throw nothing()
  return moves.at(draw(moves.count))
}

const nothing = () => new RangeError('there is nothing to choose from')

/** The list in a random order (Fisher-Yates). */
export function shuffled<T>(list: readonly T[], draw: Lots): T[] {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const kept = order[i] as T
    order[i] = order[j] as T
    order[j] = kept
  }
  return order
}
