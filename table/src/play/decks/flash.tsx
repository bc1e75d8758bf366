import type { Deck } from '@boma/showing'
import { type Accessor, createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import { CardFace } from './card.tsx'
import { newlyTurned, type Turned } from './shown.ts'

/** How long a new card lies over the map, in milliseconds. */
const MOMENT = 2600

interface FlashProps {
  readonly decks: Accessor<readonly Deck[]>
  /** How many actions were played: what is taken back turns no card. */
  readonly length: Accessor<number>
}

/** A card that was just turned, over the map for a moment; whatever a person does next takes it away, and is done. */
export function NewCard(props: FlashProps) {
  const [shown, setShown] = createSignal<Turned>()
  let timer = 0
  createEffect(
    on(
      () => [props.decks(), props.length()] as const,
      ([decks, length], before) => {
        if (before === undefined || length <= before[1]) return
        const turned = newlyTurned(before[0], decks)
        if (turned === undefined) return
        clearTimeout(timer)
        setShown(turned)
        timer = window.setTimeout(() => setShown(undefined), MOMENT)
      },
    ),
  )
  const putAway = () => setShown(undefined)
  addEventListener('pointerdown', putAway, { capture: true })
  addEventListener('keydown', putAway, { capture: true })
  onCleanup(() => {
    clearTimeout(timer)
    removeEventListener('pointerdown', putAway, { capture: true })
    removeEventListener('keydown', putAway, { capture: true })
  })
  return (
    <Show when={shown()} keyed>
      {({ deck, card }) => (
        <div class="new-card" inert={true}>
          <CardFace deck={deck} card={card} />
        </div>
      )}
    </Show>
  )
}
