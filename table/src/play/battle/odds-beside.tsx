import type { Action } from '@boma/kernel'
import { type Forecast, percent } from '@boma/showing'
import { createContext, createMemo, For, Show, useContext } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Scene } from '../scene/scene.ts'

const Forecasts = createContext<Scene['forecast']>(() => undefined)

/** Says by which forecasts answers are weighed, for all within. */
export const OddsBeside = Forecasts.Provider

/** What of an answer's outcomes is worth a figure: the best that can come at all. */
function bestOf(forecast: Forecast | undefined): Forecast['outcomes'][number] | undefined {
  return forecast?.outcomes.find((outcome) => outcome.probability >= SOME) ?? forecast?.outcomes[0]
}
const SOME = 0.005

/** The odds of an answer beside it: the chance of the best that may come, and all outcomes as a small bar. */
export function OddsTag(props: { readonly action: Action | undefined }) {
  const weigh = useContext(Forecasts)
  const forecast = createMemo(() => (props.action === undefined ? undefined : weigh(props.action)))
  const isSure = () => forecast()?.outcomes.length === 1
  return (
    <Show when={bestOf(forecast())}>
      {(best) => (
        <small class="odds-tag" title={wordsOf(forecast())}>
          <Show when={!isSure()} fallback={best().name}>
            <span>
              {percent(best().probability)} {best().name}
            </span>
          </Show>
          <span class="strip" aria-hidden="true">
            <For each={forecast()?.outcomes ?? []}>
              {({ body, probability }) => <i data-body={body} style={{ 'flex-grow': String(probability) }} />}
            </For>
          </span>
        </small>
      )}
    </Show>
  )
}

const wordsOf = (forecast: Forecast | undefined): string =>
  (forecast?.outcomes ?? [])
    .map(({ name, probability }) => t('battle.beside', { outcome: name, percent: percent(probability) }))
    .join(', ')
