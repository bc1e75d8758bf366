import { type Called, noteOf } from '@boma/counsel'
import type { Side } from '@boma/kernel'
import type { Space } from '../board.ts'
import type { Unit } from '../roster.ts'
import type { Catalogue } from '../words/words.ts'

/** Something that the game has words for. */
export const note = noteOf<Catalogue>()

/** A counter as a sentence has it. */
export const unitCalled = (value: Unit): Called => ({ kind: 'unit', value })
/** A space or a box. */
export const place = (value: Space): Called => ({ kind: 'space', value })
/** A side as a sentence has it. */
export const sideCalled = (value: Side): Called => ({ kind: 'side', value })
