import { For } from 'solid-js'

/** Where the pips of each face lie, in a square from -1 to 1. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

interface DieProps {
  readonly shows: number
  readonly sides: number
  /** In whose colour. */
  readonly body?: string
  /** Does it still roll in? */
  readonly rolling?: boolean
}

/** A die as it fell, in its roller's colour; dice with other than six sides show their number. */
export function Die(props: DieProps) {
  return (
    <svg
      class="die"
      classList={{ rolling: props.rolling === true }}
      data-body={props.body ?? ''}
      viewBox="-10 -10 20 20"
      role="img"
      aria-label={String(props.shows)}
    >
      <rect x="-9" y="-9" width="18" height="18" rx="3" />
      {props.sides === 6 ? (
        <For each={PIPS[props.shows] ?? []}>{([x, y]) => <circle cx={x * 4.6} cy={y * 4.6} r="1.9" />}</For>
      ) : (
        <text y="4.2" text-anchor="middle" font-size="12">
          {props.shows}
        </text>
      )}
    </svg>
  )
}
