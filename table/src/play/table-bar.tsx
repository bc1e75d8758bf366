import type { Status } from '@boma/kernel'
import { For, type JSX } from 'solid-js'
import { Bar } from '../shell/bar.tsx'
import { t } from '../words/words.ts'
import type { Pane } from './side-panel.tsx'
import { Tally } from './status.tsx'

interface TableBarProps {
  readonly game: string
  readonly status: Status
  readonly pane: Pane
  readonly onPane: (pane: Pane) => void
  readonly onWatch: () => void
  readonly onSave: () => void
  readonly onHelp: () => void
  readonly children: JSX.Element
}

const PANES = [
  ['rules', 'tab.rules'],
  ['charts', 'tab.charts'],
  ['forces', 'tab.forces'],
] as const

/** The bar over the table: the words that turn the panel to something else, and what is seldom needed. */
export function TableBar(props: TableBarProps) {
  return (
    <Bar game={props.game}>
      <Tally status={props.status} />
      <For each={PANES}>
        {([pane, word]) => (
          <button
            type="button"
            class="word wide"
            aria-pressed={props.pane === pane}
            onClick={() => props.onPane(props.pane === pane ? 'table' : pane)}
          >
            {t(word)}
          </button>
        )}
      </For>
      {props.children}
      <button type="button" class="word wide" onClick={() => props.onWatch()}>
        {t('bar.replay')}
      </button>
      <button type="button" class="word wide" onClick={() => props.onSave()}>
        {t('bar.save')}
      </button>
      <button type="button" class="word wide" onClick={() => props.onHelp()}>
        {t('bar.keys')}
      </button>
    </Bar>
  )
}
