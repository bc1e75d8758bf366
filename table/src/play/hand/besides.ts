import { t } from '../../words/words.ts'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import type { Places } from './places.ts'
import type { Taken } from './taken.ts'
import type { Turning } from './turning.ts'

/**
 * What else the stack in the hand can do where it is, as buttons: on the map there is only where it can go. What begins
 * one of its ways is for those who want to lead it step by step. It is turned by hand, or by keys.
 */
export function besides(
  space: number,
  { spaces, pieces }: Places,
  taken: Taken,
  scene: Scene,
  turning: Turning,
): Places {
  const first = new Set(taken.reach()?.goals.map((goal) => goal.order[0]))
  const here = [...(spaces.get(space) ?? []), ...scene.piecesAt(space).flatMap(({ id }) => pieces.get(id) ?? [])]
  const turns = new Set(turning.facings()?.ways.flatMap(({ order }) => (order.length === 1 ? order : [])))
  const isPlaced = (offer: Offered) => offer.piece !== undefined && offer.space !== undefined
  // What is chosen on the map of a tabletop is one order, and needs no button besides.
  const isOnMap = (offer: Offered) => scene.board().kind === 'tabletop' && first.has(offer.action)
  const buttons = here
    .filter((offer) => !isPlaced(offer) && !turns.has(offer.action) && !isOnMap(offer))
    .map((offer) => ({
      ...offer,
      // On a tabletop a unit is taken up to be moved, and nothing is lit for that.
      main: offer.begins === true && offer.main,
      label: first.has(offer.action) ? t('march.byHand', { label: offer.label }) : offer.label,
    }))
  return { spaces: new Map(), pieces: new Map(), buttons: [...new Map(buttons.map((b) => [b.action, b])).values()] }
}
