import { inEnglish } from '@boma/showing'
import { windhoek } from '../../index.ts'

/** The page in English. */
export const { page } = inEnglish(windhoek)
