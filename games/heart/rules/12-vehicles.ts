import { twoD6 } from '@boma/kernel'
import { tell } from '../actions.ts'
import { TYPES } from '../data/types.ts'
import { WAY } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { ARMOURED_CAR, GUNBOAT, type Unit } from '../roster.ts'
import { AGROUND, IMMOBILE, put } from './09-units.ts'

const BREAKDOWN = TYPES[ARMOURED_CAR]?.breakdown ?? { over: 0, on: [] }
const GROUNDING = TYPES[GUNBOAT]?.aground ?? []

/** §7.7, §12.13: an armoured car whose legs add up to more than 12 inches rolls, and stays where it is on 11 or 12. */
export function driven(t: Table, u: Unit): void {
  if (t.units.type[u] !== ARMOURED_CAR || t.move.gone <= BREAKDOWN.over * WAY) return
  if (BREAKDOWN.on.includes(twoD6(t))) {
    put(t, u, IMMOBILE)
    tell.brokeDown(t, u)
  } else tell.droveOn(t, u)
}

/** §7.8, §12.12: a gunboat that has moved rolls once after its legs, and runs aground on 2 or 12. */
export function sailed(t: Table, u: Unit): void {
  if (t.units.type[u] !== GUNBOAT || t.move.legs === 0) return
  if (GROUNDING.includes(twoD6(t))) {
    put(t, u, AGROUND)
    tell.ranAground(t, u)
  } else tell.sailedOn(t, u)
}
