import type { Board, Mark } from '@boma/showing'
import { For, Show } from 'solid-js'
import { Flag } from '../counters/mark.tsx'
import { boxInside, boxName, INSET } from './box-name.ts'
import { boxSize, boxSpaces } from './hit.ts'
import { stepOn } from './room.ts'

/** How high a box must be in pixels for a flag. */
const ROOMY = 36
/** How wide it must be for the name of who holds it. */
const BROAD = 90
/** How far above the foot the flag of who holds it stands, in pixels. */
const FOOT = 6

interface BoxesProps {
  readonly board: Board
  readonly marks: readonly Mark[]
  readonly scale: number
}

/** The boxes that are printed on the sheet, with their names and the flags of those who hold them. */
export function Boxes(props: BoxesProps) {
  const holder = (box: number) => props.marks.find(({ space, body }) => space === box && body !== undefined)
  return (
    <For each={boxSpaces(props.board)}>
      {(box) => {
        const extent = () => boxSize(props.board, box)
        const size = (inset: number) => boxInside(props.board, props.scale, box, inset)
        const left = () => (box.x - extent().width / 2) * props.scale
        const top = () => (box.y - extent().height / 2) * props.scale
        const isFar = () => stepOn(props.board, props.scale) === 'board' || size(0).width < BROAD
        return (
          <g class="box">
            <rect class="ground" x={left()} y={top()} {...size(0)} />
            <rect class="inner" x={left() + INSET} y={top() + INSET} {...size(INSET)} />
            <Show when={boxName(props.board, props.scale, box)}>
              {(name) => (
                <text class="name" x={box.x * props.scale} y={top() + name().line} font-size={`${name().size}`}>
                  {box.name}
                </text>
              )}
            </Show>
            <Show when={size(0).height > ROOMY && holder(box.id)}>
              {(mark) => (
                <g transform={`translate(${left() + 2.5 * INSET} ${top() + size(0).height - FOOT})`}>
                  <Holder mark={mark()} isFar={isFar()} />
                </g>
              )}
            </Show>
          </g>
        )
      }}
    </For>
  )
}

/** Who holds a box: his flag, and his name unless it is seen from afar or narrow. */
function Holder(props: { readonly mark: Mark; readonly isFar: boolean }) {
  return (
    <>
      <Show when={props.mark.body}>
        <Flag body={props.mark.body ?? ''} />
      </Show>
      <Show when={!props.isFar}>
        <text class="holder" x={props.mark.body ? 18 : 0} y="-6">
          {props.mark.name}
        </text>
      </Show>
    </>
  )
}
