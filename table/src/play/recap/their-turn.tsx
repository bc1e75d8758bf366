import { onCleanup, onMount, Show } from 'solid-js'
import type { Pace } from '../../sitting/beat.ts'
import { t } from '../../words/words.ts'
import { isTyping } from '../hand/keyboard.ts'
import { type Ponderer, thinksLong } from '../prompt/thinking.tsx'

/** While the computer moves: hold it, let it make one move after the other, have it think no longer. */
export function TheirTurn(props: { readonly beat: Pace; readonly thinking: Ponderer | undefined }) {
  const stop = () => {
    const { thinking } = props
    return thinking !== undefined && thinksLong(thinking) ? thinking.onStop : undefined
  }
  const onKey = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target) || document.querySelector('dialog[open]')) return
    // A button under the keyboard does what it says.
    const isButton = e.target instanceof Element && e.target.closest('button, a') !== null
    if (e.key === ' ' && !isButton) props.beat.toggle()
    else if (e.key === 'n') props.beat.step()
    else if (e.key === 'Enter' && !isButton && stop() !== undefined) stop()?.()
    else return
    e.preventDefault()
    e.stopPropagation()
  }
  onMount(() => {
    // Before the keys of the table, which have nothing to do meanwhile.
    addEventListener('keydown', onKey, { capture: true })
    onCleanup(() => removeEventListener('keydown', onKey, { capture: true }))
  })
  return (
    <>
      <button type="button" aria-pressed={props.beat.isHeld()} onClick={() => props.beat.toggle()}>
        {t(props.beat.isHeld() ? 'beat.goOn' : 'beat.hold')} <kbd>{t('key.space')}</kbd>
      </button>
      <button type="button" onClick={() => props.beat.step()}>
        {t('beat.step')} <kbd>N</kbd>
      </button>
      <Show when={stop()}>
        {(onStop) => (
          <button type="button" title={t('thinking.stopHint')} onClick={() => onStop()()}>
            {t('thinking.stop')} <kbd>↵</kbd>
          </button>
        )}
      </Show>
    </>
  )
}
