import type { Board, Town } from '@boma/showing'
import { For, Show } from 'solid-js'
import type { AreaWord } from './area-names.ts'
import { spaceOf } from './hit.ts'
import { MARK_RADIUS, showsStations, type TownLabel } from './town-labels.ts'

/** The names of lands, ranges and waters, word by word. */
export function AreaNames(props: { readonly words: readonly AreaWord[] }) {
  return (
    <For each={props.words}>
      {({ text, of, x, y, angle, size, spacing }) => (
        <text
          class="area"
          data-of={of}
          // What is spaced is spaced after the last letter, too.
          x={x + spacing / 2}
          y={y}
          font-size={`${size}`}
          letter-spacing={`${spacing}`}
          transform={angle ? `rotate(${angle} ${x} ${y})` : undefined}
        >
          {text}
        </text>
      )}
    </For>
  )
}

/** The marks of towns, each in its hex. */
export function TownMarks(props: { readonly board: Board; readonly scale: number; readonly size: number }) {
  const isShown = (town: Town) => town.rank !== 'station' || showsStations(props.scale)
  return (
    <For each={props.board.towns.filter(isShown)}>
      {(town) => (
        <Show when={spaceOf(props.board, town.space)}>
          {(space) => (
            <TownMark town={town} x={space().x * props.scale} y={space().y * props.scale} size={props.size} />
          )}
        </Show>
      )}
    </For>
  )
}

const STAR = 'M0-4.2L1.1-1.3 4.1-1.2 1.7.7 2.5 3.6 0 1.9-2.5 3.6-1.7.7-4.1-1.2-1.1-1.3Z'

/** The sign of a town, and how large next to its size at play zoom. */
export function TownMark(props: {
  readonly town: Pick<Town, 'rank' | 'port' | 'objective'>
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  const radius = () => MARK_RADIUS[props.town.rank]
  const ring = (name: string, r: number) => <circle class={name} cx={props.x} cy={props.y} r={r * props.size} />
  return (
    <g class="town">
      {props.town.objective && ring('objective', radius() + 2.6)}
      {ring('ring', radius())}
      {props.town.rank === 'town' && ring(props.town.port ? 'heart port' : 'heart', props.town.port ? 2.4 : 1.9)}
      <Show when={props.town.rank === 'capital'}>
        <path class="star" d={STAR} transform={`translate(${props.x} ${props.y}) scale(${props.size})`} />
      </Show>
    </g>
  )
}

/** The names of towns; places are in pixels at the scale for which they were found. */
export function TownLabels(props: { readonly labels: readonly TownLabel[] }) {
  return (
    <g class="names">
      <For each={props.labels}>
        {({ town, rect }) => (
          <text
            class="town-name"
            data-rank={town.rank}
            classList={{ port: town.port }}
            x={rect.x + rect.width / 2}
            y={rect.y + rect.height * 0.78}
          >
            {town.name}
          </text>
        )}
      </For>
    </g>
  )
}
