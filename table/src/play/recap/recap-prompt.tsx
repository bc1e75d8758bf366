import { NOBODY } from '@boma/kernel'
import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js'
import { CounterFace } from '../../counters/counter.tsx'
import { t } from '../../words/words.ts'
import type { Haste } from '../hand/haste.ts'
import { isTyping } from '../hand/keyboard.ts'
import type { Reasons } from '../reasons/reasons.ts'
import { bodyOfSide } from '../scene/bodies.ts'
import type { Scene } from '../scene/scene.ts'
import type { Recap } from './recap.ts'
import { whyIn } from './recap-panel.tsx'
import { spokenStep } from './steps.ts'
import { useSwipe } from './swipe.ts'

interface RecapPromptProps {
  readonly recap: Recap
  readonly scene: Scene
  readonly reasons: Reasons
  readonly haste: Haste
  /** A key has put it away, and what lay under it is uncovered. */
  readonly onUncovered: () => void
}

/** In the place of the question while the recap is open: the step in a line, and the buttons that go through it. */
export function RecapPrompt(props: RecapPromptProps) {
  const { recap } = props
  const [spoken, setSpoken] = createSignal('')
  const step = () => recap.steps()[recap.at()]
  const count = () => ({ at: String(recap.at() + 1), count: String(recap.steps().length) })
  const piece = () => props.scene.piece(step()?.pieces[0] ?? -1)
  createEffect(
    on([recap.at, recap.steps], ([at, steps]) => {
      const now = steps[at]
      setSpoken(now === undefined ? '' : spokenStep(now, at, steps.length, whyIn(props.reasons, now)[0]))
    }),
  )
  useRecapKeys(recap, props.haste, props.onUncovered)
  return (
    <section
      class="prompt recap-prompt"
      aria-label={t('recap.label')}
      ref={(root) => useSwipe(root, (by) => recap.go(recap.at() + by))}
    >
      <span class="side-chip" data-body={bodyOfSide(props.scene, recap.sides()[0] ?? NOBODY)} aria-hidden="true">
        <Show when={piece()} fallback={<i />}>
          {(shown) => <CounterFace piece={shown()} />}
        </Show>
      </span>
      <div class="ask">
        <h2>
          <span class="who">{t('recap.step', count())}</span> {step()?.head}
        </h2>
        <p>
          <span class="help">{step()?.words}</span>
        </p>
      </div>
      <RecapButtons recap={recap} haste={props.haste} />
      <p class="unseen" aria-live="polite">
        {spoken()}
      </p>
    </section>
  )
}

/** The keys that go through it and put it away. */
function useRecapKeys(recap: Recap, haste: Haste, onUncovered: () => void): void {
  const close = () => {
    recap.close()
    onUncovered()
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => recap.go(recap.at() - 1),
    ArrowRight: () => recap.go(recap.at() + 1),
    ' ': recap.toggle,
    // A press that was meant for the last answer of one's own turn is none to what the others did.
    Enter: () => haste.isNew() || close(),
    Escape: close,
  }
  const onKey = (e: KeyboardEvent) => {
    const act = e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target) ? undefined : keys[e.key]
    if (act === undefined || document.querySelector('dialog[open], :popover-open')) return
    // A button under the keyboard does what it says.
    if ((e.key === 'Enter' || e.key === ' ') && e.target instanceof Element && e.target.closest('button, a')) return
    e.preventDefault()
    e.stopPropagation()
    act()
  }
  onMount(() => {
    // Before the keys of the table, which mean something else.
    addEventListener('keydown', onKey, { capture: true })
    onCleanup(() => removeEventListener('keydown', onKey, { capture: true }))
  })
}

function RecapButtons(props: { readonly recap: Recap; readonly haste: Haste }) {
  const { recap, haste } = props
  return (
    <div class="answers">
      <button type="button" disabled={recap.at() === 0} onClick={() => recap.go(recap.at() - 1)}>
        {t('recap.back')} <kbd>←</kbd>
      </button>
      <button type="button" onClick={() => recap.toggle()}>
        {t(recap.isPlaying() ? 'recap.pause' : 'recap.play')} <kbd>{t('key.space')}</kbd>
      </button>
      <button type="button" disabled={recap.at() >= recap.steps().length - 1} onClick={() => recap.go(recap.at() + 1)}>
        {t('recap.next')} <kbd>→</kbd>
      </button>
      <button type="button" class="main" aria-disabled={haste.isNew()} onClick={() => haste.isNew() || recap.close()}>
        {t(recap.isShared() ? 'recap.on' : 'recap.close')} <kbd>↵</kbd>
      </button>
    </div>
  )
}
