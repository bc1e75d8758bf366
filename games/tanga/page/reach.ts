import { type Action, copyOf, type Hex, tryOut } from '@boma/kernel'
import { type Goal, type Leaving, paceOf, type Reach, type Text } from '@boma/showing'
import { act } from '../actions.ts'
import { SPACES } from '../board.ts'
import { asked, deciding } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { say } from '../words/words.ts'
import { fieldOf } from './field.ts'
import { laying } from './laying.ts'
import { combatUnitsOf, comeBy, goalAt, leftOf, mobileIn, partiesOf, setOut, stopsFrom } from './stops.ts'
import { answers, rules } from './tried.ts'

/** How far the counters of a hex get (15.1), or at whom they can fire, or whom they can attack (10.3, 11.1). */
export function reach(t: Table, leaving: Leaving): Reach<Text> | undefined {
  const from = leaving.space as Hex
  if (!(from >= 0 && from < SPACES)) return undefined
  switch (asked(t)) {
    case 'deploy':
      return laying(t, leaving)
    case 'fire':
      return aimed(t, from, act.fire(from), act.at, 'fire')
    case 'melee':
      return aimed(t, from, act.charge(from), act.storm, 'melee')
    case 'movement':
    case 'take':
    case 'step':
      return marching(t, leaving, say('page.exposed'))
    default:
      return undefined
  }
}

/** Those whom a hex can fire at or attack: two answers as one order. */
function aimed(
  t: Table,
  from: Hex,
  begin: Action,
  at: typeof act.at | typeof act.storm,
  by: string,
): Reach<Text> | undefined {
  const then = copyOf(rules, t)
  if (!tryOut(rules, then, deciding(t), begin)) return undefined
  const pieces = combatUnitsOf(t, from)
  const goals = answers(then)
    .filter((action) => at.is(action))
    .map(
      (action): Goal => ({
        ...{ space: at.hex(action), by, order: [begin, action], path: [from] },
        ...{ left: '', halts: false, hostile: true },
      }),
    )
  return { pieces, mobile: pieces, goals, ...(by === 'fire' ? { field: fieldOf(t, from) } : {}) }
}

function marching(t: Table, leaving: Leaving, halt: Text): Reach<Text> | undefined {
  const { space, pieces, via = [], facing } = leaving
  const mobile = mobileIn(t, space as Hex)
  if (mobile.length === 0) return undefined
  for (const units of partiesOf(mobile, pieces)) {
    const outset = setOut(t, space as Hex, units)
    const start = outset && comeBy(outset, via as readonly Hex[], facing)
    const goals = start === undefined ? [] : stopsFrom(start).flatMap(goalAt)
    const [planned] = start === undefined || via.length === 0 ? [] : goalAt(start)
    if (goals.length > 0 || planned !== undefined || (pieces !== undefined && outset !== undefined))
      return {
        ...{ pieces: units, mobile, goals, halt, ...paceOf(units, (u) => leftOf(t, u as Unit), String) },
        ...(planned === undefined ? {} : { planned }),
      }
  }
  return { pieces: partiesOf(mobile, pieces ?? [])[0] ?? [], mobile, goals: [] }
}
