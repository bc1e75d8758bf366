import type { Table } from '../layout.ts'
import { BRITISH, DEFENCE, type Face, MORALE, NO_UNIT, SECT, SIDE_OF, type Unit } from '../roster.ts'
import { faceOf, firstCombat, isMachineGun, nextCombat } from '../stacks.ts'
import { OPPORTUNITY } from './10-fire.ts'

/** The morale that is printed on the side that lies up: what every check but those of combat goes by. */
export const printedMorale = (t: Table, u: Unit): number => MORALE[faceOf(t, u)]
/** What a unit has against fire and in melee, on a side: the printed one, but one for the guns of Hering (19.5, ruling T81). */
export const moraleInCombat = (t: Table, u: Unit, side: Face = faceOf(t, u)): number =>
  DEFENCE[u] > 0 ? DEFENCE[u] : MORALE[side]

/** §9.7: is an Indian rifle company of another sect with this one? In Opportunity Fire those count that move with it. */
export function isDivided(t: Table, u: Unit, isMoving: boolean): boolean {
  if (SECT[u] === 0) return false
  for (let v = firstCombat(t, t.units.where[u]); v !== NO_UNIT; v = nextCombat(t, v))
    if (SECT[v] !== 0 && SECT[v] !== SECT[u] && (!isMoving || t.group.has(v))) return true
  return false
}

/** The morale of a unit under fire of some kind, with no leader's help: one less among other sects, but never below one. */
export function moraleUnderFire(t: Table, u: Unit, kind: number, isInDivision: boolean, side = faceOf(t, u)): number {
  // §19.2.1: the bearers of a British machine gun that is caught moving have a morale of one
  if (kind === OPPORTUNITY && isMachineGun(u) && SIDE_OF[u] === BRITISH) return 1
  const morale = moraleInCombat(t, u, side)
  return isInDivision ? Math.max(1, morale - 1) : morale
}
