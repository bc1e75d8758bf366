import type { Forecast } from '@boma/showing'
import { type Accessor, createMemo } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import type { Hand } from './hand.ts'

/** The only attack that can be made, if there is but one. */
function onlyDanger(hand: Hand): Offered | undefined {
  const { spaces, pieces, buttons } = hand.places()
  const all = [...[...spaces.values()].flat(), ...[...pieces.values()].flat()].filter((offer) => offer.hostile)
  return all.length === 1 ? all[0] : buttons.find((offer) => offer.main)
}

/** The odds of what is under the pointer, if it has any; else those of the only attack there is. Inside a component. */
export const forecastAt = (scene: Scene, hand: Hand): Accessor<Forecast | undefined> =>
  createMemo(() => {
    const goal = hand.taken.eyed()
    if (goal !== undefined) return hand.taken.odds.of(goal)
    const offers = [hand.weighed(), onlyDanger(hand)].filter((offer) => offer !== undefined)
    return offers.flatMap((offer) => scene.forecast(offer.action) ?? [])[0]
  })
