import type { Marching } from '@boma/counsel'
import { ALLOWED, asked, type Direction, type Hex, neighbour, OFF_MAP } from '@boma/kernel'
import { act } from '../actions.ts'
import { COST, grid } from '../board.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { isInContact, pointsLeft, unitAt } from '../rules/04-march.ts'
import { whyNotFire } from '../rules/05-fire.ts'
import { flow, marcher, whyNotActivate } from '../sequence.ts'

/** §3.2: the counter in the hex, if it may act now or is acting. */
function mobileAt(t: Table, hex: Hex): readonly Unit[] {
  const unit = unitAt(t, hex)
  const isToAct = asked(flow, t)?.name === 'activate' && whyNotActivate(t, unit) === ALLOWED
  return unit >= 0 && (unit === marcher(t) || isToAct) ? [unit] : []
}

/** §5.1: is there anybody to fire at next to the counter that acts? */
function mayFire(t: Table): boolean {
  const unit = marcher(t)
  if (unit === undefined) return false
  for (let d = 0; d < 6; d++) {
    const hex = neighbour(grid, t.units.where[unit], d as Direction)
    if (hex !== OFF_MAP && whyNotFire(t, unit, hex) === ALLOWED) return true
  }
  return false
}

/** §3.2: a counter acts: it marches hex by hex, and may then fire. */
export const marching: Marching<Table> = {
  spaces: grid.size,
  mobile: (t, space) => mobileAt(t, space as Hex),
  points: (t, unit) => pointsLeft(t, unit as Unit),
  outsets: (t, [unit]) => [{ by: 'march', order: marcher(t) === undefined ? [act.activate(unit as Unit)] : [] }],
  isUnderWay: (t) => marcher(t) !== undefined,
  reads(t, action, { pieces: [unit], left }) {
    const order = [action]
    if (act.halt.is(action)) return { order, does: 'halt', to: -1 }
    if (act.fire.is(action)) return { order, does: 'strike', to: act.fire.hex(action) }
    if (!act.march.is(action)) return undefined
    const to = act.march.hex(action)
    return { order, does: 'go', to, left: left - COST[to], halts: isInContact(t, unit as Unit, to) }
  },
  // Whoever could fire is asked about it, others halt.
  mayRest: mayFire,
}
