import { reason } from '@boma/counsel'
import { distance, type Hex } from '@boma/kernel'
import { BEACH_AT, grid, HEXES, IS_ALL_ROUND, isHex } from '../board.ts'
import { place } from '../counsel/note.ts'
import { BRITISH, FORMATION, GERMAN, IS_COMBAT, type Unit } from '../roster.ts'
import { around, besideOf, type Front } from './front.ts'
import { stepsOf } from './odds.ts'
import { partiesIn } from './parties.ts'
import { bodyOfUnits, moraleOf, type Plan, watches } from './plan.ts'
import { postValue } from './posts.ts'
import { type Reach, reaches, riskTo } from './ways.ts'
import { ALL_ROUND, CROWDED, NEARER, ON_BEACH, PRESSING, STRIKING, WATCHED } from './weights.ts'

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
  const drawn = front.isBrittle(units) ? 0 : 1
  let best = from
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (!reaches(reach, at) || front.isHostile(at) || !plan.fits(units, at)) continue
    if (at !== from && isShown(front, reach, at)) continue
    const falls = (1 - front.holds(body, at, HUNTED)) * steps * fear(front)
    const blood = riskTo(reach, at) + front.fire.atRest(at, morale) + falls
    const worth =
      pull(front, at, from, drawn) -
      blood * front.ownStep * caution(front) -
      crowd(plan, units, at) +
      watch(plan, units, at)
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
/** §21.1d: where one gap decides, Germans who fall upon the British leave one. */
const fear = ({ goals, side }: Front): number => (side === BRITISH && goals.isAtOnce ? 0 : FEAR)

/** §6.3, §10.4: where one gap decides, or battalions that break count, whoever shows himself before he goes in only wears his down. */
const isShown = ({ goals, side, fire }: Front, reach: Reach, at: Hex): boolean =>
  side === BRITISH && (goals.isAtOnce || goals.areBroken) && (fire.isSeen(at) || riskTo(reach, at) > UNSEEN)
const UNSEEN = 0.05

/** How dear blood is: less for the British when time is up, and when they are many. */
const caution = ({ goals, side, odds }: Front): number =>
  side === GERMAN || goals.isAtOnce ? 1 : goals.isTime ? BOLD : Math.max(BOLD, Math.min(1, 1.2 / Math.max(0.1, odds)))
const BOLD = 0.4

/** §11.2: in the end nobody of the enemy must find a refuge where it decides. */
const watch = (plan: Plan, units: readonly Unit[], at: Hex): number =>
  plan.side === BRITISH || plan.front.goals.weight < LATE ? 0 : WATCHED * watches(plan, units, at)
const LATE = 0.5

/** §6.3.4E: whoever stands beside another formation may be swept along when that breaks. */
function crowd(plan: Plan, units: readonly Unit[], at: Hex): number {
  const own = FORMATION[units.find((u) => IS_COMBAT[u] === 1) as Unit]
  let n = 0
  around(at, (to) => {
    if (plan.at(to).some((u) => IS_COMBAT[u] === 1 && FORMATION[u] !== own)) n++
  })
  return n * CROWDED
}

/** What draws them to a hex. */
function pull(front: Front, at: Hex, from: Hex, drawn: number): number {
  const stays = at === from ? 0.05 : 0
  if (front.side === BRITISH) return stays - drawn * advance(front, at) - (isOnBeach(at) ? ON_BEACH : 0)
  let nearest = 99
  for (const post of hotPosts(front)) nearest = Math.min(nearest, distance(grid, post, at))
  return stays - NEARER * 2 * nearest + postValue(front, at) / 8 + (IS_ALL_ROUND[at] === 1 ? ALL_ROUND : 0)
}

/** What it is worth to be nearer; where one gap decides, near enough to go into it next turn. */
const advance = ({ goals, toGoal }: Front, at: Hex): number =>
  goals.isAtOnce ? NEARER * PRESSING * Math.max(0, (toGoal[at] as number) - STRIKING) : NEARER * (toGoal[at] as number)

/** §9.5: a beach is kept clear for those who land next. */
const isOnBeach = (at: Hex): boolean => BEACH_AT[at] >= 0 || besideOf(at).some((to) => BEACH_AT[to] >= 0)

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
