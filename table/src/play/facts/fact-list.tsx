import type { Fact } from '@boma/showing'
import { For } from 'solid-js'
import { Glossed } from '../guide/glossed.tsx'
import { Case } from '../scene/rule-link.tsx'

/** Facts by name, each with its case. */
export function FactList(props: { readonly facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      <For each={props.facts}>
        {(fact) => (
          <div>
            <dt>
              <Glossed text={fact.name} />
            </dt>
            <dd data-tone={fact.tone}>
              <Glossed text={fact.text} /> <Case rule={fact.rule} />
            </dd>
          </div>
        )}
      </For>
    </dl>
  )
}
