import {
  AGAIN,
  ALLOWED,
  about,
  DONE,
  d6,
  local,
  type Modifier,
  NEXT,
  NOBODY,
  RESTART,
  type Refusal,
  type Side,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { boxOf, isBox, RUFIJI } from '../board.ts'
import { INTERCEPTION } from '../data/in-force.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import { MOST_GROUPS, type Table } from '../layout.ts'
import { BRITISH, isVessel, NATION, RUNNER, type Unit } from '../roster.ts'
import { FROM_EAST, firstIn, is, isNeutral, nextIn, sideOf } from '../stacks.ts'
import { firstVesselIn } from './04-control.ts'
import { hasAircraft } from './06.1-effects.ts'
import { SEEKING, subjectAtSea, waterOf } from './12.1-waters.ts'
import {
  ENTERING,
  groupOf,
  groupsOf,
  isIn,
  leaderOf,
  numberOf,
  type Role,
  roleIn,
  sideIn,
  THERE,
  transportsIn,
  vesselsIn,
} from './12.4.7-groups.ts'
import { seatAtSea } from './12-command.ts'

const CHART = INTERCEPTION.modifiers

/** Something that counts when one group seeks another (chart 4.4). */
interface SeekModifier extends Modifier {
  holds(t: Table, seekers: number, target: number): boolean
}

/** §12.4.7c: the modifiers of the interception roll; they add up, and low rolls find. */
const MODIFIERS: readonly SeekModifier[] = [
  {
    text: 'page.seekersMany',
    value: CHART.seekersMany.add,
    rule: '12.4.7c',
    holds: (t, seekers) => vesselsIn(t, seekers) >= CHART.seekersMany.ships,
  },
  {
    text: 'page.targetHasTransports',
    value: CHART.targetHasTransports,
    rule: '12.4.7c',
    holds: (t, _, target) => transportsIn(t, target) > 0,
  },
  {
    text: 'page.seekerControls',
    value: CHART.seekerControls,
    rule: '12.4.7c',
    holds: (t, seekers) => holderBefore(t) === sideIn(t, roleIn(seekers)),
  },
  {
    text: 'page.targetSingle',
    value: CHART.targetSingle,
    rule: '12.4.7c',
    // §12.2.1: a transport is a vessel too
    holds: (t, _, target) => vesselsIn(t, target) + transportsIn(t, target) === 1,
  },
  {
    text: 'page.targetInRufiji',
    value: CHART.targetInRufiji,
    rule: '12.4.7c',
    holds: (t) => RUFIJI.includes(t.entry.at),
  },
  {
    text: 'page.runnerJustIn',
    value: CHART.runnerJustIn,
    rule: '12.4.7c',
    holds: (t, _, target) => isBox(t.entry.at) && someIn(t, target, (u) => RUNNER[u] === 1 && is(t, u, FROM_EAST)),
  },
  {
    text: 'page.navalAircraft',
    value: -1,
    rule: '6.1.4',
    holds: (t, seekers) => hasAircraft(t) && someIn(t, seekers, (u) => isVessel(u) && NATION[u] === BRITISH),
  },
]

function someIn(t: Table, group: number, holds: (unit: Unit) => boolean): boolean {
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) if (isIn(t, u, group) && holds(u)) return true
  return false
}

/** Chart 4.4: who controlled the water before the entry: vessels that came from coast or edge were not in its Patrol Box yet, those that came to a coast still were. */
function holderBefore(t: Table): Side {
  let holder = NOBODY
  const box = boxOf(waterOf(t.entry.at))
  for (let u = firstVesselIn(t, box); u >= 0; u = nextIn(t, u)) {
    if (isNeutral(t, u) || t.entering.has(u)) continue
    if (holder !== NOBODY && holder !== sideOf(t, u)) return NOBODY
    holder = sideOf(t, u)
  }
  if (isBox(t.entry.at) || !hasEnteringVessel(t)) return holder
  return holder === NOBODY || holder === t.entry.side ? t.entry.side : NOBODY
}
function hasEnteringVessel(t: Table): boolean {
  for (let u = t.entering.next(0); u >= 0; u = t.entering.next(u + 1)) if (isVessel(u)) return true
  return false
}

