export { type FireForecast, hitChance, volleyOdds } from './odds/fire.ts'
export { type MeleeForecast, meleeForecast } from './odds/melee.ts'
export { gunForecast, type ShellForecast, salvoForecast, shipForecast } from './odds/shells.ts'
