import { createSignal, onCleanup } from 'solid-js'
import { setting } from './settings.ts'

/** How fast what happens is shown: battles, the computer's moves, the enemy's turn. */
export const paceSetting = setting('play.pace', ['slow', 'usual', 'quick', 'at-once'], 'usual')

/** How long everything takes at each pace, the usual one being 1. */
const TEMPI = { slow: 2, usual: 1, quick: 0.4, 'at-once': 0 } as const

/** How long things take at the pace that was set: times the usual, 0 for no time at all. */
export const tempo = (): number => TEMPI[paceSetting.value()]

/** Goes to the next pace, and from the last to the first. */
export function nextPace(): void {
  const { values, value, set } = paceSetting
  set(values[(values.indexOf(value()) + 1) % values.length] ?? 'usual')
}

const [isShowing, setShowing] = createSignal(false)

/** Is there a table on the screen where things happen? Only then the pace matters to anybody. */
export { isShowing as isPaceWanted }

/** Says that things happen here, as long as the component around lives. */
export function usePace(): void {
  setShowing(true)
  onCleanup(() => setShowing(false))
}
