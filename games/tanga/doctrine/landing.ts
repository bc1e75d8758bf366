import { type Proposal, reason } from '@boma/counsel'
import type { Action, Hex } from '@boma/kernel'
import { act } from '../actions.ts'
import { BEACH_HEXES, BEACH_NAMES, type Beach } from '../board.ts'
import { place } from '../counsel/note.ts'
import { answers } from '../counsel/tried.ts'
import type { Table } from '../layout.ts'
import {
  FORMATION,
  GERMAN,
  GROUP,
  type Group,
  groupNamed,
  IS_COMBAT,
  IS_STAFF,
  isLeader,
  type Unit,
} from '../roster.ts'
import { isNight, lastTurn } from '../rules/04-clock.ts'
import { oneMoreFault } from '../rules/09-stacking.ts'
import { combatUnits, holder } from '../stacks.ts'
import { just } from './fire.ts'
import { around } from './front.ts'
import { BEACHES, GROUPS_IN_ORDER, STEVEDORES } from './weights.ts'

const rankOf = (t: Table, group: Group): number => {
  const stevedores = STEVEDORES.map(groupNamed).indexOf(group)
  if (stevedores < 0) return GROUPS_IN_ORDER.map(groupNamed).indexOf(group)
  // §22.1.1.2A: the third never lands: all three ashore and lost would be the end
  const isLong = lastTurn(t) > LONG
  return isLong && stevedores === 0 && t.landing.cleared > 0 && t.tracks.turn > STEVEDORES_FROM ? 0.5 : NEVER
}
const LONG = 24
const STEVEDORES_FROM = 4
const NEVER = 99

/** §5.2: the best battalions first, on the beach that is nearest to the town. */
export function proposeDebark(t: Table): readonly Proposal[] {
  let best: Action | undefined
  let least = NEVER
  for (const action of answers(t)) {
    if (!act.debark.is(action)) continue
    const group = rankOf(t, act.debark.group(action))
    const beach = BEACHES.indexOf(BEACH_NAMES[act.debark.beach(action)] ?? '')
    const room = roomOn(t, act.debark.beach(action))
    if (room === 0) continue
    const rank = (group < 0 ? NEVER : group) + beach / 10 + (room < MOST_LANDED ? CRAMPED : 0)
    if (rank >= least) continue
    least = rank
    best = action
  }
  return best === undefined ? just(act.end()) : just(best, reason('land'))
}

/** §9.5: hexes on a beach and beside it with nobody in them: who finds no room there is lost. */
export function roomOn(t: Table, beach: Beach): number {
  const near = new Set<Hex>()
  for (const at of BEACH_HEXES[beach] ?? []) {
    near.add(at)
    around(at, (to) => near.add(to))
  }
  return [...near].filter((at) => combatUnits(t, at) === 0 && holder(t, at) !== GERMAN).length
}
const MOST_LANDED = 5
const CRAMPED = 0.4

/** §5.2B: companies first, two to an officer; then the leaders who may. */
export function proposeAshore(t: Table): readonly Proposal[] {
  const all = answers(t).filter((action) => act.ashore.is(action))
  const formation = FORMATION[firstOfGroup(t)]
  const isFull = isNight(t) && hasLanded(t) && roomOn(t, (t.landing.beach - 1) as Beach) <= crowdOn(t)
  let best: Action | undefined
  let most = 0
  for (const action of all) {
    if (isFull && !isLeader(act.ashore.unit(action))) continue
    const worth = ashoreWorth(t, act.ashore.unit(action), act.ashore.hex(action), formation)
    if (worth <= most) continue
    most = worth
    best = action
  }
  return best === undefined ? just(act.end()) : just(best, reason('land', { at: place(act.ashore.hex(best)) }))
}

/** Has a unit gone ashore in this landing? A leader alone is none (5.2D). */
function hasLanded(t: Table): boolean {
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) if (!isLeader(u)) return true
  return false
}

/** Those on the beach who must find room beside it when they have landed by night, but for one in each hex. */
export function crowdOn(t: Table): number {
  let n = 0
  for (const at of BEACH_HEXES[t.landing.beach - 1] ?? []) n += Math.max(0, combatUnits(t, at) - 1)
  return n
}

function firstOfGroup(t: Table): Unit {
  let u = 0 as Unit
  while (GROUP[u] !== t.landing.group - 1) u++
  return u
}

function ashoreWorth(t: Table, u: Unit, at: Hex, formation: number): number {
  const room = oneMoreFault(t, at, u) === '' ? 3 : 0
  if (!isLeader(u)) return 10 + room - combatUnits(t, at) / 4 + (IS_COMBAT[u] === 1 ? 0 : 1)
  if (combatUnits(t, at) === 0) return 0
  if (FORMATION[u] === formation) return 2 + room
  return IS_STAFF[u] === 1 && room > 0 ? 1 : 0
}
