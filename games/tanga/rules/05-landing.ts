import { AGAIN, ALLOWED, DONE, d6, type Hex, local, type Moves, NEXT, type Refusal, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { ABOARD, BEACH_AT, BEACH_HEXES, BEACH_NAMES, type Beach, isHex } from '../board.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import {
  BRITISH,
  FORMATION,
  GROUP,
  GROUPS,
  type Group,
  IS_COMBAT,
  isLeader,
  NO_UNIT,
  SIDE_OF,
  type Unit,
} from '../roster.ts'
import { DISORGANIZED, isStevedore, mark, put } from '../stacks.ts'
import { dayOf, isNight, scenarioOf } from './04-clock.ts'
import { firstAboard, mayLeaderLand, pointsOf, whyNotDebark, whyNotDeclare } from './05-aboard.ts'
import { faceAs } from './08-facing-anew.ts'
import { seenBy } from './19.7-seen.ts'
import { revealed } from './19.7-shown.ts'

const BEACHES = BEACH_NAMES.length
// Locals: 1 when a group lands in this phase; how many hexes of its beach have been faced.
const LANDS = 0
const FACED = 1

function addLandings(t: Table, out: Moves): void {
  for (let group = 0 as Group; group < GROUPS; group++)
    if (firstAboard(t, group) !== NO_UNIT)
      for (let beach = 0 as Beach; beach < BEACHES; beach++) out.add(act.debark(group, beach))
}
function canDebark(t: Table): boolean {
  for (let group = 0 as Group; group < GROUPS; group++)
    for (let beach = 0 as Beach; beach < BEACHES; beach++) if (whyNotDebark(t, group, beach) === ALLOWED) return true
  return false
}

/** §5.1, P10: what is landed, and where; or nothing in this turn. */
const whatLands = question({
  name: 'debark',
  rule: '5.1',
  who: () => BRITISH,
  when: (t) => scenarioOf(t).landing && (whyNotDeclare(t) === ALLOWED || canDebark(t)),
  choices: [
    choice({
      action: act.debark,
      among: addLandings,
      whyNot: (t, a) => whyNotDebark(t, act.debark.group(a), act.debark.beach(a)),
      take(t, a) {
        const [group, beach] = [act.debark.group(a), act.debark.beach(a)]
        t.landing.group = group + 1
        t.landing.beach = beach + 1
        t.landing.points = pointsOf(group)
        setLocal(t, LANDS, 1)
        tell.debarked(t, group, beach)
        return NEXT
      },
    }),
    choice({
      action: act.declare,
      whyNot: whyNotDeclare,
      take(t) {
        t.landing.battery = dayOf(t)
        tell.batteryDeclared(t, dayOf(t))
        return canDebark(t) ? AGAIN : DONE
      },
    }),
    choice({ action: act.end, passes: true, main: true, take: () => DONE }),
  ],
})
const orNothing = automatic('5.1', (t) => (local(t, LANDS) === 1 ? NEXT : DONE))

const beachNow = (t: Table): Beach => (t.landing.beach - 1) as Beach
const hasAnybodyLanded = (t: Table): boolean => {
  const first = t.group.first
  return first !== NO_UNIT && !isLeader(first)
}

/** §5.2B, §5.2D: may this counter go ashore there now? */
function whyNotAshore(t: Table, u: Unit, at: Hex): Refusal {
  if (SIDE_OF[u] !== BRITISH || t.units.where[u] !== ABOARD) return refuse.notAboard(u)
  // §5.2B, §15.9.1B: all on the beach that was named; over-stacked if need be, until they have moved (ruling T145)
  if (!isHex(at) || BEACH_AT[at] !== beachNow(t)) return refuse.notOnBeach(at)
  // §5.2D: leaders are free
  if (isLeader(u)) return mayLeaderLand(t, u) ? ALLOWED : refuse.officerWaits(u)
  if (GROUP[u] !== t.landing.group - 1) return refuse.notOfGroup(u)
  return t.landing.points > 0 ? ALLOWED : refuse.fullLanding(u)
}

function addAshore(t: Table, out: Moves): void {
  for (let u = t.stacks.firstIn(ABOARD); u !== NO_UNIT; u = t.stacks.nextIn(u))
    if (isLeader(u) || GROUP[u] === t.landing.group - 1)
      for (const at of BEACH_HEXES[beachNow(t)]) out.add(act.ashore(u, at))
}
function canAnybodyLand(t: Table): boolean {
  const [at] = BEACH_HEXES[beachNow(t)]
  for (let u = t.stacks.firstIn(ABOARD); u !== NO_UNIT; u = t.stacks.nextIn(u))
    if (whyNotAshore(t, u, at) === ALLOWED) return true
  return false
}

