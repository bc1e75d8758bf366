import { reason } from '@boma/counsel'
import { ALLOWED, type Hex } from '@boma/kernel'
import { HEXES, IS_PASSABLE, isHex } from '../board.ts'
import { place } from '../counsel/note.ts'
import { GERMAN, IS_COMBAT, isLeader, type Unit } from '../roster.ts'
import { whyNotDig } from '../rules/18-trenches.ts'
import { charges, intruders } from './charges.ts'
import { type Front, MOST_CHARGES } from './front.ts'
import { leadAll } from './leaders.ts'
import { bonusOf } from './parties.ts'
import { combatIn } from './picture.ts'
import { bodyOfUnits, moraleOf, Plan } from './plan.ts'
import { postValue } from './posts.ts'
import { chooseForAll } from './rest.ts'
import { pointsTo, reaches, riskTo } from './ways.ts'
import { POST, VICTORY } from './weights.ts'

/** Plans a Movement Phase. */
export function planFor(front: Front): Plan {
  const plan = new Plan(front)
  if (front.side === GERMAN) {
    intruders(plan)
    dig(plan)
    manPosts(plan)
  } else runForIt(plan)
  charges(plan)
  chooseForAll(plan)
  leadAll(plan)
  return plan
}

/** §18.1: posts that the enemy cannot reach yet are dug in. */
function dig(plan: Plan): void {
  const { front, t } = plan
  if (front.goals.isAtOnce) return
  let left = t.tracks.germanTrenches
  const posts = front.own.map(({ at }) => at).filter((at) => postValue(front, at) > 0)
  for (const at of posts.toSorted((a, b) => postValue(front, b) - postValue(front, a))) {
    if (left >= 12 || front.fire.isSeen(at) || (front.arrival[at] as number) <= NEAR || whyNotDig(t, at) !== ALLOWED)
      continue
    const units = combatIn(t, at)
    if (units.some((u) => plan.isDone(u)) || !plan.fits(units, at)) continue
    left++
    plan.digs.push(at)
    plan.settle(units, at)
  }
}
const NEAR = 12

/** A unit that could go somewhere, and what that would be worth. */
interface Offer {
  readonly unit: Unit
  readonly to: Hex
  readonly worth: number
}

/** Everybody where it decides who can get there: the more there are, the fewer the enemy can throw out. */
function runForIt(plan: Plan): void {
  const { front, t } = plan
  const open = front.goals.wanted.filter((at) => !front.isHostile(at))
  const runners = [...plan.idle()].filter((u) => IS_COMBAT[u] === 1 && !front.isBrittle([u]))
  const able = runners.filter((u) => open.some((at) => reaches(plan.reach([u]), at)))
  const hunters = new Set(open.flatMap((at) => front.chargers(at)))
  // §11.1: each stack attacks once, so that the more there are who run, the fewer attack each of them
  const share = Math.min(1, hunters.size / Math.max(1, able.length) / MOST_CHARGES)
  const offers: Offer[] = []
  for (const unit of able) {
    const reach = plan.reach([unit])
    const body = bodyOfUnits(t, [unit])
    for (const to of open) {
      if (!reaches(reach, to)) continue
      const holds = front.holds(body, to, share)
      const risk = riskTo(reach, to)
      const worth = VICTORY * front.goals.weightAt(to) * holds * (1 - risk / 3) - risk * front.ownStep
      if (worth > (front.goals.left === 0 ? 0 : LEAST_RUN)) offers.push({ unit, to, worth })
    }
  }
  offers.sort((a, b) => b.worth - a.worth)
  for (const { unit, to, worth } of offers)
    if (!plan.isDone(unit) && !plan.isManned(to) && plan.fits([unit], to))
      plan.send([unit], to, reason('take', { at: place(to), chance: Math.min(1, worth / VICTORY) }))
}
/** A run that promises less waits, as long as there is time. */
const LEAST_RUN = 4

/** Somebody in every hex through which the enemy could come. */
function manPosts(plan: Plan): void {
  const { front, t } = plan
  const posts: Hex[] = []
  for (let at = 0 as Hex; at < HEXES; at++)
    if (IS_PASSABLE[at] === 1 && !front.isHostile(at) && postValue(front, at) > 0) posts.push(at)
  const urgent = front.goals.isAtOnce ? POST[0] : 0
  posts.sort((a, b) => postValue(front, b) - postValue(front, a))
  for (const at of posts) if (!plan.isManned(at)) keepSomebody(plan, at)
  for (const at of posts) {
    if (plan.isManned(at) || postValue(front, at) < (urgent ?? 0)) continue
    let best: Offer | undefined
    for (const unit of plan.idle()) {
      if (IS_COMBAT[unit] === 0 || !plan.fits([unit], at)) continue
      const reach = plan.reach([unit])
      if (!reaches(reach, at)) continue
      const from = t.units.where[unit]
      const isLed = isHex(from) && ledIn(plan, from)
      const worth =
        postValue(front, at) -
        riskTo(reach, at) * front.ownStep -
        pointsTo(reach, at) / 20 -
        (isLed ? 4 : 0) +
        moraleOf(t, [unit]) / 10
      if (worth > 0 && (best === undefined || worth > best.worth)) best = { unit, to: at, worth }
    }
    if (best !== undefined) plan.send([best.unit], at, reason('hold', { at: place(at) }))
  }
}

/** Is a leader there with more than one? */
function ledIn({ t }: Plan, at: Hex): boolean {
  let [leaders, others] = [0, 0]
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u))
    if (isLeader(u)) leaders++
    else others++
  return leaders > 0 && others > 1
}

/** Of those who stand at a post one stays: the steadiest of them. */
function keepSomebody(plan: Plan, at: Hex): void {
  const idle = combatIn(plan.t, at).filter((u) => plan.isMobile(u) && !plan.isDone(u))
  const [best] = idle.toSorted((a, b) => bonusOf([b]) - bonusOf([a]) || moraleOf(plan.t, [b]) - moraleOf(plan.t, [a]))
  if (best !== undefined && plan.fits([best], at)) plan.send([best], at, reason('hold', { at: place(at) }))
}
