/** Calls back after so many seconds in which the page was awake; what it hands out calls that off. */
export type Clock = (seconds: number, then: () => void) => () => void

/**
 * Seconds are counted one by one, not read off a clock: a phone that slept through the night puts page and worker to
 * sleep together, and whoever slept has not been silent.
 */
export const secondsAwake: Clock = (seconds, then) => {
  let left = seconds
  const ticking = setInterval(() => {
    left--
    if (left > 0) return
    clearInterval(ticking)
    then()
  }, 1000)
  return () => clearInterval(ticking)
}
