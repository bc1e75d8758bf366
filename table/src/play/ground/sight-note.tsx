import { For, Show } from 'solid-js'
import { Pinned } from '../../map/pinned.tsx'
import type { Hand } from '../hand/hand.ts'
import { Case } from '../scene/rule-link.tsx'

/** What the thread of sight shows: why it breaks, where and by which case; of one that was taken out also that it is clear. */
export function SightNote(props: {
  readonly hand: Hand
  readonly isAbove: (space: number) => boolean
  /** Where the unit in the hand is on the screen. */
  readonly inHand: () => readonly [number, number] | undefined
}) {
  const { thread } = props.hand
  const said = () => {
    const laid = thread.laid()
    return laid && (thread.isOut() || !laid.isClear) ? laid : undefined
  }
  return (
    <Show when={props.hand.slip() === undefined && said()} keyed>
      {(laid) => (
        <Pinned at={laid.to} above={props.isAbove(laid.to)} inHand={props.inHand}>
          <section class="sight-note" role="note">
            <h2 classList={{ bad: !laid.isClear }}>{laid.title}</h2>
            <For each={laid.lines}>
              {({ text, rule }) => (
                <p>
                  {text} <Case rule={rule} />
                </p>
              )}
            </For>
          </section>
        </Pinned>
      )}
    </Show>
  )
}
