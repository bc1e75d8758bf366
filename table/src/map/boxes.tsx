import type { Board } from '@boma/kernel'
import { For } from 'solid-js'
import { BOX, boxSpaces } from './hit.ts'

/** How far the second rule runs inside the first, in pixels. */
const INSET = 3

/** The boxes that are printed on the sheet, with their names. */
export function Boxes(props: { readonly board: Board; readonly scale: number }) {
  const size = (inset: number) => ({
    width: BOX.width * props.scale - 2 * inset,
    height: BOX.height * props.scale - 2 * inset,
  })
  return (
    <For each={boxSpaces(props.board)}>
      {(box) => {
        const left = () => (box.x - BOX.width / 2) * props.scale
        const top = () => (box.y - BOX.height / 2) * props.scale
        return (
          <g class="box">
            <rect class="ground" x={left()} y={top()} {...size(0)} />
            <rect class="inner" x={left() + INSET} y={top() + INSET} {...size(INSET)} />
            <text x={box.x * props.scale} y={top() + 0.46 * props.scale} font-size={`${0.34 * props.scale}`}>
              {box.name}
            </text>
          </g>
        )
      }}
    </For>
  )
}
