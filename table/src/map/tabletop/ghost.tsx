import { For, Show } from 'solid-js'
import { FigureFace } from '../../counters/figure.tsx'
import type { Ghost, Highlights } from '../highlights.ts'

/** A figure held over the table: faint where it would stand, with the way there and its length; red where it may not. */
export function GhostFigure(props: { readonly ghost: Ghost; readonly scale: number }) {
  const size = () => 2 * (props.ghost.piece.stands?.base ?? 0.5) * props.scale
  const from = () => props.ghost.piece.stands ?? props.ghost
  const inches = () => Math.hypot(props.ghost.x - from().x, props.ghost.y - from().y)
  const turned = () => ({
    ...props.ghost.piece,
    states: [],
    stands: { ...from(), facing: props.ghost.facing, base: 1 },
  })
  return (
    <div class="ghost" classList={{ barred: props.ghost.isBarred }} aria-hidden="true">
      <svg class="ghost-way" aria-hidden="true">
        <line
          x1={from().x * props.scale}
          y1={from().y * props.scale}
          x2={props.ghost.x * props.scale}
          y2={props.ghost.y * props.scale}
        />
      </svg>
      <div
        class="ghost-figure"
        style={{
          width: `${size()}px`,
          height: `${size()}px`,
          left: `${props.ghost.x * props.scale - size() / 2}px`,
          top: `${props.ghost.y * props.scale - size() / 2}px`,
        }}
      >
        <FigureFace piece={turned()} />
      </div>
      <Show when={inches() >= 0.1}>
        <span
          class="ghost-length"
          style={{ left: `${props.ghost.x * props.scale}px`, top: `${props.ghost.y * props.scale - size() * 0.62}px` }}
        >
          {inches().toFixed(1)}″
        </span>
      </Show>
    </div>
  )
}

/** Ranges, arcs and what is in sight, in the tone of their layer. */
export function Outlines(props: { readonly lights: Highlights; readonly scale: number }) {
  return (
    <g class="lights" transform={`scale(${props.scale})`}>
      <For each={props.lights.outlines}>
        {({ outline, tone }) => <path class="tone outline" data-tone={tone} data-land={tone} d={outline} />}
      </For>
    </g>
  )
}
