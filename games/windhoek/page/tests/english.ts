import { english } from '../../words/english/index.ts'
import { pageIn } from '../index.ts'

/** The page in English. */
export const page = pageIn(english)
