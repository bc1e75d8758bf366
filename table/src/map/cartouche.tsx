import type { Board } from '@boma/showing'
import { For, Show } from 'solid-js'
import { cartouche, letterSize } from './draw/cartouche.ts'
import { UNIT } from './draw/curve.ts'
import { perBoard } from './draw/keep.ts'

const made = perBoard((board) => cartouche(board) ?? false)
/** How far the second rule runs inside the first. */
const INSET = 9

/** The title of the sheet in its double rule, where there is open water for it. */
export function CartoucheOf(props: { readonly board: Board }) {
  return (
    <Show when={made(props.board) || undefined}>
      {(title) => {
        const width = () => title().rect.width * UNIT
        const height = () => title().rect.height * UNIT
        return (
          <g class="cartouche" transform={`translate(${title().rect.x * UNIT} ${title().rect.y * UNIT})`}>
            <rect class="ground" width={width()} height={height()} />
            <rect class="inner" x={INSET} y={INSET} width={width() - 2 * INSET} height={height() - 2 * INSET} />
            <For each={title().lines}>
              {({ text, face, y }) => (
                <text data-face={face} x={width() / 2} y={y * UNIT} font-size={`${letterSize(face) * UNIT}`}>
                  {text}
                </text>
              )}
            </For>
            <Show when={title().ornament}>{(y) => <Ornament x={width() / 2} y={y() * UNIT} />}</Show>
          </g>
        )
      }}
    </Show>
  )
}

/** A lozenge between two dots, on a broken rule. */
function Ornament(props: { readonly x: number; readonly y: number }) {
  return (
    <g class="ornament" transform={`translate(${props.x} ${props.y})`}>
      <path class="rule" d="M-200 0H-38M38 0H200" />
      <path d="M0-11L11 0 0 11-11 0ZM-27-3.4a3.4 3.4 0 1 0 .01 0ZM27-3.4a3.4 3.4 0 1 0 .01 0Z" />
    </g>
  )
}
