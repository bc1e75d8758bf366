import { type Column, type Hex, other, type Side } from '@boma/kernel'
import { HEXES, isHex, NO_TOWN, TO_COME, TOWN, TOWN_HELD_FROM } from '../board.ts'
import { CALENDAR } from '../data/charts.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import {
  ARMORED_CAR,
  ENTENTE,
  face,
  GERMAN,
  GROUND,
  isGround,
  MA,
  type Nation,
  TYPE,
  type Unit,
  WITHDRAW_TURN,
} from '../roster.ts'
import { controls } from '../rules/04-control.ts'
import { lastTurn, scenario } from '../rules/05-calendar.ts'
import { isHeldBack } from '../rules/06.1-effects.ts'
import { hasLine, nationOf } from '../rules/07-communications.ts'
import { placeOf } from '../rules/10.1-ground.ts'
import { RAILS_OUTSIDE } from '../rules/13-victory.ts'
import { FINISHED, is, isNeutral, REDUCED, SET_OUT, sideOf } from '../stacks.ts'
import { Ground, hexAt, Reach, type Traveller } from './reach.ts'
import {
  ATTACK,
  COMES_AT_ONCE,
  COMES_LATER,
  DEFENCE,
  GOOD_CHANCE,
  HUNTERS_CHANCE,
  MORE,
  POINTS_AT,
  STORMED,
} from './weights.ts'

/** Units of one nation in one place that get equally far. */
export interface Group extends Traveller {
  readonly units: Unit[]
}

/** Which units count for a side's groups: those that may still move, or all. */
type Counts = (t: Table, unit: Unit) => boolean

/** The side's units in groups by where they are and how far they get. */
export function groupsOf(t: Table, side: Side, counts: Counts): readonly Group[] {
  const groups: Group[] = []
  for (let u = 0 as Unit; u < GROUND; u++) {
    if (t.units.where[u] >= TO_COME || sideOf(t, u) !== side || MA[u] === 0 || isNeutral(t, u) || !counts(t, u))
      continue
    const place = isHex(t.units.where[u]) ? placeOf(t, u) : t.units.where[u]
    const nation = nationOf(t, u)
    const isCar = TYPE[u] === ARMORED_CAR
    const known = groups.find(
      (g) => g.place === place && g.nation === nation && g.isCar === isCar && MA[g.units[0] as Unit] === MA[u],
    )
    if (known !== undefined) known.units.push(u)
    else groups.push({ place, nation, isCar, points: pointsOf(t, side, nation, u), units: [u] })
  }
  return groups
}

/** §10.1.8: a point less without a line; a car does not go at all. */
function pointsOf(t: Table, side: Side, nation: Nation, unit: Unit): number {
  const at: Hex = t.units.where[unit]
  if (!isHex(at) || hasLine(t, side, nation, at)) return MA[unit]
  return TYPE[unit] === ARMORED_CAR ? 0 : MA[unit] - 1
}

/** §9.1.5: may it still set out in this Impulse? */
export const mayGo: Counts = (t, unit) => !is(t, unit, FINISHED | SET_OUT) && !isHeldBack(t, unit)
const anybody: Counts = () => true

/** What a rail hex is worth to the Entente before it is counted, with Germans on it and without: trains wait, and who is there first keeps them off. */
const SAT_UPON = 1
const OPEN_LINE = 0.75

/** Turns before it leaves in which a unit is no garrison any more. */
const SOON = 1

/** What one side knows of the map: what counts, what the enemy can do about it, how much time is left. */
export class Front {
  readonly ground = new Ground()
  /** What each hex counts for whoever holds it when it is counted. */
  readonly points = new Float64Array(HEXES) as Float64Array & Column<Hex>
  /** 1 where it is ours. */
  readonly held = new Uint8Array(HEXES) as Uint8Array & Column<Hex>
  /** How much of an attack the enemy can bring there in his next Impulse, in KAR battalions, and how many can come within two. */
  readonly pressure = new Float64Array(HEXES) as Float64Array & Column<Hex>
  readonly comers = new Uint8Array(HEXES) as Uint8Array & Column<Hex>
  /** What our units there, and those on their way, are worth as a garrison. */
  readonly guard = new Float64Array(HEXES) as Float64Array & Column<Hex>
  side = 0 as Side
  /** From 0 to 1: how surely the enemy has another Impulse before it is counted; how surely we have. */
  fear = 1
  hope = 1
  /** Turns until it is counted. */
  turnsLeft = 0
  /** Are we so many more that we hunt him down? */
  presses = false

  readonly #theirs = new Ground()
  readonly #reach = new Reach()

  /** Looks at the table. */
  read(t: Table, side: Side): void {
    this.side = side
    this.ground.read(t, side)
    this.#theirs.read(t, other(side))
    this.#readTime(t)
    this.#readForces(t)
    this.#readPoints(t)
    this.#readPressure(t)
    this.#readGuard(t)
  }

