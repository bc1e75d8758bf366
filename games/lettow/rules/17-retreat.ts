import { ALLOWED, RESTART, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { isOnMap, NEXT_TO, type Space } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { afterLast, firstOf, IS_GARRISON, SIDE_OF, type Unit } from '../roster.ts'
import { eliminate, hasEnemy, isClosed, putAt } from './03-map.ts'
import { tearUp } from './05-raid.ts'
import { roomIn, whyNotStack } from './11-stacking.ts'
import { lossesAmong, owe } from './14.2-losses.ts'

/** §4.5: can the unit leave at all? Garrisons never do. */
const canLeave = (unit: Unit): boolean => IS_GARRISON[unit] === 0
/** Has the unit to leave the combat's space? */
const isLeaving = (t: Table, unit: Unit): boolean => t.units.where[unit] === t.combat.at && canLeave(unit)

/** The next unit that has to fall back; -1 when all have. */
function nextToGo(t: Table): Unit {
  const side = t.combat.retreating
  for (let u = firstOf(side); u < afterLast(side); u++) if (isLeaving(t, u)) return u
  return -1 as Unit
}

/** May the unit fall back there? */
export function whyNotFallBack(t: Table, unit: Unit, to: Space): Refusal {
  // §17.1: the units go one after the other
  return unit === t.combat.next ? whyNotGo(t, unit, t.combat.at, to) : refuse.notItsTurn(unit)
}

/** May such a unit fall back from one space to another? */
function whyNotGo(t: Table, unit: Unit, from: Space, to: Space): Refusal {
  const near = NEXT_TO[from] as readonly Space[]
  // §17.1: to an adjacent space by land
  if (!isOnMap(to) || !near.includes(to)) return refuse.noWay(unit, to)
  // §17.1, §17.3: without enemies, not closed
  if (hasEnemy(t, SIDE_OF[unit], to)) return refuse.backOntoEnemy(unit, to)
  if (isClosed(t, to)) return refuse.backIntoNeutral(unit, to)
  return whyNotStack(t, unit, to)
}

/** How many units like this one the spaces around a combat can take. */
function roomAround(t: Table, unit: Unit, from: Space): number {
  let room = 0
  const near = NEXT_TO[from] as readonly Space[]
  for (let i = 0; i < near.length; i++)
    if (whyNotGo(t, unit, from, near[i]) === ALLOWED) room += roomIn(t, SIDE_OF[unit], near[i])
  return room
}

/** §17.2: how many of a side's units are lost if these are all that have to leave a space. */
export function trappedOf(t: Table, units: readonly Unit[], from: Space): number {
  const leaving = units.filter(canLeave)
  if (leaving.length === 0) return units.length
  return units.length - Math.min(leaving.length, roomAround(t, leaving[0], from))
}

/** §17.1: whose turn it is to fall back. */
const callNext = automatic('17.1', (t) => {
  t.combat.next = nextToGo(t)
})

/** §17.2: units with nowhere to go are lost; where there is room for some, their owner says which (ruling 25). */
const loseTheTrapped = automatic('17.2', (t) => {
  t.tracks.losses = 0
  if (t.combat.next < 0) return
  const room = roomAround(t, t.combat.next, t.combat.at)
  if (room > 0) {
    owe(t, t.combat.retreating, t.combat.at, Math.max(0, leaving(t) - room))
    return
  }
  eliminate(t, t.combat.next, left)
  return RESTART
})

/** How many units have still to fall back. */
function leaving(t: Table): number {
  const side = t.combat.retreating
  let n = 0
  for (let u = firstOf(side); u < afterLast(side); u++) if (isLeaving(t, u)) n++
  return n
}

const left = tell.leftBehind
const chooseTrapped = lossesAmong({ rule: '17.2', among: isLeaving, notAmong: refuse.notLeaving, how: left })

/** §17.2: garrisons left behind with the enemy are lost. */
const loseGarrisons = automatic('17.2', (t) => {
  const side = t.combat.retreating
  if (!hasEnemy(t, side, t.combat.at)) return
  for (let u = firstOf(side); u < afterLast(side); u++)
    if (t.units.where[u] === t.combat.at && IS_GARRISON[u] === 1) eliminate(t, u, left)
})

const fallBack = question({
  name: 'fallBack',
  rule: '17.1',
  when: (t) => t.combat.next >= 0,
  who: (t) => t.combat.retreating,
  about: (t) => ({ unit: t.combat.next }),
  choices: [
    choice({
      action: act.fallBack,
      among(t, out) {
        const near = NEXT_TO[t.combat.at] as readonly Space[]
        for (let i = 0; i < near.length; i++) out.add(act.fallBack(t.combat.next, near[i]))
      },
      whyNot: (t, a) => whyNotFallBack(t, act.fallBack.unit(a), act.fallBack.space(a)),
      take(t, a) {
        const unit = act.fallBack.unit(a)
        const to = act.fallBack.space(a)
        tell.fellBack(t, unit, t.combat.at, to)
        putAt(t, unit, to)
        tearUp(t, unit, to)
        return RESTART
      },
    }),
  ],
})

/** §17.1: one side leaves the space, unit by unit. §17.4 + §17.5: the other stays, and nobody fights where it goes. */
export const retreat = procedure('retreat', '17.1', [
  callNext,
  loseTheTrapped,
  chooseTrapped,
  callNext,
  fallBack,
  loseGarrisons,
])

/** Makes a side retreat from the combat under way. */
export function beginRetreat(t: Table, side: Side): void {
  t.combat.retreating = side
  t.combat.over = 1
}
