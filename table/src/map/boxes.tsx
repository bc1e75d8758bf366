import type { Board } from '@boma/kernel'
import { For } from 'solid-js'
import { boxSize, boxSpaces } from './hit.ts'
import { roomOf } from './room.ts'

/** How far the second rule runs inside the first, in pixels. */
const INSET = 3
/** How far down the name stands and how large it is, next to the room of a space. */
const HEAD = 0.46
const LETTERS = 0.34
const SMALL_LETTERS = 0.24

/** The boxes that are printed on the sheet, with their names. */
export function Boxes(props: { readonly board: Board; readonly scale: number }) {
  const extent = () => boxSize(props.board)
  const size = (inset: number) => ({
    width: extent().width * props.scale - 2 * inset,
    height: extent().height * props.scale - 2 * inset,
  })
  const room = () => roomOf(props.board) * props.scale
  const letters = () => (props.board.kind === 'hexes' ? LETTERS : SMALL_LETTERS)
  return (
    <For each={boxSpaces(props.board)}>
      {(box) => {
        const left = () => (box.x - extent().width / 2) * props.scale
        const top = () => (box.y - extent().height / 2) * props.scale
        return (
          <g class="box">
            <rect class="ground" x={left()} y={top()} {...size(0)} />
            <rect class="inner" x={left() + INSET} y={top() + INSET} {...size(INSET)} />
            <text x={box.x * props.scale} y={top() + HEAD * room()} font-size={`${letters() * room()}`}>
              {box.name}
            </text>
          </g>
        )
      }}
    </For>
  )
}