  /** §9.1, §13.1, §14.4.6: every Segment is the Germans' first; after the second there is a third in half of all turns. */
  #readTime(t: Table): void {
    const { turn, segment } = t.tracks
    const counted = SCENARIOS[scenario(t)].tallies && turn <= CALENDAR.tally ? CALENDAR.tally : lastTurn(t)
    this.turnsLeft = counted - turn
    const more = this.turnsLeft > 0 || segment < 2 ? 1 : segment === 2 ? 0.5 : 0
    this.hope = more
    this.fear = this.side === GERMAN ? 1 : more
  }

  #readForces(t: Table): void {
    let [ours, theirs] = [0, 0]
    for (let u = 0 as Unit; u < GROUND; u++) {
      if (t.units.where[u] >= TO_COME || isNeutral(t, u)) continue
      if (sideOf(t, u) === this.side) ours++
      else theirs++
    }
    this.presses = this.side === ENTENTE && ours > MORE * theirs
  }

  #readPoints(t: Table): void {
    const late = this.turnsLeft > 0 ? 0.12 : t.tracks.segment < 2 ? 0.3 : 1
    for (let at = 0 as Hex; at < HEXES; at++) {
      this.points[at] = POINTS_AT[at]
      const town = TOWN_HELD_FROM[at]
      this.held[at] = town >= 0 && t.towns.holder[town] === this.side ? 1 : 0
    }
    for (const at of RAILS_OUTSIDE) {
      const isSat = this.ground.foes[at] !== 0
      this.points[at] = this.side === GERMAN ? late : Math.max(late, isSat ? SAT_UPON : OPEN_LINE)
      this.held[at] = controls(t, GERMAN, at) === (this.side === GERMAN) ? 1 : 0
    }
  }

  #readPressure(t: Table): void {
    this.pressure.fill(0)
    this.comers.fill(0)
    const enemy = other(this.side)
    for (const group of groupsOf(t, enemy, anybody)) {
      let strength = 0
      for (const u of group.units) strength += ATTACK[face(u, is(t, u, REDUCED) ? 1 : 0)]
      this.#reach.explore(t, this.#theirs, group, 2)
      this.#press(group.units.length, strength)
    }
  }

  #press(comers: number, strength: number): void {
    const { nodes, count, spent, points } = this.#reach
    for (let i = 0; i < count; i++) {
      const node = nodes[i] as number
      const at = hexAt(node)
      this.comers[at] = Math.min(255, this.comers[at] + comers)
      if ((spent[node] as number) <= points) this.pressure[at] += strength
    }
  }

  #readGuard(t: Table): void {
    this.guard.fill(0)
    for (let u = 0 as Unit; u < GROUND; u++)
      if (t.units.where[u] < HEXES && isGround(u) && sideOf(t, u) === this.side && !isNeutral(t, u))
        this.guard[t.units.where[u]] += this.guardOf(t, u)
  }

  /** What a unit adds to a garrison: nothing when it is about to leave the theatre (8.3). */
  guardOf(t: Table, unit: Unit): number {
    const leaves = WITHDRAW_TURN[unit]
    const isLeaving =
      leaves > t.tracks.turn && leaves <= t.tracks.turn + SOON && leaves <= t.tracks.turn + this.turnsLeft
    return isLeaving ? 0 : defenceOf(t, unit)
  }

  /** The chance to lose a hex with a garrison of that worth. */
  risk(at: Hex, guard: number): number {
    const comes = this.pressure[at] > 0 ? COMES_AT_ONCE : this.comers[at] > 0 ? COMES_LATER : 0
    if (guard <= 0) return this.fear * comes
    const ratio = this.pressure[at] / guard
    return (this.fear * comes * STORMED * ratio * ratio) / (ratio * ratio + 1)
  }

  /** An attack is made, and troops are gathered for it, at this chance. */
  get goodChance(): number {
    return this.presses ? HUNTERS_CHANCE : GOOD_CHANCE
  }

  /** What it is worth to add so much to the garrison of a hex of ours. */
  guarding(at: Hex, more: number): number {
    return this.points[at] * (this.risk(at, this.guard[at]) - this.risk(at, this.guard[at] + more))
  }

  /** What is lost when so much leaves it. */
  leaving(at: Hex, less: number): number {
    if (!isHex(at) || this.held[at] === 0 || this.points[at] === 0) return 0
    const loss = this.points[at] * (this.risk(at, Math.max(0, this.guard[at] - less)) - this.risk(at, this.guard[at]))
    // §4.1.3: a bare rail hex is German only while a German stands on it
    if (TOWN[at] === NO_TOWN && this.side === GERMAN && this.guard[at] - less <= 0) return this.points[at]
    return loss
  }
}

/** What a unit is worth in a garrison, as it lies. */
export const defenceOf = (t: Table, unit: Unit): number => DEFENCE[face(unit, is(t, unit, REDUCED) ? 1 : 0)]
