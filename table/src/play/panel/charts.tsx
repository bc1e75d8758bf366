import { createMemo, For, Show } from 'solid-js'
import { BlockView } from '../../rules/blocks.tsx'
import { type Chart, chartsOf, rankedCharts } from '../../rules/charts.ts'
import type { Book } from '../../rules/rulebooks.ts'
import { t } from '../../words/words.ts'

interface ChartsProps {
  readonly book: Book
  /** The sections whose charts are looked up just now, the most wanted first. */
  readonly wanted: readonly string[]
  readonly onRule: (rule: string) => void
}

/** All the charts of a rulebook, each under its heading: those for what is being decided, then the others. */
export function Charts(props: ChartsProps) {
  const charts = createMemo(() => chartsOf(props.book.sections))
  const ranked = createMemo(() => rankedCharts(charts(), props.wanted))
  const list = (some: readonly Chart[]) => (
    <For each={some}>{(chart) => <ChartView chart={chart} onRule={props.onRule} />}</For>
  )
  return (
    <section class="charts" aria-label={t('charts.label')} lang={props.book.lang}>
      <Show when={charts().length > 0} fallback={<p class="quiet">{t('charts.none')}</p>}>
        <Show when={ranked().now.length > 0}>
          <section class="now" aria-label={t('charts.now')}>
            <h2 class="head">{t('charts.now')}</h2>
            {list(ranked().now)}
          </section>
        </Show>
        <Show when={ranked().others.length > 0}>
          <h2 class="head">{t(ranked().now.length > 0 ? 'charts.others' : 'charts.label')}</h2>
          {list(ranked().others)}
        </Show>
      </Show>
    </section>
  )
}

/** A chart; it opens and closes at its heading. */
function ChartView(props: { readonly chart: Chart; readonly onRule: (rule: string) => void }) {
  /** 'Appendix D: recruit tables · German table': a heading alone may say too little, and a case may have none. */
  const words = () => {
    const headed = props.chart.within.filter(({ blocks, level }) => blocks[0]?.kind === 'heading' && level > 1)
    const shown = headed[0]?.number === '' ? headed : headed.slice(0, 1)
    return (shown.length > 0 ? shown : props.chart.within.slice(-1))
      .map(({ number, title }) => `${number} ${title}`.trim())
      .toReversed()
      .join(' · ')
  }
  return (
    <details open>
      <summary>
        <h3>{words()}</h3>
      </summary>
      <For each={props.chart.tables}>{(table) => <BlockView block={table} onRule={props.onRule} />}</For>
    </details>
  )
}
