import type { Board } from '@boma/showing'
import { For } from 'solid-js'
import type { Highlights } from './highlights.ts'
import { spaceOf } from './hit.ts'

/** A point in the middle of every space that can be chosen; hexes are lines of one drawing, nowhere in particular. */
export function Spots(props: { readonly board: Board; readonly lights: Highlights; readonly scale: number }) {
  const spaces = () => [...props.lights.reach.map(({ space }) => space), ...props.lights.targets]
  return (
    <>
      <For each={props.lights.spots}>
        {([x, y]) => (
          <i
            class="spot"
            data-spot={`${x} ${y}`}
            style={{ left: `${x * props.scale}px`, top: `${y * props.scale}px` }}
          />
        )}
      </For>
      <For each={spaces().flatMap((id) => spaceOf(props.board, id) ?? [])}>
        {(space) => (
          <i
            class="spot"
            data-space={space.name}
            data-id={space.id}
            style={{ left: `${space.x * props.scale}px`, top: `${space.y * props.scale}px` }}
          />
        )}
      </For>
    </>
  )
}
