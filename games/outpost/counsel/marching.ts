import type { Marching } from '@boma/counsel'
import { ALLOWED, type Hex } from '@boma/kernel'
import { act } from '../actions.ts'
import { grid } from '../board.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { unitAt, whyNotAct } from '../rules/03-acting.ts'

const mayAct = (t: Table, unit: Unit): boolean => unit >= 0 && whyNotAct(t, unit) === ALLOWED

/** §3.2: one action is a whole march or attack: nothing is said to set out, and nothing to end it. */
export const marching: Marching<Table> = {
  spaces: grid.size,
  mobile(t, space) {
    const unit = unitAt(t, space as Hex)
    return mayAct(t, unit) ? [unit] : []
  },
  outsets: () => [{ by: 'march', order: [] }],
  isUnderWay: (t, [unit]) => mayAct(t, unit as Unit),
  reads(_, action, { pieces: [unit] }) {
    const order = [action]
    if (act.march.is(action) && act.march.unit(action) === unit) return { order, does: 'go', to: act.march.hex(action) }
    if (act.attack.is(action) && act.attack.unit(action) === unit)
      return { order, does: 'strike', to: act.attack.hex(action) }
    return undefined
  },
}
