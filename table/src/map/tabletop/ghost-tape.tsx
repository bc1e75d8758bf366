import type { Point } from '@boma/showing'
import { createMemo } from 'solid-js'
import { language } from '../../words/words.ts'
import { drawTape, lengthOfTape } from './measuring.ts'

/** The tag's size in pixels. */
const TAG = { width: 50, height: 24 } as const

/** The tape beside the way of a unit that is held over the table. */
export function GhostTape(props: { readonly from: Point; readonly to: Point; readonly scale: number }) {
  const inches = () => lengthOfTape(props)
  const drawn = createMemo(() => {
    const at = ([x, y]: Point): Point => [x * props.scale, y * props.scale]
    return drawTape(at(props.from), at(props.to), inches())
  })
  const words = () => `${new Intl.NumberFormat(language.value(), FIXED).format(inches())}″`
  return (
    <g class="ghost-tape">
      <path class="strip" d={drawn().strip} />
      <path class="tick" d={drawn().ticks} />
      <g transform={`translate(${drawn().tag[0]} ${drawn().tag[1]})`}>
        <rect class="tag" x={-TAG.width / 2} y={-TAG.height / 2} {...TAG} rx="2" />
        <text>{words()}</text>
      </g>
    </g>
  )
}
const FIXED = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
