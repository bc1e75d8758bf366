import type { Offered } from '../session/offers.ts'

/** The action with which games end a phase early. */
const END = 'end'

/** How many counters, or places when no counters are named, could still act. */
export interface Unused {
  readonly count: number
  readonly of: 'counters' | 'places'
}

/**
 * What could still act although this offer ends the phase; undefined when nothing could or it ends none. Whoever passes
 * over the main answer to end it means that.
 */
export function stillToAct(offer: Offered, offers: readonly Offered[]): Unused | undefined {
  if (offer.name !== END || !offer.main) return undefined
  const others = offers.filter((o) => o.action !== offer.action)
  const counters = new Set(others.flatMap((o) => o.piece ?? [])).size
  const places = new Set(others.flatMap((o) => o.space ?? [])).size
  if (counters > 0) return { count: counters, of: 'counters' }
  return places > 0 ? { count: places, of: 'places' } : undefined
}
