import type { Board } from '@boma/showing'
import { createUniqueId, For, Show } from 'solid-js'
import { UNIT } from '../draw/curve.ts'
import { perTerrain } from '../draw/keep.ts'
import { inUnits, paperOf, pictureOf } from '../draw/land.ts'
import { type DrawnArea, drawnAreas } from './areas.ts'
import { blotches, grass, inchTicks } from './rim.ts'
import { CUT } from './strokes.ts'
import './tabletop.css'

const drawn = {
  areas: perTerrain(drawnAreas),
  grass: perTerrain(grass),
  blotches: perTerrain(blotches),
  ticks: perTerrain(inchTicks),
}

/** The least scale at which the numbers on the rim can be read, in pixels an inch. */
const LEGIBLE = 8

/** A table seen from above: the cloth in its wooden rim, which measures it, and the terrain that lies on it. */
export function Cloth(props: { readonly board: Board; readonly viewBox: string; readonly scale: number }) {
  return (
    <svg class="cloth" viewBox={props.viewBox} aria-hidden="true">
      <rect class="wood" {...inUnits(paperOf(props.board))} />
      <rect class="baize" {...inUnits(pictureOf(props.board))} />
      <path class="blotches" d={drawn.blotches(props.board)} />
      <path class="grass" d={drawn.grass(props.board)} />
      <For each={drawn.areas(props.board)}>{(area) => <AreaShape area={area} />}</For>
      <path class="ticks" d={drawn.ticks(props.board).path} />
      <Show when={props.scale >= LEGIBLE}>
        <For each={drawn.ticks(props.board).numbers}>
          {({ text, x, y }) => (
            <text class="inches" x={x * UNIT} y={y * UNIT}>
              {text}
            </text>
          )}
        </For>
      </Show>
      <rect class="edge" {...inUnits(pictureOf(props.board))} />
    </svg>
  )
}

function AreaShape(props: { readonly area: DrawnArea }) {
  const clip = createUniqueId()
  return (
    <g class="terrain" data-kind={props.area.kind}>
      <clipPath id={clip}>
        <path d={props.area.edge} clip-rule="evenodd" />
      </clipPath>
      <path class="ground" d={props.area.edge} fill-rule="evenodd" />
      <For each={props.area.strokes}>
        {({ brush, path }) => (
          <path data-brush={brush} d={path} clip-path={CUT.includes(brush) ? `url(#${clip})` : undefined} />
        )}
      </For>
      <path class="rim" d={props.area.edge} />
    </g>
  )
}
