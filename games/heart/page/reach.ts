import type { Action } from '@boma/kernel'
import { type Goal, type Leaving, type Reach, type Text, text } from '@boma/showing'
import { act } from '../actions.ts'
import { squareOf } from '../board.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { headOf, UNITS, type Unit } from '../roster.ts'
import { unitsApart } from '../rules/09-contact.ts'
import { eachEnemy } from '../rules/12-charging.ts'
import { asked, deciding } from './asked.ts'
import { NAMING } from './deploy.ts'
import { inInches } from './sheet.ts'
import { answers, isAllowed } from './tried.ts'
import { isToPlace } from './waiting.ts'

/** Whom a unit can charge (12.8) or shoot at (14.1), as the question has it. */
export function reach(t: Table, leaving: Leaving): Reach<Text> | undefined {
  const u = leaving.space as Unit
  if (!(u >= 0 && u < UNITS) || t.units.count[u] === 0) return undefined
  const figures = Array.from({ length: t.units.count[u] }, (_, k) => headOf(u) + k)
  // §17.7: who is to be set up is taken up, and put anywhere
  if (isToPlace(t, u, deciding(t))) return { pieces: figures, mobile: [], goals: [] }
  const offered = answers(t)
  const isNamed = offered.some((action) => isBy(u, action))
  if (!isNamed || deciding(t) < 0) return undefined
  const found = [...offered.filter((action) => !act.charge.is(action)), ...charges(t, u)].flatMap((action) =>
    goalOf(t, u, action),
  )
  return { pieces: figures, mobile: [], goals: found }
}

/** Is it something that this unit may do? */
const isBy = (u: Unit, action: Action): boolean => BY.some((kind) => kind.is(action) && kind.unit(action) === u)
const BY = [act.shoot, act.charge, act.move, act.stand] as const

/** Charges further off may be named all the same, but nobody gets so far. */
const FAR = squareOf(20)
/** §12.8: all charges of the unit; listed is only the nearest. */
function charges(t: Table, u: Unit): readonly Action[] {
  const found: Action[] = []
  if (NAMING.includes(asked(t))) eachEnemy(t, u, (v) => unitsApart(t, u, v) <= FAR && found.push(act.charge(u, v)))
  return found.filter((action) => isAllowed(t, deciding(t), action))
}

function goalOf(t: Table, u: Unit, action: Action): readonly Goal<Text>[] {
  const isShot = act.shoot.is(action) && act.shoot.unit(action) === u
  const isCharge = act.charge.is(action) && act.charge.unit(action) === u
  if (!isShot && !isCharge) return []
  const space = isShot ? act.shoot.target(action) : act.charge.target(action)
  return [
    {
      space,
      by: isShot ? 'volley' : 'charge',
      order: [action],
      path: [u],
      left: apart(t, u, space),
      halts: false,
      hostile: true,
    },
  ]
}

/** §9.14: how far two units are apart. */
const apart = (t: Table, u: Unit, v: Unit): Text => text`${inInches(Math.sqrt(unitsApart(t, u, v)) / PARTS)}″`
