import { reason } from '@boma/counsel'
import { distance, type Hex } from '@boma/kernel'
import { grid, HEXES, isHex } from '../board.ts'
import { place } from '../counsel/note.ts'
import { BRITISH, IS_COMBAT, type Unit } from '../roster.ts'
import type { Front } from './front.ts'
import { stepsOf } from './odds.ts'
import { partiesIn } from './parties.ts'
import { bodyOfUnits, moraleOf, type Plan } from './plan.ts'
import { postValue } from './posts.ts'
import { reaches, riskTo } from './ways.ts'
import { NEARER, OWN_STEP } from './weights.ts'

/** Everybody else goes where he is of most use, leaders with whom they lead. */
export function chooseForAll(plan: Plan): void {
  const hexes = new Set<Hex>()
  for (const u of plan.idle()) hexes.add(plan.t.units.where[u])
  const parties = [...hexes]
    .flatMap((at) => partiesIn(plan, at))
    .filter((units) => units.some((u) => IS_COMBAT[u] === 1))
  // Who is nearest to the enemy chooses first
  const order = parties.toSorted((a, b) => nearness(plan, a) - nearness(plan, b) || (a[0] as Unit) - (b[0] as Unit))
  for (const units of order) choose(plan, units)
}

const nearness = ({ t, front }: Plan, units: readonly Unit[]): number => {
  const at = t.units.where[units[0] as Unit]
  return isHex(at) ? (front.toGoal[at] as number) : 1e9
}

function choose(plan: Plan, units: readonly Unit[]): void {
  const { t, front } = plan
  const from = t.units.where[units[0] as Unit]
  const reach = plan.reach(units)
  const body = bodyOfUnits(t, units)
  const morale = moraleOf(t, units)
  const steps = stepsOf(body.faces)
  let best = from
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (!reaches(reach, at) || front.isHostile(at) || !plan.fits(units, at)) continue
    const blood = riskTo(reach, at) + front.fire.atRest(at, morale) + (1 - front.holds(body, at, HUNTED)) * steps * FEAR
    const worth = pull(front, at, from) - blood * OWN_STEP * caution(front)
    if (worth > most) {
      most = worth
      best = at
    }
  }
  if (most === Number.NEGATIVE_INFINITY) {
    if (units.length > 1) for (const u of units) choose(plan, [u])
    return
  }
  plan.send(units, best, reason(best === from ? 'wait' : 'gather', { at: place(best) }))
}
/** A share of the enemy's stacks that would charge at one. */
const HUNTED = 0.5
const FEAR = 0.5

/** How dear blood is: less when time is up. */
const caution = ({ goals, side }: Front): number => (side === BRITISH && goals.isTime ? 0.4 : 1)

/** What draws them to a hex. */
function pull(front: Front, at: Hex, from: Hex): number {
  const stays = at === from ? 0.05 : 0
  if (front.side === BRITISH) return stays - NEARER * (front.toGoal[at] as number)
  let nearest = 99
  for (const post of hotPosts(front)) nearest = Math.min(nearest, distance(grid, post, at))
  return stays - NEARER * 2 * nearest + postValue(front, at) / 8
}

const hot = new WeakMap<Front, readonly Hex[]>()
/** The posts that the enemy could reach first. */
function hotPosts(front: Front): readonly Hex[] {
  const known = hot.get(front)
  if (known !== undefined) return known
  const all: Hex[] = []
  for (let at = 0 as Hex; at < HEXES; at++) if (postValue(front, at) > 0) all.push(at)
  const most = Math.max(0, ...all.map((at) => postValue(front, at)))
  const found = all.filter((at) => postValue(front, at) === most)
  hot.set(front, found)
  return found
}
