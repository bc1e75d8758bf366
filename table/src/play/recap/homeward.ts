import { type Accessor, createEffect, on } from 'solid-js'
import type { MapControl } from '../../map/map-view.tsx'

/** When the recap is put away, the map goes back to where a person looked when it was taken out. Inside a component. */
export function useHomeward(
  isOpen: Accessor<boolean>,
  map: Accessor<Pick<MapControl, 'camera' | 'go'> | undefined>,
): void {
  let from: ReturnType<MapControl['camera']> | undefined
  createEffect(
    on(isOpen, (opens) => {
      const now = map()?.camera()
      if (!opens && from !== undefined && now !== undefined && (from.x !== now.x || from.y !== now.y))
        map()?.go([from.x, from.y])
      from = opens ? now : undefined
    }),
  )
}
