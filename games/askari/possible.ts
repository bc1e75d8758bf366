import type { Hex, IdSet } from '@boma/kernel'
import { SECTIONS } from './board/lines.ts'
import {
  BOX_OCEAN,
  COASTAL_ON,
  GREAT_BODIES,
  HEXES,
  IS_LAND,
  isBox,
  isHex,
  OCEAN,
  PEA,
  PILE,
  SECOND_SHORE,
  SECOND_SHORES,
  SPACES,
  TOWN_NAMES,
  TOWN_OWNER,
  TOWNS,
  type Town,
} from './board.ts'
import { SCENARIOS } from './data/scenarios.ts'
import type { Table } from './layout.ts'
import {
  FIRST_BOAT,
  GERMAN,
  isGround,
  NAMES,
  NATION,
  PORTUGUESE,
  SIDE_OF,
  STEPS,
  SWITCHABLE,
  UNITS,
  type Unit,
} from './roster.ts'
import { scenario } from './rules/05-calendar.ts'
import { OUTCOME } from './rules/11-forces.ts'
import {
  ENTRENCHED,
  is,
  NEITHER,
  NEUTRAL,
  REDUCED,
  SECOND,
  SET_OUT,
  sideOf,
  WITH_ENTENTE,
  WITH_GERMANS,
} from './stacks.ts'

/** What cannot be in this position, in a sentence; undefined when all is well. It believes nothing, for bytes from anywhere may be put to it. */
export const possible = (t: Table): string | undefined =>
  wrongTrack(t) ?? wrongTurn(t) ?? wrongSet(t) ?? wrongPiece(t) ?? t.stacks.fault() ?? wrongCarriers(t) ?? wrongTown(t)

type Range = readonly [name: string, value: (t: Table) => number, least: number, most: number]
const RANGES: readonly Range[] = [
  ['Segment', (t) => t.tracks.segment, 0, 3],
  ['side to move', (t) => t.tracks.phasing, 0, 1],
  ['stand of Portugal', (t) => t.tracks.portugal, NEUTRAL, WITH_GERMANS],
  ['number of Carriers cited', (t) => t.tracks.consumed, 0, 1000],
  ['tally of turn 5', (t) => t.tracks.tally, -TOWNS - HEXES, TOWNS],
  ['lake of the Kingani', (t) => t.tracks.kinganiLake, 0, GREAT_BODIES - 1],
  ['cargo of the runners', (t) => t.tracks.runners, 0, 3],
  ['railway raided', (t) => t.events.raided, 0, SECTIONS.length],
  ['place of the march', (t) => t.march.at, -1, SPACES - 1],
  ['start of the march', (t) => t.march.from, -1, SPACES - 1],
  ['piece picked', (t) => t.march.picked, -1, UNITS],
  ['number of Carriers picked', (t) => t.march.carriers, 0, 255],
  ['assault', (t) => t.march.assault, 0, 1],
  ['attacker', (t) => t.battle.attacker, 0, 1],
  ['place of the battle', (t) => t.battle.at, -1, SPACES - 1],
  ['start of the attack', (t) => t.battle.from, -1, SPACES - 1],
  ['round of the battle', (t) => t.battle.round, 0, OUTCOME],
  ['side that fires', (t) => t.battle.firing, 0, 1],
  ['piece that fires', (t) => t.battle.firer, 0, UNITS],
  ['side beaten', (t) => t.battle.beaten, 0, 2],
  ['place entered', (t) => t.entry.at, -1, SPACES - 1],
  ['side that enters', (t) => t.entry.side, 0, 1],
]

function wrongTrack(t: Table): string | undefined {
  const wrong = RANGES.find(([, value, least, most]) => value(t) < least || value(t) > most)
  return wrong && `the ${wrong[0]} is ${wrong[1](t)}`
}

/** §14.0: each scenario has its turns; losses are of turns that have been. */
function wrongTurn(t: Table): string | undefined {
  const { turn, konigsbergLost, kinganiLost } = t.tracks
  const { first, last } = SCENARIOS[scenario(t)]
  if (turn !== 0 && (turn < first || turn > last)) return `the scenario has no turn ${turn}`
  const isLoss = (lost: number) => lost >= 0 && lost <= Math.max(turn, first)
  return isLoss(konigsbergLost) && isLoss(kinganiLost) ? undefined : 'a vessel was lost in a turn to come'
}

