import { eventOperands, type GameEvent } from '@boma/kernel'
import type { Lights } from '@boma/showing'
import { tell } from '../actions.ts'
import { sideOf, type Unit } from '../roster.ts'

/** §11: whose doing an event tells of, and whose dice: those of the unit that it names first. */
export function lights(e: GameEvent): Partial<Lights> {
  const unit = eventOperands(tell, e).find(([operand]) => operand.kind === 'unit')?.[1]
  return unit === undefined ? {} : { roller: sideOf(unit as Unit) }
}
