import type { Status } from '@boma/showing'
import { For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { numberOf } from './turn-number.ts'

/** Where the match stands: the turns on a line, rain above them, and a row of boxes for each side's points. */
export function StatusPanel(props: { readonly status: Status }) {
  return (
    <section class="status" aria-label={t('status.label')}>
      <h2 class="head">{props.status.heading}</h2>
      <Timeline status={props.status} />
      <dl class="meters">
        <For each={props.status.meters}>
          {(meter) => (
            <div class="meter" data-body={meter.body}>
              <dt>{meter.name}</dt>
              <dd>
                <span class="boxes" aria-hidden="true">
                  <Show when={meter.most <= BOXES} fallback={<Gauge value={meter.value} most={meter.most} />}>
                    <For each={Array.from({ length: meter.most })}>
                      {(_, i) => <i classList={{ full: i() < meter.value }} />}
                    </For>
                  </Show>
                </span>
                <b>{meter.value}</b>
              </dd>
            </div>
          )}
        </For>
      </dl>
    </section>
  )
}

/** More than this have no room for a box each. */
const BOXES = 40

/** A bar that is as full as there are points. */
const Gauge = (props: { readonly value: number; readonly most: number }) => (
  <i class="gauge full" style={{ flex: `0 0 ${(100 * props.value) / props.most}%` }} />
)

/** How kinds of weather are drawn over their turn; any other is only told. */
const SKIES: Readonly<Record<string, string>> = {
  rain: 'M3.4 .6L1.4 5.4M8 .6L6 5.4M12.6 .6L10.6 5.4',
  night: 'M8.6 .6A2.6 2.6 0 1 0 8.6 5.4A3.4 3.4 0 0 1 8.6 .6Z',
}

/** What the game calls a kind of weather. */
const weatherWord = ({ weathers }: Status, weather: string): string =>
  weathers?.[weather] ?? (weather === 'rain' ? t('status.rain') : weather)

/** More turns than this have no room for their months: the present one alone has its own. */
const MOST_NAMED = 14
/** And more than this none for dots of their own. */
const MOST_DOTS = 40

/** The turns as dots on a line; past ones filled, the present one a red disc with its number. */
function Timeline(props: { readonly status: Status }) {
  return (
    <Show when={props.status.timeline.length > 1}>
      <ol
        class="timeline"
        classList={{
          long: props.status.timeline.length > MOST_NAMED,
          dense: props.status.timeline.length > MOST_DOTS,
        }}
        style={{ '--turns': String(props.status.timeline.length) }}
      >
        <For each={props.status.timeline}>
          {(turn, i) => (
            <li
              classList={{ past: i() < props.status.now, now: i() === props.status.now }}
              data-weather={turn.weather}
              aria-current={i() === props.status.now ? 'step' : undefined}
            >
              <Show when={SKIES[turn.weather]}>
                {(sky) => (
                  <svg class="rain" viewBox="0 0 14 6" aria-hidden="true">
                    <path d={sky()} />
                  </svg>
                )}
              </Show>
              <span class="dot" aria-hidden="true">
                {i() === props.status.now ? numberOf(props.status, i()) : ''}
              </span>
              <span class="month">{turn.label}</span>
              <Show when={turn.weather !== ''}>
                <span class="unseen">{weatherWord(props.status, turn.weather)}</span>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </Show>
  )
}

/** The first count of each camp: without their names, others of its colour would be taken for the same. */
const firstOfEach = ({ meters }: Status): Status['meters'] =>
  meters.filter((meter, i) => meters.findIndex(({ body }) => body === meter.body) === i)

/** Where the match stands in short, for a narrow bar. */
export function Tally(props: { readonly status: Status; readonly standing?: string | undefined }) {
  return (
    <p class="tally">
      <em>{props.status.heading}</em>
      <For each={firstOfEach(props.status)}>
        {(meter) => (
          <span data-body={meter.body} title={meter.name}>
            <i class="square" aria-hidden="true" />
            <span class="unseen">{meter.name}</span> {meter.value}
          </span>
        )}
      </For>
      <Show when={props.standing}>
        {(short) => (
          <span class="short" title={t('standing.title')}>
            <span class="unseen">{t('standing.short', { short: short() })}</span>
            <span aria-hidden="true">{short()}</span>
          </span>
        )}
      </Show>
    </p>
  )
}
