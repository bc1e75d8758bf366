import type { Board, Troop } from '@boma/showing'
import { createMemo, For, Show } from 'solid-js'
import type { Highlights } from '../highlights.ts'
import { spaceOf } from '../hit.ts'
import type { Rect } from '../labels.ts'
import { ringPath } from './ring.ts'
import { type TroopName, wordsOf } from './troop-names.ts'
import './troops.css'

interface TroopsProps {
  readonly board: Board
  readonly troops: readonly Troop[]
  readonly lights: Highlights
  readonly scale: number
  /** What the figures of a unit cover, in pixels. */
  readonly coveredAt: (space: number) => Rect | undefined
}

/** How far outside of the bases a frame runs, in inches. */
const GAP = 0.2

/** A line around the figures of each unit: whose they are, and whether they can act or are chosen. */
export function TroopFrames(props: TroopsProps) {
  const able = createMemo(() => new Set(props.lights.reach.map(({ space }) => space)))
  const ringOf = (space: number) => spaceOf(props.board, space)?.ring
  return (
    <g class="troops">
      <For each={props.troops}>
        {(troop) => (
          <Show when={ringOf(troop.space)}>
            {(ring) => (
              <path
                class="troop-frame"
                data-land={troop.body}
                classList={{
                  able: able().has(troop.space),
                  chosen: props.lights.chosenSpaces?.has(troop.space) === true,
                  hidden: troop.states.includes('hidden'),
                  waiting: troop.states.includes('waiting'),
                }}
                d={ringPath(ring(), GAP, props.scale)}
              />
            )}
          </Show>
        )}
      </For>
    </g>
  )
}

/** The names of units beside them, with how many they are, and what has befallen them. */
export function TroopLabels(props: TroopsProps & { readonly names: readonly TroopName[] }) {
  return (
    <g class="troop-labels">
      <For each={props.troops}>
        {(troop) => (
          <Show when={props.coveredAt(troop.space)}>
            {(covered) => <TroopSigns troop={troop} covered={covered()} scale={props.scale} />}
          </Show>
        )}
      </For>
      <For each={props.names}>
        {({ troop, rect }) => (
          <text x={rect.x + rect.width / 2} y={rect.y + rect.height - 4} data-side={troop.side}>
            {wordsOf(troop)}
          </text>
        )}
      </For>
    </g>
  )
}

/** Smoke over a unit that has fired black powder, a marker at one whose morale has failed. */
function TroopSigns(props: { readonly troop: Troop; readonly covered: Rect; readonly scale: number }) {
  const has = (state: string) => props.troop.states.includes(state)
  const puffs = () => {
    const { x, y, width, height } = props.covered
    const count = Math.max(1, Math.round(Math.max(width, height) / (3 * props.scale)))
    return Array.from({ length: count }, (_, i) => {
      const along = (i + 0.5) / count
      return width >= height ? [x + width * along, y - 2] : [x + width + 2, y + height * along]
    })
  }
  return (
    <>
      <Show when={has('smoke') || has('old-smoke')}>
        <For each={puffs()}>
          {([x, y], i) => (
            <path
              class="smoke"
              classList={{ old: !has('smoke') }}
              transform={`translate(${x} ${y}) scale(${(props.scale / 26) * (i() % 2 === 0 ? 1.05 : 0.85)})`}
              d="M-16 7Q-24 5-20-3Q-19-11-10-9Q-7-18 2-14Q11-17 13-8Q22-8 20 0Q24 8 13 9Q7 15-1 11Q-11 14-16 7ZM-11 1Q-9-5-3-3M1-6Q7-9 10-3M3 5Q9 6 12 2M-8 6Q-4 9 0 7"
            />
          )}
        </For>
      </Show>
      <Show when={has('shaken') || has('jammed')}>
        <g class="shaken" transform={`translate(${props.covered.x + props.covered.width + 3} ${props.covered.y - 3})`}>
          <circle r="9" />
          <path d={has('shaken') ? 'M-5-2q2.5-3.5 5 0t5 0M-5 3.4q2.5-3.5 5 0t5 0' : 'M-4.5-4.5l9 9m0-9l-9 9'} />
        </g>
      </Show>
    </>
  )
}
