import { ALLOWED, type Refusal } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { BASE, ROUND, type Unit } from '../roster.ts'
import { gatherAround } from './09-around.ts'
import { inContact } from './09-contact.ts'
import { gatherGroup, group, OTHERS, type Putting, whyNotStandAt } from './09-room.ts'
import { noteContacts } from './14-contacts.ts'

const how: Putting = { left: -1, open: 1, cover: 1, isSetUp: true, facing: 0, isCharge: false }
const isStand = (t: Table, u: Unit): boolean => BASE[t.units.type[u]] !== ROUND

/** §9.12: may it face that way where it is? Men turn on their heels; the corners of a stand come to lie elsewhere. */
export function whyNotFace(t: Table, u: Unit, facing: number): Refusal {
  if (!isStand(t, u) || facing === t.units.facing[u]) return ALLOWED
  gatherGroup(t, u)
  for (let k = 0; k < group.count; k++) {
    group.toX[k] = group.fromX[k]
    group.toY[k] = group.fromY[k]
  }
  gatherAround(t, u)
  how.facing = facing
  // Whoever is in contact may stay so
  how.isCharge = inContact(t, u)
  return whyNotStandAt(t, 0, group.toX[0], group.toY[0], how, OTHERS)
}

/** Turns it where it is. */
export function face(t: Table, u: Unit, facing: number): void {
  t.units.facing[u] = facing
  if (isStand(t, u) && inContact(t, u)) noteContacts(t)
}
