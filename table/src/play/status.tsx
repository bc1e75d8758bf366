import type { Status } from '@boma/kernel'
import { For, Show } from 'solid-js'
import { t } from '../words/words.ts'

/** Where the match stands: the turns on a line, rain above them, and a row of boxes for each side's points. */
export function StatusPanel(props: { readonly status: Status }) {
  return (
    <section class="status" aria-label={t('status.label')}>
      <h2 class="head">{props.status.heading}</h2>
      <ol class="timeline">
        <For each={props.status.timeline}>
          {(turn, i) => (
            <li
              classList={{ past: i() < props.status.now, now: i() === props.status.now }}
              aria-current={i() === props.status.now ? 'step' : undefined}
            >
              <span class="rain" aria-hidden="true">
                {turn.mark === 'rain' ? '⁄⁄⁄' : ''}
              </span>
              <span class="dot">{i() === props.status.now ? i() + 1 : ''}</span>
              <span class="month">{turn.label}</span>
              <Show when={turn.mark === 'rain'}>
                <span class="unseen">{t('status.rain')}</span>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <dl class="meters">
        <For each={props.status.meters}>
          {(meter) => (
            <div class="meter" data-body={meter.body}>
              <dt>{meter.name}</dt>
              <dd>
                <span class="boxes" aria-hidden="true">
                  <For each={Array.from({ length: meter.most })}>
                    {(_, i) => <i classList={{ full: i() < meter.value }} />}
                  </For>
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
