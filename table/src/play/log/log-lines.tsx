import type { GameEvent } from '@boma/kernel'
import { createEffect, createMemo, createSignal, For, Index, type JSX, on, onCleanup, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { bodyOf, bodyOfLine } from '../scene/bodies.ts'
import { EventWords } from '../scene/event-words.tsx'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import type { Line } from './chapters.ts'
import type { LogProps } from './log.tsx'
import { restAtFoot } from './rest.ts'
import { type Run, runSentence } from './runs.ts'

/** Whose turn it is: the colour of what tells of no counter. */
export type InTurn = LogProps & { readonly body: string }

/** A line of the log: whose it is, what happened, its case. Choosing it goes back to that moment. */
export function LogLine(props: InTurn & { readonly line: Line }) {
  const event = () => props.line.event
  return (
    <Pointed events={[event()]} onPoint={props.onPoint}>
      <i class="square" data-body={bodyOfLine(props.scene, event(), props.body)} />
      <button type="button" class="line" onClick={() => props.onGoTo(props.line.action)} title={t('log.goTo')}>
        <EventWords scene={props.scene} event={event()} />
      </button>
      <Case rule={event().rule} />
    </Pointed>
  )
}

/** Many lines of one kind in one sentence, which opens into them. */
export function LogRun(props: InTurn & { readonly run: Run }) {
  const [isOpen, setOpen] = createSignal(false)
  const first = () => props.run[0]?.event
  return (
    <>
      <Pointed events={props.run.map((line) => line.event)} onPoint={props.onPoint}>
        <Show when={first()}>
          {(event) => <i class="square" data-body={bodyOfLine(props.scene, event(), props.body)} />}
        </Show>
        <button
          type="button"
          class="line run"
          aria-expanded={isOpen()}
          onClick={() => setOpen((before) => !before)}
          title={t(isOpen() ? 'log.fold' : 'log.unfold')}
        >
          {runSentence(props.scene.game, props.run)}
        </button>
        <Case rule={first()?.rule ?? ''} />
      </Pointed>
      <Show when={isOpen()}>
        <li class="unfolded">
          <ol>
            <Index each={props.run}>{(line) => <LogLine {...props} line={line()} />}</Index>
          </ol>
        </li>
      </Show>
    </>
  )
}

/** A line whose places light up while the pointer or the keyboard is on it. */
export function Pointed(props: {
  readonly events: readonly GameEvent[]
  readonly onPoint: LogProps['onPoint']
  readonly children: JSX.Element
}) {
  let isPointed = false
  const point = (isOn: boolean) => {
    isPointed = isOn
    props.onPoint(isOn ? props.events : [])
  }
  // A line that is taken away is pointed at no more, though no pointer leaves it.
  onCleanup(() => isPointed && point(false))
  return (
    <li
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocusIn={() => point(true)}
      onFocusOut={() => point(false)}
    >
      {props.children}
    </li>
  )
}

/** The last so many events of a log. */
function lastOf(log: readonly (readonly GameEvent[])[], most: number): readonly GameEvent[] {
  const found: GameEvent[] = []
  for (let entry = log.length - 1; entry >= 0 && found.length < most; entry--) found.unshift(...(log[entry] ?? []))
  return found.slice(-most)
}

/** So many lines at least, if so much has happened; all of the last action. */
const LAST = 4

/** The last things that happened, in short: for the battle board. The dice of the last action still roll in. */
export function LastLines(props: { readonly scene: Scene; readonly log: readonly (readonly GameEvent[])[] }) {
  const latest = () => props.log.at(-1) ?? []
  const events = createMemo(() => lastOf(props.log, Math.max(LAST, latest().length)))
  let list: HTMLOListElement | undefined
  createEffect(on(events, () => queueMicrotask(() => list && restAtFoot(list))))
  return (
    <ol class="lines" ref={list}>
      <For each={events()}>
        {(event) => (
          <li>
            <i class="square" data-body={bodyOf(props.scene, event)} />
            <span class="line">
              <EventWords scene={props.scene} event={event} rolling={latest().includes(event)} />
            </span>
            <Case rule={event.rule} />
          </li>
        )}
      </For>
    </ol>
  )
}
