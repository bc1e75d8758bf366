import type { Board } from '@boma/showing'
import { createContext, type JSX, Show, useContext } from 'solid-js'
import { spaceOf } from './hit.ts'
import { roomOf } from './room.ts'

interface PinBoard {
  readonly board: Board
  /** Pixels to a board unit. */
  readonly scale: number
}

const Pinboard = createContext<PinBoard>()

/** Where notes are pinned: gives them the map's measure. */
export function Pins(props: PinBoard & { readonly children: JSX.Element }) {
  return <Pinboard.Provider value={props}>{props.children}</Pinboard.Provider>
}

/** A note of paper about one space, pinned below it, or above it where there is no room below. */
export function Pinned(props: { readonly at: number; readonly above?: boolean; readonly children: JSX.Element }) {
  const pins = useContext(Pinboard)
  const away = () => (pins ? 0.52 * roomOf(pins.board) : 0)
  return (
    <Show when={pins && spaceOf(pins.board, props.at)}>
      {(space) => (
        <div
          class="note"
          classList={{ above: props.above === true }}
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
