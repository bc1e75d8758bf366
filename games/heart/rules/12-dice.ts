import { type Column, d6 } from '@boma/kernel'
import { tell } from '../actions.ts'
import type { TroopType } from '../data/kind.ts'
import { TYPES } from '../data/types.ts'
import type { Table } from '../layout.ts'
import { CAVALRY, NO_UNIT, perType, SCOUT, type Type, type Unit } from '../roster.ts'
import { isIn, nextAttached, ON_FOOT } from './09-units.ts'

/** '2d6', '1d6+3': how many dice, and what is added; none: never into cover (2.5). */
const diceOf = (text: string | null | undefined): readonly [dice: number, plus: number] => {
  const [, dice = '0', plus = '0'] = /^(\d)d6([+-]\d)?$/.exec(text ?? '') ?? []
  return [Number(dice), Number(plus)]
}
const column = (which: (type: TroopType) => string | null | undefined, part: 0 | 1): Column<Type> =>
  perType((type) => diceOf(which(type))[part])
// §2.1-2.7: the dice of each type, in the open and in cover
const OPEN_DICE = column((type) => type.moveOpen, 0)
const OPEN_PLUS = column((type) => type.moveOpen, 1)
const COVER_DICE = column((type) => type.moveCover, 0)
const COVER_PLUS = column((type) => type.moveCover, 1)
// §12.10: dismounted cavalry moves as Soldiers do
const ON_FOOT_OPEN = diceOf(TYPES[CAVALRY]?.dismounted?.moveOpen)
const ON_FOOT_COVER = diceOf(TYPES[CAVALRY]?.dismounted?.moveCover)

/** §7.2, ruling H16: a unit that a scout is attached to moves at his dice. */
function paceOf(t: Table, u: Unit): Type {
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a))
    if (t.units.type[a] === SCOUT) return SCOUT
  return t.units.type[u]
}

/** What a unit rolls for its move: so many dice, of which the first so many count in cover too, and what is added. */
export const pace = { dice: 0, inCover: 0, open: 0, cover: 0 }

/** §2.1-2.7, §12.10: finds the dice of a unit, and leaves them in `pace`. */
export function findPace(t: Table, u: Unit): void {
  const type = paceOf(t, u)
  const isOnFoot = type === CAVALRY && isIn(t, u, ON_FOOT)
  pace.dice = isOnFoot ? ON_FOOT_OPEN[0] : OPEN_DICE[type]
  pace.inCover = isOnFoot ? ON_FOOT_COVER[0] : COVER_DICE[type]
  pace.open = isOnFoot ? ON_FOOT_OPEN[1] : OPEN_PLUS[type]
  pace.cover = isOnFoot ? ON_FOOT_COVER[1] : COVER_PLUS[type]
}

/** §12.3, ruling H7: at least an inch. */
export function setMove(t: Table, open: number, cover: number): void {
  t.move.open = Math.max(1, open)
  t.move.cover = Math.max(1, cover)
}

/** §12.1, §12.2: rolls for the unit that moves: one roll gives both columns. */
export function rollMove(t: Table, u: Unit): void {
  findPace(t, u)
  const { dice, inCover } = pace
  let { open, cover } = pace
  for (let i = 0; i < dice; i++) {
    const shows = d6(t)
    open += shows
    // The cover figure is the sum of the first dice
    if (i < inCover) cover += shows
  }
  setMove(t, open, cover)
  tell.rolled(t, u, t.move.open, inCover === 0 ? 0 : t.move.cover)
}
