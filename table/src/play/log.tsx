import { eventWords, type Game, type GameEvent, say } from '@boma/kernel'
import { createEffect, For, Show } from 'solid-js'
import { t } from '../words/words.ts'
import { Die } from './die.tsx'

interface LogProps {
  readonly game: Game
  /** One list of events per action; the first is what happened before anyone decided. */
  readonly log: readonly (readonly GameEvent[])[]
  /** Which colour an event's square has. */
  readonly bodyOf: (e: GameEvent) => string
  /** A line is pointed at, or no more. */
  readonly onPoint: (e: GameEvent | undefined) => void
  /** A line is chosen: go back to that moment. */
  readonly onGoTo: (action: number) => void
  readonly onRule: (rule: string) => void
}

/** Every event in a sentence, grouped by the phase headings that events themselves give. */
export function Log(props: LogProps) {
  let list: HTMLOListElement | undefined
  createEffect(() => {
    if (props.log.length > 0 && list) list.scrollTop = list.scrollHeight
  })
  return (
    <section class="log" aria-label={t('log.label')}>
      <h2 class="head">{t('log.title')}</h2>
      <ol ref={list} tabindex="0">
        <For each={props.log}>
          {(events, action) => <For each={events}>{(e) => <LogLine {...props} event={e} action={action()} />}</For>}
        </For>
      </ol>
    </section>
  )
}

function LogLine(props: LogProps & { readonly event: GameEvent; readonly action: number }) {
  const sentence = () => say(props.game, `tell.${props.event.kind}`, eventWords(props.game.events, props.event))
  return (
    <li
      onPointerEnter={() => props.onPoint(props.event)}
      onPointerLeave={() => props.onPoint(undefined)}
      data-body={props.bodyOf(props.event)}
    >
      <button type="button" class="line" onClick={() => props.onGoTo(props.action)} title={t('log.goTo')}>
        {sentence()}
        <Show when={props.event.dice.length > 0}>
          <span class="dice">
            <For each={props.event.dice}>
              {(die) => <Die shows={die.shows} sides={die.sides} body={props.bodyOf(props.event)} />}
            </For>
          </span>
        </Show>
      </button>
      <button type="button" class="case" onClick={() => props.onRule(props.event.rule)}>
        {props.event.rule}
      </button>
    </li>
  )
}
