import { local, other, type Question, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { FIGURES, type Figure, sideOf, UNIT_WORDS, UNITS, type Unit, unitOf } from '../roster.ts'
import { hasCause } from '../rules/08-causes.ts'
import { DECLARED, isOnTable, JAMMED } from '../rules/09-units.ts'
import { COMBAT, MORALE, SHOOTING } from '../rules/11-turn.ts'
import { aimsTaken, canAimObject } from '../rules/14-aiming.ts'
import { bitOf } from '../rules/14-contacts.ts'
import { aims } from '../rules/14-firers.ts'
import { nextHead } from '../rules/15-fights.ts'

/** What does not go together in what is shot at; undefined when all does. */
export const impossibleFight = (t: Table): string | undefined =>
  impossibleVolley(t) ?? impossibleSight(t) ?? impossibleNotes(t)

function impossibleVolley({ declared, hits, volley }: Table): string | undefined {
  if (volley.at > declared.height || volley.hit > hits.height) return 'no such volley has been declared'
  for (let i = 0; i < hits.height; i++) if ((hits.at(i) & 1023) >= FIGURES) return 'nobody has hit'
  return undefined
}

/** §14.1: whom units can shoot at is noted in the Shooting Phase, of those who are there. */
function impossibleSight(t: Table): string | undefined {
  const there: [number, number] = [0, 0]
  for (let u = 0 as Unit; u < UNITS; u++)
    if (t.tracks.phase === SHOOTING && isOnTable(t, u)) there[other(sideOf(u))] |= bitOf(u)
  for (let u = 0 as Unit; u < UNITS; u++)
    if ((t.units.sees[u] & ~(isOnTable(t, u) ? there[sideOf(u)] : 0)) !== 0)
      return `${UNIT_WORDS[u]} sees somebody who is not there`
  return undefined
}

const isAny = (column: ArrayLike<number>, bits = -1): boolean => {
  for (let i = 0; i < column.length; i++) if (((column[i] ?? 0) & bits) !== 0) return true
  return false
}
/** §14.4, §15.9: what a phase notes for itself is forgotten when it ends. */
function impossibleNotes({
  tracks: { phase },
  units,
  aims,
  declared,
  hits,
  volley,
  combat,
  foes,
}: Table): string | undefined {
  const isShot = declared.height + hits.height + volley.at + volley.hit > 0 || isAny(units.target) || isAny(aims.at)
  if (phase !== SHOOTING && (isShot || isAny(units.state, JAMMED))) return 'nobody shoots in this phase'
  if (phase !== COMBAT && (combat.next(0) >= 0 || isAny(foes.of))) return 'nobody fights in this phase'
  if (phase !== SHOOTING && phase !== COMBAT && isAny(units.did, DECLARED))
    return 'nobody declares anything in this phase'
  return phase === MORALE && isAny(units.touching) ? 'nobody asks who touches whom any more' : undefined
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
