import { automatic, procedure } from '../flow.ts'

/** §34.1: to be written. */
export const squadron = procedure('squadron', '34.1', [automatic('34.1', () => {})])
