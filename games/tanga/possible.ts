import { asked, type Hex, type IdSet, isUnderWay } from '@boma/kernel'
import { ABOARD, BEACH_NAMES, ENTRY, GONE, HEXES, IS_PASSABLE, isHex, OFF_WEST, SPACES, TO_COME } from './board.ts'
import type { Table } from './layout.ts'
import {
  BRITISH,
  FORMATIONS,
  type Formation,
  GROUPS,
  IS_COMBAT,
  isLeader,
  MF,
  NAMES,
  SIDE_OF,
  UNITS,
  type Unit,
} from './roster.ts'
import { LOTS } from './rules/03-lots.ts'
import { lastTurn, RAIN_OVER } from './rules/04-clock.ts'
import { PHASES } from './rules/04-phases.ts'
import { REMOVED } from './rules/06.3-standing.ts'
import { movementPhase } from './rules/15-movement.ts'
import { flow } from './sequence.ts'
import { combatUnits, DIGGING, DISORGANIZED, faceOf, is, LOST, SMOKE, STATES, TRENCH } from './stacks.ts'

/** What cannot be in this position, in a sentence; undefined when all is well. It believes nothing, for bytes from anywhere may be put to it. */
export const possible = (t: Table): string | undefined =>
  wrongTrack(t) ??
  wrongScenario(t) ??
  wrongSet(t) ??
  wrongPlace(t) ??
  t.stacks.fault() ??
  wrongUnit(t) ??
  wrongHex(t) ??
  wrongFormation(t)

type Range = readonly [name: string, value: (t: Table) => number, least: number, most: number]
const RANGES: readonly Range[] = [
  ['phase', (t) => t.tracks.phase, 0, PHASES.length - 1],
  ['side to move', (t) => t.tracks.phasing, 0, 1],
  ['weather', (t) => t.tracks.weather, 0, RAIN_OVER],
  ['government hexes', (t) => t.tracks.british, 0, 63],
  ['British trenches', (t) => t.tracks.britishTrenches, 0, 6],
  ['German trenches', (t) => t.tracks.germanTrenches, 0, 12],
  ['stevedores landed', (t) => t.tracks.stevedoresLanded, 0, 3],
  ['stevedores lost', (t) => t.tracks.stevedoresLost, 0, 3],
  ['landing group', (t) => t.landing.group, 0, GROUPS],
  ['beach', (t) => t.landing.beach, 0, BEACH_NAMES.length],
  ['landing points', (t) => t.landing.points, 0, 5],
  ['beaches cleared', (t) => t.landing.cleared, 0, 7],
  ['beaches used', (t) => t.landing.used, 0, 7],
  ['day of the battery', (t) => t.landing.battery, 0, 5],
  ['naval option', (t) => t.naval.option, 0, 4],
  ['British shots', (t) => t.naval.britishShots, 0, 6],
  ['German shots', (t) => t.naval.germanShots, 0, 1],
  ['naval factors', (t) => t.naval.factors, 0, 6],
  ['gap between landings', (t) => t.naval.gap, 1, 2],
  ['sign of a march', (t) => t.march.going, 0, 1],
  ['place of the march', (t) => t.march.at, 0, SPACES - 1],
  ['facing of the march', (t) => t.march.facing, 0, 5],
  ['cover of the march', (t) => t.march.cover, -9, 9],
  ['counter picked', (t) => t.march.picked, -1, UNITS - 1],
  ['sweep', (t) => t.march.sweep, 0, 4],
  ['kind of fire', (t) => t.fire.kind, 0, 9],
  ['hex that fires', (t) => t.fire.from, 0, SPACES - 1],
  ['hex under fire', (t) => t.fire.at, 0, SPACES - 1],
  ['bonus', (t) => t.fire.bonus, 0, 9],
  ['hex that attacks', (t) => t.melee.from, 0, SPACES - 1],
  ['hex under attack', (t) => t.melee.at, 0, SPACES - 1],
  ['round of the melee', (t) => t.melee.round, 0, 30],
]

function wrongTrack(t: Table): string | undefined {
  const wrong = RANGES.find(([, value, least, most]) => !(value(t) >= least && value(t) <= most))
  return wrong && `the ${wrong[0]} is ${wrong[1](t)}`
}

/** §21.0: each scenario has its turns and its set-up. */
function wrongScenario(t: Table): string | undefined {
  const lots = LOTS[t.core.scenario]
  if (lots === undefined) return `there is no scenario ${t.core.scenario}`
  const { turn, placing } = t.tracks
  if (turn < 0 || turn > lastTurn(t)) return `the scenario has no turn ${turn}`
  if (placing < 0 || placing > lots.length + 1 || (placing > 0 && turn > 0)) return 'the set-up is at an end'
  if (t.landing.last < 0 || t.landing.last > turn) return 'somebody landed in a turn to come'
  return undefined
}

