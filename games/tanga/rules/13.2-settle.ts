import { ALLOWED, DONE, type Hex, local, type Moves, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { HEXES, IS_PASSABLE } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { GERMAN, IS_COMBAT, isLeader, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { combatUnits, holder, mark, put, RETREATED } from '../stacks.ts'
import { eliminate, forsake } from './02-losses.ts'
import { askFacing } from './08-facing-anew.ts'
import { arrivalFault } from './09-stacking.ts'
import { beachOf } from './13.2-goal.ts'
import { hexesFromBeach } from './13.2-way.ts'
import { notePassed } from './13.3-passed.ts'
import { revealed } from './19.7-shown.ts'

// Locals: who, its goal (see 13.2-goal.ts), and 1 if it has come to the hex that it leaves now.
const crowdedOut = (t: Table): Unit => local(t, 0) as Unit
const NOBODYS = 255

/** How far a hex is from the beach, if there is room. */
function roomAt(t: Table, at: Hex): number {
  if (IS_PASSABLE[at] === 0 || holder(t, at) === GERMAN) return NOBODYS
  const hexes = hexesFromBeach(beachOf(local(t, 1)), at)
  return hexes < NOBODYS && arrivalFault(t, at, crowdedOut(t)) === '' ? hexes : NOBODYS
}

function nearest(t: Table): number {
  let least = NOBODYS
  for (let at = 0 as Hex; at < HEXES; at++) least = Math.min(least, roomAt(t, at))
  return least
}

function addNearest(t: Table, out?: Moves): Hex {
  const least = nearest(t)
  let found = -1 as Hex
  for (let at = 0 as Hex; at < HEXES && least < NOBODYS; at++) {
    if (roomAt(t, at) !== least) continue
    found = found >= 0 && out === undefined ? (HEXES as Hex) : at
    out?.add(act.by(at))
  }
  return found
}
const isSeveral = (t: Table): boolean => addNearest(t) === HEXES

function whyNotThere(t: Table, at: Hex): Refusal {
  return at < HEXES && roomAt(t, at) < NOBODYS && roomAt(t, at) === nearest(t) ? ALLOWED : refuse.notChosen(at)
}

function goTo(t: Table, to: Hex): void {
  const u = crowdedOut(t)
  const from = t.units.where[u]
  for (let leader = t.escort.first; leader !== NO_UNIT; leader = t.escort.next(leader + 1)) put(t, leader, to)
  put(t, u, to)
  revealed(t)
  tell.retreated(t, u, from, to)
  forsake(t, from)
  if (local(t, 2) === 1) notePassed(t, from, u)
  if (IS_COMBAT[u] === 1) mark(t, u, RETREATED)
  askFacing(t, to, IS_COMBAT[u] === 1 && combatUnits(t, to) === 1)
}

const where = question({
  name: 'by',
  rule: '13.3c',
  who: (t) => SIDE_OF[crowdedOut(t)],
  about: (t) => ({ unit: crowdedOut(t) }),
  when: isSeveral,
  choices: [
    choice({
      action: act.by,
      among: (t, out) => void addNearest(t, out),
      whyNot: (t, a) => whyNotThere(t, act.by.hex(a)),
      take(t, a) {
        goTo(t, act.by.hex(a))
        return DONE
      },
    }),
  ],
})

const onlyOne = automatic('13.3c', (t) => {
  const u = crowdedOut(t)
  const to = addNearest(t)
  if (to >= 0) goTo(t, to)
  else if (!isLeader(u)) {
    tell.noWayOut(t, u)
    eliminate(t, u)
  }
  return DONE
})

/** Ruling T98: where the beach is full, the nearest hex to it with room; lost when there is none. */
export const settle = procedure('settle', '13.3c', [where, onlyOne])
