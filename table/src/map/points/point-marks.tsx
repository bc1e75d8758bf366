import type { Board, Town } from '@boma/showing'
import { For, Show } from 'solid-js'
import { spaceOf } from '../hit.ts'
import { pointNames, RING, SQUARE } from './names.ts'

/** How much of a mark its heart takes. */
const HEART = 0.52
const SQUARE_HEART = 0.62

interface MarkProps {
  readonly town: Town
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The marks of the points: a ring each, a square where supply comes from, blue inside at the water. */
export function PointMarks(props: { readonly board: Board; readonly scale: number; readonly size: number }) {
  return (
    <For each={pointNames(props.board)}>
      {(town) => (
        <Show when={spaceOf(props.board, town.space)}>
          {(space) => (
            <PointMark town={town} x={space().x * props.scale} y={space().y * props.scale} size={props.size} />
          )}
        </Show>
      )}
    </For>
  )
}

function PointMark(props: MarkProps) {
  return (
    <g class="point" classList={{ port: props.town.port }}>
      <Show
        when={props.town.objective}
        fallback={
          <>
            <circle class="rim" cx={props.x} cy={props.y} r={RING * props.size} />
            <circle class="heart" cx={props.x} cy={props.y} r={RING * HEART * props.size} />
          </>
        }
      >
        <rect class="rim" {...square(props, SQUARE)} />
        <rect class="heart" {...square(props, SQUARE * SQUARE_HEART)} />
      </Show>
    </g>
  )
}

const square = ({ x, y, size }: MarkProps, half: number) => ({
  x: x - half * size,
  y: y - half * size,
  width: 2 * half * size,
  height: 2 * half * size,
})
