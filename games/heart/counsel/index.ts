import type { Counsel } from '@boma/counsel'
import type { Table } from '../layout.ts'
import { appraise } from './appraise.ts'

/** What a good player of Heart of East Africa would work out. */
export const counsel: Counsel<Table> = { appraise }
