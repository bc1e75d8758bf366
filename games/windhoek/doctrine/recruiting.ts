import { type Proposal, reason } from '@boma/counsel'
import { type Action, type Hex, legal, Moves, NOBODY, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { CAPE, isHex, PLACE_AT, PORT_ALEXANDER, SWA, TERRITORY_AT, TOWN, TOWN_HEXES } from '../board.ts'
import { place } from '../counsel/note.ts'
import type { Table } from '../layout.ts'
import { COMBAT, COUNTER, GERMAN, IS_MILITIA, type Unit } from '../roster.ts'
import { LINE_COST, LINE_OF } from '../rules/10-recruiting/lines.ts'
import { mobileIn, stackLimit } from '../rules/14-stacking.ts'
import { isEntrenched } from '../rules/16.5-ground.ts'
import { rules } from '../rules.ts'
import { controller, isStatic } from '../stacks.ts'
import { only } from './battle.ts'
import { standingIn } from './belief.ts'
import { mightOfAll, partiesOf } from './forces.ts'
import { FORTRESSES } from './fortress.ts'
import { marchesBefore, marchesTo, operations, prepared, turnsLeft } from './operations.ts'
import { rallyNeed } from './rally.ts'
import type { Survey } from './survey.ts'
import { KEPT, WORTH_HOLDING } from './weights.ts'

const moves = new Moves()

/** §10.1: what to buy next, or that the rest is kept for marches. */
export function proposeRecruit(t: Table, side: Side, survey: Survey): readonly Proposal[] {
  legal(rules, t, moves)
  const bought = side === GERMAN ? germanBuy(t, survey) : alliedBuy(t, survey)
  return bought === undefined ? only([act.end()], reason('wait')) : only([bought], reason('raise'))
}

/** The strongest unit of a recruit line that can be had now. */
function firstOf(id: string): Action | undefined {
  let best: Action | undefined
  for (let i = 0; i < moves.count; i++) {
    const a = moves.at(i)
    if (!act.recruit.is(a) || COUNTER[act.recruit.unit(a)].recruit !== id) continue
    if (best === undefined || COMBAT[act.recruit.unit(a)] > COMBAT[act.recruit.unit(best)]) best = a
  }
  return best
}

const priceOf = (a: Action): number => LINE_COST[LINE_OF[act.recruit.unit(a)]] ?? 0

/** Buys the first of these lines that the points allow. */
function firstWithin(points: number, ...ids: readonly string[]): Action | undefined {
  for (const id of ids) {
    const found = firstOf(id)
    if (found !== undefined && priceOf(found) <= points) return found
  }
  return undefined
}

function germanBuy(t: Table, { posture }: Survey): Action | undefined {
  const left = turnsLeft(t)
  const spare = t.ap.points[GERMAN] - Math.max(posture.march, Math.min(6, rallyNeed(t, GERMAN)) + 1)
  if (spare <= 0) return undefined
  const trench = FORTRESSES.find(
    (at) => controller(t, at) === GERMAN && !isEntrenched(t, at) && moves.has(act.entrench(at)),
  )
  if (trench !== undefined && spare >= 2) return act.entrench(trench)
  if (hasEmptyTown(t)) {
    const patrol = firstWithin(spare, 'g-patrol')
    if (patrol !== undefined) return patrol
  }
  if (left >= 3) {
    const wireless = firstWithin(spare, 'g-wireless')
    if (wireless !== undefined) return wireless
  }
  if (hasRoom(t)) {
    const unit = firstWithin(spare, 'g-artillery', 'g-mounted', 'g-supply')
    if (unit !== undefined) return unit
  }
  return firstWithin(spare, 'g-militia')
}

const hasEmptyTown = (t: Table): boolean =>
  TOWN_HEXES.some((town) => TERRITORY_AT[town] === SWA && controller(t, town) === NOBODY)

const hasRoom = (t: Table): boolean =>
  FORTRESSES.some((at) => controller(t, at) === GERMAN && mobileIn(t, at) < stackLimit(GERMAN))

function alliedBuy(t: Table, survey: Survey): Action | undefined {
  const { side } = survey
  const left = turnsLeft(t)
  if (left === 0) return undefined
  const { raiseUntil, march } = survey.posture
  const wanted = t.tracks.turn <= raiseUntil ? 0 : Math.max(march, wantedFor(t, survey))
  const spare = t.ap.points[side] - wanted
  if (spare >= 1 && militiaTown(t, side) !== undefined) {
    const militia = firstWithin(spare, 'a-militia')
    if (militia !== undefined) return militia
  }
  if (left < 2) return undefined
  return firstWithin(spare, ...ALLIED_ARMY)
}

/** Whom the Allies raise, in this order: guns that fire first, then what brings most hits and steps for a point. */
const ALLIED_ARMY = [
  'a-heavy',
  'a-infantry',
  'a-mounted',
  'a-car',
  'a-column',
  'a-marine',
  'a-artillery',
  'a-commando',
] as const

/** Points that this turn's marches and attacks will want, and what is kept for a siege. */
function wantedFor(t: Table, survey: Survey): number {
  const { side } = survey
  const points = t.ap.points[side]
  const parties = partiesOf(t, side)
  let wanted = Math.min(2, rallyNeed(t, side))
  const busy = new Set<Unit>()
  for (const { target, gain, chance, points: price, moves: marches } of operations(t, survey, parties, {
    points,
    later: false,
  })) {
    const units = marches.flatMap(({ party }) => party.units)
    if ((PLACE_AT[target] & TOWN) === 0 || gain <= 0 || chance < survey.posture.least || units.some((u) => busy.has(u)))
      continue
    for (const u of units) busy.add(u)
    wanted += price + 1
  }
  const ahead = prepared(t, survey, parties)
  if (ahead === undefined) return wanted + 1
  // On the eve of the siege everybody goes to where he strikes from.
  return wanted + (turnsLeft(t) <= 2 ? marchesBefore(ahead) : marchesTo(ahead)) + KEPT
}

/** A town that a strong unit garrisons, for want of militia. */
function militiaTown(t: Table, side: Side): Hex | undefined {
  let best: Hex | undefined
  let most = 3
  for (const town of TOWN_HEXES) {
    if (controller(t, town) !== side || TERRITORY_AT[town] === 4) continue
    const there = standingIn(t, town)
    if (there.some((u) => isStatic(t, u)) || there.length !== 1) continue
    const might = mightOfAll(t, there)
    if (might > most) {
      most = might
      best = town
    }
  }
  return best
}

/** §10.4: where an arriving unit goes. */
export function proposeDeploy(t: Table, side: Side): readonly Proposal[] {
  legal(rules, t, moves)
  const unit = t.tracks.arriving
  let best = moves.at(0)
  let bestScore = -Infinity
  for (let i = 0; i < moves.count; i++) {
    const a = moves.at(i)
    const at = act.deploy.hex(a)
    const score = side === GERMAN ? germanSite(t, unit, at) : alliedSite(t, unit, at)
    if (score > bestScore) {
      bestScore = score
      best = a
    }
  }
  return only([best], reason('raise', { at: place(act.deploy.hex(best)) }))
}

function germanSite(t: Table, unit: Unit, at: Hex): number {
  const isEmptyTown = (PLACE_AT[at] & TOWN) !== 0 && controller(t, at) === NOBODY
  const worth = WORTH_HOLDING.get(at) ?? 0
  if (COUNTER[unit].type === 'patrol') return isEmptyTown ? 10 + worth : worth
  if (IS_MILITIA[unit] === 1) return FORTRESSES.includes(at) ? worth : 5 + worth
  return (isEmptyTown ? 6 : 0) + (FORTRESSES.includes(at) ? 10 : 0) + worth
}

function alliedSite(t: Table, unit: Unit, at: Hex): number {
  if (IS_MILITIA[unit] === 1) return mightOfAll(t, standingIn(t, at)) * (standingIn(t, at).length === 1 ? 2 : 1)
  if (at === PORT_ALEXANDER) return 3
  if (at === CAPE) return 2
  return isHex(at) && TERRITORY_AT[at] === SWA ? 3 : 1
}

/** Events: take what is offered, the strongest first. */
export function proposeOffer(t: Table): readonly Proposal[] {
  legal(rules, t, moves)
  let best: Action | undefined
  let most = -1
  for (let i = 0; i < moves.count; i++) {
    const a = moves.at(i)
    if (!act.recruit.is(a)) continue
    const might = mightOfAll(t, [act.recruit.unit(a)])
    if (might > most) {
      most = might
      best = a
    }
  }
  return only([best ?? act.end()], reason('raise'))
}

/** §event-3: who is disrupted: those that fight least, and leaders last. */
export function proposeDisrupt(t: Table): readonly Proposal[] {
  legal(rules, t, moves)
  let best = moves.at(0)
  let least = 99
  for (let i = 0; i < moves.count; i++) {
    const a = moves.at(i)
    if (!act.disrupt.is(a)) continue
    const u = act.disrupt.unit(a)
    const might = mightOfAll(t, [u]) + (COUNTER[u].type === 'leader' ? 5 : 0)
    if (might < least) {
      least = might
      best = a
    }
  }
  return only([best], reason('spare'))
}
