import { createMemo, For } from 'solid-js'
import { arrow, cutShort, wayThrough } from './draw/lights.ts'
import type { DrawnBesides } from './drawn.ts'
import type { TurnTrails } from './highlights.ts'
import { spaceOf } from './hit.ts'
import { roomOf } from './room.ts'
import './turn-trails.css'

/** How far from the middle of a space with counters a trail stops, next to its room. */
const BARRED = 0.5
/** The side of the square where somebody set out, next to the room of a space. */
const START = 0.72

/** The ways of the others' turn, under the counters: dotted, and those of the step that is told in red. */
export function WaysOfTurn(props: DrawnBesides) {
  /** What is told now is drawn last, over all else. */
  const trails = createMemo(() =>
    [...(props.lights.turnTrails?.trails ?? [])].sort((a, b) => Number(a.isNow) - Number(b.isNow)),
  )
  return (
    <g class="turn-trails" classList={{ advised: props.lights.turnTrails?.isAdvised === true }}>
      <For each={trails()}>{(trail) => <WayOfTurn {...props} trail={trail} />}</For>
    </g>
  )
}

function WayOfTurn(props: DrawnBesides & { readonly trail: TurnTrails['trails'][number] }) {
  const drawn = createMemo(() => {
    const { spaces } = props.trail
    const room = roomOf(props.board)
    const way = wayThrough(props.board, spaces)
    const isTaken = props.coveredAt(spaces.at(-1) ?? -1) !== undefined
    return arrow(isTaken ? cutShort(way, BARRED * room) : way, props.scale, room)
  })
  const start = () => spaceOf(props.board, props.trail.spaces[0] ?? -1)
  const side = () => START * roomOf(props.board) * props.scale
  return (
    <g classList={{ now: props.trail.isNow }}>
      <rect
        class="start"
        x={(start()?.x ?? 0) * props.scale - side() / 2}
        y={(start()?.y ?? 0) * props.scale - side() / 2}
        width={start() ? side() : 0}
        height={start() ? side() : 0}
      />
      <path class="halo" d={drawn().line} />
      <path class="line" d={drawn().line} />
      <path class="head" d={drawn().head} />
    </g>
  )
}
