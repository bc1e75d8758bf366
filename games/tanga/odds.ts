export { type FireForecast, volleyOdds } from './odds/fire.ts'
export { type MeleeForecast, meleeForecast } from './odds/melee.ts'
