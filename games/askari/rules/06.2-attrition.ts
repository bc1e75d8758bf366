import { procedure } from '../flow.ts'

/** §6.2: the Attrition Phase. */
export const attrition = procedure('attrition', '6.2', [])
