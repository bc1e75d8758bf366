import { type Proposal, reason } from '@boma/counsel'
import type { Action, Hex, Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { PLACE_AT, SETTLED_HEXES, TOWN } from '../board.ts'
import { place } from '../counsel/note.ts'
import { LIMITS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { stackLimit } from '../rules/14-stacking.ts'
import { inSupply } from '../rules/18-supply.ts'
import { mightOfAll, othersIn, type Party, partiesOf } from './forces.ts'
import { type Move, type Operation, operations, prepared, turnsLeft } from './operations.ts'
import { marchOrder, tried } from './orders.ts'
import { rallyNeed } from './rally.ts'
import { firstLeg, pointsTo } from './reach.ts'
import { reachOf, type Survey } from './survey.ts'
import { GOOD_CHANCE, KEPT, LEAST_CHANCE, WORTH_WAITING } from './weights.ts'

/** §12.3: what to do next in the March Phase: the best operation goes on, else somebody comes nearer, else it ends. */
export function proposeAct(t: Table, side: Side, survey: Survey, most: number): readonly Proposal[] {
  const points = t.ap.points[side]
  const found: Proposal[] = []
  if (points > 0) addOrders(t, side, survey, most, found)
  found.push({ order: [act.end()], worth: 0, why: reason('wait') })
  return found
}

function addOrders(t: Table, side: Side, survey: Survey, most: number, found: Proposal[]): void {
  const points = t.ap.points[side]
  const parties = partiesOf(t, side)
  const ahead = turnsLeft(t) > 0 ? prepared(t, survey, parties) : undefined
  const approach = ahead && approachOf(t, survey, ahead)
  const isBetterLater = approach !== undefined || points <= LIMITS.actionPoints.most - KEPT
  for (const op of operations(t, survey, parties, { points, later: false })) {
    if (found.length >= most || op.gain <= 0) break
    if (isTooEarly(t, op, isBetterLater ? ahead : undefined) || isAstray(op)) continue
    const order = nextOf(t, survey, op)
    if (order !== undefined) found.push({ order, worth: op.gain, why: whyFor(op) })
  }
  if (found.length >= most || points <= Math.min(3, rallyNeed(t, side))) return
  if (approach !== undefined && ahead !== undefined)
    found.push({ order: approach, worth: 1, why: reason('gather', { at: place(ahead.target), chance: ahead.chance }) })
  else if (turnsLeft(t) > 0) addRelief(t, survey, parties, found)
}

/** §18.5: whoever goes hungry marches to where he is fed. */
function addRelief(t: Table, survey: Survey, parties: readonly Party[], found: Proposal[]): void {
  for (const party of parties) {
    if (party.units.filter((u) => !inSupply(t, u)).length < 2) continue
    const reach = reachOf(t, survey, party)
    for (const at of SETTLED_HEXES) {
      if (pointsTo(reach, at) !== 1 || othersIn(t, at, party.units) + party.units.length > stackLimit(survey.side))
        continue
      const order = marchOrder(t, survey.side, { from: party.from, units: party.units, leg: firstLeg(reach, at) })
      if (order === undefined) continue
      found.push({ order, worth: 1, why: reason('feed', { at: place(at) }) })
      return
    }
  }
}

/** Does it take more than a march to strike at a stack that holds no town? */
const isAstray = ({ target, moves }: Operation): boolean =>
  (PLACE_AT[target] & TOWN) === 0 && moves.some(({ points }) => points > 2)

/** Is an attack better left for the next turn, when more can be brought to it? Once begun it goes on, for the enemy rallies. */
function isTooEarly(t: Table, op: Operation, ahead: Operation | undefined): boolean {
  if (turnsLeft(t) === 0) return false
  if (op.chance < LEAST_CHANCE) return !(op.isBegun && op.chance > LEAST_CHANCE / 2)
  if (op.chance >= GOOD_CHANCE) return false
  return !op.isBegun && ahead !== undefined && ahead.target === op.target && ahead.chance > op.chance + WORTH_WAITING
}

const whyFor = ({ target, chance, isEmpty }: Operation) =>
  isEmpty ? reason('take', { at: place(target) }) : reason('strike', { at: place(target), chance })

/** The next march of an operation. */
function nextOf(t: Table, survey: Survey, op: Operation): readonly Action[] | undefined {
  const [first] = op.moves
  if (first === undefined) return undefined
  if (op.isEmpty) return orderFor(t, survey, first, undefined)
  const far = op.moves.find(({ points }) => points > 1)
  if (far !== undefined) return orderFor(t, survey, far, undefined)
  const coming = op.moves.filter(({ points }) => points === 1)
  // Those who strike from one hex wait for each other.
  const early = coming.find((move) => coming.some((other) => other !== move && other.to === move.to))
  if (early !== undefined) return orderFor(t, survey, early, undefined)
  const [strongest] = [...op.moves].sort((a, b) => mightOfAll(t, b.party.units) - mightOfAll(t, a.party.units))
  const next = coming[0] ?? strongest
  return next && orderFor(t, survey, next, op.target)
}

function orderFor(
  t: Table,
  survey: Survey,
  { party, to, points }: Move,
  attack: Hex | undefined,
): readonly Action[] | undefined {
  const leg = points === 0 ? undefined : firstLeg(reachOf(t, survey, party), to)
  if (points > 0 && leg === undefined) return undefined
  const wanted = { from: party.from, units: party.units, leg }
  return marchOrder(t, survey.side, attack === undefined ? wanted : { ...wanted, attack })
}

/** A march that brings somebody nearer to where an operation begins next turn, and ends in supply. */
function approachOf(t: Table, survey: Survey, op: Operation): readonly Action[] | undefined {
  for (const move of op.moves) {
    // Whoever is one march away comes when it begins.
    if (move.points <= 1) continue
    const leg = firstLeg(reachOf(t, survey, move.party), move.to)
    if (leg === undefined) continue
    for (let n = leg.hexes.length; 2 * n >= leg.hexes.length && n > 0; n--) {
      const order = marchOrder(t, survey.side, {
        from: move.party.from,
        units: move.party.units,
        leg: { by: leg.by, hexes: leg.hexes.slice(0, n) },
      })
      const after = tried()
      if (order !== undefined && after !== undefined && move.party.units.every((u) => inSupply(after, u))) return order
    }
  }
  return undefined
}
