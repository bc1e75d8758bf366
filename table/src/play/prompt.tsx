import { createMemo, For, Show } from 'solid-js'
import { t } from '../words/words.ts'
import type { Offered } from './offers.ts'

interface PromptProps {
  /** What is to be decided, in words, and under which case. */
  readonly sentence: string
  readonly rule: string
  /** One helping line. */
  readonly help: string
  /** Whose decision it is: the look of the counter beside the question. */
  readonly body: string
  /** The answers that are no places on the map. */
  readonly buttons: readonly Offered[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onChoose: (offer: Offered) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onRule: (rule: string) => void
}

/** The one line that says what is to be decided, and the buttons that answer it. */
export function Prompt(props: PromptProps) {
  const main = createMemo(() => props.buttons.find((b) => b.main))
  const others = createMemo(() => props.buttons.filter((b) => b !== main()))
  return (
    <footer class="prompt" data-body={props.body}>
      <i class="chip" aria-hidden="true" />
      <div class="ask" aria-live="polite">
        <h2>{props.sentence}</h2>
        <p>
          {props.help}{' '}
          <Show when={props.rule !== ''}>
            <button type="button" class="case" onClick={() => props.onRule(props.rule)}>
              {props.rule}
            </button>
          </Show>
        </p>
      </div>
      <div class="answers">
        <button type="button" disabled={!props.canUndo} onClick={() => props.onUndo()}>
          {t('play.undo')} <kbd>Z</kbd>
        </button>
        <Show when={props.canRedo}>
          <button type="button" onClick={() => props.onRedo()}>
            {t('play.redo')} <kbd>Y</kbd>
          </button>
        </Show>
        <For each={others()}>
          {(offer) => (
            <button type="button" class="quiet" onClick={() => props.onChoose(offer)}>
              {offer.label}
            </button>
          )}
        </For>
        <Show when={main()}>
          {(offer) => (
            <button type="button" class="main" onClick={() => props.onChoose(offer())}>
              {offer().label} <kbd>↵</kbd>
            </button>
          )}
        </Show>
      </div>
    </footer>
  )
}
