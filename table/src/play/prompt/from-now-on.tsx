import { createUniqueId, For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Haste } from '../hand/haste.ts'
import type { Session } from '../session/session.ts'
import './from-now-on.css'

interface WithHaste {
  readonly session: Session
  readonly haste: Haste
}

/** Ways to answer the open question from now on, under their keys; the first asks each time. */
export function StandingChoices(props: WithHaste) {
  const standing = () => props.session.standing
  const kept = (id: string) =>
    standing()
      .kept()
      .some((each) => each.id === id)
  return (
    <fieldset class="from-now-on" aria-label={t('standing.fromNowOn')}>
      <button
        type="button"
        class="word"
        aria-pressed={
          !standing()
            .offered()
            .some(({ id }) => kept(id))
        }
        onClick={() => standing().retract()}
      >
        <i aria-hidden="true" /> {t('standing.ask')} <kbd>1</kbd>
      </button>
      <For each={standing().offered()}>
        {({ id, label }, i) => (
          <button
            type="button"
            class="word"
            aria-pressed={kept(id)}
            aria-disabled={props.haste.isNew()}
            onClick={() => props.haste.isNew() || standing().keep(id)}
          >
            <i aria-hidden="true" /> {label} <kbd>{i() + 2}</kbd>
          </button>
        )}
      </For>
    </fieldset>
  )
}

/** The same beside the answers of a question that comes again and again: one is a button, several are behind one. */
export function FromNowOn(props: WithHaste) {
  const id = createUniqueId()
  const offered = () => props.session.standing.offered()
  return (
    <Show when={offered().length > 1} fallback={<OneForAll session={props.session} haste={props.haste} />}>
      <button type="button" class="quiet more" popovertarget={id}>
        {t('standing.fromNowOn')} …
      </button>
      <div class="more-answers slip-list" id={id} popover="auto">
        <StandingChoices session={props.session} haste={props.haste} />
      </div>
    </Show>
  )
}

/** The only answer that may be given once for all. */
function OneForAll(props: WithHaste) {
  const { standing } = props.session
  const isKept = (id: string) => standing.kept().some((each) => each.id === id)
  return (
    <For each={standing.offered().filter(({ id }) => !isKept(id))}>
      {({ id, label }) => (
        <button
          type="button"
          class="quiet"
          aria-disabled={props.haste.isNew()}
          onClick={() => props.haste.isNew() || standing.keep(id)}
        >
          {label} <kbd>2</kbd>
        </button>
      )}
    </For>
  )
}

/** What stands for the viewer, each to be taken back by a press. */
export function Stands(props: { readonly session: Session }) {
  const { standing } = props.session
  return (
    <Show when={standing.kept().length > 0}>
      <p class="stands">
        <span>{t('standing.stands')}:</span>
        <For each={standing.kept()}>
          {({ id, label }) => (
            <button
              type="button"
              class="stands-answer"
              aria-label={t('standing.retract', { label })}
              title={t('standing.retract', { label })}
              onClick={() => standing.retract(id)}
            >
              {label} <span aria-hidden="true">×</span>
            </button>
          )}
        </For>
      </p>
    </Show>
  )
}
