import { ALLOWED, d6, distance, type Hex, type Moves, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, NOWHERE, TERRAIN } from '../board.ts'
import type { Table } from '../layout.ts'
import { owner, type Unit } from '../roster.ts'
import { unitAt, whyNotAct } from './03-acting.ts'
import { besideThose } from './04-march.ts'

/** May the counter attack that hex? */
export function whyNotAttack(t: Table, unit: Unit, at: Hex): Refusal {
  const no = whyNotAct(t, unit)
  if (no !== ALLOWED) return no
  // §5.1: an enemy in the next hex
  if (distance(grid, t.units.where[unit], at) !== 1) return refuse.notBeside(at)
  const target = unitAt(t, at)
  return target >= 0 && owner(target) !== owner(unit) ? ALLOWED : refuse.noEnemy(at)
}

/** Lists attacks that may be possible. */
export const listAttacks = (t: Table, out: Moves): void => besideThose(t, (unit, hex) => out.add(act.attack(hex, unit)))

/** §5.2: the least roll that hits somebody in a hex: harder in the bush. */
export const leastToHit = (at: Hex): number => (TERRAIN[at] === 'b' ? 5 : 4)

/** §5.2: one die decides. */
export function attack(t: Table, unit: Unit, at: Hex): void {
  const [target, least] = [unitAt(t, at), leastToHit(at)]
  t.acted.add(unit)
  const roll = d6(t)
  tell.attacked(t, unit, at, least)
  if (roll < least) {
    tell.held(t, target)
    return
  }
  t.units.where[target] = NOWHERE
  tell.fell(t, target)
}
