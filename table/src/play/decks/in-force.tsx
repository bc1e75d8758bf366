import type { Side } from '@boma/kernel'
import type { Deck } from '@boma/showing'
import { createMemo, For, Show } from 'solid-js'
import { shownOf } from './shown.ts'

/** The card in force in one line, where there is no room for it whole; pressed, it is leafed to. */
export function InForce(props: {
  readonly decks: readonly Deck[]
  /** Whose turn it is. */
  readonly about: Side
  readonly onLeaf: (deck: number) => void
}) {
  const turned = createMemo(() => {
    const { large } = shownOf(props.decks, props.about)
    return large?.card.state === 'turned' ? large : undefined
  })
  return (
    <Show when={turned()}>
      {(large) => (
        <button
          type="button"
          class="in-force"
          data-body={large().deck.body}
          onClick={() => props.onLeaf(props.decks.indexOf(large().deck))}
        >
          <span class="which">
            {large().deck.name} {large().card.name}
          </span>
          <span class="title">{large().card.title}</span>
          <For each={large().card.figures}>
            {(figure) => (
              <span class="figure">
                <b>{figure.value}</b> {figure.name}
              </span>
            )}
          </For>
        </button>
      )}
    </Show>
  )
}
