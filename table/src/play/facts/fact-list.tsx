import type { Fact } from '@boma/showing'
import { For } from 'solid-js'
import { Case } from '../scene/rule-link.tsx'

/** Facts by name, each with its case. */
export function FactList(props: { readonly facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      <For each={props.facts}>
        {(fact) => (
          <div>
            <dt>{fact.name}</dt>
            <dd data-tone={fact.tone}>
              {fact.text} <Case rule={fact.rule} />
            </dd>
          </div>
        )}
      </For>
    </dl>
  )
}
