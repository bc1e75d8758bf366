import type { SupplyLine } from '@boma/showing'
import { createMemo, For, Show } from 'solid-js'
import { wayThrough } from './draw/lights.ts'
import type { Drawn } from './drawn.ts'
import { BEAD } from './field-lights.tsx'
import type { Tag } from './highlights.ts'
import { spaceOf } from './hit.ts'
import { overlap, type Rect, square } from './labels.ts'
import { roomOf } from './room.ts'
import { shapeOf } from './shapes.ts'

/** Lines of supply: they end at counters, which lie over them. */
export function SupplyLines(props: Drawn) {
  const d = (spaces: readonly number[]): string =>
    wayThrough(props.board, spaces)
      .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x * props.scale} ${y * props.scale}`)
      .join('')
  return (
    <For each={props.lights.supply}>
      {(line) => (
        <g class="supply">
          <path class="halo" d={d(line.open)} />
          <path class="halo" d={d(line.cut)} />
          <path class="open" d={d(line.open)} />
          <path class="cut" d={d(line.cut)} />
        </g>
      )}
    </For>
  )
}

/** The radius of the cross where a line breaks, and of the same from afar. */
const CROSS = 13
const SMALL_CROSS = 8
/** Pixels to a hex from which signs have their full size. */
const NEAR = 30

const breaksOf = (lines: readonly SupplyLine[]): readonly number[] => [
  ...new Set(lines.flatMap(({ cut }) => cut.slice(0, 1))),
]

/** From afar the keyboard's place has a ring of its own around it: its outline would be hidden by a counter. */
const CURSOR = 15

/** What lies over the counters: rims of a layer's spaces, and the crosses where lines break. */
export function OverCounters(props: Drawn) {
  const breaks = createMemo(() => breaksOf(props.lights.supply))
  const radius = () => (props.scale * roomOf(props.board) < NEAR ? SMALL_CROSS : CROSS)
  return (
    <g class="lights">
      <For each={props.lights.tones}>
        {({ space, tone }) => (
          <path class="tone-rim" data-tone={tone} data-land={tone} d={shapeOf(props.board, space, props.scale)} />
        )}
      </For>
      <Show when={props.scale * roomOf(props.board) < NEAR && spaceOf(props.board, props.lights.cursor ?? -1)}>
        {(space) => (
          <g class="cursor-far" transform={`translate(${space().x * props.scale} ${space().y * props.scale})`}>
            <circle class="cursor-gap" r={CURSOR} />
            <circle class="cursor" r={CURSOR} />
          </g>
        )}
      </Show>
      <For each={breaks()}>
        {(id) => (
          <Show when={spaceOf(props.board, id)}>
            {(space) => (
              <g
                class="cross"
                transform={`translate(${space().x * props.scale} ${space().y * props.scale}) scale(${radius() / CROSS})`}
              >
                <circle r={CROSS} />
                <path d="M-5 -5L5 5M5 -5L-5 5" />
              </g>
            )}
          </Show>
        )}
      </For>
    </g>
  )
}

/** The height of a tag, how far from its counters it is, and the usual width of a letter. */
const TAG = 19
const GAP = 4
const LETTER = 6.4

/** What is said of a space in a word or two, beside its counters. */
export function Tags(
  props: Drawn & {
    /** What the counters in a space cover; undefined where there are none. */
    readonly coveredAt: (space: number) => Rect | undefined
    /** What a tag should not hide. */
    readonly legible: readonly Rect[]
  },
) {
  const placed = createMemo(() => {
    const isFar = props.scale * roomOf(props.board) < NEAR
    const taken: Rect[] = []
    return props.lights.tags
      .filter((tag) => !isFar || tag.kind === 'risk' || tag.kind === 'aim' || tag.kind === 'danger')
      .flatMap((tag) => {
        const at = rectFor(props, tag, taken)
        if (at === undefined) return []
        taken.push(at)
        return [{ ...tag, at }]
      })
  })
  return (
    <For each={placed()}>
      {({ text, kind, at }) => (
        <g class="tag" data-kind={kind}>
          <rect x={at.x} y={at.y} width={at.width} height={at.height} rx="1" />
          <text x={at.x + at.width / 2} y={at.y + 14}>
            {text}
          </text>
        </g>
      )}
    </For>
  )
}

/** Below the counters of a space or above them, of a bead on either side too: wherever less is hidden. */
function rectFor(
  props: Parameters<typeof Tags>[0],
  { space: id, text, kind }: Tag,
  taken: readonly Rect[],
): Rect | undefined {
  const space = spaceOf(props.board, id)
  if (!space || text === '') return undefined
  // What is said of a step of a way stands beside its bead.
  const half = kind === 'danger' ? BEAD : (roomOf(props.board) * props.scale) / 2
  const [x, y] = [space.x * props.scale, space.y * props.scale]
  const covered = (kind === 'danger' ? undefined : props.coveredAt(id)) ?? {
    x: x - half,
    y: y - half,
    width: 2 * half,
    height: 2 * half,
  }
  const width = text.length * LETTER + 14
  const left = covered.x + covered.width / 2 - width / 2
  const middle = covered.y + covered.height / 2 - TAG / 2
  const beside = [covered.x + covered.width + GAP, covered.x - width - GAP].map((x) => ({
    x,
    y: middle,
    width,
    height: TAG,
  }))
  const upright = [covered.y + covered.height + GAP, covered.y - TAG - GAP].map((y) => ({
    x: left,
    y,
    width,
    height: TAG,
  }))
  const places = kind === 'danger' ? [...upright, ...beside] : upright
  const beads = (props.lights.beads ?? []).flatMap((bead) => {
    const at = spaceOf(props.board, bead.space)
    return at ? [square(at.x * props.scale, at.y * props.scale, 2 * BEAD)] : []
  })
  const hidden = (rect: Rect): number =>
    [...props.legible, ...taken, ...beads].reduce((sum, other) => sum + overlap(rect, other), 0)
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best))
}
