import { noteOf } from '@boma/counsel'
import type { Catalogue } from '../words/words.ts'

/** Something that the game has words for. */
export const note = noteOf<Catalogue>()
