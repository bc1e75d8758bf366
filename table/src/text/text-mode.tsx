import type { Side } from '@boma/kernel'
import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { Scene } from '../play/scene/scene.ts'
import type { Session, Told } from '../play/session/session.ts'
import { useGuide } from '../words/guides.ts'
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
  /** Is nobody advised at this match? */
  readonly isUnadvised?: boolean
  readonly onClose?: () => void
}

/** The whole game by typed commands and spoken answers: for screen readers, and for people who like to type. */
export function TextMode(props: TextModeProps) {
  let page: HTMLDivElement | undefined
  const [lines, setLines] = createSignal<readonly Line[]>([lineOf(t('text.welcome'))])
  const history = newHistory()
  const guide = useGuide()
  const say = (...more: readonly string[]) => {
    setLines((old) => [...old, ...more.map(lineOf)].slice(-KEPT))
    queueMicrotask(() => page?.scrollTo({ top: page.scrollHeight }))
  }
  const teller = newsFor(props.session, say, () => {
    setLines([])
    history.clear()
  })
  const waiting: string[] = []
  const enter = (text: string) => {
    history.add(text)
    waiting.push(text)
    work()
  }
  const answer = (...more: readonly string[]) => {
    say(...more)
    teller.hasTold()
  }
  /** What is typed while something is on its way waits for that. */
  const work = () => {
    const text = props.session.isUnderWay() ? undefined : waiting.shift()
    if (text === undefined) return
    const later = (more: readonly string[]) => answer(...more)
    const isUnadvised = props.isUnadvised === true
    const others = { retell: () => retold(props.session, props.scene), later, isUnadvised, guide: guide() }
    answer(`> ${text}`, ...obey(props.session, text, others))
    work()
  }
  createEffect(on(props.session.isUnderWay, () => queueMicrotask(work)))
  // What came of a command is its answer; after it comes what others did, and the next question.
  createEffect(on(props.session.version, () => queueMicrotask(teller.tell)))
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
      <TypedLine history={history} onEnter={enter} />
    </section>
  )
}

/** Tells whoever has the screen what happened since he was told, and what is asked. */
function newsFor(session: Session, say: (...lines: readonly string[]) => void, forget: () => void) {
  /** How far each viewer has been told what happened. */
  const told = new Map<Side, Told>([[session.viewer(), session.told()]])
  const start: Told = { ...session.told(), events: 0 }
  let viewer = session.viewer()
  let asked = ''
  const hasTold = () => void told.set(viewer, session.told())
  const tell = () => {
    const question = announce(session)
    // Two people share the screen: what one of them was told is not for the other.
    if (viewer !== session.viewer()) forget()
    viewer = session.viewer()
    say(...session.standing.said())
    say(...sayEvents(session, told.get(viewer) ?? start), ...(question === '' || question === asked ? [] : [question]))
    hasTold()
    asked = question
  }
  return { tell, hasTold }
}

interface TypedLineProps {
  readonly history: ReturnType<typeof newHistory>
  readonly onEnter: (text: string) => void
}

/** The line on which one types; the arrows bring back what was typed before. */
function TypedLine(props: TypedLineProps) {
  const [typed, setTyped] = createSignal('')
  const recall = (e: KeyboardEvent) => {
    const by = e.key === 'ArrowUp' ? 1 : e.key === 'ArrowDown' ? -1 : undefined
    const line = by && props.history.recall(by)
    if (line === undefined) return
    e.preventDefault()
    setTyped(line)
  }
  const enter = (e: Event) => {
    e.preventDefault()
    const text = typed()
    setTyped('')
    props.onEnter(text)
  }
  return (
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
  )
}
