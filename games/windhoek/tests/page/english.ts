import { pageIn } from '../../page/index.ts'
import { english } from '../../words/english.ts'

/** The page in English. */
export const page = pageIn(english)
