import { type Proposal, reason } from '@boma/counsel'
import type { Action, Hex, Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { place } from '../counsel/note.ts'
import type { Table } from '../layout.ts'
import { inSupply } from '../rules/18-supply.ts'
import { mightOfAll, partiesOf } from './forces.ts'
import { type Move, type Operation, operations, turnsLeft } from './operations.ts'
import { marchOrder, tried } from './orders.ts'
import { rallyNeed } from './rally.ts'
import { firstLeg } from './reach.ts'
import { reachOf, type Survey } from './survey.ts'
import { INCOME, LEAST_CHANCE } from './weights.ts'

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
  for (const op of operations(t, survey, parties, points)) {
    if (found.length >= most || op.gain <= 0) break
    if (op.chance < LEAST_CHANCE && turnsLeft(t) > 0) continue
    const order = nextOf(t, survey, op)
    if (order !== undefined) found.push({ order, worth: op.gain, why: whyFor(op) })
  }
  if (found.length > 0 || turnsLeft(t) === 0 || points <= Math.min(3, rallyNeed(t, side))) return
  for (const op of operations(t, survey, parties, Math.min(12, points + INCOME))) {
    if (found.length >= most || op.gain <= 0) break
    const order = approachOf(t, survey, op)
    if (order !== undefined)
      found.push({ order, worth: op.gain / 4, why: reason('gather', { at: place(op.target), chance: op.chance }) })
  }
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
    if (move.points === 0) continue
    const leg = firstLeg(reachOf(t, survey, move.party), move.to)
    if (leg === undefined) continue
    for (let n = leg.hexes.length; n > 0; n--) {
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
