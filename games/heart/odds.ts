export { aimOdds, burstOdds, type ShellForecast, shellOdds } from './odds/burst.ts'
export { type CombatForecast, combatOdds } from './odds/combat.ts'
export { pickable, type VolleyForecast, volleyOdds } from './odds/volley.ts'
