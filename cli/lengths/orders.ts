import type { Side } from '@boma/kernel'
import type { Thinker } from '@boma/opponents'

/**
 * Counts orders as people give them: what is asked of the same side further down in the sequence of play (who goes along,
 * where to, hex by hex) belongs to the order that led there.
 */
export class OrderCount {
  count = 0
  #side: Side | undefined
  #depth = 0

  /** A side decides, so deep in the sequence of play. */
  decided(side: Side, depth: number): void {
    if (side === this.#side && depth > this.#depth) return
    this.count++
    this.#side = side
    this.#depth = depth
  }
}

/** A player whose orders are counted; one who thinks anew at every question. */
export const counted = (thinker: Thinker, orders: OrderCount): Thinker => ({
  ...thinker,
  sit(chair) {
    const seated = thinker.sit(chair)
    const think: typeof seated.think = (at) => {
      orders.decided(chair.side, at.view.core.depth)
      return seated.think(at)
    }
    return { think }
  },
})
