import { type Called, noteOf } from '@boma/counsel'
import type { Hex, Side } from '@boma/kernel'
import type { Formation } from '../roster.ts'
import type { Message } from '../words/words.ts'

/** Something that the game has words for. */
export const note = noteOf<Message>()

/** A place as sentences have it. */
export const place = (value: Hex): Called => ({ kind: 'hex', value })
/** A side as a sentence has it. */
export const sideCalled = (value: Side): Called => ({ kind: 'side', value })
/** A formation. */
export const formationCalled = (value: Formation): Called => ({ kind: 'formation', value })
