import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { Session } from '../play/session.ts'
import { t } from '../words/words.ts'
import { announce, obey } from './commands.ts'
import './text.css'

/** How many answers stay to be read again. */
const KEPT = 200

/** The whole game by typed commands and spoken answers: for screen readers, and for people who like to type. */
export function TextMode(props: { readonly session: Session; readonly onClose?: () => void }) {
  const [lines, setLines] = createSignal<readonly string[]>([t('text.welcome')])
  const [typed, setTyped] = createSignal('')
  let page: HTMLDivElement | undefined
  const say = (...more: readonly string[]) => {
    setLines((old) => [...old, ...more].slice(-KEPT))
    queueMicrotask(() => page?.scrollTo({ top: page.scrollHeight }))
  }
  const enter = (e: Event) => {
    e.preventDefault()
    const text = typed()
    setTyped('')
    say(`> ${text}`)
    say(...obey(props.session, text))
  }
  // What came of a command is said before the next question.
  createEffect(on(props.session.question, () => queueMicrotask(() => say(announce(props.session)))))
  return (
    <section class="text-mode" aria-label={t('text.label')}>
      <header>
        <h2 class="head">{t('text.title')}</h2>
        <Show when={props.onClose}>
          {(close) => (
            <button type="button" class="word" onClick={() => close()()}>
              {t('text.close')}
            </button>
          )}
        </Show>
      </header>
      <div class="said" ref={page} role="log" aria-live="polite" aria-label={t('text.said')} tabindex="0">
        <For each={lines()}>{(line) => <p classList={{ typed: line.startsWith('> ') }}>{line}</p>}</For>
      </div>
      <form onSubmit={enter}>
        <label for="typed">{t('text.prompt')}</label>
        <input
          id="typed"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={typed()}
          ref={(field) => queueMicrotask(() => field.focus())}
          onInput={(e) => setTyped(e.currentTarget.value)}
        />
        <button type="submit" class="quiet">
          {t('text.enter')}
        </button>
      </form>
    </section>
  )
}
