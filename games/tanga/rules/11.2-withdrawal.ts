import { ALLOWED, call, DONE, d6, type Hex, local, type Moves, NEXT, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BRITISH, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { combatUnits, isMachineGun, MOVED, mark, put, RETREATED } from '../stacks.ts'
import { eliminate, forsake } from './02-losses.ts'
import { askFacing } from './08-facing-anew.ts'
import { notePassed, noteRefuges } from './11.2-refuge.ts'
import { goalOf, isAtGoal } from './13.2-goal.ts'
import { retreatOn } from './13.2-retreat.ts'
import { companions } from './13.2-setting-off.ts'
import { NO_DIRECTION } from './13.2-way.ts'
import { shakePassed } from './13.3-passed.ts'
import { retreats } from './13-retreat.ts'
import { revealed } from './19.7-shown.ts'

// Locals: who leaves the melee; where it goes: unsaid, to a refuge, or three hexes as others retreat.
const leaver = (t: Table): Unit => local(t, 0) as Unit
const WAY = 1
const TO_REFUGE = 1
/** §13.2: hexes of a retreat. */
const THREE = 3

/** §11.2, ruling T181: the enemy says which hexes he can fire into; that is settled before anybody goes. */
function findRefuges(t: Table): boolean {
  t.refuges.clear()
  noteRefuges(t, leaver(t))
  revealed(t)
  return t.refuges.first >= 0
}

/** §13.3D, ruling T101: the bearers of a British machine gun throw it away on 1 to 4. */
function isThrownAway(t: Table, u: Unit): boolean {
  if (!isMachineGun(u) || SIDE_OF[u] !== BRITISH) return false
  if (d6(t) <= 4) {
    tell.gunsThrownAway(t, u)
    t.escort.clear()
    eliminate(t, u)
    return true
  }
  tell.gunsSaved(t, u)
  mark(t, u, MOVED)
  return false
}

/** Ruling T95: to a refuge; where there is none, three hexes by 13.2, and who is where he would run to stays there. */
const setOff = automatic('11.2b', (t) => {
  const u = leaver(t)
  t.shown.add(u)
  if (findRefuges(t)) {
    setLocal(t, WAY, TO_REFUGE)
    return isThrownAway(t, u) ? DONE : NEXT
  }
  const goal = goalOf(t, u)
  if (SIDE_OF[u] === BRITISH && isAtGoal(t, u, goal)) {
    mark(t, u, RETREATED)
    return NEXT
  }
  if (isThrownAway(t, u)) return DONE
  call(t, retreatOn, u, THREE, NO_DIRECTION, goal)
  return NEXT
})

function goTo(t: Table, to: Hex): void {
  const u = leaver(t)
  const from = t.units.where[u]
  notePassed(t, u, to)
  for (let leader = t.escort.first; leader !== NO_UNIT; leader = t.escort.next(leader + 1)) put(t, leader, to)
  put(t, u, to)
  mark(t, u, RETREATED)
  revealed(t)
  tell.withdrew(t, u, from, to)
  forsake(t, from)
  setLocal(t, WAY, 0)
  t.refuges.clear()
  askFacing(t, to, combatUnits(t, to) === 1)
}

const isSeveral = (t: Table): boolean =>
  local(t, WAY) === TO_REFUGE && t.refuges.next((t.refuges.first + 1) as Hex) >= 0

function addRefuges(t: Table, out: Moves): void {
  for (let at = t.refuges.first; at >= 0; at = t.refuges.next(at + 1)) out.add(act.refuge(at))
}

/** §11.2: among hexes as near the owner takes his pick. */
const whichRefuge = question({
  name: 'refuge',
  rule: '11.2b',
  who: (t) => SIDE_OF[leaver(t)],
  about: (t) => ({ unit: leaver(t) }),
  when: isSeveral,
  choices: [
    choice({
      action: act.refuge,
      among: addRefuges,
      whyNot: (t, a) => (t.refuges.has(act.refuge.hex(a)) ? ALLOWED : refuse.notARefuge(act.refuge.hex(a))),
      take(t, a) {
        goTo(t, act.refuge.hex(a))
        return NEXT
      },
    }),
  ],
})

const onlyRefuge = automatic('11.2b', (t) => {
  if (local(t, WAY) === TO_REFUGE) goTo(t, t.refuges.first)
})

/** §13.3A: friends who were passed check, and may be carried away. */
const thosePassed = automatic('13.3a', (t) => {
  t.escort.clear()
  shakePassed(t, 1)
})

/** §11.2, ruling T95: a unit leaves the melee. */
export const withdrawal = procedure('withdrawal', '11.2b', [
  companions,
  setOff,
  whichRefuge,
  onlyRefuge,
  thosePassed,
  perform(retreats),
])
