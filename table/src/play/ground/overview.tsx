import type { Board, Piece, Point } from '@boma/showing'
import { createMemo, For, Show } from 'solid-js'
import type { MapControl } from '../../map/map-view.tsx'
import { t } from '../../words/words.ts'
import type { Scene } from '../scene/scene.ts'

interface OverviewProps {
  readonly scene: Scene
  readonly map: MapControl
  /** Does something else lie over it? */
  readonly isAside: boolean
}

/** The longer side of the inset, in pixels. */
const SIDE = 148

/** A small map of the whole sheet in a corner: land, counters, and a frame around what is in view. */
export function Overview(props: OverviewProps) {
  const board = () => props.scene.board()
  const seen = createMemo(() => frameOf(props.map))
  /** When all is in view there is nothing to be surveyed. */
  const isNeeded = () => seen().width < board().width * 0.9 || seen().height < board().height * 0.9
  let picture: SVGSVGElement | undefined
  /** A click goes there; the keyboard, which cannot point, gets the whole sheet. */
  const go = (e: MouseEvent) => {
    const box = picture?.getBoundingClientRect()
    if (e.detail === 0 || box === undefined) return props.map.fit()
    const part: Point = [(e.clientX - box.left) / box.width, (e.clientY - box.top) / box.height]
    props.map.go([part[0] * board().width, part[1] * board().height])
  }
  const size = () => {
    const scale = SIDE / Math.max(board().width, board().height)
    return { width: board().width * scale, height: board().height * scale }
  }
  return (
    <Show when={isNeeded()}>
      <button
        type="button"
        class="overview"
        aria-label={t('map.overview')}
        tabindex={props.isAside ? -1 : undefined}
        onClick={go}
      >
        <svg ref={picture} {...size()} viewBox={`0 0 ${board().width} ${board().height}`} aria-hidden="true">
          <Ground board={board()} />
          <For each={props.scene.pieces()}>{(piece) => <Dot {...props} piece={piece} />}</For>
          <rect class="frame" {...seen()} />
        </svg>
      </button>
    </Show>
  )
}

/** What part of the board is in view. */
function frameOf(map: MapControl) {
  const { x, y, scale } = map.camera()
  const { width, height } = map.view()
  return { x: x - width / scale / 2, y: y - height / scale / 2, width: width / scale, height: height / scale }
}

function Ground(props: { readonly board: Board }) {
  return (
    <>
      <Show
        when={props.board.land}
        fallback={<rect class="land" width={props.board.width} height={props.board.height} />}
      >
        <rect class="sea" width={props.board.width} height={props.board.height} />
        <path class="land" d={props.board.land} fill-rule="evenodd" />
      </Show>
      <path class="sea" d={props.board.lakes} />
      <For each={props.board.areas}>{(area) => <path class="area" data-kind={area.kind} d={area.outline} />}</For>
    </>
  )
}

function Dot(props: OverviewProps & { readonly piece: Piece }) {
  const at = () => props.piece.stands ?? props.scene.space(props.piece.space)
  const side = () => Math.max(props.scene.board().width, props.scene.board().height) / 36
  return (
    <Show when={at()}>
      {(space) => (
        <rect
          class="dot"
          data-body={props.piece.body}
          x={space().x - side() / 2}
          y={space().y - side() / 2}
          width={side()}
          height={side()}
        />
      )}
    </Show>
  )
}
