import type { Board, Point } from '@boma/showing'
import { createMemo, For, Show } from 'solid-js'
import { curveThrough, short } from './draw/curve.ts'
import { arrow } from './draw/lights.ts'
import type { DrawnBesides } from './drawn.ts'
import type { Reached, WayShown } from './highlights.ts'
import { spaceOf } from './hit.ts'
import { shortened, wayAlong } from './points/links.ts'
import { figureDown, HALF_FIGURE, roomOf, showsFigures } from './room.ts'
import { circlePath } from './shapes.ts'

/** How far from the middle of a space its counters reach, next to its room. */
const EDGE = 0.42
/** The ring at every step of a way, in pixels. */
const RING = 4
/** Half the side of the frame at a way's end, next to the room; and how round its corners are, in pixels. */
const FRAME = 0.4
const ROUND = 7

/** The way of a march: a ring at each step, a frame at its end, a red arrow from there to whom it attacks. */
export function MarchWay(props: DrawnBesides & { readonly way: WayShown }) {
  const room = () => roomOf(props.board)
  const at = (id: number | undefined) => pointOf(props.board, id)
  const end = () => props.way.spaces.at(-1)
  const line = createMemo(() => {
    const way = shortened(
      wayAlong(props.board, props.way.spaces),
      EDGE * room(),
      props.way.isBeaded ? 0 : FRAME * room(),
    )
    return props.way.spaces.length > 1 ? curveThrough(way, props.scale) : ''
  })
  const steps = () =>
    (props.way.isBeaded ? [] : props.way.spaces)
      .slice(1, -1)
      .map(at)
      .filter((point) => point !== undefined)
  const blow = createMemo(() => {
    const [from, to] = [at(end()), at(props.way.strikes)]
    if (!from || !to || end() === props.way.strikes) return undefined
    return arrow(shortened([from, to], 0.3 * room(), EDGE * room()), props.scale, room())
  })
  const frame = () =>
    props.way.spaces.length > 1 && !props.way.isBeaded ? frameAt(props.board, at(end()), props.scale) : ''
  return (
    <g class="march">
      <path class="halo" d={line()} />
      <path class="line" d={line()} />
      <For each={steps()}>{([x, y]) => <circle cx={x * props.scale} cy={y * props.scale} r={RING} />}</For>
      <path class="end-gap" d={frame()} />
      <path class="end" d={frame()} />
      <Show when={blow()}>{(drawn) => <Blow {...drawn()} />}</Show>
    </g>
  )
}

function pointOf(board: Board, id: number | undefined): Point | undefined {
  const space = id === undefined ? undefined : spaceOf(board, id)
  return space && [space.x, space.y]
}

/** The arrow to whom a march strikes. */
function Blow(props: { readonly line: string; readonly head: string }) {
  return (
    <g class="blow">
      <path class="halo" d={props.line} />
      <path class="line" d={props.line} />
      <path class="head" d={props.head} />
    </g>
  )
}

/** A frame with round corners in a hex, a ring around a point. */
function frameAt(board: Board, at: Point | undefined, scale: number): string {
  if (!at) return ''
  const half = FRAME * roomOf(board) * scale
  const [x, y] = [at[0] * scale, at[1] * scale]
  if (board.kind !== 'hexes') return circlePath(x, y, 1.3 * half)
  // On a map seen from afar a hex may be smaller than the corners.
  const round = Math.min(ROUND, half)
  const [left, top, side] = [short(x - half), short(y - half + round), short(Math.max(0, 2 * (half - round)))]
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx * round} ${dy * round}`
  return `M${left} ${top}${corner(1, -1)}h${side}${corner(1, 1)}v${side}${corner(-1, 1)}h-${side}${corner(-1, -1)}Z`
}

/** The octagon in which a figure stands where something halts: half its height, in pixels. */
const OCTAGON = 11

/** The plate on which a figure stands where counters lie: its radius, in pixels. */
const PLATE = 8.5

/** What is left in each space that can be reached, in its middle or at its foot; in an octagon where one must halt. */
export function ReachTexts(props: DrawnBesides) {
  const place = ({ space: id, halts }: Reached): Point | undefined => {
    const space = spaceOf(props.board, id)
    const figure = figureDown(props.board, id, props.scale)
    // An octagon needs more room than a figure, and is moved up into its space where it stands at the foot.
    const down = figure - (halts && figure > HALF_FIGURE ? OCTAGON - 4 : 0)
    const covered = props.coveredAt(id)
    // Under the counters that lie there, not on their values.
    const foot = covered ? covered.y + covered.height + PLATE + 2 : 0
    return space && [space.x * props.scale, Math.max(space.y * props.scale + down, foot)]
  }
  const shown = () =>
    showsFigures(props.board, props.scale) ? props.lights.reach.filter(({ text, halts }) => text !== '' || halts) : []
  return (
    <For each={shown()}>
      {(reached) => (
        <Show when={place(reached)}>
          {(at) => (
            <>
              <Show when={!reached.halts && props.coveredAt(reached.space)}>
                <circle class="plate" cx={at()[0]} cy={at()[1] - 4.6} r={PLATE} />
              </Show>
              <Show when={reached.halts}>
                <path class="halt" d={octagon(at()[0], at()[1] - 5)} />
              </Show>
              <text class="reach-text" classList={{ halted: reached.halts === true }} x={at()[0]} y={at()[1]}>
                {reached.text === '' ? '–' : reached.text}
              </text>
            </>
          )}
        </Show>
      )}
    </For>
  )
}

function octagon(x: number, y: number): string {
  const side = OCTAGON * Math.tan(Math.PI / 8)
  const corners: readonly Point[] = [
    [-side, -OCTAGON],
    [side, -OCTAGON],
    [OCTAGON, -side],
    [OCTAGON, side],
    [side, OCTAGON],
    [-side, OCTAGON],
    [-OCTAGON, side],
    [-OCTAGON, -side],
  ]
  return `M${corners.map(([dx, dy]) => `${short(x + dx)} ${short(y + dy)}`).join('L')}Z`
}
