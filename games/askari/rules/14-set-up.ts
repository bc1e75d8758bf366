import { procedure } from '../flow.ts'

/** §14.0: the scenario is set up. */
export const setUp = procedure('set-up', '14.0', [])
