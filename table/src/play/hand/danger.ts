import type { Offered } from '../session/offers.ts'
import type { Hand } from './hand.ts'

/** The only attack that can be made, if there is but one. */
export function onlyDanger(hand: Hand): Offered | undefined {
  const { spaces, pieces, buttons } = hand.places()
  const all = [...[...spaces.values()].flat(), ...[...pieces.values()].flat()].filter((offer) => offer.hostile)
  return all.length === 1 ? all[0] : buttons.find((offer) => offer.main)
}
