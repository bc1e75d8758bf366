import { createMemo, For } from 'solid-js'
import { BlockView } from '../../rules/blocks.tsx'
import { chartsOf, readMarkdown } from '../../rules/markdown.ts'
import { t } from '../../words/words.ts'

/** All the tables of a rulebook, each under its heading. */
export function Charts(props: { readonly text: string; readonly onRule: (rule: string) => void }) {
  const charts = createMemo(() => chartsOf(readMarkdown(props.text)))
  return (
    <section class="charts" aria-label={t('charts.label')}>
      <For each={charts()} fallback={<p class="quiet">{t('charts.none')}</p>}>
        {(chart) => (
          <section>
            <h2 class="head">{chart.heading}</h2>
            <BlockView block={chart.block} onRule={props.onRule} />
          </section>
        )}
      </For>
    </section>
  )
}
