import { procedure } from '../flow.ts'

/** §9.0: two or three Operations Segments. */
export const operations = procedure('operations', '9.0', [])
