import { For } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Pane } from './side-panel.tsx'

const TABS: readonly (readonly [Pane, Parameters<typeof t>[0]])[] = [
  ['table', 'tab.map'],
  ['cards', 'tab.cards'],
  ['forces', 'tab.forces'],
  ['log', 'tab.log'],
  ['charts', 'tab.charts'],
  ['rules', 'tab.rules'],
]

/** The tabs of the bottom sheet on a phone. */
export function Tabs(props: {
  readonly pane: Pane
  /** Does the game have cards? */
  readonly carded: boolean
  readonly onPane: (pane: Pane) => void
}) {
  const tabs = () => TABS.filter(([pane]) => pane !== 'cards' || props.carded)
  return (
    <nav class="tabs" aria-label={t('panel.label')}>
      <For each={tabs()}>
        {([pane, word]) => (
          <button
            type="button"
            class="word"
            aria-current={props.pane === pane ? 'page' : undefined}
            onClick={() => props.onPane(pane)}
          >
            {t(word)}
          </button>
        )}
      </For>
    </nav>
  )
}
