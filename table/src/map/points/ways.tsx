import type { Board } from '@boma/showing'
import { For } from 'solid-js'
import { perBoard } from '../draw/keep.ts'
import { inUnits, pictureOf } from '../draw/land.ts'
import { linkPaths } from './links.ts'
import './points.css'

const drawn = perBoard(linkPaths)

/** The ways from point to point, over the sheet, which is faded so that they are what one sees. */
export function Ways(props: { readonly board: Board }) {
  return (
    <>
      <rect class="faded" {...inUnits(pictureOf(props.board))} />
      <For each={drawn(props.board)}>
        {({ kind, path }) => (
          <g class={kind === 'rail' ? 'rail link' : 'link'} data-kind={kind}>
            <path class="halo" d={path} />
            <path class="track" d={path} />
            <path class="ties" d={path} />
          </g>
        )}
      </For>
    </>
  )
}
