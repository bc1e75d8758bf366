import type { Found } from '@boma/rulebook'
import { For, Show } from 'solid-js'
import { t } from '../words/words.ts'
import { Marked } from './marked.tsx'

interface FoundListProps {
  readonly found: Found
  readonly sought: string
  readonly onOpen: (id: string) => void
}

/** The cases in which something was found, the best first: each with its heading and a sentence of it. */
export function FoundList(props: FoundListProps) {
  return (
    <ol class="finds">
      <For each={props.found.findings} fallback={<li class="quiet">{t('rules.nothingFound')}</li>}>
        {({ section, excerpt }) => (
          <li>
            <button type="button" class="find" onClick={() => props.onOpen(section.id)}>
              <strong>
                <Show when={section.number !== ''}>
                  <span class="number">{section.number.replace('-', ' ')}</span>{' '}
                </Show>
                <Marked text={section.title} sought={props.sought} />
              </strong>
              <span class="excerpt">
                <Marked text={excerpt} sought={props.sought} />
              </span>
            </button>
          </li>
        )}
      </For>
    </ol>
  )
}
