import type { Piece, Troop } from '@boma/showing'
import { Show } from 'solid-js'
import { FigureFace } from '../../counters/figure.tsx'
import { FactList } from '../facts/fact-list.tsx'
import type { Scene } from '../scene/scene.ts'
import './troop-card.css'

/** A unit of a tabletop: one of its men, large, and what is worth knowing of it. */
export function TroopCard(props: { readonly scene: Scene; readonly troop: Troop; readonly first: Piece | undefined }) {
  const facts = () => props.scene.facts({ space: props.troop.space }, [])
  return (
    <div class="troop-card">
      <Show when={props.first}>{(piece) => <FigureFace piece={{ ...piece(), states: [] }} />}</Show>
      <p>{props.first?.about}</p>
      <FactList facts={facts()} />
    </div>
  )
}
