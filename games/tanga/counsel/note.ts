import { type Called, type Note, noteOf } from '@boma/counsel'
import type { Hex, Side } from '@boma/kernel'
import type { Formation } from '../roster.ts'
import type { Catalogue, Message } from '../words/words.ts'

/** Something that the game has words for. */
export const note = noteOf<Catalogue>()

/** A place as sentences have it. */
export const place = (value: Hex): Called => ({ kind: 'hex', value })
/** A side as a sentence has it. */
export const sideCalled = (value: Side): Called => ({ kind: 'side', value })
/** A formation. */
export const formationCalled = (value: Formation): Called => ({ kind: 'formation', value })

/** The government buildings by the short names that fit on the map, in the order of the data. */
const SHORT: readonly Message[] = ['map.boma', 'map.customs', 'map.post', 'map.court', 'map.school', 'map.station']
/** A government building by that name; undefined where there is none. */
export const building = (i: number): Note<Message> | undefined => (SHORT[i] === undefined ? undefined : note(SHORT[i]))
