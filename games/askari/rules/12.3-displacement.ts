import type { Hex } from '@boma/kernel'
import { procedure } from '../flow.ts'
import type { Table } from '../layout.ts'

/** §12.3.9: vessels leave a hex that the enemy alone holds, for the Patrol Box, where they may be intercepted. */
export const displacement = procedure('displacement', '12.3.9', [])

/** §12.3.9: sends vessels out if the enemy alone holds their hex. Call it last in a step: it may call a procedure. */
export function displaceIfForced(_t: Table, _hex: Hex): void {}
