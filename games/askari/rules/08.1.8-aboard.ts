import { AGAIN, ALLOWED, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { AT_MARIE, GEA, OWNER } from '../board.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { GERMAN, MARIE, type Unit } from '../roster.ts'
import { FINISHED, firstIn, hasEnemy, mark, nextIn, put } from '../stacks.ts'
import { settle } from './04-control.ts'
import { isCoastal } from './12.1-waters.ts'
import { displaceIfForced } from './12.3-displacement.ts'

/** Why a gun that Marie carries is not put ashore. */
function whyNotPutAshore(t: Table, unit: Unit): Refusal {
  // §8.1.8e: in a German Impulse, off the coast of German East Africa
  if (t.tracks.phasing !== GERMAN || t.units.where[unit] !== AT_MARIE) return refuse.notAboard(unit)
  const hex = t.units.where[MARIE]
  if (!isCoastal(hex) || OWNER[hex] !== GEA) return refuse.marieNotIn()
  if (hasEnemy(t, GERMAN, hex)) return refuse.enemyAshore(hex)
  return ALLOWED
}

/** Ruling 59: they land free, and their move is over. */
function putAshore(t: Table, unit: Unit): void {
  const hex = t.units.where[MARIE]
  put(t, unit, hex)
  mark(t, unit, FINISHED)
  tell.gunLanded(t, unit, hex)
  settle(t, hex)
  // §12.3.9: the coast is held now, and enemy vessels there must out
  displaceIfForced(t, hex)
}

/** §8.1.8e: what a German Impulse offers for the guns aboard. */
export const putAshoreChoice = choice({
  action: act.putAshore,
  among: (t, out) => {
    if (t.tracks.phasing !== GERMAN) return
    for (let u = firstIn(t, AT_MARIE); u >= 0; u = nextIn(t, u)) out.add(act.putAshore(u))
  },
  whyNot: (t, a) => whyNotPutAshore(t, act.putAshore.unit(a)),
  take(t, a) {
    putAshore(t, act.putAshore.unit(a))
    return AGAIN
  },
})
