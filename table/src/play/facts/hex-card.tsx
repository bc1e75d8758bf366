import { createMemo, Show } from 'solid-js'
import { Pinned } from '../../map/pinned.tsx'
import type { Hand } from '../hand/hand.ts'
import { placeName, whereWords } from '../scene/place-words.ts'
import type { Scene } from '../scene/scene.ts'
import { FactList } from './fact-list.tsx'
import { forceOf } from './force-of.ts'

interface HexCardProps {
  readonly scene: Scene
  readonly hand: Hand
  /** Is the card better above its space than below? */
  readonly isAbove: (space: number) => boolean
  /** Where the unit in the hand is on the screen. */
  readonly inHand: () => readonly [number, number] | undefined
}

/** What is worth knowing about the space that is looked at, pinned to it. Counters have cards of their own, in the panel. */
export function HexCard(props: HexCardProps) {
  /** Whoever looks at counters has their cards in the panel, and of what is asked about all else too: paper would hide them here. */
  const space = createMemo(() => {
    const { at, isAsked } = props.hand.look
    const to = at()
    const isBeside = isAsked() && props.scene.piecesAt(to?.space ?? -1).length > 0
    return to?.piece !== undefined || isBeside ? undefined : to?.space
  })
  const isOnMap = () => space() !== undefined && props.scene.space(space()) !== undefined
  const facts = createMemo(() => props.scene.facts({ space: space() ?? -1 }, forceOf(props.scene, props.hand)))
  return (
    <Show when={isOnMap() && space() !== undefined && facts().length > 0 && props.hand.slip() === undefined}>
      <Show when={`${space()}`} keyed>
        <Pinned at={space() ?? -1} above={props.isAbove(space() ?? -1)} inHand={props.inHand}>
          <section class="hex-card" role="note">
            <h2>
              {placeName(props.scene, space() ?? -1)} <small>{whereWords(props.scene, space() ?? -1)}</small>
            </h2>
            <FactList facts={facts()} />
          </section>
        </Pinned>
      </Show>
    </Show>
  )
}
