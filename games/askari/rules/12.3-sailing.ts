import type { Choice } from '@boma/kernel'
import { procedure } from '../flow.ts'
import type { Table } from '../layout.ts'

/** §12.3: a stack of vessels moves between coast and Patrol Box. */
export const sailing = procedure('sailing', '12.3', [])

/** §12.3.11: what an Impulse offers for vessels (the march's own question lists these among its choices). */
export const sailChoices: readonly Choice<Table>[] = []

/** §12.3.11, ruling 123: what an assault on a coastal hex offers for vessels that come up in support. */
export const supportChoices: readonly Choice<Table>[] = []

/** At the start of an Impulse every vessel has its four points again (12.3.4). */
export function refreshVessels(_t: Table): void {}
