import type { Advised, Counsel } from '@boma/counsel'
import type { Table } from '../layout.ts'
import { rules } from '../rules.ts'
import { appraise } from './appraise.ts'

/** What a good player of Heart of East Africa would work out. */
export const counsel: Counsel<Table> = { appraise }

/** Its rules with that: all that somebody takes of the game who plays it and reads nothing. */
export const advised: Advised<Table> = { ...rules, counsel }
