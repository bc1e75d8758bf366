import { type Called, noteOf } from '@boma/counsel'
import type { Hex, Side } from '@boma/kernel'
import type { Unit } from '../roster.ts'
import type { Catalogue } from '../words/words.ts'

/** Something that the game has words for. */
export const note = noteOf<Catalogue>()

/** A counter as its band has it. */
export const band = (value: Unit): Called => ({ kind: 'band', value })
/** A place as it is written on the map. */
export const place = (value: Hex): Called => ({ kind: 'place', value })
/** A side as a sentence has it. */
export const sideCalled = (value: Side): Called => ({ kind: 'side', value })
