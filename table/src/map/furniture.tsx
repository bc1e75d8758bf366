import type { Board } from '@boma/showing'
import { Show } from 'solid-js'
import { UNIT } from './draw/curve.ts'
import { calm, rose, scaleBar } from './draw/furniture.ts'
import { perBoard } from './draw/keep.ts'

const spot = perBoard((board) => calm(board) ?? false)
const ROSE = rose()
/** The compass's radius, in board units. */
const RADIUS = 1.35
const BLOCKS = [0, 1, 2, 3]

/** The compass and the scale bar, where the sea is calmest. */
export function Furniture(props: { readonly board: Board }) {
  return (
    <Show when={spot(props.board) || undefined}>
      {(at) => (
        <g class="furniture" transform={`translate(${at()[0] * UNIT} ${at()[1] * UNIT})`}>
          <g transform={`translate(0 -60) rotate(${props.board.turned}) scale(${(RADIUS * UNIT) / 66})`}>
            <Compass />
          </g>
          <Show when={scaleBar(props.board)}>
            {(bar) => (
              <g transform={`translate(${(-bar().length / 2) * UNIT} 150)`}>
                <Bar length={bar().length * UNIT} kilometres={bar().kilometres} />
              </g>
            )}
          </Show>
        </g>
      )}
    </Show>
  )
}

/** A compass rose of radius 66 around 0, 0. */
export function Compass() {
  return (
    <g class="compass">
      <circle r="48.8" />
      <circle r="44.9" class="fine" />
      <path d={ROSE.degrees} class="fine" />
      <path d={ROSE.dark} class="dark" />
      <path d={ROSE.light} class="light" />
      <circle r="4" class="light" />
      <text y="-70">N</text>
    </g>
  )
}

/** A bar of four blocks, alternately filled. */
function Bar(props: { readonly length: number; readonly kilometres: number }) {
  const block = () => props.length / 4
  return (
    <g class="scale-bar">
      {BLOCKS.map((i) => (
        <rect x={i * block()} width={block()} height="14" classList={{ dark: i % 2 === 0 }} />
      ))}
      <text y="-12">0</text>
      <text x={2 * block()} y="-12">
        {props.kilometres / 2}
      </text>
      <text x={4 * block()} y="-12">
        {props.kilometres} km
      </text>
    </g>
  )
}
