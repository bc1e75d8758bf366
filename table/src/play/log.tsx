import type { GameEvent } from '@boma/kernel'
import { createEffect, createMemo, createSignal, For, Index, onCleanup, Show } from 'solid-js'
import { t } from '../words/words.ts'
import { type Chapter, chapters, type Line } from './chapters.ts'
import { bodyOf, EventWords, sentenceOf } from './event-words.tsx'
import { Case } from './rule-link.tsx'
import type { Scene } from './scene.ts'

interface LogProps {
  readonly scene: Scene
  /** One list of events per action; the first is what happened before anyone decided. */
  readonly log: readonly (readonly GameEvent[])[]
  /** A line is pointed at, or no more. */
  readonly onPoint: (e: GameEvent | undefined) => void
  /** A line is chosen: go back to the moment after that action. */
  readonly onGoTo: (action: number) => void
}

/** Chapters that lie open; earlier ones are folded up under their headings. */
const OPEN = 3

/** Every event in a sentence, grouped by phase, the latest at the foot. */
export function Log(props: LogProps) {
  const all = createMemo(() => chapters(props.log))
  const [unfolded, setUnfolded] = createSignal<ReadonlySet<number>>(new Set())
  const isOpen = (i: number) => i >= all().length - OPEN || unfolded().has(i)
  const unfold = (i: number) => setUnfolded((before) => new Set(before).add(i))
  let list: HTMLDivElement | undefined
  createEffect(() => {
    all()
    queueMicrotask(() => list?.scrollTo({ top: list.scrollHeight }))
  })
  return (
    <section class="log" aria-label={t('log.label')}>
      <h2 class="head">{t('log.title')}</h2>
      <div class="scroll" ref={list} tabindex="0">
        <Index each={all()}>
          {(chapter, i) => (
            <>
              <Heading scene={props.scene} chapter={chapter()} folded={!isOpen(i)} onUnfold={() => unfold(i)} />
              <Show when={isOpen(i) && chapter().lines.length > 0}>
                <ol>
                  <Index each={chapter().lines}>{(line) => <LogLine {...props} line={line()} />}</Index>
                </ol>
              </Show>
            </>
          )}
        </Index>
        <Show when={all().length === 0}>
          <p class="quiet">{t('log.empty')}</p>
        </Show>
      </div>
    </section>
  )
}

function Heading(props: {
  readonly scene: Scene
  readonly chapter: Chapter
  readonly folded: boolean
  readonly onUnfold: () => void
}) {
  const words = () =>
    props.chapter.heads.map((line) => sentenceOf(props.scene.game, line.event).replace(/\.$/, '')).join(', ')
  return (
    <Show when={props.chapter.heads.length > 0 || props.folded}>
      <h3>
        <Show when={props.folded} fallback={words()}>
          <button type="button" class="word" onClick={() => props.onUnfold()} title={t('log.unfold')}>
            {words() || t('log.before')} …
          </button>
        </Show>
      </h3>
    </Show>
  )
}

function LogLine(props: LogProps & { readonly line: Line }) {
  let isPointed = false
  const point = (isOn: boolean) => {
    isPointed = isOn
    props.onPoint(isOn ? props.line.event : undefined)
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
      <i class="square" data-body={bodyOf(props.scene, props.line.event)} />
      <button type="button" class="line" onClick={() => props.onGoTo(props.line.action)} title={t('log.goTo')}>
        <EventWords scene={props.scene} event={props.line.event} />
      </button>
      <Case rule={props.line.event.rule} />
    </li>
  )
}

/** The last things that happened, in short: for the battle board. */
export function LastLines(props: {
  readonly scene: Scene
  readonly events: readonly GameEvent[]
  readonly rolling: boolean
}) {
  return (
    <ol class="lines">
      <For each={props.events}>
        {(event) => (
          <li>
            <i class="square" data-body={bodyOf(props.scene, event)} />
            <span class="line">
              <EventWords scene={props.scene} event={event} rolling={props.rolling} />
            </span>
            <Case rule={event.rule} />
          </li>
        )}
      </For>
    </ol>
  )
}
