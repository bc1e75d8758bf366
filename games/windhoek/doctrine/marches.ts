import { type Proposal, reason } from '@boma/counsel'
import type { Action, Hex, Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { LUDERITZ_BAY, PLACE_AT, SETTLED_HEXES, SWAKOPMUND, TOWN, WALVIS_BAY } from '../board.ts'
import { place } from '../counsel/note.ts'
import type { Table } from '../layout.ts'
import { stackLimit } from '../rules/14-stacking.ts'
import { inSupply } from '../rules/18-supply.ts'
import { controller } from '../stacks.ts'
import { mightOfAll, othersIn, type Party, partiesOf } from './forces.ts'
import { type Move, type Operation, operations, prepared, turnsLeft } from './operations.ts'
import { marchOrder, tried } from './orders.ts'
import { rallyNeed } from './rally.ts'
import { firstLeg, type Leg, pointsTo } from './reach.ts'
import { reachOf, type Survey } from './survey.ts'
import { KEPT, PATIENCE } from './weights.ts'

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
  for (const op of operations(t, survey, parties, { points, later: false })) {
    if (found.length >= most || op.gain <= 0) break
    if (isTooEarly(t, survey, op) || isAstray(op)) continue
    const order = nextOf(t, survey, op)
    if (order !== undefined) found.push({ order, worth: op.gain, why: whyFor(op) })
  }
  if (found.length >= most || points <= Math.min(3, rallyNeed(t, side))) return
  const ahead = turnsLeft(t) > 0 ? prepared(t, survey, parties) : undefined
  const approach = ahead && approachOf(t, survey, ahead)
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
  (PLACE_AT[target] & TOWN) === 0 && moves.some(({ points }) => points > 1)

/** Is an attack better left until more can be brought to it? Once begun it goes on, for the enemy rallies. */
function isTooEarly(t: Table, { posture }: Survey, op: Operation): boolean {
  // The less time is left, the less can be waited for.
  const least = posture.least * (PATIENCE[turnsLeft(t)] ?? 1)
  return op.chance < (op.isBegun ? least / 4 : least)
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
  for (const { party, to, points } of op.moves) {
    // Whoever is one march away comes when it begins.
    if (points <= 1) continue
    const leg = firstLeg(reachOf(t, survey, party), to)
    const order = leg && (leg.by === 'sea' ? landing(t, survey, party, leg) : nearerBy(t, survey, party, leg))
    if (order !== undefined) return order
  }
  return t.ap.points[survey.side] > KEPT ? closing(t, survey, op) : undefined
}

/** Those who will strike from one hex meet there beforehand, where they are fed: each march that is saved is an attack more. */
function closing(t: Table, survey: Survey, { moves }: Operation): readonly Action[] | undefined {
  for (const { party, to, points } of moves) {
    if (points !== 1 || !moves.some((other) => other.to === to && other.party !== party)) continue
    const leg = firstLeg(reachOf(t, survey, party), to)
    const order = leg && marchOrder(t, survey.side, { from: party.from, units: party.units, leg })
    const after = tried()
    if (order !== undefined && after !== undefined && party.units.every((u) => inSupply(after, u))) return order
  }
  return undefined
}

/** As far along the way as they are fed. */
function nearerBy(t: Table, survey: Survey, { from, units }: Party, { by, hexes }: Leg): readonly Action[] | undefined {
  for (let n = hexes.length; 2 * n >= hexes.length && n > 0; n--) {
    const order = marchOrder(t, survey.side, { from, units, leg: { by, hexes: hexes.slice(0, n) } })
    const after = tried()
    if (order !== undefined && after !== undefined && units.every((u) => inSupply(after, u))) return order
  }
  return undefined
}

/** Ashore where they are fed: where the way goes, or in a port of one's own that has room. */
function landing(t: Table, survey: Survey, { from, units }: Party, { by, hexes }: Leg): readonly Action[] | undefined {
  const ports = PORTS.filter((at) => at !== from && controller(t, at) === survey.side)
  for (const at of [...hexes, ...ports]) {
    const order = marchOrder(t, survey.side, { from, units, leg: { by, hexes: [at] } })
    const after = tried()
    if (order !== undefined && after !== undefined && units.every((u) => inSupply(after, u))) return order
  }
  return undefined
}
const PORTS = [SWAKOPMUND, LUDERITZ_BAY, WALVIS_BAY]
