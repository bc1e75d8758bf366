import { createUniqueId, For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Session } from '../session/session.ts'
import './from-now-on.css'

/** Keys that answer once for all: 1 asks each time, the others are the answers in their order. */
export const standingKeys = ({ standing }: Session): Readonly<Record<string, () => void>> => ({
  1: () => standing.retract(),
  ...Object.fromEntries(
    [2, 3, 4, 5, 6, 7, 8, 9].map((key) => [key, () => standing.keep(standing.offered()[key - 2]?.id ?? '')]),
  ),
})

/** Ways to answer the open question from now on, under their keys; the first asks each time. */
export function StandingChoices(props: { readonly session: Session }) {
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
          <button type="button" class="word" aria-pressed={kept(id)} onClick={() => standing().keep(id)}>
            <i aria-hidden="true" /> {label} <kbd>{i() + 2}</kbd>
          </button>
        )}
      </For>
    </fieldset>
  )
}

/** The same behind a button, beside the answers of a question that comes again and again. */
export function FromNowOn(props: { readonly session: Session }) {
  const id = createUniqueId()
  return (
    <Show when={props.session.standing.offered().length > 0}>
      <button type="button" class="quiet more" popovertarget={id}>
        {t('standing.fromNowOn')} …
      </button>
      <div class="more-answers slip-list" id={id} popover="auto">
        <StandingChoices session={props.session} />
      </div>
    </Show>
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
