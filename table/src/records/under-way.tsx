import { type Accessor, createEffect, createSignal, on, onCleanup, Show, untrack } from 'solid-js'
import { brought } from '../overlays/overlay-page.tsx'
import { Bar } from '../shell/bar.tsx'
import type { Patience } from '../store/slices.ts'
import { t } from '../words/words.ts'
import './records.css'

/** Milliseconds that somebody waits before he wants to know for what. */
const WHILE = 400

/** A reading under way. */
export interface ReadingUnderWay extends Patience {
  /** How much is done, from 0 to 1, once it takes a while. */
  readonly done: Accessor<number | undefined>
  end(): void
}

/** Begins to wait for a reading. */
export function beginReading(): ReadingUnderWay {
  const began = performance.now()
  const [done, setDone] = createSignal<number>()
  const stop = new AbortController()
  return {
    done,
    stop: stop.signal,
    tell: (share) => void (performance.now() - began > WHILE && setDone(share)),
    end: () => stop.abort(),
  }
}

/** What is read from somewhere, once it is read, and the reading under way. Inside a component: it ends with it. */
export function createReading<S, R>(
  from: Accessor<S>,
  read: (from: S, patience: Patience) => Promise<R>,
): readonly [Accessor<R | undefined>, Accessor<ReadingUnderWay>] {
  const [underWay, setUnderWay] = createSignal(beginReading())
  const [found, setFound] = createSignal<() => R>()
  createEffect(
    on([from, brought], ([place]) => {
      const here = setUnderWay(beginReading())
      setFound(undefined)
      const isLate = () => untrack(underWay) !== here
      read(place, here).then(
        (value) => void (isLate() || setFound(() => () => value)),
        (caught) =>
          void (
            isLate() ||
            setFound(() => () => {
              throw caught
            })
          ),
      )
      onCleanup(here.end)
    }),
  )
  return [() => found()?.(), underWay]
}

/** How far a reading is, and a way to stop it. */
export function ReadingNow(props: { readonly underWay: ReadingUnderWay }) {
  const share = () => Math.floor(100 * (props.underWay.done() ?? 0))
  return (
    <>
      <p role="status">{t('record.reading', { done: String(share()) })}</p>
      <progress aria-label={t('record.reading', { done: String(share()) })} max={100} value={share()} />
      <div class="ways">
        <button type="button" class="main" onClick={() => props.underWay.end()}>
          {t('record.stop')}
        </button>
      </div>
    </>
  )
}

/** The same as a screen of its own; as long as it takes no time, it is like any that is being loaded. */
export function ReadingScreen(props: { readonly underWay: ReadingUnderWay }) {
  return (
    <Show when={props.underWay.done() !== undefined} fallback={<p class="loading">{t('app.loading')}</p>}>
      <div class="desk">
        <Bar />
        <main class="leaflet reading" tabindex="-1">
          <ReadingNow underWay={props.underWay} />
        </main>
      </div>
    </Show>
  )
}
