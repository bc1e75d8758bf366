import { directionTo, type Hex } from '@boma/kernel'
import { carriers } from './actions/operands.ts'
import {
  BOX_OCEAN,
  COASTAL_ON,
  grid,
  IS_LAND,
  isBox,
  isHex,
  OCEAN,
  PEA,
  PILE,
  SECOND_SHORE,
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
import { porters } from './rules/10.1-force.ts'
import { cameFrom } from './rules/11-forces.ts'
import { carriersIn, ENTRENCHED, is, NEITHER, REDUCED, SECOND, sideOf, WITH_ENTENTE, WITH_GERMANS } from './stacks.ts'

/** What does not go together in this position, in a sentence; undefined when all does. */
export const possible = (t: Table): string | undefined =>
  wrongTurn(t) ?? wrongPorters(t) ?? wrongAttack(t) ?? wrongPiece(t) ?? wrongCarriers(t) ?? wrongTown(t)

/** §14.0: each scenario has its turns; losses are of turns that have been. */
function wrongTurn(t: Table): string | undefined {
  const { turn, konigsbergLost, kinganiLost } = t.tracks
  const { first, last } = SCENARIOS[scenario(t)]
  if (turn !== 0 && (turn < first || turn > last)) return `the scenario has no turn ${turn}`
  return Math.max(konigsbergLost, kinganiLost) > Math.max(turn, first)
    ? 'a vessel was lost in a turn to come'
    : undefined
}

function wrongPiece(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const at = t.units.where[u]
    if (!mayBeAt(u, at)) return `${NAMES[u]} cannot be where it is`
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

/** §10.1: Carriers that move are among those that lie where the moving stack is. */
function wrongPorters(t: Table): string | undefined {
  // §12.5.4d: those who are sunk with their transports are counted off when the naval battle is over
  const moving = t.sea.round > 0 && isBox(t.march.at) ? Math.min(porters(t), t.entry.carriers) : porters(t)
  if (porters(t) >= carriers.size) return 'more Carriers move than there can be'
  return moving === 0 || moving <= carriersIn(t, t.tracks.phasing, t.march.at)
    ? undefined
    : 'Carriers move that are not there'
}

/** §11.1.1: an attack over land comes from the next hex. */
function wrongAttack(t: Table): string | undefined {
  const from = cameFrom(t)
  if (t.battle.round === 0 || from < 0 || !isHex(from)) return undefined
  return isHex(t.battle.at) && directionTo(grid, from, t.battle.at) !== undefined
    ? undefined
    : 'an attack comes from too far away'
}

/** Carriers lie on land or at sea, and where any do is noted. */
function wrongCarriers(t: Table): string | undefined {
  const { ententeCarriers, germanCarriers } = t.places
  for (let at = 0 as Hex; at < SPACES; at++) {
    const some = ententeCarriers[at] + germanCarriers[at] > 0
    if (some !== t.laden.has(at)) return 'Carriers lie where none are noted, or are noted where none lie'
    if (some && isHex(at) && IS_LAND[at] === 0) return 'Carriers lie in open water'
  }
  return undefined
}

/** §4.1.2, §8.4: only Portuguese towns belong to nobody, and only while Portugal keeps out of it. */
function wrongTown(t: Table): string | undefined {
  for (let town = 0 as Town; town < TOWNS; town++) {
    const holder = t.towns.holder[town]
    if (holder === NEITHER && (TOWN_OWNER[town] !== PEA || t.tracks.portugal === WITH_ENTENTE))
      return `somebody must hold ${TOWN_NAMES[town]}`
  }
  return undefined
}
