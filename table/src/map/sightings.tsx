import { createMemo, For, Show } from 'solid-js'
import { CounterFace } from '../counters/counter.tsx'
import { counterSize, stackOrder } from '../counters/stacks.ts'
import { t } from '../words/words.ts'
import type { DrawnBesides } from './drawn.ts'
import type { Sighted } from './highlights.ts'
import { spaceOf } from './hit.ts'
import { roomOf, stepOn } from './room.ts'
import './sightings.css'

interface SightingsProps extends DrawnBesides {
  readonly least: number
  /** Do counters lie in a space that nobody may look at, and no others? */
  readonly isFaceDownAt: (space: number) => boolean
}

/**
 * Who was seen may be one of those who lie there face down: he lies on them, where he can be read. How large he is next to
 * them, and how far to their upper left.
 */
const ON_TOP = 0.84
const CORNER = 0.12
/** How far a ghost looks out from under counters, and how much one lies under another, next to its side. */
const ASIDE = 0.55
const STAGGER = 0.09
/** So many of a place are drawn. */
const DRAWN = 3

/** What was seen of the enemy and may have gone since: under all that is known, and never in the way of a press. */
export function Sightings(props: SightingsProps) {
  const places = createMemo(() => [...Map.groupBy(props.lights.sightings ?? [], ({ piece }) => piece.space)])
  return (
    <div class="sightings" aria-hidden="true">
      <For each={places()}>{([space, seen]) => <Place {...props} space={space} seen={seen} />}</For>
    </div>
  )
}

function Place(props: SightingsProps & { readonly space: number; readonly seen: readonly Sighted[] }) {
  const at = () => spaceOf(props.board, props.space)
  const isOnTop = () => props.isFaceDownAt(props.space)
  const size = () => counterSize(roomOf(props.board) * props.scale, props.least) * (isOnTop() ? ON_TOP : 1)
  const isFar = () => stepOn(props.board, props.scale) === 'board'
  const aside = () => (props.coveredAt(props.space) ? (isOnTop() ? CORNER : ASIDE) * size() : 0)
  const along = (middle = 0) => middle * props.scale - size() / 2 - aside()
  const corner = () => ({ x: along(at()?.x), y: along(at()?.y) })
  const drawn = createMemo(() => topOf(props.seen))
  const styleOf = (i: number) => ({
    left: `${corner().x + i * STAGGER * size()}px`,
    top: `${corner().y + i * STAGGER * size()}px`,
    width: `${size()}px`,
    height: `${size()}px`,
    'z-index': DRAWN - i,
  })
  return (
    <Show when={at()}>
      <div class="seen" classList={{ 'on-top': isOnTop() }}>
        <For each={drawn()}>
          {({ piece, isOld }, i) => (
            <div class="sighting" classList={{ old: isOld }} data-ghost={piece.id} style={styleOf(i())}>
              <CounterFace piece={piece} chip={isFar()} />
            </div>
          )}
        </For>
      </div>
      <Show when={!isFar()}>
        <span
          class="seen-tag"
          classList={{ aside: aside() > 0 }}
          style={{ left: `${corner().x + size() / 2}px`, top: `${corner().y}px` }}
        >
          {t('ghost.seen', { when: lastSeen(props.seen) })}
          <Show when={props.seen.length > 1}>{` · ${props.seen.length}`}</Show>
        </span>
      </Show>
    </Show>
  )
}

const lastSeen = (seen: readonly Sighted[]): string => [...new Set(seen.map(({ when }) => when))].at(-1) ?? ''

/** Those that would lie uppermost in a stack. */
function topOf(seen: readonly Sighted[]): readonly Sighted[] {
  const order = stackOrder(seen.map(({ piece }) => piece))
  const byPiece = new Map(seen.map((sighted) => [sighted.piece.id, sighted]))
  return order.slice(0, DRAWN).flatMap((piece) => byPiece.get(piece.id) ?? [])
}
