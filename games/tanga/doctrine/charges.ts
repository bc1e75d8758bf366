import { reason } from '@boma/counsel'
import type { Hex } from '@boma/kernel'
import { place } from '../counsel/note.ts'
import { BRITISH, GERMAN, IS_COMBAT, type Unit } from '../roster.ts'
import { isFlanked } from '../rules/08-facing.ts'
import { besideOf, type Front } from './front.ts'
import { type Clash, clash, stepsOf } from './odds.ts'
import { partiesIn } from './parties.ts'
import type { Stack } from './picture.ts'
import { bodyOfUnits, type Plan } from './plan.ts'
import { postValue } from './posts.ts'
import { reaches, riskTo } from './ways.ts'
import { DESPERATE, HUNTED, LEAST_CHANCE, VICTORY } from './weights.ts'

/** What it is worth to be rid of an enemy stack, beside the steps that it loses. */
export function worthOf({ goals, side }: Front, stack: Stack): number {
  const hunted = side === BRITISH && goals.isHunted(stack.at) ? VICTORY * HUNTED : 0
  if (goals.isGoal[stack.at] === 0) return stepsOf(stack.body.faces) / 2 + hunted
  const decides = side === GERMAN ? VICTORY * goals.weight : (VICTORY / 3) * goals.weight
  return stepsOf(stack.body.faces) / 2 + decides
}

/** The melee of a body from one hex into that of a stack. */
export function clashFrom(front: Front, units: readonly Unit[], from: Hex, stack: Stack): Clash {
  const { t } = front
  const isFlank = isFlanked(stack.at, t.places.facing[stack.at], from)
  return clash(bodyOfUnits(t, units), stack.body, front.shelter(stack.at), isFlank)
}

interface Charge {
  readonly units: readonly Unit[]
  readonly from: Hex
  readonly stack: Stack
  readonly win: number
  readonly worth: number
}

/** All parties that have nothing to do yet and could fight. */
function fighters(plan: Plan): readonly (readonly Unit[])[] {
  const hexes = new Set<Hex>()
  for (const u of plan.idle()) hexes.add(plan.t.units.where[u])
  const found: (readonly Unit[])[] = []
  for (const at of hexes)
    for (const party of partiesIn(plan, at)) {
      if (!party.some((u) => IS_COMBAT[u] === 1)) continue
      found.push(party)
      if (party.length > 2) for (const u of party) if (IS_COMBAT[u] === 1) found.push([u])
    }
  return found
}

/** The best that a party can do against a stack: from which hex, with what chance. */
function bestAgainst(plan: Plan, units: readonly Unit[], stack: Stack, gain: number): Charge | undefined {
  const { front } = plan
  const reach = plan.reach(units)
  let best: Charge | undefined
  for (const from of besideOf(stack.at)) {
    if (!reaches(reach, from) || front.isHostile(from) || plan.isManned(from) || !plan.fits(units, from)) continue
    const { win, lost, dealt } = clashFrom(front, units, from, stack)
    const risk = riskTo(reach, from)
    const worth = win * gain + dealt - (lost + risk) * front.ownStep - leaves(plan, units, from)
    if (best === undefined || worth > best.worth) best = { units, from, stack, win, worth }
  }
  return best
}

/** What is lost when they leave a post for this. */
function leaves({ t, front, side }: Plan, units: readonly Unit[], to: Hex): number {
  const from = t.units.where[units[0] as Unit]
  return side === GERMAN && from !== to ? postValue(front, from) / 3 : 0
}

const SURE = 0.97

/** Whoever of the enemy stands where it decides is attacked by as many as it takes. */
export function intruders(plan: Plan): void {
  const { front } = plan
  const inside = front.enemies
    .filter(({ at, body }) => front.goals.isGoal[at] === 1 && body.faces.length > 0)
    .map((stack) => ({ stack, left: 1 }))
  for (let n = 0; n < MOST; n++) {
    const [next] = inside.filter(({ left }) => left > 1 - SURE).sort((a, b) => b.left - a.left)
    if (next === undefined) return
    let best: Charge | undefined
    for (const units of fighters(plan)) {
      const found = bestAgainst(plan, units, next.stack, worthOf(front, next.stack) * next.left)
      if (found !== undefined && found.win > 0.02 && (best === undefined || found.worth > best.worth)) best = found
    }
    if (best === undefined || best.worth <= 0) {
      inside.splice(inside.indexOf(next), 1)
      continue
    }
    order(plan, best)
    next.left *= 1 - best.win
  }
}
const MOST = 40

function order(plan: Plan, { units, from, stack, win }: Charge): void {
  plan.send(units, from, reason('strike', { at: place(stack.at), chance: win }))
}

/** Where a single gap decides, Germans do not run after the enemy. */
const isWorthwhile = ({ side, goals, toGoal }: Front, { at }: Stack): boolean =>
  side !== GERMAN || !goals.isAtOnce || (toGoal[at] as number) <= CLOSE
const CLOSE = 4

/** The least chance with which somebody goes beside a stack to attack it. */
const leastFor = ({ goals, side }: Front, { at }: Stack): number => {
  const decides = goals.isGoal[at] === 1 && goals.weight > DESPERATE.weight
  return decides && (side === GERMAN || goals.isTime) ? DESPERATE.chance : LEAST_CHANCE
}

/** Whoever can beat an enemy goes beside him; where it decides, as many as it takes. */
export function charges(plan: Plan): void {
  const { front } = plan
  const near = front.enemies
    .filter((each) => each.body.faces.length > 0 && isWorthwhile(front, each))
    .map((stack) => ({ stack, left: 1 }))
  for (let n = 0; n < MOST; n++) {
    let best: Charge | undefined
    let target: (typeof near)[number] | undefined
    for (const units of fighters(plan))
      for (const each of near) {
        const found = bestAgainst(plan, units, each.stack, worthOf(front, each.stack) * each.left)
        if (found === undefined || found.win < leastFor(front, each.stack) || found.worth <= 0) continue
        if (best !== undefined && found.worth <= best.worth) continue
        best = found
        target = each
      }
    if (best === undefined || target === undefined) return
    order(plan, best)
    target.left *= 1 - best.win
    const isEnough = target.left < 1 - ENOUGH || leastFor(front, target.stack) === LEAST_CHANCE
    if (isEnough) near.splice(near.indexOf(target), 1)
  }
}
const ENOUGH = 0.8
