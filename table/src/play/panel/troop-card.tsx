import type { Piece, Troop } from '@boma/kernel'
import { For, Show } from 'solid-js'
import { FigureFace } from '../../counters/figure.tsx'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import './troop-card.css'

/** A unit of a tabletop: one of its men, large, and what is worth knowing of it. */
export function TroopCard(props: { readonly scene: Scene; readonly troop: Troop; readonly first: Piece | undefined }) {
  const facts = () => props.scene.facts({ space: props.troop.space }, [])
  return (
    <div class="troop-card">
      <Show when={props.first}>{(piece) => <FigureFace piece={{ ...piece(), states: [] }} />}</Show>
      <p>{props.first?.about}</p>
      <dl>
        <For each={facts()}>
          {({ name, text, rule, tone }) => (
            <div data-tone={tone}>
              <dt>{name}</dt>
              <dd>
                {text} <Case rule={rule} />
              </dd>
            </div>
          )}
        </For>
      </dl>
    </div>
  )
}
