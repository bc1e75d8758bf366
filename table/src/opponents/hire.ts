import type { Alarm, Correspondent, Listener } from '@boma/opponents'
import type { Enclosure } from '../overlays/edition.ts'

/** Hires the page's own worker for a match; with an overlay, if that is played with one. */
export const hireWorker =
  (enclosure: Enclosure | undefined) =>
  ({ hear, broke }: Listener): Correspondent => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'boma-opponent' })
    if (enclosure !== undefined) worker.postMessage(enclosure)
    worker.onmessage = ({ data }) => hear(data)
    worker.onmessageerror = () => broke('its answer could not be read')
    worker.onerror = (e) => {
      e.preventDefault()
      broke(e.message)
    }
    return {
      send: (letter) => worker.postMessage(letter),
      cut: () => worker.terminate(),
    }
  }

/**
 * Seconds are counted one by one, not read off a clock: a phone that slept through the night puts page and worker to
 * sleep together, and whoever slept has not been silent.
 */
export const secondsAwake: Alarm = (seconds, then) => {
  let left = seconds
  const ticking = setInterval(() => {
    left--
    if (left > 0) return
    clearInterval(ticking)
    then()
  }, 1000)
  return () => clearInterval(ticking)
}
