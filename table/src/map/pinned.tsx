import type { Board, Point } from '@boma/showing'
import { createContext, createEffect, type JSX, on, onCleanup, Show, useContext } from 'solid-js'
import { type Camera, isInView, type View } from './camera.ts'
import { spaceOf } from './hit.ts'
import { moveIn } from './move-in.ts'
import { roomOf } from './room.ts'

interface PinBoard {
  readonly board: Board
  /** Pixels to a board unit. */
  readonly scale: number
  /** Where the map came to rest, and how large it is. */
  readonly rested: Camera
  readonly view: () => View
}

const Pinboard = createContext<PinBoard>()

/** Where notes are pinned: gives them the map's measure. */
export function Pins(props: PinBoard & { readonly children: JSX.Element }) {
  return <Pinboard.Provider value={props}>{props.children}</Pinboard.Provider>
}

interface PinnedProps {
  readonly at: number
  readonly above: boolean
  /** Where the unit in the hand is on the screen: paper goes aside for it. */
  readonly inHand: () => Point | undefined
  /** Is it read wherever the map has gone to meanwhile? Other notes go out of sight with their place. */
  readonly stays?: boolean
  readonly children: JSX.Element
}

/** A note of paper about one space, pinned below it, or above it where there is no room below. */
export function Pinned(props: PinnedProps) {
  const pins = useContext(Pinboard)
  const away = () => (pins ? 0.52 * roomOf(pins.board) : 0)
  return (
    <Show when={pins && spaceOf(pins.board, props.at)}>
      {(space) => (
        <div
          class="note"
          ref={(note) => keepOnMap(note, props, pins)}
          classList={{ above: props.above }}
          style={{
            left: `${space().x * (pins?.scale ?? 1)}px`,
            top: `${(space().y + (props.above ? -away() : away())) * (pins?.scale ?? 1)}px`,
          }}
        >
          {props.children}
        </div>
      )}
    </Show>
  )
}

/** Keeps a note on the map also when that comes to rest elsewhere or has become lower, and when more is written on it. */
function keepOnMap(note: HTMLElement, props: PinnedProps, pins: PinBoard | undefined): void {
  const isKept = () => {
    const space = pins && spaceOf(pins.board, props.at)
    return pins && space && (props.stays || isInView(pins.rested, pins.view(), [space.x, space.y], 0))
  }
  const place = () => moveIn(note, props.inHand())
  queueMicrotask(place)
  createEffect(
    on(
      () => [props.at, props.above, pins?.rested],
      () => isKept() && queueMicrotask(place),
      { defer: true },
    ),
  )
  // In the next frame: to be placed may change its size once more, which a browser counts as a loop.
  const size = new ResizeObserver(() => requestAnimationFrame(() => isKept() && place()))
  size.observe(note)
  onCleanup(() => size.disconnect())
}

/** Something small at the middle of a space; `--room` says how many pixels the space has. */
export function Spot(props: { readonly at: number; readonly children: JSX.Element }) {
  const pins = useContext(Pinboard)
  return (
    <Show when={pins && spaceOf(pins.board, props.at)}>
      {(space) => (
        <div
          class="at-space"
          style={{
            left: `${space().x * (pins?.scale ?? 1)}px`,
            top: `${space().y * (pins?.scale ?? 1)}px`,
            '--room': `${pins ? roomOf(pins.board) * pins.scale : 0}px`,
          }}
        >
          {props.children}
        </div>
      )}
    </Show>
  )
}
