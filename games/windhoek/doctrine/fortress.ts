import type { Hex } from '@boma/kernel'
import { hex } from '../board.ts'

/** The mountain towns, where losses are halved and a garrison is always fed (16.5, 18.1): the Germans stand there to the last. */
export const FORTRESSES: readonly Hex[] = [hex('2816'), hex('2709')]

/** Is it one of them? */
export const isFortress = (at: Hex): boolean => FORTRESSES.includes(at)
