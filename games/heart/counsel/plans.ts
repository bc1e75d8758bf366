import { type Marching, type MarchStep, type Planning, planningBy } from '@boma/counsel'
import { type Action, legal, Moves } from '@boma/kernel'
import { act } from '../actions.ts'
import { squareOf } from '../board.ts'
import type { Table } from '../layout.ts'
import { headOf, UNITS, type Unit } from '../roster.ts'
import { unitsApart } from '../rules/09-contact.ts'
import { eachEnemy } from '../rules/12-charging.ts'
import { findPace, pace } from '../rules/12-dice.ts'
import { rules } from '../rules.ts'
import { asked, deciding, NAMING } from './asked.ts'
import { isToPlace } from './waiting.ts'

const moves = new Moves()

/** All answers to the question that is asked. */
function answers(t: Table): readonly Action[] {
  legal(rules, t, moves)
  return moves.toArray()
}

/** Does the question let this unit do something, as it is listed? */
const isNamed = (u: Unit, listed: readonly Action[]): boolean =>
  listed.some((action) => BY.some((kind) => kind.is(action) && kind.unit(action) === u))
const BY = [act.shoot, act.charge, act.move, act.stand] as const

/** §17.7: who is to be set up is taken up, and put anywhere. */
const isWaiting = (t: Table, u: Unit): boolean => isToPlace(t, u, deciding(t))
const mayAct = (t: Table, u: Unit, listed: readonly Action[]): boolean =>
  t.units.count[u] > 0 && (isWaiting(t, u) || (deciding(t) >= 0 && isNamed(u, listed)))

const figuresOf = (t: Table, u: Unit): readonly number[] =>
  Array.from({ length: t.units.count[u] }, (_, k) => headOf(u) + k)

/** How far a unit goes at best, in inches. */
export function bestMove(t: Table, u: Unit): number {
  findPace(t, u)
  return BEST_DIE * pace.dice + pace.open
}
const BEST_DIE = 6
/** Charges further off than this, or than the best move and the reach of a contact, may be named all the same, but nobody gets so far. */
const FAR = 20
const REACH = 2
/** §12.8: all charges of the unit; listed is only the nearest. */
function charges(t: Table, u: Unit): readonly Action[] {
  const found: Action[] = []
  const far = squareOf(Math.max(FAR, bestMove(t, u) + REACH))
  if (NAMING.includes(asked(t))) eachEnemy(t, u, (v) => unitsApart(t, u, v) <= far && found.push(act.charge(u, v)))
  return found
}

/** §14.1, §12.8: whom it can shoot at or charge. */
function strikes(t: Table, u: Unit): readonly MarchStep[] {
  const shots = answers(t).filter((action) => act.shoot.is(action) && act.shoot.unit(action) === u)
  return [
    ...shots.map((action) => strikeAt(action, act.shoot.target(action), 'volley')),
    ...charges(t, u).map((action) => strikeAt(action, act.charge.target(action), 'charge')),
  ]
}
const strikeAt = (action: Action, to: Unit, by: string): MarchStep => ({ order: [action], does: 'strike', to, by })

/** Units are spaces here, and each goes whole. Where they are put is free: no plan has that, a hand has. */
const striking: Marching<Table> = {
  spaces: UNITS,
  mobile: (t, u) => (mayAct(t, u as Unit, answers(t)) ? figuresOf(t, u as Unit) : []),
  parties: (_, mobile) => [mobile],
  outsets: (t, _, { space }) => (isWaiting(t, space as Unit) ? [] : [{ by: '', order: [] }]),
  isUnderWay: () => true,
  steps: (t, { at }) => strikes(t, at as Unit),
}
const { plans } = planningBy(rules, striking)

/** Whom a unit can charge (12.8) or shoot at (14.1), as the question has it. */
export const planning: Planning<Table> = {
  plans(t, leaving) {
    const found = plans(t, leaving)
    // No man of a unit stays behind.
    return found && { ...found, mobile: [] }
  },
  stations(t) {
    const listed = answers(t)
    return Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => mayAct(t, u, listed))
  },
}
