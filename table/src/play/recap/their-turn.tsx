import { onCleanup, onMount } from 'solid-js'
import type { Pace } from '../../sitting/beat.ts'
import { t } from '../../words/words.ts'
import { isTyping } from '../hand/keyboard.ts'

/** While the computer moves: hold it, and let it make one move after the other. */
export function TheirTurn(props: { readonly beat: Pace }) {
  const onKey = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target) || document.querySelector('dialog[open]')) return
    // A button under the keyboard does what it says.
    const isButton = e.target instanceof Element && e.target.closest('button, a') !== null
    if (e.key === ' ' && !isButton) props.beat.toggle()
    else if (e.key === 'n') props.beat.step()
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
    </>
  )
}
