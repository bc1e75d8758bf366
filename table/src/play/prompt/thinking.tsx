import type { Headway } from '@boma/opponents'
import { type Accessor, createEffect, createSignal, onCleanup, Show } from 'solid-js'
import type { ComputerSeat } from '../../opponents/computer.ts'
import { t } from '../../words/words.ts'
import { Case } from '../scene/rule-link.tsx'

/** Somebody of the computer's who thinks. */
export interface Ponderer {
  readonly player: ComputerSeat
  /** How far he has come; undefined before he says so. */
  readonly headway: Accessor<Headway | undefined>
  /** Has him give the best order that he has found so far. */
  readonly onStop: () => void
}

/** Those who think long enough to be stopped. */
const LONG: readonly ComputerSeat[] = ['feldwebel', 'hauptmann', 'oberst']
export const thinksLong = ({ player }: Ponderer): boolean => LONG.includes(player)

/** Who thinks, for how long by now, and how far he has come. Seen, and asked for by those who listen: it tells nobody by itself. */
export function ThinkingLine(props: { readonly thinking: Ponderer; readonly rule: string }) {
  const seconds = secondsOf(() => props.thinking.headway())
  return (
    <p class="thinking">
      <span>{t('thinking.who', { level: nameOf(props.thinking.player) })}</span>
      <Show when={props.thinking.headway()}>
        {(headway) => (
          <>
            {' '}
            <span>{t('thinking.for', { seconds: String(seconds()) })}</span>
            <progress
              aria-label={t('thinking.headway')}
              max={headway().of}
              value={Math.min(headway().done, headway().of)}
            />
          </>
        )}
      </Show>{' '}
      <Case rule={props.rule} />
    </p>
  )
}

const nameOf = (player: ComputerSeat): string => (player === 'random' ? t('open.random') : t(`level.${player}`))

/** Whole seconds since a thought began that has lasted long enough to be told of. */
function secondsOf(headway: Accessor<Headway | undefined>): Accessor<number> {
  const [seconds, setSeconds] = createSignal(0)
  let [since, done] = [performance.now(), 0]
  createEffect(() => {
    const now = headway()
    if (now === undefined || now.done < done) since = performance.now()
    done = now?.done ?? 0
  })
  const ticking = setInterval(() => setSeconds(Math.floor((performance.now() - since) / 1000)), 250)
  onCleanup(() => clearInterval(ticking))
  return seconds
}
