import { distance, type Hex, NOBODY, other, type Side } from '@boma/kernel'
import { COASTAL_AT, grid, HEXES, MINING, PLACE_AT, TOWN, TOWN_HEXES, WINDHOEK } from '../board.ts'
import { LIMITS } from '../data/charts.ts'
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
import {
  HITS_UNSEEN,
  KEPT,
  LAST_TURNS,
  MIGHTY,
  MOST_GATHERED,
  MOST_HAMMERS,
  MOST_MARCHES,
  MOST_MOVES,
  NEAR,
  WORTH,
} from './weights.ts'

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
  /** Has it been begun this turn, as far as that shows? */
  readonly isBegun: boolean
}

/** Towns that a side needs and does not hold. */
export const missing = (t: Table, side: Side): readonly Hex[] =>
  TOWN_HEXES.filter((town) => isNeeded(t, side, town) && controller(t, town) !== side && !isClosedAngola(t, town))

/** Turns after this one. */
export const turnsLeft = (t: Table): number => Math.max(0, lastTurn(t) - t.tracks.turn)

/** How much a loss still matters, or a stack that is beaten: in the last turn nothing does but the towns. */
const careOf = (t: Table): number => Math.min(1, turnsLeft(t) / LAST_TURNS) ** 2

/** What it is worth to win a hex. */
export function worthOf(t: Table, { side, posture }: Survey, at: Hex): number {
  const share =
    side === ALLIED ? Math.max(posture.town, posture.victory / Math.max(1, missing(t, side).length)) : posture.town
  if ((PLACE_AT[at] & TOWN) === 0) return careOf(t) * (WORTH.field + WORTH.threat * share * townsNear(t, side, at))
  const income = at === WINDHOEK || (PLACE_AT[at] & MINING) !== 0 ? WORTH.income * turnsLeft(t) : 0
  return share + income
}

/** Towns of a side that a stack in the field is about to fall upon: up to two. */
function townsNear(t: Table, side: Side, at: Hex): number {
  let n = 0
  for (const town of TOWN_HEXES) if (n < 2 && controller(t, town) === side && distance(grid, town, at) <= NEAR) n++
  return n
}

/** All hexes that the enemy holds. */
export function enemyHexes(t: Table, side: Side): readonly Hex[] {
  const found: Hex[] = []
  for (let hex = 0 as Hex; hex < HEXES; hex++)
    if (!isEmpty(t, hex) && holder(t, hex) === other(side) && !isClosedAngola(t, hex)) found.push(hex)
  return found
}

/** Points for an operation: all of it at once, or `later`, when marches come first and the points are those of a turn to come. */
export interface Means {
  readonly points: number
  readonly later: boolean
}

/** The operations that could be done with so many points, the best first. */
export function operations(t: Table, survey: Survey, parties: readonly Party[], means: Means): readonly Operation[] {
  const { side } = survey
  const found: Operation[] = []
  for (const town of TOWN_HEXES) {
    if (controller(t, town) !== NOBODY || isClosedAngola(t, town)) continue
    const op = entering(t, survey, parties, town, means.later ? MOST_MARCHES : means.points)
    if (op !== undefined) found.push(op)
  }
  for (const hex of enemyHexes(t, side)) {
    // Stacks in the field are struck in passing, and nothing is prepared against them.
    if (means.later && (PLACE_AT[hex] & TOWN) === 0) continue
    const op = striking(t, survey, parties, hex, means)
    if (op !== undefined) found.push(op)
  }
  return found.sort((a, b) => rate(b) - rate(a) || a.target - b.target)
}

/** What is worth preparing for the next turn, with all the points that it can have. */
export function prepared(t: Table, survey: Survey, parties: readonly Party[]): Operation | undefined {
  const means = { points: LIMITS.actionPoints.most, later: true }
  let best: Operation | undefined
  let most = 0
  for (const op of operations(t, survey, parties, means)) {
    // Whoever has set out for one place does not turn round for another that is as good.
    const worth = op.gain - 2 * marchesTo(op)
    if (best !== undefined && worth <= most) continue
    most = worth
    best = op
  }
  return best
}

/** Marches before everybody is one march away. */
export const marchesTo = ({ moves }: Pick<Operation, 'moves'>): number =>
  moves.reduce((sum, move) => sum + Math.max(0, move.points - 1), 0)

/** Marches before everybody is where he strikes from, but for the last to come to each stand: he attacks for the same point. */
export function marchesBefore({ moves }: Pick<Operation, 'moves'>): number {
  const coming = moves.filter(({ points }) => points > 0)
  return coming.reduce((sum, { points }) => sum + points, 0) - new Set(coming.map(({ to }) => to)).size
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
  const gain = worthOf(t, survey, town) - best.points
  return { target: town, isEmpty: true, moves: [best], chance: 1, points: best.points, gain, isBegun: false }
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
  { points, later }: Means,
): Operation | undefined {
  const defenders = unitsIn(survey.belief, target)
  const need = mightOfAll(t, defenders) * (halvedBy(t, target, false) === undefined ? 0.4 : 0.7)
  const moves = approaches(t, survey, parties, target, { points: later ? MOST_MARCHES : points, later }, need)
  if (moves.length === 0) return undefined
  let best: Operation | undefined
  let might = 0
  for (let n = 1; n <= moves.length; n++) {
    might += mightOfAll(t, (moves[n - 1] as Move).party.units)
    if (might < need && !(later && n === moves.length)) continue
    const op = weighed(t, survey, target, defenders, moves.slice(0, n), { points, later })
    if (op !== undefined && (best === undefined || op.gain > best.gain)) best = op
    if (op !== undefined && op.chance > 0.95) break
  }
  return best
}

