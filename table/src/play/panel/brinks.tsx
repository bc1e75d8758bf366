import type { Brink } from '@boma/showing'
import { createUniqueId, For, Show } from 'solid-js'
import { bodyOfSide } from '../scene/bodies.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'

interface BrinksProps {
  readonly scene: Scene
  readonly title: string
  readonly rows: readonly Brink[]
  /** Lights up spaces on the map. */
  readonly onLight?: ((spaces: readonly number[]) => void) | undefined
}

/** How near forces are to their end: a box for each point up to a red line, the nearest first. */
export function Brinks(props: BrinksProps) {
  const id = createUniqueId()
  return (
    <Show when={props.rows.length > 0}>
      <h3 class="head" id={id}>
        {props.title} <Case rule={props.rows[0]?.rule ?? ''} />
      </h3>
      <ul class="brinks" aria-labelledby={id}>
        <For each={props.rows}>
          {(row) => (
            <li
              data-body={bodyOfSide(props.scene, row.side)}
              onPointerEnter={() => props.onLight?.(row.spaces)}
              onPointerLeave={() => props.onLight?.([])}
            >
              <i class="square" aria-hidden="true" />
              <span classList={{ near: row.isNear }}>{row.name}</span>
              <Boxes row={row} />
              <b classList={{ near: row.isNear }}>{row.left}</b>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

/** From one box to the next. */
const PITCH = 9.5
const WIDTH = 7.5

/** A box a point: a stroke for a step, black for a counter, a star for an officer; the line stands where it breaks. */
function Boxes(props: { readonly row: Brink }) {
  const boxes = () => {
    const { lost, most } = props.row
    return Array.from({ length: Math.max(most, lost.length) }, (_, i) => lost[i] ?? '')
  }
  const width = () => boxes().length * PITCH + 3
  return (
    <svg viewBox={`0 0 ${width()} 15`} width={width()} aria-hidden="true">
      <For each={boxes()}>
        {(sign, i) => (
          <g transform={`translate(${i() * PITCH + 1} 2)`}>
            <rect class={`box ${sign}`} width={WIDTH} height="10.5" />
            <Show when={sign === 'step'}>
              <path class="sign" d="M1 9.5L6.5 1" />
            </Show>
            <Show when={sign === 'officer'}>
              <path class="star" d="M3.75 1.6l.9 2.3 2.4.1-1.9 1.5.7 2.3-2.1-1.3-2.1 1.3.7-2.3L.5 4l2.4-.1z" />
            </Show>
          </g>
        )}
      </For>
      <path class="line" d={`M${props.row.most * PITCH + 0.4} 0V15`} />
    </svg>
  )
}
