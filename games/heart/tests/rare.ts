import { type Side, snapshot } from '@boma/kernel'
import { HIDDEN } from '../rules/09-units.ts'
import type { Troops } from './given.ts'
import { moving } from './moving.ts'

const ASKARI: Troops = { type: 'askari', figures: 4, width: 4, at: [20, 16], where: HIDDEN }
const PATROL: Troops = { type: 'soldier', figures: 4, width: 4, at: [20, 24], facing: 8 }

/** Positions that random play hardly ever comes to: conformance begins some matches there. */
export const rare = (): readonly Uint8Array[] =>
  [
    // §13.4: a patrol before the grass, x 14 to 28 and y 6 to 18, in which somebody lies in ambush
    { g1: ASKARI, b1: PATROL },
    { g1: { ...ASKARI, at: [17, 17] as const }, b1: { ...PATROL, at: [19, 20] as const, open: true } },
  ].map((troops) =>
    snapshot(
      moving(troops, { scenario: 'convoy', phasing: 1 as Side })
        .dice(6)
        .play('move b1').table,
    ),
  )
