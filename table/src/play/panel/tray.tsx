import { batch, createMemo, createSignal, For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import type { Scene } from '../scene/scene.ts'
import { isFigure, type Offered } from '../session/offers.ts'
import { CounterButton } from './counter-button.tsx'
import { isMoving } from './force-space.ts'

interface TrayProps {
  readonly scene: Scene
  readonly hand: Hand
  /** Shows a space of the map. */
  readonly onGo: (space: number) => void
}

/** Who has a place in the tray of each box, and in which turn. */
interface Slots {
  readonly turn: string
  readonly of: ReadonlyMap<number, readonly number[]>
}

/**
 * The boxes beside the sheet in which something is offered. Each counter keeps its place for the whole turn, taken or not,
 * so that nothing moves under a hand; what has a price is chosen twice, the first time to see what it costs.
 */
export function OfferedBoxes(props: TrayProps & { readonly turn: string }) {
  const [wanted, setWanted] = createSignal<number>()
  const offered = (piece: number) => props.hand.places().pieces.has(piece)
  const slots = createMemo<Slots>(
    (before) => {
      const kept = before.turn === props.turn ? before.of : new Map<number, readonly number[]>()
      const boxes = props.scene.board().boxes.filter(({ space }) => props.scene.space(space) === undefined)
      const of = boxes.map(({ space }): [number, readonly number[]] => {
        const old = kept.get(space) ?? []
        const come = props.scene.piecesAt(space).flatMap(({ id }) => (offered(id) && !old.includes(id) ? [id] : []))
        return [space, [...old, ...come]]
      })
      return { turn: props.turn, of: new Map(of) }
    },
    { turn: '', of: new Map() },
  )
  const idsIn = (space: number) => slots().of.get(space) ?? []
  /** Is something offered in the box, or asked about a counter that was taken from it? */
  const isOpen = (space: number): boolean =>
    props.hand.places().spaces.has(space) ||
    idsIn(space).some((id) => offered(id) || props.scene.pieces().some((piece) => piece.id === id && isMoving(piece)))
  const boxes = createMemo(() =>
    props.scene.board().boxes.filter(({ space }) => slots().of.has(space) && isOpen(space)),
  )
  const priced = (id: number): Offered | undefined => {
    const [only, ...others] = props.hand.places().pieces.get(id) ?? []
    return only !== undefined && others.length === 0 && only.cost !== '' && !isFigure(only.cost) ? only : undefined
  }
  const buy = (offer: Offered) =>
    batch(() => {
      setWanted(undefined)
      props.hand.take(offer)
    })
  /** The first press asks; true when it did. */
  const asks = (id: number): boolean => {
    if (priced(id) === undefined || wanted() === id) return false
    setWanted(id)
    return true
  }
  return (
    <For each={boxes()}>
      {(box) => (
        <section class="tray">
          <h2 class="head">{box.name}</h2>
          <For each={props.hand.places().spaces.get(box.space) ?? []}>
            {(offer) => (
              <button type="button" class="quiet" onClick={() => props.hand.take(offer)}>
                {offer.label}
              </button>
            )}
          </For>
          <div class="counters-row small slots">
            <For each={idsIn(box.space)}>
              {(id) => (
                <Show
                  when={props.scene.piece(id)?.space === box.space && props.scene.piece(id)}
                  fallback={<i class="slot" />}
                >
                  {(piece) => (
                    <CounterButton
                      piece={piece()}
                      hand={props.hand}
                      wanted={wanted() === id}
                      asks={() => asks(id)}
                      onLook={() => props.onGo(box.space)}
                    />
                  )}
                </Show>
              )}
            </For>
          </div>
          <p class="price" role="status">
            <Show when={idsIn(box.space).includes(wanted() ?? -1) && priced(wanted() ?? -1)}>
              {(offer) => (
                <button type="button" class="quiet" onClick={() => buy(offer())}>
                  {t('tray.again', { label: offer().label, cost: offer().cost })}
                </button>
              )}
            </Show>
          </p>
        </section>
      )}
    </For>
  )
}
