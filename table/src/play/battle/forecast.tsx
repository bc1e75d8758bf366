import { type Forecast, inHundred, percent } from '@boma/showing'
import { For, type JSX, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { Case } from '../scene/rule-link.tsx'
import { columnsOf } from './columns.ts'
import { Counts } from './counts.tsx'

/** How much of the bar a figure needs to be read; others stand beside the names. */
const ROOM = 0.15

interface OddsProps {
  readonly forecast: Forecast
  /** The outcome that has come, by its place, where it has. */
  readonly came?: number | undefined
  /** What else there is to see of it. */
  readonly children?: JSX.Element
}

/** The odds of an action before it is taken: one bar from the mover's best outcome to his worst, and what counts. */
export function Odds(props: OddsProps) {
  return (
    <section class="odds" classList={{ over: props.came !== undefined }} aria-label={t('forecast.label')}>
      <h3>
        <span>{props.forecast.title}</span>
        <Case rule={props.forecast.rule} />
      </h3>
      <OddsBar {...props} />
      <Show when={props.forecast.lines.length > 0}>
        <Counts lines={props.forecast.lines} />
      </Show>
      {props.children}
      <Show when={props.forecast.assumes}>{(assumes) => <p class="estimated">{assumes()}</p>}</Show>
      <Show when={!props.forecast.exact}>
        <p class="estimated">{t('forecast.estimated')}</p>
      </Show>
    </section>
  )
}

/** A bar parted by how likely each outcome is, and their names under it. */
function OddsBar(props: OddsProps) {
  const isCome = (i: number) => props.came === i
  return (
    <>
      <div class="bar" role="img" aria-label={inWords(props.forecast)}>
        <For each={props.forecast.outcomes}>
          {(outcome, i) => (
            <span
              data-body={outcome.body}
              classList={{ came: isCome(i()) }}
              style={{ width: `${100 * outcome.probability}%` }}
            >
              {outcome.probability >= ROOM ? percent(outcome.probability) : ''}
            </span>
          )}
        </For>
      </div>
      <p class="under" aria-hidden="true">
        <For each={props.forecast.outcomes}>
          {(outcome, i) => (
            <span classList={{ came: isCome(i()) }}>
              <i class="square" data-body={outcome.body} /> {outcome.name}
              {outcome.probability < ROOM ? ` ${percent(outcome.probability)}` : ''}
              {isCome(i()) ? ` ▲ ${t('battle.cameTrue')}` : ''}
            </span>
          )}
        </For>
      </p>
    </>
  )
}

/** How likely each number is, as columns: steps that a side may lose. */
export function Histograms(props: {
  readonly forecast: Forecast
  /** The number that has come for each body, where it has. */
  readonly came?: ReadonlyMap<string, number> | undefined
}) {
  const isCome = (body: string, i: number, columns: number): boolean => {
    const n = props.came?.get(body)
    return n !== undefined && Math.min(n, columns - 1) === i
  }
  return (
    <div class="histograms">
      <For each={props.forecast.histograms}>
        {(histogram) => (
          <figure class="histogram" classList={{ over: props.came !== undefined }} data-body={histogram.body}>
            <figcaption>{histogram.name}</figcaption>
            <div class="columns" aria-hidden="true">
              <For each={columnsOf(histogram.chances)}>
                {({ label, chance }, i) => (
                  <span
                    class="column"
                    classList={{ came: isCome(histogram.body, i(), columnsOf(histogram.chances).length) }}
                    style={{ '--part': String(chance / Math.max(...histogram.chances)) }}
                  >
                    <b>{inHundred(chance)}</b>
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
