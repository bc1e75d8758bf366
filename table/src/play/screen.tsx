import { say } from '@boma/kernel'
import { type Accessor, createMemo, For, Show } from 'solid-js'
import type { ComputerState } from '../opponents/computer.ts'
import { Bar } from '../shell/bar.tsx'
import { t } from '../words/words.ts'
import type { Session } from './session.ts'

interface PlayScreenProps {
  readonly session: Session
  /** What the computer does just now. */
  readonly computer: Accessor<ComputerState>
  /** Hands the match out as a file. */
  readonly onSave: () => void
}

/** A match being played. */
export function PlayScreen(props: PlayScreenProps) {
  const { session } = props
  const question = createMemo(() => {
    const decision = session.decision()
    return decision === undefined ? t('home.over') : say(session.game, `ask.${decision.prompt}`)
  })
  return (
    <div class="play">
      <Bar game={session.game.name}>
        <button type="button" class="word" onClick={() => props.onSave()}>
          {t('store.save')}
        </button>
      </Bar>
      <main tabindex="-1">
        <h1>{question()}</h1>
        <Show when={props.computer().kind === 'thinking'}>
          <p>{t('seat.thinking')}</p>
        </Show>
        <For each={session.offers()}>
          {(offer) => (
            <button type="button" onClick={() => session.play(offer.action)}>
              {offer.label}
            </button>
          )}
        </For>
        <pre>{session.game.present.describe(session.view(), session.viewer()).join('\n')}</pre>
      </main>
    </div>
  )
}