/** §5.3, §5.3B, §20.4, §21.4, §7.1: in good order and supplied; who goes ashore first lies on top (ruling T49). */
function goAshore(t: Table, u: Unit, at: Hex): void {
  t.units.state[u] = 0
  put(t, u, at)
  t.group.add(u)
  if (!isLeader(u)) t.landing.points--
  if (isStevedore(u)) t.tracks.stevedoresLanded++
  const f = FORMATION[u]
  if (IS_COMBAT[u] === 1 && t.formations.landedOn[f] === 0) t.formations.landedOn[f] = t.landing.beach
  revealed(t)
  tell.wentAshore.to(seenBy(t, u), t, u, at)
}

const whoGoesAshore = question({
  name: 'ashore',
  rule: '5.2b',
  who: () => BRITISH,
  about: (t) => ({ group: t.landing.group - 1, beach: beachNow(t) }),
  when: canAnybodyLand,
  choices: [
    choice({
      action: act.ashore,
      among: addAshore,
      whyNot: (t, a) => whyNotAshore(t, act.ashore.unit(a), act.ashore.hex(a)),
      take(t, a) {
        goAshore(t, act.ashore.unit(a), act.ashore.hex(a))
        return AGAIN
      },
    }),
    choice({
      action: act.end,
      passes: true,
      main: true,
      whyNot: (t) => (hasAnybodyLanded(t) ? ALLOWED : refuse.nobodyAshore()),
      take: () => NEXT,
    }),
  ],
})

/** §5.3D: what is taken from the die: one by day, one on a beach where units landed in an earlier turn. */
export const landingModifier = (t: Table, beach: Beach): number =>
  (isNight(t) ? 0 : 1) + ((t.landing.used >> beach) & 1)
/** §5.3D: at this much the unit is disorganized. */
const DISORDER = 5
const HIGHEST = 6

/** §5.3D, §20.6: a die for each combat unit, unless it cannot matter; what it does breaks no formation by itself; §5.3H: none for leaders and stevedores. */
const disorder = automatic('5.3d', (t) => {
  const less = landingModifier(t, beachNow(t))
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) {
    if (IS_COMBAT[u] === 0 || HIGHEST - less < DISORDER) continue
    if (d6(t) - less < DISORDER) tell.landedWell.to(seenBy(t, u), t, u)
    else {
      tell.landedBadly.to(seenBy(t, u), t, u)
      mark(t, u, DISORGANIZED)
    }
  }
})

const hasCombatLandedAt = (t: Table, at: Hex): boolean => {
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1))
    if (IS_COMBAT[u] === 1 && t.units.where[u] === at) return true
  return false
}

/** §5.3C: those who have landed face as their owner likes, hex after hex. */
const facing = automatic('5.3c', (t) => {
  // §19.7: in which hexes they have to face about
  revealed(t)
  const at: Hex | undefined = BEACH_HEXES[beachNow(t)][local(t, FACED)]
  if (at === undefined) return NEXT
  setLocal(t, FACED, local(t, FACED) + 1)
  if (hasCombatLandedAt(t, at)) faceAs(t, at)
  return AGAIN
})

/** §5.1, §5.3A, §15.9.1: the boats go back; in the next turn nobody lands. */
const boatsReturn = automatic('5.1', (t) => {
  const first = t.group.first
  if (first !== NO_UNIT && IS_COMBAT[first] === 1) t.landing.used |= 1 << beachNow(t)
  t.landing.last = t.tracks.turn
  t.landing.points = 0
  t.group.clear()
  const group = (t.landing.group - 1) as Group
  if (firstAboard(t, group) !== NO_UNIT) return
  tell.groupLanded(t, group)
  t.landing.group = 0
  t.landing.beach = 0
})

/** P10: the Amphibious Debarkation Phase (5.0); §5.3E, §5.3F: who has landed moves later in the turn, disorganized or not; §15.9.1A: who lands does nothing more in it. */
export const land = phase('landing', 'land', '5.0', [
  whatLands,
  orNothing,
  whoGoesAshore,
  disorder,
  facing,
  boatsReturn,
])
