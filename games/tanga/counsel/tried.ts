import { type Action, legal, Moves, other, tryOut } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { rules } from '../rules.ts'
import { asked, deciding } from './asked.ts'

const moves = new Moves()

/** All answers to the question that is asked. */
export function answers(t: Table): readonly Action[] {
  legal(rules, t, moves)
  return moves.toArray()
}

/** §10.3C: is the enemy asked whether he fires at those who move? */
export const isUnderFire = (t: Table): boolean => asked(t) === 'opportunity'

/** He holds his fire, and those who move go on. */
export function heldFire(t: Table): void {
  const enemy = other(t.tracks.phasing)
  while (isUnderFire(t) && deciding(t) === enemy && tryOut(rules, t, enemy, act.hold()));
}
