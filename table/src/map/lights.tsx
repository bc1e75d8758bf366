import type { Point } from '@boma/showing'
import { createMemo, createUniqueId, For, Show } from 'solid-js'
import { arrow, corners, cutShort, outlineOf, wayThrough } from './draw/lights.ts'
import type { Drawn, DrawnBesides } from './drawn.ts'
import { tintOf } from './field-lights.tsx'
import { boxSpaces, spaceOf } from './hit.ts'
import { overlap, padded, type Rect, square } from './labels.ts'
import { MarchWay } from './march-lights.tsx'
import { SupplyLines } from './overlays.tsx'
import { roomOf } from './room.ts'
import { shapeOf } from './shapes.ts'

/** How far from the middle of a space an arrow stops that may not go in, next to its room. */
const BARRED = 0.5
/** How far around counters aims are drawn, and how small they may get, in pixels. */
const AIM_GAP = 5
const LEAST_AIM = 22

const outline = ({ board, scale }: Drawn, id: number | undefined): string => shapeOf(board, id, scale)
/** Pixels to the room of a space. */
const roomIn = ({ board, scale }: Drawn): number => roomOf(board) * scale

/** Lights under the counters: layers, what can be reached, what a log line is about. */
export function GroundLights(props: Drawn) {
  const reach = createMemo(() => props.lights.reach.map((r) => r.space))
  return (
    <g class="lights">
      <For each={props.lights.tones}>
        {({ space, tone, chance }) => (
          <path
            class="tone"
            data-tone={tone}
            data-land={tone}
            d={outline(props, space)}
            style={chance === undefined ? undefined : { 'fill-opacity': String(tintOf(chance)) }}
          />
        )}
      </For>
      <SupplyLines {...props} />
      <path class="reach" d={outlineOf(props.board, reach(), props.scale)} />
      <For each={props.lights.lit}>{(space) => <path class="lit" d={outline(props, space)} />}</For>
      <For each={props.lights.trails}>{(spaces) => <Arrow class="trail" {...props} spaces={spaces} />}</For>
    </g>
  )
}

/** Lights around one space, under its counters: a line over them would hide what is printed on them. */
export function SpaceLights(props: Drawn) {
  const hatch = createUniqueId()
  const boxes = createMemo(() => {
    const reach = new Set(props.lights.reach.map(({ space }) => space))
    const reached = boxSpaces(props.board).filter(({ id }) => reach.has(id))
    return reached.map(({ id }) => outline(props, id)).join('')
  })
  return (
    <g class="lights">
      <pattern id={hatch} width="7" height="7" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
        <path class="hatch" d="M0 0V7" />
      </pattern>
      <path class="reach-box" d={boxes()} />
      <path class="refused" d={outline(props, props.lights.refused)} fill={`url(#${hatch})`} />
      <path class="cursor-gap" d={outline(props, props.lights.cursor)} />
      <path class="cursor" d={outline(props, props.lights.cursor)} />
    </g>
  )
}

/** Lights over the counters: the way, and the aims. */
export function Lights(props: DrawnBesides) {
  return (
    <g class="lights">
      <Show when={props.lights.path}>
        {(path) => (
          <Show
            when={path().isMarch}
            fallback={<Arrow class="way" {...props} spaces={path().spaces} isBarred={isTaken(props, path().spaces)} />}
          >
            <MarchWay {...props} way={path()} />
          </Show>
        )}
      </Show>
      <For each={props.lights.targets}>{(space) => <path class="target" d={aim(props, space)} />}</For>
    </g>
  )
}

/** Are there counters at the end of a way? */
const isTaken = (props: DrawnBesides, spaces: readonly number[]): boolean =>
  props.coveredAt(spaces.at(-1) ?? -1) !== undefined

interface ArrowProps extends Drawn {
  readonly class: string
  readonly spaces: readonly number[]
  /** Does it stop before the last space, because counters lie there? */
  readonly isBarred?: boolean
}

function Arrow(props: ArrowProps) {
  const drawn = createMemo(() => {
    const way = wayThrough(props.board, props.spaces)
    const room = roomOf(props.board)
    return arrow(props.isBarred ? cutShort(way, BARRED * room) : way, props.scale, room)
  })
  return (
    <g class={props.class}>
      <path class="halo" d={drawn().line} />
      <path class="line" d={drawn().line} />
      <path class="head" d={drawn().head} />
    </g>
  )
}

/** The radius of the disc with what a way costs, and where it may stand: beside the end, away from the arrow first. */
const DISC = 10
const COST_PLACES: readonly Point[] = [
  [0.3, 0.24],
  [0.3, -0.24],
  [0, -0.42],
  [0, 0.42],
  [-0.3, -0.24],
  [-0.3, 0.24],
]

/** What a way costs, in a disc beside its end that hides no name and no counter where it need not. */
export function WayCost(props: Drawn & { readonly legible: readonly Rect[] }) {
  const path = () => props.lights.path
  const place = createMemo((): Point | undefined => {
    const end = path()?.text ? spaceOf(props.board, path()?.spaces.at(-1) ?? -1) : undefined
    if (!end) return undefined
    const [before, tip] = wayThrough(props.board, path()?.spaces ?? []).slice(-2)
    const side = before && tip && before[0] > tip[0] + 1e-9 ? -1 : 1
    const places = COST_PLACES.map(([dx, dy]): Point => {
      const room = roomIn(props)
      return [end.x * props.scale + dx * side * room, end.y * props.scale + dy * room]
    })
    const isFree = ([x, y]: Point) => !props.legible.some((rect) => overlap(square(x, y, 2 * DISC), rect) > 0)
    return places.find(isFree) ?? places[0]
  })
  return (
    <Show when={place()}>
      {(at) => (
        <g class="cost">
          <circle cx={at()[0]} cy={at()[1]} r={DISC} />
          <text x={at()[0]} y={at()[1] + 4}>
            {path()?.text}
          </text>
        </g>
      )}
    </Show>
  )
}

/** Four corners around a space, or around the counters in it. */
function aim(props: DrawnBesides, id: number): string {
  const covered = props.coveredAt(id)
  const grown = covered && Math.max(AIM_GAP, (LEAST_AIM - covered.width) / 2)
  if (covered && grown !== undefined) return corners(padded(covered, grown))
  const space = spaceOf(props.board, id)
  const side = Math.max(LEAST_AIM, roomIn(props))
  return space ? corners(square(space.x * props.scale, space.y * props.scale, side)) : ''
}
