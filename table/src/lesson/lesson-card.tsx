import { createEffect, For, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js'
import { GuideWords } from '../play/guide/glossed.tsx'
import { isTyping } from '../play/hand/keyboard.ts'
import { Case } from '../play/scene/rule-link.tsx'
import { t } from '../words/words.ts'
import type { LessonAt } from './lesson-at.ts'
import './lesson.css'

/** What can be done with a lesson besides its steps. */
export interface LessonWays {
  /** Begins at a step, on the table as the lesson lays it. */
  readonly begin: (step: number) => void
  /** Goes on from here without the lesson. */
  readonly playOn: () => void
  /** Back to the list of lessons. */
  readonly leave: () => void
  /** What was said when the table was laid anew; '' for nothing. */
  readonly note: string
}

interface CardProps extends LessonWays {
  readonly at: LessonAt
}

/** The lesson beside the map: what to do, why, under which case, and how to go on. */
export function LessonCard(props: CardProps) {
  useLessonKeys(props)
  let card: HTMLElement | undefined
  // Whoever has read to the end of one step begins the next at its top.
  createEffect(on([props.at.step, props.at.state], () => card?.scrollTo({ top: 0 }), { defer: true }))
  const title = () => props.at.words()?.title ?? props.at.taught.lesson.words.title
  return (
    <section
      ref={card}
      class="lesson"
      aria-label={t('lesson.label')}
      data-state={props.at.state()}
      data-step={props.at.step()}
      data-next={props.at.typed()}
      data-left={props.at.left()}
    >
      <header>
        <h2>{title()}</h2>
        <Marks {...props} />
      </header>
      <p class="unseen" aria-live="assertive">
        {props.at.ask()}
      </p>
      <Switch fallback={<Asked {...props} />}>
        <Match when={props.at.state() === 'aside'}>
          <Aside {...props} />
        </Match>
        <Match when={props.at.state() === 'failed'}>
          <Failed {...props} />
        </Match>
        <Match when={props.at.state() === 'done'}>
          <Done {...props} />
        </Match>
      </Switch>
      <p class="honest">{t('lesson.honest')}</p>
    </section>
  )
}

/** A mark for each step; those that are behind lead back. */
function Marks(props: CardProps) {
  const lesson = () => props.at.taught.lesson
  const words = () =>
    t('lesson.progress', { at: String(Math.min(props.at.step() + 1, props.at.count)), of: String(props.at.count) })
  return (
    <Show when={props.at.count > 1}>
      <nav class="marks" aria-label={t('lesson.steps')}>
        <For each={lesson().steps}>
          {({ id }, i) => (
            <button
              type="button"
              classList={{ past: i() < props.at.step(), now: i() === props.at.step() }}
              aria-current={i() === props.at.step() ? 'step' : undefined}
              aria-label={t('lesson.goTo', { at: String(i() + 1), title: titleOf(lesson().words.steps, id) })}
              title={titleOf(lesson().words.steps, id)}
              onClick={() => props.begin(i())}
            />
          )}
        </For>
        <span>{words()}</span>
      </nav>
    </Show>
  )
}

const titleOf = (steps: Readonly<Record<string, { readonly title: string } | undefined>>, id: string): string =>
  steps[id]?.title ?? ''

function Asked(props: CardProps) {
  return (
    <>
      <Show when={props.note !== ''}>
        <p class="note" role="status">
          {props.note}
        </p>
      </Show>
      <p class="do">
        <strong>{props.at.ask()}</strong> <Case rule={props.at.rule()} />
      </p>
      <p>
        <GuideWords text={props.at.words()?.why ?? ''} />
      </p>
      <Show when={props.at.taught.lesson.kind === 'lesson' && props.at.typed() !== ''}>
        <p class="typed-as">
          {t('lesson.typed')} <code>{props.at.typed()}</code>
        </p>
      </Show>
      <Buttons>
        <button type="button" onClick={() => goBack(props)}>
          {t('lesson.back')} <kbd>B</kbd>
        </button>
        <button type="button" onClick={() => showMe(props)}>
          {t('lesson.show')} <kbd>H</kbd>
        </button>
        <Show when={props.at.step() + 1 < props.at.count}>
          <button type="button" class="quiet" onClick={() => props.begin(props.at.step() + 1)}>
            {t('lesson.skip')}
          </button>
        </Show>
        <button type="button" class="quiet" onClick={() => props.leave()}>
          {t('lesson.leave')}
        </button>
      </Buttons>
    </>
  )
}

/** Something else was done that the rules allow: what it was, and three ways on. */
function Aside(props: CardProps) {
  return (
    <div role="status">
      <p class="do">
        <strong>{t('lesson.instead', { did: props.at.did() })}</strong> <Case rule={props.at.rule()} />
      </p>
      <p>
        {t('lesson.allowed')} <GuideWords text={props.at.words()?.otherwise ?? ''} />
      </p>
      <p>{t(props.at.canGoOn() ? 'lesson.still' : 'lesson.lost')}</p>
      <Buttons>
        <button type="button" class="main" onClick={() => again(props)}>
          {t('lesson.takeBack')}
        </button>
        <Show when={props.at.canGoOn()}>
          <button type="button" onClick={() => props.at.goOn()}>
            {t('lesson.goOn')}
          </button>
        </Show>
        <button type="button" class="quiet" onClick={() => props.playOn()}>
          {t('lesson.without')}
        </button>
      </Buttons>
    </div>
  )
}

function Failed(props: CardProps) {
  return (
    <div role="status">
      <p class="do">
        <strong>{t('lesson.failed')}</strong>
      </p>
      <p>
        <GuideWords text={props.at.words()?.otherwise ?? ''} />
      </p>
      <Buttons>
        <button type="button" class="main" onClick={() => again(props)}>
          {t('lesson.tryAgain')}
        </button>
        <button type="button" onClick={() => showMe(props)}>
          {t('lesson.show')} <kbd>H</kbd>
        </button>
        <button type="button" class="quiet" onClick={() => props.leave()}>
          {t('lesson.leave')}
        </button>
      </Buttons>
    </div>
  )
}

function Done(props: CardProps) {
  const { lesson } = props.at.taught
  return (
    <div role="status">
      <p class="do">
        <strong>{t(lesson.kind === 'lesson' ? 'lesson.done' : 'lesson.solved')}</strong>
      </p>
      <p>
        <GuideWords text={lesson.words.end} />
      </p>
      <Buttons>
        <button type="button" class="main" onClick={() => props.leave()}>
          {t('lesson.more')}
        </button>
        <button type="button" onClick={() => props.playOn()}>
          {t('lesson.playOn')}
        </button>
        <button type="button" class="quiet" onClick={() => props.begin(0)}>
          {t('lesson.fromStart')}
        </button>
      </Buttons>
    </div>
  )
}

const Buttons = (props: { readonly children: JSX.Element }) => <div class="ways">{props.children}</div>

/** Takes back what went wrong; after the end of the match the table is laid anew. */
function again(props: CardProps): void {
  if (props.at.taught.referee.over) props.begin(props.at.step())
  else props.at.takeBack()
}

/** A step back: what was done at this one, or the one before. */
function goBack(props: CardProps): void {
  const { taught, step } = props.at
  if (taught.referee.over) props.begin(step())
  else taught.referee.undo(taught.seat)
}

/** Does the next act; where the lesson's own answer does not fit any more, the step begins anew first. */
function showMe(props: CardProps): void {
  if (props.at.state() === 'asked' && props.at.canGoOn()) props.at.show()
  else props.begin(props.at.step())
}

/** B and H, unless somebody types. */
function useLessonKeys(props: CardProps): void {
  const keys: Readonly<Record<string, () => void>> = { b: () => goBack(props), h: () => showMe(props) }
  const onKey = (e: KeyboardEvent) => {
    const act = e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target) ? undefined : keys[e.key.toLowerCase()]
    if (act === undefined || document.querySelector('dialog[open], :popover-open')) return
    e.preventDefault()
    e.stopPropagation()
    act()
  }
  onMount(() => {
    addEventListener('keydown', onKey, { capture: true })
    onCleanup(() => removeEventListener('keydown', onKey, { capture: true }))
  })
}
