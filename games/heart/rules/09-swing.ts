import { ALLOWED, type Refusal } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { BASE, ROUND, type Unit } from '../roster.ts'
import { gatherAround } from './09-around.ts'
import { inContact } from './09-contact.ts'
import { gatherGroup, group, narrowToGroup, OTHERS, stayPut, unpaid, whyNotStandAt } from './09-room.ts'
import { noteContacts } from './14-contacts.ts'

const how = unpaid(true)
const isStand = (t: Table, u: Unit): boolean => BASE[t.units.type[u]] !== ROUND

/** Gathers who could be in the way of a stand that turns, whichever way. */
export function gatherTurn(t: Table, u: Unit): void {
  if (!isStand(t, u)) return
  gatherGroup(t, u)
  stayPut()
  gatherAround(t, u)
  narrowToGroup()
  // Whoever is in contact may stay so
  how.isCharge = inContact(t, u)
}

/**
 * §9.12: may it face that way where it is? Men turn on their heels; the corners of a stand come to lie elsewhere. For one
 * of many ways, after `gatherTurn`.
 */
export function whyNotFace(t: Table, u: Unit, facing: number, isOneOfMany = false): Refusal {
  if (!isStand(t, u) || facing === t.units.facing[u]) return ALLOWED
  if (!isOneOfMany) gatherTurn(t, u)
  how.facing = facing
  return whyNotStandAt(t, 0, group.toX[0], group.toY[0], how, OTHERS)
}

/** Turns it where it is. */
export function face(t: Table, u: Unit, facing: number): void {
  t.units.facing[u] = facing
  if (isStand(t, u) && inContact(t, u)) noteContacts(t)
}
