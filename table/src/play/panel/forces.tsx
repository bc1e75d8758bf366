import type { Side } from '@boma/kernel'
import { createMemo, For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { LastSeen } from '../ghosts/last-seen.tsx'
import type { Hand } from '../hand/hand.ts'
import { bodyOfSide } from '../scene/bodies.ts'
import { toldAt } from '../scene/piece-words.ts'
import { placeName } from '../scene/place-words.ts'
import type { Scene } from '../scene/scene.ts'
import { CounterButton } from './counter-button.tsx'

interface ForcesProps {
  readonly scene: Scene
  readonly hand: Hand
  /** Shows a space of the map. */
  readonly onGo: (space: number) => void
}

/** The boxes beside the map, and then who stands where on it, side by side. */
export function Forces(props: ForcesProps) {
  const boxes = createMemo(() => props.scene.board().boxes)
  const isBox = createMemo(() => new Set(boxes().map((box) => box.space)))
  const sides = createMemo(() => [...new Set(props.scene.pieces().map((piece) => piece.side))].toSorted())
  const spacesOf = (side: Side) =>
    props.scene.board().spaces.filter((space) => {
      const here = props.scene.piecesAt(space.id)
      return !isBox().has(space.id) && here.some((piece) => piece.side === side)
    })
  return (
    <section class="forces" aria-label={t('forces.label')}>
      <For each={boxes()}>{(box) => <Box {...props} space={box.space} name={box.name} />}</For>
      <For each={sides()}>
        {(side) => (
          <Show when={spacesOf(side).length > 0}>
            <section>
              <h2 class="head" data-body={bodyOfSide(props.scene, side)}>
                {t('forces.onMap', { side: props.scene.game.tongue.sides[side] ?? '' })}
              </h2>
              <ul class="stations">
                <For each={spacesOf(side)}>
                  {(space) => (
                    <li>
                      <button type="button" class="word" onClick={() => props.onGo(space.id)}>
                        {placeName(props.scene, space.id)}
                      </button>
                      <Counters {...props} space={space.id} />
                    </li>
                  )}
                </For>
              </ul>
            </section>
          </Show>
        )}
      </For>
      <LastSeen scene={props.scene} />
    </section>
  )
}

/** A box with its counters; empty ones are left out unless something can be put there. */
function Box(props: ForcesProps & { readonly space: number; readonly name: string }) {
  const offers = () => props.hand.places().spaces.get(props.space) ?? []
  return (
    <Show when={offers().length > 0 || props.scene.piecesAt(props.space).length > 0}>
      <section class="tray">
        <h2 class="head">{props.name}</h2>
        <For each={offers()}>
          {(offer) => (
            <button type="button" class="quiet" onClick={() => props.hand.take(offer)}>
              {offer.label}
            </button>
          )}
        </For>
        <Counters {...props} />
      </section>
    </Show>
  )
}

/** Men of a unit are there one by one only where one of them may be meant. */
function Counters(props: ForcesProps & { readonly space: number }) {
  const all = () => props.scene.piecesAt(props.space)
  const isOneMeant = () => all().some(({ id }) => props.hand.places().pieces.has(id))
  return (
    <div class="counters-row small">
      <For each={isOneMeant() ? all() : toldAt(props.scene, props.space)}>
        {(piece) => <CounterButton piece={piece} hand={props.hand} onLook={() => props.onGo(props.space)} />}
      </For>
    </div>
  )
}
