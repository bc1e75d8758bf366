import { type Hex, NOBODY, other, type Side } from '@boma/kernel'
import { COASTAL_AT, HEXES, MINING, PLACE_AT, TOWN, TOWN_HEXES, WINDHOEK } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED, COMBAT, type Unit } from '../roster.ts'
import { isNeeded, lastTurn } from '../rules/05-victory.ts'
import { stackLimit } from '../rules/14-stacking.ts'
import { crossesRiver, halvedBy, isEntrenched, isTown, tiesDefendBy } from '../rules/16.5-ground.ts'
import { gunOf, isGunUsed } from '../rules/23-support.ts'
import { isClosedAngola } from '../rules/29-angola.ts'
import { controller, holder, isEmpty } from '../stacks.ts'
import { unitsIn } from './belief.ts'
import { around, dieOf, isPortuguese, mightOfAll, othersIn, type Party } from './forces.ts'
import { chanceToLead, type Hammer, lineUp, makeHammer, makeLine, series } from './odds.ts'
import { NO_WAY, pointsTo } from './reach.ts'
import { reachOf, type Survey } from './survey.ts'
import { LAST_TURNS, MOST_HAMMERS, WORTH } from './weights.ts'

/** A party on its way to where it strikes from, or enters. */
export interface Move {
  readonly party: Party
  readonly to: Hex
  /** Action points until it is there. */
  readonly points: number
}

/** Something to be done with several marches: a town to be entered, or a hex to be attacked until it is won. */
export interface Operation {
  readonly target: Hex
  readonly isEmpty: boolean
  readonly moves: readonly Move[]
  /** The chance that it succeeds with the points given. */
  readonly chance: number
  /** Action points that it takes on average. */
  readonly points: number
  /** What it brings, in action points, less what it costs. */
  readonly gain: number
}

/** Towns that a side needs and does not hold. */
export const missing = (t: Table, side: Side): readonly Hex[] =>
  TOWN_HEXES.filter((town) => isNeeded(t, side, town) && controller(t, town) !== side && !isClosedAngola(t, town))

/** Turns after this one. */
export const turnsLeft = (t: Table): number => Math.max(0, lastTurn(t) - t.tracks.turn)

/** How much a loss still matters: in the last turn nothing does but the towns. */
const careOf = (t: Table): number => Math.min(1, (turnsLeft(t) + 0.1) / LAST_TURNS)

/** What it is worth to win a hex. */
export function worthOf(t: Table, side: Side, at: Hex): number {
  if ((PLACE_AT[at] & TOWN) === 0) return WORTH.field
  const share =
    side === ALLIED ? Math.max(WORTH.town, WORTH.victory / Math.max(1, missing(t, side).length)) : WORTH.town
  const income = at === WINDHOEK || (PLACE_AT[at] & MINING) !== 0 ? WORTH.income * turnsLeft(t) : 0
  return share + income
}

/** All hexes that the enemy holds. */
export function enemyHexes(t: Table, side: Side): readonly Hex[] {
  const found: Hex[] = []
  for (let hex = 0 as Hex; hex < HEXES; hex++)
    if (!isEmpty(t, hex) && holder(t, hex) === other(side) && !isClosedAngola(t, hex)) found.push(hex)
  return found
}

/** The operations that could be done with so many points, the best first. */
export function operations(t: Table, survey: Survey, parties: readonly Party[], points: number): readonly Operation[] {
  const { side } = survey
  const found: Operation[] = []
  for (const town of TOWN_HEXES) {
    if (controller(t, town) !== NOBODY || isClosedAngola(t, town)) continue
    const op = entering(t, survey, parties, town, points)
    if (op !== undefined) found.push(op)
  }
  for (const hex of enemyHexes(t, side)) {
    const op = striking(t, survey, parties, hex, points)
    if (op !== undefined) found.push(op)
  }
  return found.sort((a, b) => rate(b) - rate(a) || a.target - b.target)
}

/** What an operation brings for each point. */
export const rate = (op: Operation): number => op.gain / (op.points + 1)

/** To enter an empty town: whoever is there with the fewest points, and is least missed elsewhere. */
function entering(
  t: Table,
  survey: Survey,
  parties: readonly Party[],
  town: Hex,
  points: number,
): Operation | undefined {
  let best: Move | undefined
  for (const party of parties) {
    const needed = pointsTo(reachOf(t, survey, party), town)
    if (needed > points) continue
    const one = sparedOf(t, party)
    if (
      best === undefined ||
      needed < best.points ||
      (needed === best.points && mightOfAll(t, one.units) < mightOfAll(t, best.party.units))
    )
      best = { party: one, to: town, points: needed }
  }
  if (best === undefined) return undefined
  const gain = worthOf(t, survey.side, town) - best.points
  return { target: town, isEmpty: true, moves: [best], chance: 1, points: best.points, gain }
}

/** The weakest of a party that is as fast as the rest. */
function sparedOf(t: Table, party: Party): Party {
  let one = party.units[0] as Unit
  for (const u of party.units) if (mightOfAll(t, [u]) < mightOfAll(t, [one])) one = u
  return { from: party.from, units: [one], allowance: party.allowance }
}

