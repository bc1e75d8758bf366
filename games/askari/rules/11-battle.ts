import { procedure } from '../flow.ts'

/** §11.0: a land battle. */
export const battle = procedure('battle', '11.0', [])
