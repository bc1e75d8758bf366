import { Show } from 'solid-js'
import { pictureOf } from './draw/land.ts'
import type { Drawn } from './drawn.ts'
import { spaceOf } from './hit.ts'
import { roomOf } from './room.ts'

/** How far around what is asked for the ground stays clear, in rooms of a space. */
const AROUND = 1.1

/** A veil over all but what a lesson asks for, under the counters: it blocks nothing. */
export function Veil(props: Drawn) {
  const clear = () => {
    const spaces = (props.lights.asked ?? []).flatMap((id) => spaceOf(props.board, id) ?? [])
    if (spaces.length === 0) return ''
    const [xs, ys] = [spaces.map(({ x }) => x), spaces.map(({ y }) => y)]
    const around = AROUND * roomOf(props.board)
    return box(
      [Math.min(...xs) - around, Math.min(...ys) - around, Math.max(...xs) + around, Math.max(...ys) + around],
      props.scale,
    )
  }
  const all = () => {
    const { left, top, right, bottom } = pictureOf(props.board)
    return box([left, top, right, bottom], props.scale)
  }
  return (
    <Show when={clear() !== ''}>
      <path class="veil" d={all() + clear()} fill-rule="evenodd" />
      <path class="veil-frame" d={clear()} />
    </Show>
  )
}

const box = (corners: readonly [number, number, number, number], scale: number): string => {
  const [left, top, right, bottom] = corners.map((n) => n * scale)
  return `M${left} ${top}H${right}V${bottom}H${left}Z`
}