/** Who can come next to the target, the strongest for their way first, no unit twice, and nowhere more than may stand there. */
function approaches(
  t: Table,
  survey: Survey,
  parties: readonly Party[],
  target: Hex,
  { points, later }: Means,
  need: number,
): readonly Move[] {
  const stands = around(target)
  const room = new Map(stands.map((at) => [at, 0]))
  // Whoever has time to come at all fills up a stack: three units more are an attack less.
  const least = later ? 0 : Math.min(MIGHTY, need / 4)
  const most = later ? MOST_GATHERED : MOST_MOVES
  const nearby = parties
    .filter((party) => mightOfAll(t, party.units) >= least)
    .map((party) => ({ party, near: nearest(t, survey, party, stands, room, target) }))
    .filter(({ near }) => near !== undefined && Math.max(1, near.points) <= points)
    .sort((a, b) => urge(t, b.near) - urge(t, a.near) || a.party.from - b.party.from)
  const queue = nearby.map(({ party }) => party)
  const found: Move[] = []
  for (const party of queue) {
    if (found.length >= most || found.some((move) => overlap(move.party, party))) continue
    const move = nearest(t, survey, party, stands, room, target)
    if (move === undefined || Math.max(1, move.points) > points) continue
    const isNew = !found.some(({ to }) => to === move.to)
    if (isNew && new Set(found.map(({ to }) => to)).size >= MOST_HAMMERS) continue
    // Whoever stands there already is counted where he stands.
    if (move.to !== party.from) room.set(move.to, (room.get(move.to) ?? 0) + move.party.units.length)
    found.push(move)
    const rest = party.units.slice(move.party.units.length)
    if (rest.length > 0) queue.push({ ...party, units: rest })
  }
  return found
}

/** Have they a unit in common? */
const overlap = (a: Party, b: Party): boolean => a.from === b.from && a.units.some((u) => b.units.includes(u))

/** How much a party is wanted: its might, less for every march. */
const urge = (t: Table, move: Move | undefined): number =>
  move === undefined ? 0 : mightOfAll(t, move.party.units) / (2 + move.points)

function nearest(
  t: Table,
  survey: Survey,
  party: Party,
  stands: readonly Hex[],
  room: ReadonlyMap<Hex, number>,
  target: Hex,
): Move | undefined {
  const reach = reachOf(t, survey, party)
  const limit = stackLimit(survey.side)
  let best: Move | undefined
  let bestRank = NO_WAY
  for (const to of stands) {
    const points = to === party.from ? 0 : pointsTo(reach, to)
    const coming = room.get(to) ?? 0
    if (points === NO_WAY || (isPortuguese(party) && !isEmpty(t, to) && to !== party.from)) continue
    const size = party.units.length
    const free = to === party.from ? size : Math.min(size, limit - othersIn(t, to, party.units) - coming)
    // Some of them may fill up a stack that the others find no room in.
    if (free < 1) continue
    const isJoined = coming > 0 || !isEmpty(t, to)
    const rank = 4 * points + (crossesRiver(t, to, target, false) ? 3 : 0) - (isJoined ? 1 : 0) + (free < size ? 2 : 0)
    if (rank < bestRank) {
      bestRank = rank
      best = { party: free < size ? { ...party, units: party.units.slice(0, free) } : party, to, points }
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
  { points, later }: Means,
): Operation | undefined {
  // Whoever comes last to where a stack strikes from attacks for the same point.
  const coming = moves.filter((move) => move.points > 0)
  const arrivals = new Set(coming.map(({ to }) => to)).size
  const marched = later ? marchesTo({ moves }) : coming.reduce((sum, move) => sum + move.points, 0)
  const hammers = hammersOf(t, survey, target, defenders, moves)
  const attacks = points + arrivals - (later ? coming.length : marched)
  if (attacks < 1) return undefined
  const { hurt, hitsSince } = survey.belief
  const taken = later ? 0 : Math.floor((hitsSince.get(target) ?? 0) * HITS_UNSEEN)
  if (later) lineUp(defence, t, defenders, false, 0)
  else lineUp(defence, t, defenders, false, 0, hurt)
  const { won, lost, dealt } = series(hammers, defence, attacks, isEntrenched(t, target), taken)
  const chance = won[won.length - 1] ?? 0
  let spent = later ? marched : marched - arrivals
  for (let i = 0; i + 1 < won.length; i++) spent += 1 - (won[i] ?? 0)
  // Points beyond those that can be kept are lost with the turn anyway (9.2).
  const price = Math.max(spent / 3, spent - Math.max(0, points - KEPT))
  const cost = careOf(t) * (price + survey.posture.ownStep * lost - survey.posture.enemyStep * dealt)
  // What comes later is judged by its chance: the points are not there yet.
  const gain = worthOf(t, survey, target) * chance - (later ? marched / 2 : cost)
  return {
    target,
    isEmpty: false,
    moves,
    chance,
    points: spent,
    gain,
    isBegun: taken > 0 || defenders.some((u) => hurt[u] === 1),
  }
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
