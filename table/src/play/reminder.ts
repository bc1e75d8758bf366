import type { Offered } from './offers.ts'

/** The action with which games end a phase early. */
const END = 'end'

/** How many counters, or places when no counters are named, could still act although this offer ends the phase. */
export function stillToAct(offer: Offered, offers: readonly Offered[]): number {
  if (offer.name !== END) return 0
  const others = offers.filter((o) => o.action !== offer.action)
  const pieces = new Set(others.flatMap((o) => o.piece ?? []))
  const spaces = new Set(others.flatMap((o) => (o.piece === undefined ? (o.space ?? []) : [])))
  return pieces.size > 0 ? pieces.size : spaces.size
}
