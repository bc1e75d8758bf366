import { createEffect, For, on, onCleanup, onMount, Show } from 'solid-js'
import { Spot } from '../../map/pinned.tsx'
import { t } from '../../words/words.ts'
import { isTyping } from '../hand/keyboard.ts'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import type { Hints } from './hints.ts'
import './hints.css'

interface HintsProps {
  readonly hints: Hints
  readonly session: Session
  readonly scene: Scene
  /** Takes up whoever the order that is looked at is about. */
  readonly onTakeUp: () => void
  /** Shows a space of the map. */
  readonly onShow: (space: number) => void
}

/** In the place of the question and of what is beside the map, while advice is looked at. */
export function HintsView(props: HintsProps) {
  const chosen = () => props.hints.hints()[props.hints.at()]
  useHintKeys(props)
  createEffect(on(chosen, (hint) => hint?.spaces[0] !== undefined && props.onShow(hint.spaces[0])))
  return (
    <>
      <section class="prompt" aria-label={t('hint.label')}>
        <div class="ask">
          <h2>{headOf(props)}</h2>
          <p>
            <span class="help">{t('hint.nothingDone')}</span>
          </p>
        </div>
        <HintButtons {...props} />
        <p class="unseen" aria-live="polite">
          {spoken(props)}
        </p>
      </section>
      <aside class="panel recap hints" aria-label={t('hint.label')} data-pane="recap">
        <h2 class="head">{t('hint.title', { side: props.session.game.tongue.sides[props.session.viewer()] ?? '' })}</h2>
        <ol class="recap-steps">
          <For each={props.hints.hints()}>{(_, i) => <HintOf {...props} at={i()} />}</For>
        </ol>
        <p class="why">{t(props.session.game.fog === undefined ? 'hint.allKnown' : 'hint.unknown')}</p>
      </aside>
    </>
  )
}

function headOf({ hints }: HintsProps): string {
  if (hints.isAwaited()) return t('hint.thinking')
  return hints.hints()[hints.at()]?.does ?? t('hint.none')
}

/** Each order once when it is looked at, with its reason. */
function spoken(props: HintsProps): string {
  const { hints } = props
  const hint = hints.hints()[hints.at()]
  if (hint === undefined) return headOf(props)
  const place = { at: String(hints.at() + 1), count: String(hints.hints().length) }
  return `${t('hint.place', place)} ${hint.does}. ${hint.why}`
}

function HintOf(props: HintsProps & { readonly at: number }) {
  const hint = () => props.hints.hints()[props.at]
  const isNow = () => props.hints.at() === props.at
  return (
    <li classList={{ now: isNow() }} aria-current={isNow() ? 'step' : undefined}>
      <button type="button" class="recap-head" onClick={() => props.hints.go(props.at)}>
        <span class="stop" classList={{ now: isNow() }} aria-hidden="true">
          {props.at + 1}
        </span>
        <span>{hint()?.does}</span>
      </button>
      <div class="recap-words">
        <p>{hint()?.why}</p>
      </div>
    </li>
  )
}

function HintButtons(props: HintsProps) {
  const { hints } = props
  const more = () => hints.hints().length > 1
  return (
    <div class="answers">
      <button type="button" onClick={() => hints.close()}>
        {t('hint.close')} <kbd>Esc</kbd>
      </button>
      <Show when={more()}>
        <button type="button" onClick={() => next(hints)}>
          {t('hint.next')} <kbd>N</kbd>
        </button>
      </Show>
      <Show when={hints.hints().length > 0}>
        <button type="button" class="main" onClick={() => props.onTakeUp()}>
          {t('hint.takeUp')} <kbd>↵</kbd>
        </button>
      </Show>
    </div>
  )
}

const next = (hints: Hints): void => hints.go((hints.at() + 1) % Math.max(1, hints.hints().length))

/** The keys that go through it and put it away, before those of the table. */
function useHintKeys(props: HintsProps): void {
  const keys: Readonly<Record<string, () => void>> = {
    Escape: () => props.hints.close(),
    h: () => props.hints.close(),
    n: () => next(props.hints),
    Enter: () => props.onTakeUp(),
  }
  const onKey = (e: KeyboardEvent) => {
    const act = e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target) ? undefined : keys[e.key]
    if (act === undefined || document.querySelector('dialog[open], :popover-open')) return
    // A button under the keyboard does what it says.
    if (e.key === 'Enter' && e.target instanceof Element && e.target.closest('button, a')) return
    e.preventDefault()
    e.stopPropagation()
    act()
  }
  onMount(() => {
    addEventListener('keydown', onKey, { capture: true })
    onCleanup(() => removeEventListener('keydown', onKey, { capture: true }))
  })
}

/** A number where each order comes to; choosing it looks at that one. */
export function HintStops(props: { readonly hints: Hints; readonly scene: Scene }) {
  const stops = () =>
    (props.hints.isOpen() ? props.hints.hints() : []).flatMap(({ spaces, pieces, does }, i) => {
      const space = spaces.at(-1) ?? props.scene.piece(pieces[0] ?? -1)?.space
      return space === undefined || props.scene.space(space) === undefined ? [] : [{ space, does, at: i }]
    })
  return (
    <For each={stops()}>
      {({ space, does, at }, i) => (
        <Spot at={space}>
          <button
            type="button"
            class="stop-at hint-at"
            classList={{ now: props.hints.at() === at }}
            style={{
              '--before': String(
                stops()
                  .slice(0, i())
                  .filter((each) => each.space === space).length,
              ),
            }}
            aria-label={t('recap.stop', { at: String(at + 1), head: does })}
            on:pointerdown={(e: PointerEvent) => e.stopPropagation()}
            onClick={() => props.hints.go(at)}
          >
            <span class="stop" classList={{ now: props.hints.at() === at }}>
              {at + 1}
            </span>
          </button>
        </Spot>
      )}
    </For>
  )
}
