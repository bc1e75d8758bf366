import type { Layer, Status } from '@boma/showing'
import { For, Show } from 'solid-js'
import { Bar } from '../shell/bar.tsx'
import { t } from '../words/words.ts'
import { MapMenu } from './ground/map-menu.tsx'
import type { Wishes } from './hand/wishes.ts'
import type { Pane } from './panel/side-panel.tsx'
import { Tally } from './panel/status.tsx'

interface TableBarProps {
  readonly game: string
  readonly status: Status
  /** How victory stands, in short. */
  readonly standing?: string | undefined
  readonly layers: readonly Layer[]
  /** Has the map numbers to be shown or hidden? */
  readonly numbered: boolean
  readonly wishes: Wishes
  readonly pane: Pane
  /** Does the game have cards? */
  readonly carded: boolean
  readonly onPane: (pane: Pane) => void
  readonly onFit: () => void
  /** Takes out the thread of sight; left out where there is none. */
  readonly onThread: (() => void) | undefined
  readonly onCentre: () => void
  /** Asks for advice; left out where there is none. */
  readonly onHint: (() => void) | undefined
  readonly onRecap: (() => void) | undefined
  readonly onGiveUp: (() => void) | undefined
  /** Left out where others keep the match, as long as it is on. */
  readonly onWatch: (() => void) | undefined
  readonly onSave?: () => void
  readonly onHelp: () => void
}

const PANES = [
  ['cards', 'tab.cards'],
  ['rules', 'tab.rules'],
  ['charts', 'tab.charts'],
  ['forces', 'tab.forces'],
] as const

/** The bar over the table: the words that turn the panel to something else, and what is seldom needed. */
export function TableBar(props: TableBarProps) {
  return (
    <Bar game={props.game}>
      <Tally status={props.status} standing={props.standing} />
      <For each={PANES.filter(([pane]) => pane !== 'cards' || props.carded)}>
        {([pane, word]) => (
          <button
            type="button"
            class="word"
            aria-pressed={props.pane === pane}
            onClick={() => props.onPane(props.pane === pane ? 'table' : pane)}
          >
            {t(word)}
          </button>
        )}
      </For>
      <MapMenu
        wishes={props.wishes}
        layers={props.layers}
        numbered={props.numbered}
        onFit={props.onFit}
        onThread={props.onThread}
        onCentre={props.onCentre}
        onHint={props.onHint}
        onRecap={props.onRecap}
        onGiveUp={props.onGiveUp}
      >
        <p class="caption">{props.game}</p>
        <Seldom {...props} />
      </MapMenu>
      <Seldom {...props} />
    </Bar>
  )
}

/** In the bar, or in the menu where the bar is narrow. */
function Seldom(props: TableBarProps) {
  return (
    <>
      <Show when={props.onWatch}>
        {(watch) => (
          <button type="button" class="word seldom" onClick={() => watch()()}>
            {t('bar.replay')}
          </button>
        )}
      </Show>
      <Show when={props.onSave}>
        {(save) => (
          <button type="button" class="word seldom" onClick={() => save()()}>
            {t('bar.save')}
          </button>
        )}
      </Show>
      <button type="button" class="word seldom" onClick={() => props.onPane('text')}>
        {t('bar.text')}
      </button>
      <button type="button" class="word seldom" onClick={() => props.onHelp()}>
        {t('bar.keys')}
      </button>
    </>
  )
}
