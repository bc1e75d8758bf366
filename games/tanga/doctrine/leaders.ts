import { reason } from '@boma/counsel'
import { distance, type Hex } from '@boma/kernel'
import { grid, HEXES, isHex } from '../board.ts'
import { place } from '../counsel/note.ts'
import { FORMATION, IS_COMBAT, isLeader, LETTOW, type Unit } from '../roster.ts'
import { isEligible } from '../rules/09-stacking.ts'
import { DISORGANIZED, is } from '../stacks.ts'
import type { Plan } from './plan.ts'
import { pointsTo, reaches } from './ways.ts'

/** Leaders who are with nobody go where they hold units together, rally them, or are at least safe. */
export function leadAll(plan: Plan): void {
  for (const leader of [...plan.idle()].filter(isLeader))
    if (leader === LETTOW) hide(plan)
    else lead(plan, leader)
}

function lead(plan: Plan, leader: Unit): void {
  const { t } = plan
  const from = t.units.where[leader]
  const reach = plan.reach([leader])
  let best = from
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (!reaches(reach, at) || plan.front.isHostile(at) || !plan.fits([leader], at)) continue
    const worth = use(plan, leader, at) - pointsTo(reach, at) / 100
    if (worth > most) {
      most = worth
      best = at
    }
  }
  if (most > Number.NEGATIVE_INFINITY)
    plan.send([leader], best, reason(best === from ? 'wait' : 'rally', { at: place(best) }))
}

/** What a leader is good for in a hex. */
function use(plan: Plan, leader: Unit, at: Hex): number {
  const { t, front } = plan
  const led = plan.at(at).filter((u) => IS_COMBAT[u] === 1 && isEligible(leader, FORMATION[u]))
  const danger = front.chargers(at).length
  // §17.2.3: alone he is lost as soon as somebody comes beside him
  if (led.length === 0) return danger > 0 ? -20 : -1
  const isLed = plan.at(at).some((u) => isLeader(u) && led.every((each) => isEligible(u, FORMATION[each])))
  const hurt = led.filter((u) => is(t, u, DISORGANIZED)).length
  const threat = front.fire.isSeen(at) ? 1 : 0
  return (isLed ? 0 : 1 + 2 * hurt + 3 * (led.length - 1)) - threat * 0.5
}

/** §21.2.1.1A: his fall is the end: he keeps off the map, or as far from the enemy as he can get. */
function hide(plan: Plan): void {
  const { t, front } = plan
  const from = t.units.where[LETTOW]
  if (!isHex(from)) return
  const reach = plan.reach([LETTOW])
  let best = from
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (!reaches(reach, at) || front.isHostile(at) || !plan.fits([LETTOW], at)) continue
    const worth =
      Math.min(SAFE, ...front.enemies.map((enemy) => distance(grid, enemy.at, at))) - (front.fire.isSeen(at) ? SAFE : 0)
    if (worth <= most) continue
    most = worth
    best = at
  }
  plan.send([LETTOW], best, reason('spare', { at: place(best) }))
}
/** Hexes from the enemy that are far enough. */
const SAFE = 14
