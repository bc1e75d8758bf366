export { type FireForecast, volleyOdds } from './odds/fire.ts'
export { meleeForecast } from './odds/melee.ts'
