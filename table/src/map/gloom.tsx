import type { Board } from '@boma/showing'
import { Show } from 'solid-js'
import { pictureOf } from './draw/land.ts'
import { outlineOf } from './draw/lights.ts'

interface GloomProps {
  readonly board: Board
  readonly scale: number
  readonly weather: string
  /** The spaces that are seen all the same. */
  readonly lit: readonly number[]
}

/** Night or rain over all that nobody of the viewer's side sees, under counters and names. */
export function Gloom(props: GloomProps) {
  const frame = () => {
    const { left, top, right, bottom } = pictureOf(props.board)
    const [x, y] = [left * props.scale, top * props.scale]
    return `M${x} ${y}H${right * props.scale}V${bottom * props.scale}H${x}Z`
  }
  const seen = () => outlineOf(props.board, props.lit, props.scale)
  return (
    <Show when={props.lit.length > 0}>
      <g class="gloom" data-weather={props.weather}>
        <path class="unseen-ground" d={frame() + seen()} fill-rule="evenodd" />
        <path class="seen-rim" d={seen()} />
      </g>
    </Show>
  )
}
