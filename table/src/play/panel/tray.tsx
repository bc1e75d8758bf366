import type { Board } from '@boma/showing'
import { batch, createMemo, createSignal, For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { useAsked } from '../scene/asked-for.ts'
import type { Scene } from '../scene/scene.ts'
import { isFigure, type Offered } from '../session/offers.ts'
import { CounterButton } from './counter-button.tsx'
import { isInView } from './force-space.ts'

type Box = Board['boxes'][number]

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
    idsIn(space).some(
      (id) => offered(id) || props.scene.pieces().some((piece) => piece.id === id && isInView(props.scene, piece)),
    )
  const boxes = createMemo(() =>
    props.scene.board().boxes.filter(({ space }) => slots().of.has(space) && isOpen(space)),
  )
  return (
    <For each={boxes()}>
      {(box) => <OfferedBox {...props} box={box} ids={idsIn(box.space)} wanted={wanted()} onWant={setWanted} />}
    </For>
  )
}

interface OfferedBoxProps extends TrayProps {
  readonly box: Box
  /** Who has a place in it. */
  readonly ids: readonly number[]
  /** The counter whose price is shown. */
  readonly wanted: number | undefined
  readonly onWant: (id: number | undefined) => void
}

/** A box with its name, what is offered in it, and the price of what is wanted. */
function OfferedBox(props: OfferedBoxProps) {
  const asked = useAsked()
  const buy = (offer: Offered) =>
    batch(() => {
      props.onWant(undefined)
      props.hand.take(offer)
    })
  return (
    <section class="tray">
      <h2 class="head">{props.box.name}</h2>
      <For each={props.hand.places().spaces.get(props.box.space) ?? []}>
        {(offer) => (
          <button type="button" class="quiet" data-asked={asked([offer.action])} onClick={() => props.hand.take(offer)}>
            {offer.label}
          </button>
        )}
      </For>
      <div class="counters-row small slots">
        <For each={props.ids}>{(id) => <Slot {...props} id={id} />}</For>
      </div>
      <p class="price" role="status">
        <Show when={props.ids.includes(props.wanted ?? -1) && priced(props.hand, props.wanted ?? -1)}>
          {(offer) => (
            <button type="button" class="quiet" data-asked={asked([offer().action])} onClick={() => buy(offer())}>
              {t('tray.again', { label: offer().label, cost: offer().cost })}
            </button>
          )}
        </Show>
      </p>
    </section>
  )
}

/** The place of a counter in a box; empty once it was taken. */
function Slot(props: OfferedBoxProps & { readonly id: number }) {
  const lying = () => {
    const piece = props.scene.piece(props.id)
    return piece?.space === props.box.space ? piece : undefined
  }
  /** The first press asks; true when it did. */
  const asks = (): boolean => {
    if (priced(props.hand, props.id) === undefined || props.wanted === props.id) return false
    props.onWant(props.id)
    return true
  }
  return (
    <Show when={lying()} fallback={<i class="slot" />}>
      {(piece) => (
        <CounterButton
          piece={piece()}
          hand={props.hand}
          wanted={props.wanted === props.id}
          asks={asks}
          onLook={() => props.onGo(props.box.space)}
        />
      )}
    </Show>
  )
}

/** What is offered with a counter, if it is one thing that costs something. */
function priced(hand: Hand, id: number): Offered | undefined {
  const [only, ...others] = hand.places().pieces.get(id) ?? []
  return only !== undefined && others.length === 0 && only.cost !== '' && !isFigure(only.cost) ? only : undefined
}