const unitSets = (t: Table): readonly IdSet<Unit>[] => [
  t.heads,
  t.tried,
  t.group,
  t.struck,
  t.divided,
  t.fleeing,
  t.escort,
  t.shaken,
  t.neighbours,
  t.routed,
  t.parted,
  t.waiting,
  t.shown,
]
function wrongSet(t: Table): string | undefined {
  if (unitSets(t).some((set) => set.next(UNITS) >= 0)) return `there are ${UNITS} counters and no more`
  // §15.1: between two marches nobody is on one
  if (isUnderWay(flow, t, movementPhase) && t.group.next(0) >= 0) return 'somebody goes, and nobody marches'
  if (asked(flow, t)?.name === 'step' && isHex(t.march.at) && t.group.next(0) < 0)
    return 'somebody marches, and nobody goes'
  return [t.fired, t.turned, t.refuges].some((set) => set.next(SPACES) >= 0)
    ? 'a hex is marked that is none'
    : undefined
}

/** Who may be where: on the map where it is passable, aboard if British, behind the west edge if German. */
function mayBeAt(u: Unit, at: Hex): boolean {
  if (isHex(at)) return IS_PASSABLE[at] === 1
  if (at === ABOARD) return SIDE_OF[u] === BRITISH
  return at === GONE || at === TO_COME || (at === OFF_WEST && SIDE_OF[u] !== BRITISH)
}
function wrongPlace(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const at = t.units.where[u]
    if (!(at < SPACES) || !mayBeAt(u, at)) return `${NAMES[u]} cannot be where it is`
  }
  for (let i = 0; i < t.passed.height; i++) if (!(t.passed.at(i) < HEXES)) return 'a hex was passed that is none'
  return undefined
}

function wrongUnit(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const wrong = wrongState(t, u)
    if (wrong !== undefined) return `${NAMES[u]} ${wrong}`
  }
  return undefined
}
function wrongState(t: Table, u: Unit): string | undefined {
  const { state, spent, exit, rank, stood } = t.units
  if (state[u] >= STATES) return 'is marked for nothing'
  if (is(t, u, LOST) && t.units.where[u] !== GONE) return 'is lost and there'
  if (IS_COMBAT[u] === 0 && is(t, u, DISORGANIZED)) return 'has no disorganized side'
  if (spent[u] > Math.max(MF[faceOf(t, u)], MOST_SPENT)) return 'has gone too far'
  if (exit[u] > ENTRY.length || (exit[u] > 0 && t.units.where[u] !== OFF_WEST)) return 'has left by no edge'
  if (stood[u] > HEXES) return 'stood nowhere'
  const most = IS_COMBAT[u] === 1 && isHex(t.units.where[u]) ? combatUnits(t, t.units.where[u]) : 1
  return rank[u] < most ? undefined : 'lies in no stack'
}
/** A unit that is flipped on its way has gone as far as its better side could. */
const MOST_SPENT = 16

function wrongHex(t: Table): string | undefined {
  for (let at = 0 as Hex; at < SPACES; at++) {
    if (t.places.facing[at] > 5) return 'units face no side of their hex'
    if (t.places.works[at] > (TRENCH | DIGGING | SMOKE)) return 'there is a work that is none'
    const wrong = at < HEXES ? wrongStack(t, at) : undefined
    if (wrong !== undefined) return wrong
  }
  return undefined
}
function wrongStack(t: Table, at: Hex): string | undefined {
  const first = t.stacks.firstIn(at)
  let ranks = 0
  for (let u = first; u >= 0; u = t.stacks.nextIn(u)) {
    if (SIDE_OF[u] !== SIDE_OF[first]) return 'both sides are in one hex'
    if (IS_COMBAT[u] === 0 || isLeader(u)) continue
    if ((ranks >> t.units.rank[u]) & 1) return 'two units lie in one place of a stack'
    ranks |= 1 << t.units.rank[u]
  }
  return undefined
}

function wrongFormation(t: Table): string | undefined {
  const { standing, actsFrom, landedOn } = t.formations
  for (let f = 0 as Formation; f < FORMATIONS; f++)
    if (standing[f] > REMOVED || actsFrom[f] > MOST_TURNS || landedOn[f] > BEACH_NAMES.length)
      return 'a formation stands as none can'
  return undefined
}
const MOST_TURNS = 120
