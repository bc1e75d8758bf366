import type { TableBase } from '@boma/kernel'
import type { Layer } from '@boma/showing'
import { For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { LineLegend } from '../panel/stakes.tsx'
import type { Scene } from '../scene/scene.ts'

interface LegendProps {
  readonly layer: Layer | undefined
  readonly scene: Scene
  readonly view: TableBase
  /** Does something else lie over it? */
  readonly isAside?: boolean
  readonly onClose: () => void
}

/** What is drawn over the map just now, and what its colours mean: a slip in the corner of the map. */
export function Legend(props: LegendProps) {
  return (
    <Show when={props.layer}>
      {(layer) => (
        <aside class="legend" aria-label={t('legend.label')} inert={props.isAside === true}>
          <h2>
            {layer().name}
            <button type="button" class="word" aria-label={t('paper.close')} onClick={() => props.onClose()}>
              ×
            </button>
          </h2>
          <ul>
            <For each={layer().legend ?? []}>
              {({ tone, text }) => (
                <li>
                  <i class="tone" data-tone={tone} data-land={tone} aria-hidden="true" /> {text}
                </li>
              )}
            </For>
          </ul>
          <Show when={layer().counts?.(props.view, props.scene.viewer())}>
            {(counts) => <LegendCounts counts={counts()} />}
          </Show>
          <Show when={layer().lines}>
            <LineLegend />
          </Show>
        </aside>
      )}
    </Show>
  )
}

function LegendCounts(props: { readonly counts: ReturnType<NonNullable<Layer['counts']>> }) {
  return (
    <dl>
      <For each={props.counts}>
        {([name, value]) => (
          <div class="sum">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        )}
      </For>
    </dl>
  )
}
