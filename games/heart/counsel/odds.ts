export { aimOdds, burstOdds, shellOdds } from './odds/burst.ts'
export { chargeOdds } from './odds/charge.ts'
export { combatOdds } from './odds/combat.ts'
export { volleyOdds } from './odds/volley.ts'
