import { type Accessor, createEffect, on } from 'solid-js'
import type { MapControl } from '../../map/map-view.tsx'
import { roomOf } from '../../map/room.ts'
import type { Hand } from '../hand/hand.ts'
import { forceSpace } from '../panel/force-space.ts'
import type { Scene } from '../scene/scene.ts'

/** Pixels an inch from which on fingers can tell figures apart. */
const NEAR = 16

/** A map that is lower than this shows the whole of a sheet so small that nobody can play on it. */
const LOW = 360
/** Pixels that a hex has at least where one can play. */
const PLAYABLE = 24

type Map = Accessor<MapControl | undefined>
type Places = Accessor<readonly number[]>

/** On a low screen a match opens near what is asked about, or where a lesson takes place, not with the whole sheet. Inside a component. */
function useNearOpening(scene: Scene, hand: Hand, map: Map, places: Places): void {
  let isDone = false
  createEffect(() => {
    const control = map()
    if (isDone || control === undefined || scene.page.tabletop !== undefined) return
    const { scale } = control.camera()
    const { height } = control.view()
    const asked = [...places(), forceSpace(scene, hand), ...hand.places().spaces.keys()]
    const space = asked.find((id) => id !== undefined && scene.space(id) !== undefined)
    if (height === 0 || space === undefined) return
    isDone = true
    if (height < LOW && scale * roomOf(scene.board()) < PLAYABLE) control.centre(space)
  })
}

/** Brings a person near enough to play: on a low screen from the beginning, on a tabletop whoever takes up a unit with a finger. Inside a component. */
export function useNearer(scene: Scene, hand: Hand, map: Map, places: Places): void {
  useNearOpening(scene, hand, map, places)
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
