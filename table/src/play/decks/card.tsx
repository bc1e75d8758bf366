import type { Card, Deck } from '@boma/showing'
import { For, Show } from 'solid-js'
import { Case } from '../scene/rule-link.tsx'
import { Engraving } from './engraving.tsx'

/** A card that lies open, as wide as its place: strip, number, title, engraving, figures, text. */
export function CardFace(props: { readonly deck: Deck; readonly card: Card }) {
  return (
    <article class="card" data-body={props.deck.body} data-state={props.card.state}>
      <div class="card-face">
        <p class="strip">
          <span>{props.deck.name}</span>
          <b>{props.card.name}</b>
        </p>
        <h3>{props.card.title}</h3>
        <Engraving markup={props.card.picture} />
        <Show when={props.card.figures.length > 0}>
          <dl class="figures">
            <For each={props.card.figures}>
              {(figure) => (
                <div>
                  <dt>{figure.name}</dt>
                  <dd>{figure.value}</dd>
                </div>
              )}
            </For>
          </dl>
        </Show>
        <div class="card-text">
          <For each={props.card.text}>{(line) => <p>{line}</p>}</For>
          <Case rule={props.card.rule} />
        </div>
      </div>
    </article>
  )
}
