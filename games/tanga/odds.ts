export { type FireForecast, hitChance, volleyOdds } from './odds/fire.ts'
export { type MeleeForecast, meleeForecast } from './odds/melee.ts'
