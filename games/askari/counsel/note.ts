import { type Called, noteOf } from '@boma/counsel'
import type { Hex, Side } from '@boma/kernel'
import type { Unit } from '../roster.ts'
import type { Catalogue } from '../words/words.ts'

/** Something that the game has words for. */
export const note = noteOf<Catalogue>()

/** A counter by its full name. */
export const unitCalled = (value: Unit): Called => ({ kind: 'unit', value })
/** A place as a sentence has it, with the number that players type. */
export const place = (value: Hex): Called => ({ kind: 'hex', value })
/** A side as a sentence has it. */
export const sideCalled = (value: Side): Called => ({ kind: 'side', value })