const setsOf = (t: Table): readonly IdSet<Unit>[] => [
  t.wintgens,
  t.force,
  t.joining,
  t.attackers,
  t.defenders,
  t.aimed,
  t.struck,
  t.entering,
  t.engaged,
  t.salvoed,
  t.heads,
]
const wrongSet = (t: Table): string | undefined =>
  setsOf(t).some((set) => set.next(UNITS) >= 0) ? `there are ${UNITS} pieces and no more` : undefined

function wrongPiece(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const at = t.units.where[u]
    if (at >= SECOND_SHORES || !mayBeAt(u, at)) return `${NAMES[u]} cannot be where it is`
    const wrong = wrongState(t, u, at)
    if (wrong !== undefined) return `${NAMES[u]} ${wrong}`
  }
  return undefined
}

/** §2.2.5, §2.3.4, §2.3.5: units where there is land, ships on the ocean and its coasts, boats on the lakes and theirs. */
function mayBeAt(unit: Unit, at: Hex): boolean {
  if (isGround(unit)) return !isHex(at) || IS_LAND[at] === 1
  if (!isHex(at) && !isBox(at)) return at !== PILE
  const isOnOcean = isBox(at) ? at === BOX_OCEAN : ((COASTAL_ON[at] >> OCEAN) & 1) === 1
  return unit < FIRST_BOAT ? isOnOcean : !isOnOcean && (isBox(at) || COASTAL_ON[at] !== 0)
}

function wrongState(t: Table, unit: Unit, at: Hex): string | undefined {
  if (t.units.state[unit] >= 2 * SET_OUT) return 'is marked for nothing'
  // §2.2.4, §10.1.9, §10.1.7
  if (STEPS[unit] === 1 && is(t, unit, REDUCED)) return 'has no reduced side'
  if (is(t, unit, ENTRENCHED) && !(isGround(unit) && isHex(at))) return 'cannot be entrenched'
  if (is(t, unit, SECOND) && !(isHex(at) && SECOND_SHORE[at] >= 0)) return 'is on a shore that is none'
  return mayBeHeldBy(t, unit) ? undefined : 'is in the wrong hands'
}

/** §8.4.3, §11.12.1: Portuguese go with their country, guns may be captured, all others keep to their colours. */
function mayBeHeldBy(t: Table, unit: Unit): boolean {
  const side = sideOf(t, unit)
  if (SWITCHABLE[unit] === 1) return true
  return NATION[unit] === PORTUGUESE
    ? (side === GERMAN) === (t.tracks.portugal === WITH_GERMANS)
    : side === SIDE_OF[unit]
}

/** Carriers lie on land or at sea, and where any do is noted. */
function wrongCarriers(t: Table): string | undefined {
  const { ententeCarriers, germanCarriers } = t.places
  for (let at = 0 as Hex; at < SPACES; at++) {
    const some = ententeCarriers[at] + germanCarriers[at] > 0
    if (some !== t.laden.has(at)) return 'Carriers lie where none are noted, or are noted where none lie'
    if (some && isHex(at) && IS_LAND[at] === 0) return 'Carriers lie in open water'
  }
  return t.laden.next(SPACES) >= 0 ? `there are ${SPACES} spaces and no more` : undefined
}

/** §4.1.2, §8.4: only Portuguese towns belong to nobody, and only while Portugal keeps out of it. */
function wrongTown(t: Table): string | undefined {
  for (let town = 0 as Town; town < TOWNS; town++) {
    const holder = t.towns.holder[town]
    if (holder > NEITHER) return `nobody knows who holds ${TOWN_NAMES[town]}`
    if (holder === NEITHER && (TOWN_OWNER[town] !== PEA || t.tracks.portugal === WITH_ENTENTE))
      return `somebody must hold ${TOWN_NAMES[town]}`
  }
  return undefined
}
