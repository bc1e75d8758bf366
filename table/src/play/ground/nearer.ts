import { type Accessor, createEffect, on } from 'solid-js'
import type { MapControl } from '../../map/map-view.tsx'
import type { Hand } from '../hand/hand.ts'
import type { Scene } from '../scene/scene.ts'

/** Pixels an inch from which on fingers can tell figures apart. */
const NEAR = 16

/** Whoever takes up a unit of a tabletop with a finger is brought near enough to move it. Inside a component. */
export function useNearer(scene: Scene, hand: Hand, map: Accessor<MapControl | undefined>): void {
  createEffect(
    on(
      () => hand.taken.space(),
      (space) => {
        const control = map()
        if (space === undefined || control === undefined || scene.page.tabletop === undefined) return
        if (!globalThis.matchMedia?.('(pointer: coarse)').matches || control.camera().scale >= NEAR) return
        control.centre(space)
      },
      { defer: true },
    ),
  )
}
