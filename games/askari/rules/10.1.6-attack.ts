import { ALLOWED, type Hex, type Refusal, type Side } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { OFF_EAST } from '../board.ts'
import type { Table } from '../layout.ts'
import { FROM_EAST, LANDED, mark } from '../stacks.ts'
import { hasFoe } from './10.1-ground.ts'

/** No hex: all attackers landed (11.12.2). */
export const NO_LAND_STACK = -1 as Hex

/** §9.1.5, ruling 78: one assault at a time; into it go one stack by land and any number of landings. */
export function whyNotAttack(t: Table, hex: Hex, byLand: boolean): Refusal {
  if (t.march.assault === 0) return ALLOWED
  if (t.battle.at !== hex) return hasFoe(t, t.tracks.phasing, hex) ? refuse.otherAssault(hex) : ALLOWED
  return byLand && t.battle.from !== NO_LAND_STACK ? refuse.oneStack(hex) : ALLOWED
}

/** Announces an assault, if none is yet: its battle is fought as soon as everybody has come in. */
export function announce(t: Table, side: Side, hex: Hex): void {
  if (t.march.assault === 1) return
  t.march.assault = 1
  t.battle.attacker = side
  t.battle.at = hex
  t.battle.from = NO_LAND_STACK
}

/** §10.1.6: the moving stack has come by land into a hex that the enemy holds. */
export function attackByLand(t: Table, from: Hex, hex: Hex): void {
  announce(t, t.tracks.phasing, hex)
  t.battle.from = from
  addForce(t, 0)
}

/** §10.3.4: the moving stack has landed in one. */
export function attackBySea(t: Table, hex: Hex): void {
  announce(t, t.tracks.phasing, hex)
  addForce(t, t.march.from === OFF_EAST ? LANDED | FROM_EAST : LANDED)
}

function addForce(t: Table, marks: number): void {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) {
    t.attackers.add(u)
    mark(t, u, marks)
  }
}
