import type { Board } from '@boma/kernel'
import { createMemo, createUniqueId, For, Show } from 'solid-js'
import { arrow, outlineOf, sawTooth, wayThrough } from './draw/lights.ts'
import type { Highlights } from './highlights.ts'
import { spaceOf } from './hit.ts'
import { roomOf } from './room.ts'
import { shapeOf } from './shapes.ts'

interface LightProps {
  readonly board: Board
  readonly lights: Highlights
  /** Pixels to a board unit. */
  readonly scale: number
}

const outline = ({ board, scale }: LightProps, id: number | undefined): string => shapeOf(board, id, scale)
/** Pixels to the room of a space. */
const roomIn = ({ board, scale }: LightProps): number => roomOf(board) * scale

/** Lights under the counters: overlays, what can be reached, what a log line is about. */
export function GroundLights(props: LightProps) {
  const reach = createMemo(() => props.lights.reach.map((r) => r.space))
  return (
    <g class="lights">
      <For each={props.lights.tones}>
        {({ space, tone }) => <path class="tone" data-tone={tone} data-land={tone} d={outline(props, space)} />}
      </For>
      <path class="reach" d={outlineOf(props.board, reach(), props.scale)} />
      <For each={props.lights.lit}>{(space) => <path class="lit" d={outline(props, space)} />}</For>
      <For each={props.lights.trails}>{(spaces) => <Arrow class="trail" {...props} spaces={spaces} />}</For>
    </g>
  )
}

/** Lights over the counters: the way, the aims, the refusal, the keyboard's place. */
export function Lights(props: LightProps) {
  const hatch = createUniqueId()
  return (
    <g class="lights">
      <pattern id={hatch} width="7" height="7" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
        <path class="hatch" d="M0 0V7" />
      </pattern>
      <For each={props.lights.threats}>
        {({ space, from }) => <path class="threat" d={sawTooth(props.board, space, from, props.scale)} />}
      </For>
      <Show when={props.lights.path}>{(path) => <Arrow class="way" {...props} spaces={path().spaces} />}</Show>
      <For each={props.lights.targets}>{(space) => <path class="target" d={brackets(props, space)} />}</For>
      <path class="refused" d={outline(props, props.lights.refused)} fill={`url(#${hatch})`} />
      <path class="cursor-gap" d={outline(props, props.lights.cursor)} />
      <path class="cursor" d={outline(props, props.lights.cursor)} />
    </g>
  )
}

/** What is left in each space that can be reached, at the foot of its hex: over the counters, for counters hide it. */
export function ReachTexts(props: LightProps) {
  return (
    <For each={props.lights.reach}>
      {({ space: id, text }) => (
        <Show when={text !== '' && spaceOf(props.board, id)}>
          {(space) => (
            <text class="reach-text" x={space().x * props.scale} y={space().y * props.scale + 0.42 * roomIn(props)}>
              {text}
            </text>
          )}
        </Show>
      )}
    </For>
  )
}

function Arrow(props: LightProps & { readonly class: string; readonly spaces: readonly number[] }) {
  const drawn = createMemo(() => arrow(wayThrough(props.board, props.spaces), props.scale, roomOf(props.board)))
  return (
    <g class={props.class}>
      <path class="halo" d={drawn().line} />
      <path class="line" d={drawn().line} />
      <path class="head" d={drawn().head} />
    </g>
  )
}

/** What a way costs, in a disc beside its end; over the names, for it is what the eye looks for. */
export function WayCost(props: LightProps) {
  const path = () => props.lights.path
  const end = () => (path()?.text ? spaceOf(props.board, path()?.spaces.at(-1) ?? -1) : undefined)
  const x = () => (end()?.x ?? 0) * props.scale + 0.3 * roomIn(props)
  const y = () => (end()?.y ?? 0) * props.scale + 0.24 * roomIn(props)
  return (
    <Show when={end()}>
      <g class="cost">
        <circle cx={x()} cy={y()} r="10" />
        <text x={x()} y={y() + 4}>
          {path()?.text}
        </text>
      </g>
    </Show>
  )
}

/** Four corners around a hex. */
function brackets(props: LightProps, id: number): string {
  const { board, scale } = props
  const space = spaceOf(board, id)
  if (!space) return ''
  const [x, y] = [space.x * scale, space.y * scale]
  const [far, near] = [0.49 * roomIn(props), 0.33 * roomIn(props)]
  const corner = (sx: number, sy: number) => `M${x + sx * far} ${y + sy * near}V${y + sy * far}H${x + sx * near}`
  return corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1)
}
