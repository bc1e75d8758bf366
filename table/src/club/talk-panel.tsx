import { createEffect, createSignal, For, Show } from 'solid-js'
import { Conduct } from '../people/conduct.tsx'
import { t } from '../words/words.ts'
import type { FarMatch } from './sit-far.ts'

/** What is said beside the match: the log is the game's, this is the players'. */
export function TalkPanel(props: { readonly match: FarMatch; readonly onClose: () => void }) {
  let list: HTMLOListElement | undefined
  createEffect(() => {
    props.match.talk()
    queueMicrotask(() => list?.lastElementChild?.scrollIntoView({ block: 'nearest' }))
  })
  const isPlayer = () => props.match.company()?.seats.some((seat) => seat.isMine) === true
  return (
    <aside class="talk" aria-label={t('club.talk')} onKeyDown={(e) => e.key === 'Escape' && props.onClose()}>
      <Show when={props.match.talk().length > 0} fallback={<p class="none">{t('club.noTalk')}</p>}>
        <ol ref={list} aria-live="polite">
          <For each={props.match.talk()}>
            {(line) => (
              <li>
                <strong>{line.name}</strong> {line.text}
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={isPlayer()}>
        <TalkForm onSay={(text) => props.match.say(text)} />
        <Conduct id={props.match.id} company={props.match.company()} />
      </Show>
    </aside>
  )
}

function TalkForm(props: { readonly onSay: (text: string) => void }) {
  const [text, setText] = createSignal('')
  const send = (e: Event) => {
    e.preventDefault()
    if (text().trim() === '') return
    props.onSay(text().trim())
    setText('')
  }
  return (
    <form onSubmit={send}>
      <input
        type="text"
        class="field"
        maxlength="1000"
        aria-label={t('club.say')}
        placeholder={t('club.say')}
        value={text()}
        ref={(field) => queueMicrotask(() => field.focus())}
        onInput={(e) => setText(e.currentTarget.value)}
      />
      <button type="submit">{t('club.send')}</button>
    </form>
  )
}
