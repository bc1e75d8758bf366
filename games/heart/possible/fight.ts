import { local, type Question, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { FIGURES, type Figure, UNITS, type Unit, unitOf } from '../roster.ts'
import { hasCause } from '../rules/08-causes.ts'
import { isOnTable } from '../rules/09-units.ts'
import { aimsTaken, canAimObject } from '../rules/14-aiming.ts'
import { aims } from '../rules/14-firers.ts'
import { nextHead } from '../rules/15-fights.ts'

/** What does not go together in the volley under way; undefined when all does. */
export function impossibleFight({ declared, hits, volley }: Table): string | undefined {
  if (volley.at > declared.height || volley.hit > hits.height) return 'no such volley has been declared'
  for (let i = 0; i < hits.height; i++) if ((hits.at(i) & 1023) >= FIGURES) return 'nobody has hit'
  return undefined
}

const isThere = (t: Table, u: number): boolean => u >= 0 && u < UNITS && isOnTable(t, u as Unit)
const isSide = (side: number): side is Side => side === 0 || side === 1

const hasAims = (t: Table, u: Unit): boolean => t.marks.next(0) >= 0 || aimsTaken(t, u) > 0 || canAimObject(t, u)

/** Is there somebody whom a question of these chapters is about? */
export function isAskable(t: Table, { name }: Question<Table>): boolean {
  const first = local(t, 0)
  switch (name) {
    case 'role':
    case 'aim':
      return isThere(t, first) && aims(t, first as Unit) && (name === 'role' || hasAims(t, first as Unit))
    case 'pick':
      return t.volley.at > 0 && t.volley.hit < t.hits.height
    case 'endure':
      return isThere(t, first) && hasCause(t, first as Unit)
    case 'pairing':
    case 'joining':
      return isSide(first)
    case 'striking':
      return isSide(first) && nextHead(t) >= 0
    case 'freeRoll':
      return isThere(t, first) && isThere(t, unitOf(local(t, 1) as Figure))
    case 'closingUp':
      return isThere(t, t.move.unit - 1)
    default:
      return true
  }
}
