import type { Planned, Status } from '@boma/showing'
import { createMemo, For, Show } from 'solid-js'
import { kept } from '../../map/kept.ts'
import { t } from '../../words/words.ts'
import { numberOf } from './turn-number.ts'
import './plan.css'

/** How many turns ahead are told at once; the others when asked for. */
const AHEAD = 3

interface PlannedTurn {
  readonly turn: number
  readonly label: string
  readonly plan: readonly Planned[]
}

/** What the present turn and those to come bring, as far as that is known. */
export function Plan(props: { readonly status: Status }) {
  const planned = createMemo((before: readonly PlannedTurn[] | undefined) => kept(before, plannedIn(props.status)))
  return (
    <Show when={planned().length > 0}>
      <section class="plan" aria-label={t('plan.title')}>
        <h2 class="head">{t('plan.title')}</h2>
        <Turns turns={planned().slice(0, AHEAD)} now={numberOf(props.status, props.status.now)} />
        <Show when={planned().length > AHEAD}>
          <details>
            <summary>{t('plan.later')}</summary>
            <Turns turns={planned().slice(AHEAD)} now={numberOf(props.status, props.status.now)} />
          </details>
        </Show>
      </section>
    </Show>
  )
}

const plannedIn = (status: Status): readonly PlannedTurn[] =>
  status.timeline.flatMap(({ label, plan }, i) =>
    i >= status.now && plan !== undefined && plan.length > 0 ? [{ turn: numberOf(status, i), label, plan }] : [],
  )

function Turns(props: { readonly turns: readonly PlannedTurn[]; readonly now: number }) {
  return (
    <dl>
      <For each={props.turns}>
        {(turn) => (
          <div classList={{ now: turn.turn === props.now }}>
            <dt>
              {turn.turn} <span>{turn.label === String(turn.turn) ? '' : turn.label}</span>
            </dt>
            <dd>
              <For each={turn.plan}>{(line) => <PlanLine line={line} />}</For>
            </dd>
          </div>
        )}
      </For>
    </dl>
  )
}

/** A sentence, or counters as chips in their colours, those who leave struck through. */
function PlanLine(props: { readonly line: Planned }) {
  return (
    <Show when={typeof props.line === 'string' ? undefined : props.line} fallback={<p>{String(props.line)}</p>}>
      {(line) => (
        <p class="chips" classList={{ leaving: line().isLeaving }}>
          <For each={line().counters}>{({ name, body }) => <span data-body={body}>{name}</span>}</For>
          <small>{line().text}</small>
        </p>
      )}
    </Show>
  )
}
