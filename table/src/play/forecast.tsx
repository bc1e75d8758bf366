import type { Forecast } from '@boma/kernel'
import { For, Show } from 'solid-js'
import { t } from '../words/words.ts'

/** Whole per cents, as people say chances. */
const percent = (p: number): string => `${Math.round(p * 100)} %`

/** The odds of an action before it is taken: one bar from the mover's best outcome to his worst, and what counts. */
export function ForecastPanel(props: { readonly forecast: Forecast; readonly onRule: (rule: string) => void }) {
  return (
    <section class="forecast" aria-label={t('forecast.label')}>
      <h3>
        {props.forecast.title}
        <button type="button" class="case" onClick={() => props.onRule(props.forecast.rule)}>
          {props.forecast.rule}
        </button>
      </h3>
      <div class="bar" role="img" aria-label={inWords(props.forecast)}>
        <For each={props.forecast.outcomes}>
          {(outcome) => (
            <span data-body={outcome.body} style={{ 'flex-grow': String(outcome.probability) }}>
              {outcome.probability >= 0.08 ? percent(outcome.probability) : ''}
            </span>
          )}
        </For>
      </div>
      <p class="under" aria-hidden="true">
        <For each={props.forecast.outcomes}>{(outcome) => <span>{outcome.name}</span>}</For>
      </p>
      <For each={props.forecast.histograms}>
        {(histogram) => (
          <figure class="histogram" data-body={histogram.body}>
            <figcaption>{histogram.name}</figcaption>
            <For each={histogram.chances}>
              {(chance, n) => (
                <span style={{ '--h': String(chance) }}>
                  <b>{Math.round(chance * 100)}</b>
                  <i />
                  {n()}
                </span>
              )}
            </For>
          </figure>
        )}
      </For>
      <ul class="counts">
        <For each={props.forecast.lines}>
          {(line) => (
            <li>
              {line.text} <b>{line.value}</b>{' '}
              <button type="button" class="case" onClick={() => props.onRule(line.rule)}>
                {line.rule}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={!props.forecast.exact}>
        <p class="note">{t('forecast.estimated')}</p>
      </Show>
    </section>
  )
}

const inWords = (f: Forecast): string => f.outcomes.map((o) => `${o.name} ${percent(o.probability)}`).join(', ')
