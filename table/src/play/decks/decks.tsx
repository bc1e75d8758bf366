import type { Side } from '@boma/kernel'
import type { Deck } from '@boma/showing'
import { createMemo, For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { CardBack } from './back.tsx'
import { CardFace } from './card.tsx'
import { shownOf } from './shown.ts'

interface DecksProps {
  readonly decks: readonly Deck[]
  /** Whose turn it is: his card lies large. */
  readonly about: Side
  /** Leafs through a deck. */
  readonly onLeaf: (deck: number) => void
}

/** The cards beside the map: the one in force large, the other side's last one small, and the piles they come from. */
export function Decks(props: DecksProps) {
  const shown = createMemo(() => shownOf(props.decks, props.about))
  return (
    <Show when={props.decks.length > 0}>
      <section class="decks" classList={{ bare: shown().large === undefined }} aria-label={t('cards.label')}>
        <Show when={shown().large}>{(turned) => <CardFace deck={turned().deck} card={turned().card} />}</Show>
        <div class="beside">
          <For each={shown().beside}>
            {({ deck, card }) => (
              <figure>
                <CardFace deck={deck} card={card} />
                <figcaption>{t('cards.last', { deck: deck.name })}</figcaption>
              </figure>
            )}
          </For>
          <Piles decks={props.decks} onLeaf={props.onLeaf} />
        </div>
      </section>
    </Show>
  )
}

/** The piles, each to be pressed to leaf through what came of it. */
export function Piles(props: {
  readonly decks: readonly Deck[]
  /** The pile that is being leafed through. */
  readonly chosen?: number
  readonly onLeaf: (deck: number) => void
}) {
  return (
    <div class="piles">
      <For each={props.decks}>
        {(deck, i) => (
          <button
            type="button"
            class="pile"
            title={t('cards.leaf')}
            aria-pressed={props.chosen === undefined ? undefined : props.chosen === i()}
            onClick={() => props.onLeaf(i())}
          >
            <CardBack deck={deck} />
            <span class="unseen">{t('cards.pile', { deck: deck.name, count: String(deck.left) })}</span>
          </button>
        )}
      </For>
    </div>
  )
}
