import type { Hex } from '@boma/kernel'
import { CLOSED, COST_DRY, COST_RAIN, PLACE_AT } from '../board.ts'
import { TURNS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'

const RAIN_TURNS: number = TURNS.rain.reduce((bits, turn) => bits | (1 << turn), 0)

/** §27.0: is it a rain turn on the turn record track? */
export const isRainTurn = (turn: number): boolean => ((RAIN_TURNS >> turn) & 1) === 1
/** Is this one? */
export const isRain = (t: Table): boolean => isRainTurn(t.tracks.turn)

/** §13.6 + §27.0: have the rains closed this pan? A settlement on it stays open (W148); who stands there may stay (W161). */
export const isFlooded = (t: Table, hex: Hex): boolean =>
  COST_RAIN[hex] === CLOSED && COST_DRY[hex] !== CLOSED && PLACE_AT[hex] === 0 && isRain(t)
