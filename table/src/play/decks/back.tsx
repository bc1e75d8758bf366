import type { Deck } from '@boma/showing'
import { For, Show } from 'solid-js'

/** The rays of the rosette, long and short in turn, from the middle of the back. */
const RAYS = Array.from({ length: 32 }, (_, i) => {
  const [cos, sin] = [Math.cos((i * Math.PI) / 16), Math.sin((i * Math.PI) / 16)]
  const far = i % 2 === 0 ? 118 : 96
  const at = (r: number) => `${(r * cos).toFixed(1)} ${(r * sin).toFixed(1)}`
  return `M${at(72)}L${at(far)}`
}).join('')

/** As many edges as are drawn under the uppermost card. */
const EDGES = 4

/** A pile of cards face down: a ray rosette, and in its middle how many there are. */
export function CardBack(props: { readonly deck: Deck }) {
  const under = () => Array.from({ length: Math.max(0, Math.min(EDGES, props.deck.left - 1)) }, (_, i) => i).reverse()
  return (
    <svg class="card-back" data-body={props.deck.body} viewBox="-152 -231 330 462" aria-hidden="true">
      <For each={under()}>
        {(i) => <rect class="edge" x={-150 + 6 * (i + 1)} y={-219 - 2.5 * (i + 1)} width="300" height="438" rx="9" />}
      </For>
      <Show
        when={props.deck.left > 0}
        fallback={<rect class="place" x="-150" y="-219" width="300" height="438" rx="9" />}
      >
        <rect class="top" x="-150" y="-219" width="300" height="438" rx="9" />
        <rect class="frame" x="-132" y="-201" width="264" height="402" rx="4" />
        <path class="rays" d={RAYS} />
        <circle class="ring" r="58" />
      </Show>
      <text y="28" text-anchor="middle">
        {props.deck.left}
      </text>
    </svg>
  )
}
