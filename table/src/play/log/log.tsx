import type { GameEvent } from '@boma/kernel'
import { isHeading, phaseName, sayNews } from '@boma/showing'
import { createEffect, createMemo, createSignal, Index, Match, onCleanup, onMount, Show, Switch } from 'solid-js'
import { t } from '../../words/words.ts'
import { NO_REASONS, type Reasons, whyOf } from '../reasons/reasons.ts'
import { bodyOf } from '../scene/bodies.ts'
import type { Scene } from '../scene/scene.ts'
import { readerFor } from '../story/telling.ts'
import { booksFor, type Chapter, firstListed, type Notes } from './chapters.ts'
import { LogDeed } from './log-deed.tsx'
import { LogLine, LogRun } from './log-lines.tsx'
import { restAtFoot } from './rest.ts'
import { type Fold, foldsOf } from './runs.ts'

/** What the lines of the log are given. */
export interface LogProps {
  readonly scene: Scene
  /** One list of events per order; the first is what happened before anyone decided. */
  readonly log: readonly (readonly GameEvent[])[]
  readonly notes?: Notes
  /** Why the computer gave its orders. */
  readonly reasons?: Reasons
  /** Lines are pointed at, or no more. */
  readonly onPoint: (events: readonly GameEvent[]) => void
  /** A line is chosen: go back to the moment after that entry of the log. */
  readonly onGoTo: (entry: number) => void
}

/** Chapters that lie open; earlier ones are folded up under their headings. */
const OPEN = 3

/** Every event in a sentence, grouped by phase, the latest at the foot. */
export function Log(props: LogProps) {
  const all = chaptersOf(props)
  const [earlier, setEarlier] = createSignal(0)
  const first = createMemo(() => firstListed(all().length, earlier()))
  const listed = createMemo(() => all().slice(first()))
  const [unfolded, setUnfolded] = createSignal<ReadonlySet<number>>(new Set())
  const isOpen = (i: number) => first() + i >= all().length - OPEN || unfolded().has(first() + i)
  const unfold = (i: number) => setUnfolded((before) => new Set(before).add(first() + i))
  let list: HTMLDivElement | undefined
  useRest(() => list, all)
  return (
    <section class="log" aria-label={t('log.label')}>
      <h2 class="head">{t('log.title')}</h2>
      <div class="scroll" ref={list} tabindex="0">
        <Show when={first() > 0}>
          <button type="button" class="word" onClick={() => setEarlier((before) => before + 1)}>
            {t('log.earlier')}
          </button>
        </Show>
        <Index each={listed()}>
          {(chapter, i) => (
            <section class="chapter">
              <Heading scene={props.scene} chapter={chapter()} folded={!isOpen(i)} onUnfold={() => unfold(i)} />
              <Show when={isOpen(i)}>
                <Lines {...props} chapter={chapter()} isLast={first() + i === all().length - 1} />
              </Show>
            </section>
          )}
        </Index>
        <Show when={all().length === 0}>
          <p class="quiet">{t('log.empty')}</p>
        </Show>
      </div>
    </section>
  )
}

function chaptersOf(props: LogProps) {
  /** The books are begun anew when the language changes. */
  const bookOf = createMemo(() => {
    const { game } = props.scene
    return booksFor({
      isHeading: (e) => isHeading(game, e),
      notes: { get: (entry) => props.notes?.get(entry) },
      phaseOf: (e) => phaseName(game, e),
    })
  })
  return createMemo(() => bookOf()(props.scene.viewer()).follow(props.log), undefined, { equals: false })
}

/** Keeps the latest line at the foot of a list, whatever comes and however large the list is. */
function useRest(list: () => HTMLElement | undefined, comes: () => unknown): void {
  const rest = () => {
    const element = list()
    if (element) restAtFoot(element)
  }
  createEffect(() => {
    comes()
    queueMicrotask(rest)
  })
  onMount(() => {
    const element = list()
    const resized = new ResizeObserver(rest)
    // By its border: the room that is left at its foot is within, and would be a change of size every time.
    if (element) resized.observe(element, { box: 'border-box' })
    onCleanup(() => resized.disconnect())
  })
}

function Heading(props: {
  readonly scene: Scene
  readonly chapter: Chapter
  readonly folded: boolean
  readonly onUnfold: () => void
}) {
  const words = () =>
    props.chapter.heads.map((line) => sayNews(props.scene.game, line.event).replace(/\.$/, '')).join('. ') ||
    t('log.before')
  return (
    <h3>
      <Show when={props.folded} fallback={words()}>
        <button type="button" class="word" onClick={() => props.onUnfold()} title={t('log.unfold')}>
          {words()} …
        </button>
      </Show>
    </h3>
  )
}

function Lines(props: LogProps & { readonly chapter: Chapter; readonly isLast: boolean }) {
  const reader = createMemo(() => readerFor(props.scene.game))
  // Whose an event was is asked but once: a counter that is lost later must not break up the run it was set up in.
  const known = new WeakMap<GameEvent, string>()
  const likeness = (e: GameEvent) => {
    const like = known.get(e) ?? `${e.kind} ${bodyOf(props.scene, e)}`
    known.set(e, like)
    return like
  }
  const folds = createMemo(() => foldsOf(props.chapter.lines, likeness, reader()))
  const whys = createMemo(() => whysOf(folds(), props.reasons ?? NO_REASONS))
  const body = () => props.chapter.heads.map(({ event }) => bodyOf(props.scene, event)).find((b) => b !== '') ?? ''
  return (
    <Show when={folds().length > 0}>
      <ol>
        <Index each={folds()}>
          {(fold, i) => (
            <>
              <LogEntry {...props} entry={fold()} body={body()} isLatest={props.isLast && i === folds().length - 1} />
              <Index each={whys()[i]}>{(why) => <li class="note-line">{t('why.note', { why: why() })}</li>}</Index>
            </>
          )}
        </Index>
      </ol>
    </Show>
  )
}

/** The reasons under each fold; one that stood under the fold before is not said again. */
function whysOf(folds: readonly Fold[], reasons: Reasons): readonly (readonly string[])[] {
  let before: readonly string[] = []
  return folds.map((fold) => {
    if ('note' in fold) return []
    const now = whyOf(reasons, 'kind' in fold ? fold.lines : fold).slice(0, REASONS)
    const fresh = now.filter((why) => !before.includes(why))
    if (now.length > 0) before = now
    return fresh
  })
}

/** So many reasons stand under what was told as one. */
const REASONS = 2

function LogEntry(props: LogProps & { readonly entry: Fold; readonly body: string; readonly isLatest: boolean }) {
  const note = () => ('note' in props.entry ? props.entry : undefined)
  const deed = () => ('kind' in props.entry ? props.entry : undefined)
  const run = () => ('note' in props.entry || 'kind' in props.entry ? [] : props.entry)
  return (
    <Switch>
      <Match when={note()}>{(line) => <li class={line().isHead ? 'phase-line' : 'note-line'}>{line().note}</li>}</Match>
      <Match when={deed()}>{(told) => <LogDeed {...props} deed={told()} />}</Match>
      <Match when={run().length > 1}>
        <LogRun {...props} run={run()} />
      </Match>
      <Match when={run()[0]}>{(line) => <LogLine {...props} line={line()} />}</Match>
    </Switch>
  )
}
