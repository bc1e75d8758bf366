import type { Marching } from '@boma/counsel'
import { type Action, ALLOWED, check, type Hex } from '@boma/kernel'
import { act } from '../actions.ts'
import { SPACES } from '../board.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT } from '../roster.ts'
import { rules } from '../rules.ts'
import { asked, deciding } from './asked.ts'
import { fieldOf } from './field.ts'
import { unitsOf } from './marching.ts'

/** How those of a hex begin to fire, or to attack (10.3, 11.1); undefined where nobody is asked about either. */
function beginning(t: Table, from: Hex): Action | undefined {
  if (asked(t) === 'fire') return act.fire(from)
  return asked(t) === 'melee' ? act.charge(from) : undefined
}

/** Whom the order at the end strikes at. */
const struck = (action: Action): Hex | undefined => [act.at, act.storm].find((kind) => kind.is(action))?.hex(action)

/** §10.3, §11.1: at whom the combat units of a hex can fire, or whom they can attack: two answers as one order. */
export const striking: Marching<Table> = {
  spaces: SPACES,
  mobile(t, space) {
    const begin = beginning(t, space as Hex)
    const may = begin !== undefined && check(rules, t, deciding(t), begin) === ALLOWED
    return may ? unitsOf(t, space as Hex, (u) => IS_COMBAT[u] === 1) : []
  },
  // A hex fires and attacks as a whole.
  parties: (_, mobile) => [mobile],
  outsets(t, _, { space }) {
    const begin = beginning(t, space as Hex)
    return begin === undefined ? [] : [{ by: asked(t), order: [begin] }]
  },
  isUnderWay: (t) => asked(t) === 'target' || asked(t) === 'storm',
  reads(_, action) {
    const to = struck(action)
    return to === undefined ? undefined : { order: [action], does: 'strike', to }
  },
  field: (t, space) => (asked(t) === 'fire' ? fieldOf(t, space as Hex) : undefined),
}
