import type { Forecast } from '@boma/showing'
import { For } from 'solid-js'
import { Case } from '../scene/rule-link.tsx'

/** What counts for the dice, line by line, each with its case. */
export function Counts(props: { readonly lines: Forecast['lines'] }) {
  return (
    <dl class="counts">
      <For each={props.lines}>
        {(line) => (
          <div class="sum">
            <dt>
              {line.text} <Case rule={line.rule} />
            </dt>
            <dd>{line.value}</dd>
          </div>
        )}
      </For>
    </dl>
  )
}
