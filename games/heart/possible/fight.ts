import { local, type Question, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { FIGURES, type Figure, MOST_AIMS, PER_SIDE, sideOf, UNIT_WORDS, UNITS, type Unit, unitOf } from '../roster.ts'
import { hasCause } from '../rules/08-causes.ts'
import { isOnTable } from '../rules/09-units.ts'
import { aimsTaken, canAimObject, OBJECT } from '../rules/14-aiming.ts'
import { aims } from '../rules/14-firers.ts'
import { nextHead } from '../rules/15-fights.ts'

const ALL = 2 ** PER_SIDE

/** What cannot be in the columns of shooting, close combat and morale; undefined when all is well. */
export function impossibleFight(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const { target, charged, sees, touching, attached } = t.units
    if (target[u] > UNITS || charged[u] > UNITS) return `${UNIT_WORDS[u]} is at nobody`
    if (sees[u] >>> 0 >= ALL || touching[u] >>> 0 >= ALL) return `${UNIT_WORDS[u]} sees more than there are`
    const host = (attached[u] - 1) as Unit
    if (host >= 0 && (host === u || sideOf(host) !== sideOf(u) || attached[host] !== 0))
      return `${UNIT_WORDS[u]} is attached to nobody`
  }
  return impossibleVolley(t) ?? impossibleFigures(t)
}

function impossibleVolley(t: Table): string | undefined {
  const { declared, hits, volley } = t
  if (declared.height > declared.capacity || hits.height > hits.capacity) return 'too much has been declared'
  if (volley.at < 0 || volley.at > declared.height || volley.hit < 0 || volley.hit > hits.height)
    return 'no such volley has been declared'
  for (let i = 0; i < declared.height; i++) if (declared.at(i) >= UNITS) return 'nobody has declared'
  for (let i = 0; i < hits.height; i++) if ((hits.at(i) & 1023) >= FIGURES) return 'nobody has hit'
  return undefined
}
function impossibleFigures(t: Table): string | undefined {
  for (let i = 0; i < UNITS * MOST_AIMS; i++) if (t.aims.at[i] > OBJECT + 1) return 'nobody is aimed at'
  for (let f = 0 as Figure; f < FIGURES; f++) if (t.foes.of[f] > FIGURES) return 'nobody is fought'
  return t.combat.next(UNITS) >= 0 || t.fallen.next(FIGURES) >= 0 || t.marks.next(FIGURES) >= 0
    ? 'there are not so many figures'
    : undefined
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
