import type { Side } from '@boma/kernel'
import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { Scene } from '../play/scene/scene.ts'
import type { Session, Told } from '../play/session/session.ts'
import { t } from '../words/words.ts'
import { announce, obey, sayEvents } from './commands.ts'
import { newHistory } from './history.ts'
import { retold } from './retold.ts'
import './text.css'

/** How many answers stay to be read again. */
const KEPT = 200

/** A line of its own, whatever others say: one that moved up would be read aloud again. */
interface Line {
  readonly words: string
}

const lineOf = (words: string): Line => ({ words })

interface TextModeProps {
  readonly session: Session
  /** What lies on the table; there is none in a game without a page. */
  readonly scene?: Scene
  readonly onClose?: () => void
}

/** The whole game by typed commands and spoken answers: for screen readers, and for people who like to type. */
export function TextMode(props: TextModeProps) {
  const [lines, setLines] = createSignal<readonly Line[]>([lineOf(t('text.welcome'))])
  const [typed, setTyped] = createSignal('')
  const history = newHistory()
  let page: HTMLDivElement | undefined
  const say = (...more: readonly string[]) => {
    setLines((old) => [...old, ...more.map(lineOf)].slice(-KEPT))
    queueMicrotask(() => page?.scrollTo({ top: page.scrollHeight }))
  }
  /** How far each viewer has been told what happened. */
  const told = new Map<Side, Told>([[props.session.viewer(), props.session.told()]])
  const start: Told = { ...props.session.told(), events: 0 }
  let viewer = props.session.viewer()
  let asked = ''
  const tellNews = () => {
    const { session } = props
    const question = announce(session)
    // Two people share the screen: what one of them was told is not for the other.
    if (viewer !== session.viewer()) {
      setLines([])
      history.clear()
    }
    viewer = session.viewer()
    say(...session.standing.said())
    say(...sayEvents(session, told.get(viewer) ?? start), ...(question === '' || question === asked ? [] : [question]))
    told.set(viewer, session.told())
    asked = question
  }
  const recall = (e: KeyboardEvent) => {
    const by = e.key === 'ArrowUp' ? 1 : e.key === 'ArrowDown' ? -1 : undefined
    const line = by && history.recall(by)
    if (line === undefined) return
    e.preventDefault()
    setTyped(line)
  }
  const enter = (e: Event) => {
    e.preventDefault()
    const text = typed()
    setTyped('')
    history.add(text)
    say(`> ${text}`, ...obey(props.session, text, () => retold(props.session, props.scene)))
    told.set(viewer, props.session.told())
  }
  // What came of a command is its answer; after it comes what others did, and the next question.
  createEffect(on(props.session.version, () => queueMicrotask(tellNews)))
  return (
    <section class="text-mode" aria-label={t('text.label')} onKeyDown={(e) => e.key === 'Escape' && props.onClose?.()}>
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
        <For each={lines()}>{({ words }) => <p classList={{ typed: words.startsWith('> ') }}>{words}</p>}</For>
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
          onKeyDown={recall}
        />
        <button type="submit" class="quiet">
          {t('text.enter')}
        </button>
      </form>
    </section>
  )
}
