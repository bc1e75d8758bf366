import type { Card, Deck } from '@boma/showing'
import { createEffect, createSignal, on, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { CardFace } from './card.tsx'
import { Piles } from './decks.tsx'

interface LeafProps {
  readonly decks: readonly Deck[]
  /** The deck that is leafed through. */
  readonly deck: number
  readonly onLeaf: (deck: number) => void
}

/** The cards of one deck one after the other: the one in force, those held, those played. */
export function CardsPane(props: LeafProps) {
  const [at, setAt] = createSignal(0)
  const deck = () => props.decks[props.deck] ?? props.decks[0]
  const cards = (): readonly Card[] => deck()?.cards ?? []
  const card = () => cards()[Math.min(at(), cards().length - 1)]
  const step = (by: number) => setAt((before) => (before + by + cards().length) % cards().length)
  createEffect(on([() => props.deck, () => cards()[0]?.id], () => setAt(0)))
  return (
    <section class="cards-pane" aria-label={t('cards.label')}>
      <h2 class="head">{t('cards.label')}</h2>
      <Piles decks={props.decks} chosen={props.deck} onLeaf={props.onLeaf} />
      <Show when={deck()} keyed>
        {(of) => (
          <Show when={card()} keyed fallback={<p class="quiet">{t('cards.none')}</p>}>
            {(one) => (
              <>
                <CardFace deck={of} card={one} />
                <Leafing cards={cards()} card={one} onStep={step} />
              </>
            )}
          </Show>
        )}
      </Show>
    </section>
  )
}

/** Which card it is, between the buttons that turn to the one before and the next. */
function Leafing(props: {
  readonly cards: readonly Card[]
  readonly card: Card
  readonly onStep: (by: number) => void
}) {
  const isOnly = () => props.cards.length < 2
  return (
    <p class="leaf" aria-live="polite">
      <button type="button" disabled={isOnly()} aria-label={t('cards.before')} onClick={() => props.onStep(-1)}>
        ‹
      </button>
      <span>
        {t('cards.at', { at: String(props.cards.indexOf(props.card) + 1), count: String(props.cards.length) })},{' '}
        {t(`cards.state.${props.card.state}`)}
      </span>
      <button type="button" disabled={isOnly()} aria-label={t('cards.next')} onClick={() => props.onStep(1)}>
        ›
      </button>
    </p>
  )
}
