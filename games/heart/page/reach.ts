import { type Advice, type Leaving, type Reach, type Text, text } from '@boma/showing'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { unitsApart } from '../rules/09-contact.ts'
import { inInches } from './sheet.ts'

/** Whom a unit can charge or shoot at, each with how far off it is. */
export function measured(reach: Advice<Table>['reach']): (t: Table, leaving: Leaving) => Reach<Text> | undefined {
  return (t, leaving) => {
    const found = reach?.(t, leaving)
    const u = leaving.space as Unit
    return found && { ...found, goals: found.goals.map((goal) => ({ ...goal, left: apart(t, u, goal.space as Unit) })) }
  }
}

/** §9.14: how far two units are apart, in inches. */
export const inchesApart = (t: Table, u: Unit, v: Unit): number => Math.sqrt(unitsApart(t, u, v)) / PARTS
const apart = (t: Table, u: Unit, v: Unit): Text => text`${inInches(inchesApart(t, u, v))}″`
