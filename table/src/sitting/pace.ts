import { setting } from '../shell/settings.ts'

/** How fast the computer moves: so that people can follow, or as fast as it can. */
export const paceSetting = setting('pace', ['steady', 'fast'], 'steady')

/** Milliseconds that a move of the computer's takes at least. */
export const pace = (): number => (paceSetting.value() === 'fast' ? 0 : 650)
