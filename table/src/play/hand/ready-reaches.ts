import { createEffect, on, onCleanup } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import { soon } from './odds.ts'
import type { TakenStack } from './taken.ts'

/** So long this waits for a browser that is busy: nobody needs it at once. */
const PATIENCE = 5000

/**
 * Finds out how far each own stack gets while a person thinks, one by one when the browser has nothing else to do: whoever
 * presses an enemy with an empty hand then hears at once who can attack him. Inside a component.
 */
export function useReadyReaches(session: Session, scene: Scene, taken: TakenStack): void {
  let later: ReturnType<typeof soon> | undefined
  const next = (stations: readonly number[]) => {
    const [space, ...others] = stations
    if (space === undefined) return
    later = soon(() => {
      taken.reachOf({ space })
      next(others)
    }, PATIENCE)
  }
  createEffect(
    on(session.offers, (offers) => {
      later?.stop()
      // Of a tabletop every unit could go to thousands of spots.
      if (offers.length > 0 && scene.page.tabletop === undefined) next(stationsOf(scene))
    }),
  )
  onCleanup(() => later?.stop())
}

/** Where the viewer's counters are. */
export const stationsOf = (scene: Scene): readonly number[] => [
  ...new Set(scene.pieces().flatMap(({ side, space }) => (side === scene.viewer() ? [space] : []))),
]
