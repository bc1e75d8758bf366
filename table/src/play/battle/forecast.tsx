import type { Forecast } from '@boma/kernel'
import { For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { Case } from '../scene/rule-link.tsx'
import { columnsOf } from './columns.ts'

/** Whole per cents, as people say chances; what is possible is never 0. */
const percent = (p: number): string => (p > 0 && p < 0.005 ? '<1 %' : `${Math.round(p * 100)} %`)

/** How much of the bar a figure needs to be read; others stand beside the names. */
const ROOM = 0.15

/** The odds of an action before it is taken: one bar from the mover's best outcome to his worst, and what counts. */
export function Odds(props: { readonly forecast: Forecast }) {
  return (
    <section class="odds" aria-label={t('forecast.label')}>
      <h3>
        <span>{props.forecast.title}</span>
        <Case rule={props.forecast.rule} />
      </h3>
      <div class="bar" role="img" aria-label={inWords(props.forecast)}>
        <For each={props.forecast.outcomes}>
          {(outcome) => (
            <span data-body={outcome.body} style={{ width: `${100 * outcome.probability}%` }}>
              {outcome.probability >= ROOM ? percent(outcome.probability) : ''}
            </span>
          )}
        </For>
      </div>
      <p class="under" aria-hidden="true">
        <For each={props.forecast.outcomes}>
          {(outcome) => (
            <span>
              <i class="square" data-body={outcome.body} /> {outcome.name}
              {outcome.probability < ROOM ? ` ${percent(outcome.probability)}` : ''}
            </span>
          )}
        </For>
      </p>
      <Show when={props.forecast.lines.length > 0}>
        <dl class="counts">
          <For each={props.forecast.lines}>
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
      </Show>
      <Show when={props.forecast.assumes}>{(assumes) => <p class="estimated">{assumes()}</p>}</Show>
      <Show when={!props.forecast.exact}>
        <p class="estimated">{t('forecast.estimated')}</p>
      </Show>
    </section>
  )
}

/** How likely each number is, as columns: steps that a side may lose. */
export function Histograms(props: { readonly forecast: Forecast }) {
  return (
    <div class="histograms">
      <For each={props.forecast.histograms}>
        {(histogram) => (
          <figure class="histogram" data-body={histogram.body}>
            <figcaption>{histogram.name}</figcaption>
            <div class="columns" aria-hidden="true">
              <For each={columnsOf(histogram.chances)}>
                {({ label, chance }) => (
                  <span class="column" style={{ '--part': String(chance / Math.max(...histogram.chances)) }}>
                    <b>{Math.round(chance * 100)}</b>
                    <i />
                    <small>{label}</small>
                  </span>
                )}
              </For>
            </div>
            <p class="unseen">{columnsInWords(histogram.chances)}</p>
          </figure>
        )}
      </For>
    </div>
  )
}

const columnsInWords = (chances: readonly number[]): string =>
  columnsOf(chances)
    .map(({ label, chance }) => `${label}: ${percent(chance)}`)
    .join(', ')

const inWords = (f: Forecast): string => f.outcomes.map((o) => `${o.name} ${percent(o.probability)}`).join(', ')
