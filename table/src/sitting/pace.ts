import { createSignal, onCleanup } from 'solid-js'
import { setting } from '../shell/settings.ts'

/** How fast the computer moves: so that people can follow, or as fast as it can. */
export const paceSetting = setting('pace', ['steady', 'fast'], 'steady')

/** Milliseconds that a move of the computer's takes at least. */
export const pace = (): number => (paceSetting.value() === 'fast' ? 0 : 650)

const [isPlaying, setPlaying] = createSignal(false)

/** Does the computer play at the table on the screen? Only then its pace matters to anybody. */
export { isPlaying as isComputerPlaying }

/** Says that the computer plays, as long as the component around lives. */
export function useComputerPlaying(plays: boolean): void {
  setPlaying(plays)
  onCleanup(() => setPlaying(false))
}
