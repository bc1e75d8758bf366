import type { DaysAway as Days } from '@boma/club'
import { createSignal, Show } from 'solid-js'
import { t } from '../words/words.ts'
import { Declined, goAway, readAway } from './post.ts'
import { Sentence } from './sentence.tsx'
import { dateWords } from './words.ts'

/** What one has left, and how one goes or comes back. */
function daysAway() {
  const [days, setDays] = createSignal<Days>()
  const [why, setWhy] = createSignal('')
  const take = (asked: Promise<Days>) =>
    void asked.then(
      (answer) => {
        setWhy('')
        setDays(answer)
      },
      (problem) => setWhy(problem instanceof Declined ? problem.why : 'offline'),
    )
  take(readAway())
  return { days, why, go: (n: number) => take(goAway(n)) }
}

/** Days away: none of one's clocks by the day runs then. */
export function DaysAway() {
  const { days, why, go } = daysAway()
  return (
    <Show when={days()}>
      {(now) => (
        <details class="password" open={now().until !== undefined}>
          <summary>{t('far.days')}</summary>
          <Show when={now().until} fallback={<GoAway left={now().left} onGo={go} />}>
            {(until) => (
              <>
                <p>{t('far.daysUntil', { date: dateWords(until()), left: String(now().left) })}</p>
                <button type="button" onClick={() => go(0)}>
                  {t('far.daysBack')}
                </button>
              </>
            )}
          </Show>
          <Sentence why={why()} />
        </details>
      )}
    </Show>
  )
}

function GoAway(props: { readonly left: number; readonly onGo: (days: number) => void }) {
  const [wanted, setWanted] = createSignal(3)
  const leave = (e: Event) => {
    e.preventDefault()
    props.onGo(wanted())
  }
  return (
    <form class="name-form" onSubmit={leave}>
      <p class="hint">{t('far.daysHint', { left: String(props.left) })}</p>
      <label>
        <span>{t('far.daysFor')}</span>
        <input
          class="field"
          type="number"
          min="1"
          max={props.left}
          value={wanted()}
          onInput={(e) => setWanted(Number(e.currentTarget.value))}
        />
      </label>
      <button type="submit">{t('far.daysGo')}</button>
    </form>
  )
}
