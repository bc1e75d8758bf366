import { type Column, distance, type Hex, NOBODY, type Side } from '@boma/kernel'
import { NEARNESS, TOWNS_NEAR } from './appraise/near.ts'
import { SECTIONS } from './board/lines.ts'
import { type Body, GREAT_BODIES, grid, isHex, NO_TOWN, TOWN_HELD_FROM, TOWN_VP, TOWNS, type Town } from './board.ts'
import { SCENARIOS } from './data/scenarios.ts'
import type { Table } from './layout.ts'
import { BV, ENTENTE, type Face, GERMAN, GV, isVessel, MA, MQV, RV, UNITS, type Unit } from './roster.ts'
import { bodyHolder } from './rules/04-control.ts'
import { lastTurn, scenario } from './rules/05-calendar.ts'
import { RAILS_OUTSIDE } from './rules/13-victory.ts'
import { ENTRENCHED, GERMAN_HELD, isNeutral, occupant, REDUCED } from './stacks.ts'

/** What a victory point is worth; all else is measured in victory points. */
const POINT = 0.03
/** What pressing an enemy's town is worth at most, and what fear for one's own takes of it. */
const PRESSED = 0.45
const FEARED = 0.45
/** However far away, a unit that comes nearer is worth something. */
const FAR_OFF = 0.03
/** Nearness that counts only where there is no aim nearer. */
const FAINT = 0.1
/** Strength that an empty town asks for. */
const LEAST = 2
/** How much more whoever has dug in counts for the town that he is in. */
const DUG_IN = 0.4
/** Being near the enemy with a point of strength, and how many hexes away that begins. */
const HUNTED = 0.01
const FARTHEST_PREY = 24
/** A rail hex outside the colony with Germans on it, before the last turn. */
const RAIL = 0.3
/** A point of strength, by its side, as long as there is time to use it; a Carrier; control of a great body of water. */
const STRENGTH = [0.16, 0.06] as unknown as Column<Side>
const CARRIER = 0.2
const WATER = 0.5
/** Turns before the end from which on strength is worth less and less. */
const LAST_TURNS = 4

/** §13.1.3: what each town is worth: outside the colony, the railway that goes with it too, by halves where it has two ends. */
const POINTS: Column<Town> = Float64Array.from({ length: TOWNS }, (_, town) => {
  const sections = SECTIONS.filter(({ ends }) => TOWN_VP[town as Town] === 0 && ends.includes(town as Town))
  return sections.reduce((sum, { hexes, ends }) => sum + (hexes.length - ends.length) / ends.length, 1)
})

/** How strong each face is in battle, rifles above all. */
const FORCE = Float64Array.from({ length: 2 * UNITS }, (_, i) => {
  const f = i as Face
  return RV[f] + 0.7 * MQV[f] + 0.5 * BV[f] + GV[f]
}) as unknown as Column<Face>

/** Each side's strength near each town, the Entente's after the Germans'; its whole strength. */
const near = new Float64Array(2 * TOWNS)
const nearest = new Float64Array(2 * TOWNS)
/** Where the Germans are who can be hunted; where those of the Entente are who can hunt them, with what; what comes of that. */
const prey = new Int16Array(UNITS) as unknown as Column<number, Hex>
const hunter = new Int16Array(UNITS) as unknown as Column<number, Hex>
const force = new Float64Array(UNITS)
let hunted = 0
let hunters = 0
let quarry = 0
/** 1 for the towns that are not its own. */
const aim = new Uint8Array(2 * TOWNS)
const strength = new Float64Array(2) as unknown as Column<Side>

/** The rough worth of the position: the points if it ended now, who can get at towns, with what, and how much is left of it. */
export function appraise(t: Table, side: Side): number {
  if (t.core.result === 1 || t.core.result === 2) return t.core.result - 1 === side ? 1 : -1
  const sum = POINT * ententeWorth(t)
  const worth = sum / (1 + Math.abs(sum))
  return side === ENTENTE ? worth : -worth
}

/** In victory points, from what the scenario asks for (13.1.1). */
function ententeWorth(t: Table): number {
  weighStacks(t)
  const left = lastTurn(t) - t.tracks.turn
  const patience = Math.min(1, (left + 1) / LAST_TURNS)
  const { threshold } = SCENARIOS[scenario(t)]
  const points = townsWorth() - t.tracks.consumed + t.tracks.tally - threshold - railsLost(t) * (left > 0 ? RAIL : 1)
  const forces = STRENGTH[ENTENTE] * strength[ENTENTE] - STRENGTH[GERMAN] * strength[GERMAN]
  return points + patience * (forces + CARRIER * carriers(t) + WATER * waters(t)) + HUNTED * quarry
}

