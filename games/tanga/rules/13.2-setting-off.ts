import { AGAIN, ALLOWED, DONE, d6, type Hex, local, NEXT, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { FORMATION, GERMAN, IS_COMBAT, isLeader, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import {
  areOfOneFormation,
  firstCombat,
  firstLeader,
  isMachineGun,
  MOVED,
  mark,
  nextCombat,
  nextLeader,
  RETREATED,
} from '../stacks.ts'
import { eliminate } from './02-losses.ts'
import { isBroken, isWithOwn } from './06.3-standing.ts'
import { isEligible } from './09-stacking.ts'
import { goalOf, isAtGoal, isRoutOver, routGoalOf } from './13.2-goal.ts'
import { fugitive, GOAL, isRout } from './13.2-run.ts'
import { revealed } from './19.7-shown.ts'

/** Is it where it runs to from the first? A rout ends within three hexes of the beach (6.3.4C). */
const isHome = (t: Table, u: Unit): boolean =>
  isRout(t) ? isRoutOver(t, u, local(t, GOAL)) : isAtGoal(t, u, local(t, GOAL)) && SIDE_OF[u] !== GERMAN

/** Where to, and whether there is anywhere to go: who stands on his beach stays there, marked (ruling T97); a rout that was not walked leaves no mark (ruling T100). */
const whereTo = automatic('13.2', (t) => {
  const u = fugitive(t)
  // §19.7: who sets off, and who might go along, is seen now
  revealed(t)
  setLocal(t, GOAL, isRout(t) ? routGoalOf(t, u) : goalOf(t, u))
  if (!isHome(t, u)) return NEXT
  if (IS_COMBAT[u] === 1 && !isRout(t)) mark(t, u, RETREATED)
  return DONE
})

/** §13.3D: on so much or less bearers throw their gun away. */
export const THROWN_AWAY = 4

/** §13.3D: the bearers of a British machine gun throw it away on 1 to 4; §13.3E: Germans keep theirs. */
const bearers = automatic('13.3d', (t) => {
  const u = fugitive(t)
  if (!isMachineGun(u) || SIDE_OF[u] === GERMAN) return NEXT
  if (d6(t) > THROWN_AWAY) {
    tell.gunsSaved(t, u)
    mark(t, u, MOVED)
    return NEXT
  }
  const at = t.units.where[u]
  tell.gunsThrownAway(t, u)
  eliminate(t, u)
  if (isRout(t) && isBroken(t, u)) sendOfficers(t, u, at)
  return DONE
})

/** Ruling T141: officers whose last unit is gone run alone. */
function sendOfficers(t: Table, u: Unit, at: Hex): void {
  for (let leader = firstLeader(t, at); leader !== NO_UNIT; leader = nextLeader(t, leader))
    if (areOfOneFormation(leader, u) && !isWithOwn(t, leader)) t.fleeing.add(leader)
}

/** Ruling T141: the officers of a broken formation go with the last of its units in their hex, if not with another. */
const officers = automatic('6.3.4a', (t) => {
  const u = fugitive(t)
  if (!isRout(t) || !isBroken(t, u) || isAnotherThere(t, u)) return
  for (let leader = firstLeader(t, t.units.where[u]); leader !== NO_UNIT; leader = nextLeader(t, leader))
    if (areOfOneFormation(leader, u)) t.escort.add(leader)
})
function isAnotherThere(t: Table, u: Unit): boolean {
  for (let v = firstCombat(t, t.units.where[u]); v !== NO_UNIT; v = nextCombat(t, v))
    if (v !== u && areOfOneFormation(u, v)) return true
  return false
}

/** Leaders of the hex who may go along (ruling T141): those who lead its units, and are not among them yet. */
const mayGoAlong = (t: Table, leader: Unit): boolean =>
  isLeader(leader) &&
  t.units.where[leader] === t.units.where[fugitive(t)] &&
  isEligible(leader, FORMATION[fugitive(t)]) &&
  !t.escort.has(leader)

function hasCompanion(t: Table): boolean {
  if (isLeader(fugitive(t))) return false
  for (let u = firstLeader(t, t.units.where[fugitive(t)]); u !== NO_UNIT; u = nextLeader(t, u))
    if (mayGoAlong(t, u)) return true
  return false
}

/** Ruling T141: a leader goes with those who leave his hex, or stays. */
export const companions = question({
  name: 'along',
  rule: '17.2',
  who: (t) => SIDE_OF[fugitive(t)],
  about: (t) => ({ unit: fugitive(t) }),
  when: hasCompanion,
  choices: [
    choice({
      action: act.along,
      among(t, out) {
        for (let u = firstLeader(t, t.units.where[fugitive(t)]); u !== NO_UNIT; u = nextLeader(t, u))
          out.add(act.along(u))
      },
      whyNot: (t, a) => (mayGoAlong(t, act.along.unit(a)) ? ALLOWED : refuse.notInIt(act.along.unit(a))),
      take(t, a) {
        const u = act.along.unit(a)
        t.escort.add(u)
        t.shown.add(u)
        // §19.7: who else might go along
        revealed(t)
        return AGAIN
      },
    }),
    choice({ action: act.stay, main: false, take: () => NEXT }),
  ],
})

/** P5: what comes before the first step: where to, machine guns that are thrown away, leaders who go along. */
export const setting = [whereTo, bearers, officers, companions] as const