/** The lines that count when one group seeks another; for boards and forecasts. */
export const modifiersOf = (t: Table, seekers: number, target: number): readonly Modifier[] =>
  MODIFIERS.filter((m) => m.holds(t, seekers, target))

/** The chart's value for the space. */
export function chartValue(t: Table): number {
  const row = isBox(t.entry.at) ? INTERCEPTION.patrolBox : INTERCEPTION.coastalHex
  return row[waterOf(t.entry.at)] ?? 0
}

/** §12.4.7c: the highest face with which one group finds another: a natural 1 always does, a natural 6 never. */
export function neededToFind(t: Table, seekers: number, target: number): number {
  let needed = chartValue(t)
  for (const m of MODIFIERS) if (m.holds(t, seekers, target)) needed -= m.value
  return Math.min(5, Math.max(1, needed))
}

/** The group whose target is asked for, in the locals of `aiming`. */
const roleHere = (t: Table): Role => local(t, 0) as Role
/** The group that has to name its target. */
export const seekerHere = (t: Table): number => local(t, 1)
/** The enemy group that a number means. */
export const chasedBy = (t: Table, number: number): number => groupOf((1 - roleHere(t)) as Role, number - 1)

function whyNotChase(t: Table, number: number): Refusal {
  if (number < 1 || number > groupsOf(t, (1 - roleHere(t)) as Role)) return refuse.noSuchGroup(number)
  return ALLOWED
}

function aim(t: Table, seekers: number, target: number): void {
  t.groups.target[seekers] = target + 1
}

/** §12.4.7b: each seeking group of a side names the enemy group it seeks; where there is but one, that one. */
export const aiming = procedure('aiming', '12.4.7', [
  automatic('12.4.7', (t) => {
    const role = roleHere(t)
    const foes = (1 - role) as Role
    for (let n = 0; n < MOST_GROUPS; n++) {
      const seekers = groupOf(role, n)
      if (t.groups.seeks[seekers] === 0 || t.groups.target[seekers] > 0) continue
      setLocal(t, 1, seekers)
      if (groupsOf(t, foes) > 1) return NEXT
      aim(t, seekers, groupOf(foes, 0))
      return AGAIN
    }
    return DONE
  }),
  question({
    name: 'chase',
    rule: '12.4.7c',
    about: (t) => ({ unit: leaderOf(t, seekerHere(t)), hex: t.entry.at }),
    who: (t) => sideIn(t, roleHere(t)),
    seat: (t) => seatAtSea(t, sideIn(t, roleHere(t))),
    choices: [
      choice({
        action: act.chase,
        among: (t, out) => {
          for (let n = groupsOf(t, (1 - roleHere(t)) as Role); n > 0; n--) out.add(act.chase(n))
        },
        whyNot: (t, a) => whyNotChase(t, act.chase.group(a)),
        take(t, a) {
          const target = chasedBy(t, act.chase.group(a))
          aim(t, seekerHere(t), target)
          tell.chased(t, leaderOf(t, seekerHere(t)), numberOf(target))
          return RESTART
        },
      }),
    ],
  }),
])

/** §12.4.5 + §12.4.6: groups that seek one that seeks meet it; the others roll, the side that entered first. */
export function intercept(t: Table): boolean {
  about(t, subjectAtSea(t, SEEKING))
  let hasMet = false
  for (const role of [ENTERING, THERE])
    for (let n = 0; n < MOST_GROUPS; n++) {
      const seekers = groupOf(role, n)
      if (t.groups.seeks[seekers] === 0) continue
      const target = t.groups.target[seekers] - 1
      if (!finds(t, seekers, target)) continue
      // §12.4.9: all who are in contact fight in one battle
      t.groups.contact[seekers] = 1
      t.groups.contact[target] = 1
      hasMet = true
    }
  return hasMet
}

function finds(t: Table, seekers: number, target: number): boolean {
  const leader = leaderOf(t, seekers)
  // §12.4.5: both want it
  if (t.groups.seeks[target] === 1) {
    tell.met(t, leader)
    return true
  }
  const needed = neededToFind(t, seekers, target)
  const isFound = d6(t) <= needed
  const told = isFound ? tell.found : tell.eluded
  told(t, leader, needed)
  return isFound
}