function weighStacks(t: Table): void {
  const { holder } = t.towns
  for (let town = 0 as Town; town < TOWNS; town++) {
    near[town] = near[TOWNS + town] = nearest[town] = nearest[TOWNS + town] = 0
    aim[town] = holder[town] === GERMAN ? 0 : 1
    aim[TOWNS + town] = 1 - aim[town]
  }
  strength[GERMAN] = 0
  strength[ENTENTE] = 0
  hunted = 0
  hunters = 0
  quarry = 0
  const { heads } = t
  for (let head = heads.next(0); head >= 0; head = heads.next(head + 1)) weighStack(t, head)
  hunt()
}

/** A stack is weighed as one, each side in it by itself. */
function weighStack(t: Table, head: Unit): void {
  const at: Hex = t.units.where[head]
  const town = isHex(at) ? TOWN_HELD_FROM[at] : NO_TOWN
  let german = 0
  let entente = 0
  for (let u = head; u >= 0; u = t.stacks.nextIn(u)) {
    if (isNeutral(t, u)) continue
    const state = t.units.state[u]
    const points = FORCE[(u * 2 + (state & REDUCED)) as Face]
    const side = (state & GERMAN_HELD) !== 0 ? GERMAN : ENTENTE
    strength[side] += points
    if (isVessel(u) || MA[u] === 0) continue
    if (town >= 0 && (state & ENTRENCHED) !== 0) near[side * TOWNS + town] += DUG_IN * points
    if (side === GERMAN) german += points
    else entente += points
  }
  if (german > 0) {
    bearUpon(GERMAN, at, german)
    if (isHex(at)) prey[hunted++] = at
  }
  if (entente > 0 && bearUpon(ENTENTE, at, entente) && isHex(at)) {
    force[hunters] = entente
    hunter[hunters++] = at
  }
}

/**
 * Whoever stands somewhere bears upon the towns near by, or if the enemy has none of them, upon the nearest that he has.
 * True if it has nothing to take near by.
 */
function bearUpon(side: Side, at: Hex, weight: number): boolean {
  const to = side * TOWNS
  const after = (at + 1) * TOWNS
  let i = at * TOWNS
  let aims = 0
  for (let nearness = NEARNESS[i]; nearness >= FAINT; nearness = NEARNESS[++i]) {
    const k = to + TOWNS_NEAR[i]
    aims += aim[k]
    near[k] += weight * nearness
    nearest[k] += (1 - nearest[k]) * nearness * nearness
  }
  if (aims > 0) return false
  for (; i < after; i++) {
    const k = to + TOWNS_NEAR[i]
    if (aim[k] === 0) continue
    near[k] += weight * NEARNESS[i]
    nearest[k] += (1 - nearest[k]) * NEARNESS[i] * NEARNESS[i]
    return true
  }
  return true
}

/** Those of the Entente who have nothing to take near by go after the nearest Germans. */
function hunt(): void {
  for (let i = 0; i < hunters; i++) {
    let nearby = FARTHEST_PREY
    for (let j = 0; j < hunted; j++) nearby = Math.min(nearby, distance(grid, hunter[i], prey[j]))
    quarry += (force[i] * (FARTHEST_PREY - nearby)) / FARTHEST_PREY
  }
}

/** §13.1.2, §13.1.3: towns of the colony count for the Entente, those outside against it once they are German. */
function townsWorth(): number {
  let sum = 0
  for (let town = 0 as Town; town < TOWNS; town++)
    sum += POINTS[town] * (townWorth(town) - (TOWN_VP[town] === 1 ? 0 : 1))
  return sum
}

/** From 0 to 1: how surely the Entente has it. */
function townWorth(town: Town): number {
  const german = near[town]
  const entente = near[TOWNS + town]
  const ours = share(entente, german)
  if (aim[town] === 0) return nearest[TOWNS + town] * (PRESSED * ours + FAR_OFF)
  return 1 - nearest[town] * (FEARED * (1 - nearest[TOWNS + town] * ours) + FAR_OFF)
}

/** From 0 to 1: how much some have near a town, against the others there. */
function share(some: number, others: number): number {
  const against = others + LEAST
  return (some * some) / (some * some + against * against)
}

function railsLost(t: Table): number {
  let n = 0
  for (let i = 0; i < RAILS_OUTSIDE.length; i++) if (occupant(t, RAILS_OUTSIDE[i] as Hex) === GERMAN) n++
  return n
}

function carriers(t: Table): number {
  const { ententeCarriers, germanCarriers } = t.places
  let n = 0
  for (let at = t.laden.next(0); at >= 0; at = t.laden.next(at + 1)) n += ententeCarriers[at] - germanCarriers[at]
  return n
}

function waters(t: Table): number {
  let n = 0
  for (let body = 0 as Body; body < GREAT_BODIES; body++) {
    const holder = bodyHolder(t, body)
    if (holder !== NOBODY) n += holder === ENTENTE ? 1 : -1
  }
  return n
}
