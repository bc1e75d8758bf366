import { createSignal, For } from 'solid-js'
import type { Session } from '../play/session.ts'
import { t } from '../words/words.ts'
import { obey } from './commands.ts'

/** How many answers stay to be read again. */
const KEPT = 200

/** The whole game by typed commands and spoken answers: for screen readers, and for people who like to type. */
export function TextMode(props: { readonly session: Session; readonly onClose: () => void }) {
  const [lines, setLines] = createSignal<readonly string[]>([t('text.welcome')])
  const [typed, setTyped] = createSignal('')
  const enter = (e: Event) => {
    e.preventDefault()
    const answers = obey(props.session, typed())
    setLines((old) => [...old, `> ${typed()}`, ...answers].slice(-KEPT))
    setTyped('')
  }
  return (
    <section class="text-mode" aria-label={t('text.label')}>
      <header>
        <h2 class="head">{t('text.title')}</h2>
        <button type="button" onClick={() => props.onClose()}>
          {t('text.close')}
        </button>
      </header>
      <div class="answers" role="log" aria-live="polite" tabindex="0">
        <For each={lines()}>{(line) => <p>{line}</p>}</For>
      </div>
      <form onSubmit={enter}>
        <label for="typed">{t('text.prompt')}</label>
        <input
          id="typed"
          autocomplete="off"
          spellcheck={false}
          value={typed()}
          onInput={(e) => setTyped(e.currentTarget.value)}
        />
        <button type="submit">{t('text.enter')}</button>
      </form>
    </section>
  )
}