/** To win a hex by attacks: as many stacks as bring the most. */
function striking(
  t: Table,
  survey: Survey,
  parties: readonly Party[],
  target: Hex,
  points: number,
): Operation | undefined {
  const defenders = unitsIn(survey.belief, target)
  const moves = approaches(t, survey, parties, target, points)
  if (moves.length === 0) return undefined
  const need = mightOfAll(t, defenders) * (halvedBy(t, target, false) === undefined ? 0.5 : 0.8)
  let best: Operation | undefined
  for (let n = 1; n <= Math.min(MOST_HAMMERS, moves.length); n++) {
    const used = moves.slice(0, n)
    if (
      mightOfAll(
        t,
        used.flatMap(({ party }) => party.units),
      ) < need
    )
      continue
    const op = weighed(t, survey, target, defenders, used, points)
    if (op !== undefined && (best === undefined || op.gain > best.gain)) best = op
    if (op !== undefined && op.chance > 0.95) break
  }
  return best
}

/** Who can come next to the target, the nearest and strongest first, no unit twice. */
function approaches(t: Table, survey: Survey, parties: readonly Party[], target: Hex, points: number): readonly Move[] {
  const found: Move[] = []
  const stands = around(target)
  for (const party of parties) {
    const move = nearest(t, survey, party, stands, target)
    if (move !== undefined && Math.max(1, move.points) <= points) found.push(move)
  }
  found.sort(
    (a, b) =>
      a.points - b.points || mightOfAll(t, b.party.units) - mightOfAll(t, a.party.units) || a.party.from - b.party.from,
  )
  return found.filter((move, i) => found.findIndex((m) => m.party.from === move.party.from) === i)
}

function nearest(t: Table, survey: Survey, party: Party, stands: readonly Hex[], target: Hex): Move | undefined {
  const reach = reachOf(t, survey, party)
  const limit = stackLimit(survey.side)
  let best: Move | undefined
  let bestRank = NO_WAY
  for (const to of stands) {
    const points = to === party.from ? 0 : pointsTo(reach, to)
    if (points === NO_WAY || (to !== party.from && othersIn(t, to, party.units) + party.units.length > limit)) continue
    if (isPortuguese(party) && !isEmpty(t, to) && to !== party.from) continue
    const rank = 4 * points + (crossesRiver(t, to, target, false) ? 3 : 0) - (isEmpty(t, to) ? 0 : 1)
    if (rank < bestRank) {
      bestRank = rank
      best = { party, to, points }
    }
  }
  return best
}

const lines = Array.from({ length: MOST_HAMMERS }, makeLine)
const defence = makeLine()

/** An operation with these moves. */
function weighed(
  t: Table,
  survey: Survey,
  target: Hex,
  defenders: readonly Unit[],
  moves: readonly Move[],
  points: number,
): Operation | undefined {
  const marched = moves.reduce((sum, move) => sum + move.points, 0)
  const hammers = hammersOf(t, survey, target, defenders, moves)
  const arrivals = Math.min(hammers.length, moves.filter((move) => move.points > 0).length)
  const attacks = points - marched + arrivals
  if (attacks < 1) return undefined
  lineUp(defence, t, defenders, false, 0)
  const { won, lost, dealt } = series(hammers, defence, attacks, isEntrenched(t, target))
  const chance = won[won.length - 1] ?? 0
  let spent = marched - arrivals
  for (let i = 0; i + 1 < won.length; i++) spent += 1 - (won[i] ?? 0)
  const care = careOf(t)
  const cost = care * (spent + WORTH.ownStep * lost - WORTH.enemyStep * dealt)
  return { target, isEmpty: false, moves, chance, points: spent, gain: worthOf(t, survey.side, target) * chance - cost }
}

/** The stacks that strike, each from its hex; those who strike from one hex strike together. */
function hammersOf(
  t: Table,
  survey: Survey,
  target: Hex,
  defenders: readonly Unit[],
  moves: readonly Move[],
): readonly Hammer[] {
  const { side } = survey
  const stands = [...new Set(moves.map(({ to }) => to))]
  const town = isTown(target) ? 1 : 0
  return stands.map((stand, i) => {
    const units = moves
      .filter(({ to }) => to === stand)
      .flatMap(({ party }) => party.units)
      .slice(0, stackLimit(side))
    const wet = crossesRiver(t, stand, target, false)
    const isFirstAtSea =
      i === 0 && COASTAL_AT[target] === 1 && side === ALLIED && !isGunUsed(t, side) && gunOf(t, side) >= 0
    const line = lineUp(
      lines[i] ?? defence,
      t,
      units,
      halvedBy(t, target, wet) !== undefined,
      isFirstAtSea ? COMBAT[gunOf(t, side)] / 2 : 0,
    )
    const lead = dieOf(t, units) - dieOf(t, defenders) - town
    return makeHammer(line, chanceToLead(lead, tiesDefendBy(t, target, wet) !== ''))
  })
}
