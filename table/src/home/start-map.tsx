import type { Board, Piece } from '@boma/showing'
import { For, Show } from 'solid-js'
import { UNIT } from '../map/draw/curve.ts'
import { inUnits, paperOf } from '../map/draw/land.ts'
import { Sheet } from '../map/sheet.tsx'
import { Cloth } from '../map/tabletop/cloth.tsx'
import { t } from '../words/words.ts'
import '../map/map.css'
import '../map/things.css'

/** So wide the picture is, at most, in pixels. */
const WIDTH = 640

/** The map of a scenario as it lies when the match begins, with a dot for each counter on it. */
export function StartMap(props: { readonly board: Board; readonly pieces: readonly Piece[] }) {
  const paper = () => inUnits(paperOf(props.board))
  const viewBox = () => Object.values(paper()).join(' ')
  const scale = () => WIDTH / (paper().width / UNIT)
  const spaceOf = (piece: Piece) => piece.stands ?? props.board.spaces.find(({ id }) => id === piece.space)
  const dot = () => 0.022 * paper().width
  return (
    <figure
      class="map start-map"
      data-kind={props.board.kind}
      style={{ '--px': String(UNIT / scale()), 'aspect-ratio': `${paper().width} / ${paper().height}` }}
    >
      <Show
        when={props.board.kind === 'tabletop'}
        fallback={<Sheet board={props.board} viewBox={viewBox()} step="board" numbers={false} weather="" />}
      >
        <Cloth board={props.board} viewBox={viewBox()} scale={scale()} />
      </Show>
      <svg class="dots" viewBox={viewBox()} role="img" aria-label={t('scenario.map')}>
        <For each={props.pieces}>
          {(piece) => (
            <Show when={spaceOf(piece)}>
              {(at) => (
                <rect
                  class="dot"
                  data-body={piece.body}
                  x={at().x * UNIT - dot() / 2}
                  y={at().y * UNIT - dot() / 2}
                  width={dot()}
                  height={dot()}
                />
              )}
            </Show>
          )}
        </For>
      </svg>
    </figure>
  )
}
