import type { Leaving } from '@boma/counsel'
import { ALLOWED, check, type Refusal } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import type { Table } from '../layout.ts'
import { sideOf, UNITS, type Unit } from '../roster.ts'
import { rules } from '../rules.ts'
import { asked, deciding, NAMING } from './asked.ts'
import { bestMove } from './plans.ts'

/** What is in the way of the unit in the hand when somebody points at an enemy whom no plan of it strikes. */
export function whyNot(t: Table, leaving: Leaving, space: number): Refusal {
  const [u, v] = [leaving.space as Unit, space as Unit]
  const isEnemy = Math.min(u, v) >= 0 && Math.max(u, v) < UNITS && sideOf(u) !== sideOf(v)
  if (isEnemy && NAMING.includes(asked(t))) return whyNotCharge(t, u, v)
  return isEnemy && asked(t) === 'shooting' ? check(rules, t, deciding(t), act.shoot(u, v)) : ALLOWED
}

/** §12.8: whoever may charge somebody and has no plan of it could not come so far with any dice. */
function whyNotCharge(t: Table, u: Unit, v: Unit): Refusal {
  const why = check(rules, t, deciding(t), act.charge(u, v))
  return why === ALLOWED ? refuse.tooFarToCharge(v, bestMove(t, u)) : why
}
