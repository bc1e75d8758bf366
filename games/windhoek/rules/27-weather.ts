import { TURNS } from '../data/charts.ts'
import type { Table } from '../layout.ts'

const RAIN_TURNS: readonly number[] = TURNS.rain

/** §27.0: is this a rain turn on the turn record track? */
export const isRain = (t: Table): boolean => RAIN_TURNS.includes(t.tracks.turn)
