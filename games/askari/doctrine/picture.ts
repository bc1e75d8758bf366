import type { Task } from '@boma/counsel'
import { type Hex, other, type Side } from '@boma/kernel'
import { type Body, bodyOf, GREAT_BODIES, HEXES, isHex, TOWN } from '../board.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { hexOf } from '../rules/10.1-ground.ts'
import { NEITHER } from '../stacks.ts'
import { Front, type Group, groupsOf, mayGo } from './front.ts'
import { FAR, hexAt, MOST_IMPULSES, type Node, Reach, SEA } from './reach.ts'
import { fleetOn } from './sea.ts'
import { DROWNED, RETAKEN, SUNK } from './weights.ts'

/** Those who go together from one place. */
export interface Party {
  readonly place: Hex
  readonly units: readonly Unit[]
  readonly to: Node
  readonly carriers: number
}

/** Somebody who is sent somewhere in this Impulse, and why. */
export interface Mission extends Party {
  readonly task: Task
  /** What for: where they go now, or farther on. */
  readonly goal: Hex
  readonly worth: number
  readonly chance?: number
  /** §10.3.4, ruling 78: who lands beside them in the same assault. */
  readonly others?: readonly Party[]
}

/** A group and what it gets to in this Impulse. */
export interface Column {
  readonly group: Group
  /** Points spent to each goal, FAR where it does not get; 1 for those that it lands at. */
  readonly spent: Uint8Array
  readonly overSea: Uint8Array
  /** Those who have no mission yet. */
  free: Unit[]
}

/** What a side makes of the map in its Impulse, and whom it has sent where so far. */
export class Picture {
  readonly t: Table
  readonly front = new Front()
  readonly reach = new Reach()
  /** All hexes that count, and those where enemies stand. */
  readonly goals: readonly Hex[]
  readonly columns: readonly Column[]
  readonly missions: Mission[] = []
  /** What units gain who run rather than attack. */
  readonly elsewhere = new Map<Unit, number>()
  /** Where those gather who are to attack. */
  readonly fists: Hex[] = []
  readonly #danger = new Float64Array(GREAT_BODIES)

  constructor(t: Table, side: Side) {
    this.t = t
    this.front.read(t, side)
    for (let body = 0 as Body; body < GREAT_BODIES; body++) this.#danger[body] = dangerOn(t, side, body)
    const { points, ground } = this.front
    const goals: Hex[] = []
    for (let at = 0 as Hex; at < HEXES; at++) if (points[at] > 0 || (ground.foes[at] as number) > 0) goals.push(at)
    this.goals = goals
    this.columns = groupsOf(t, side, mayGo).map((group) => this.#lookAround(group))
  }

  #lookAround(group: Group): Column {
    const n = this.goals.length
    const column = { group, spent: new Uint8Array(n).fill(FAR), overSea: new Uint8Array(n), free: [...group.units] }
    this.explore(column, 1)
    for (let i = 0; i < n; i++) {
      const node = this.nodeIn(this.goals[i] as Hex)
      column.spent[i] = this.reach.spent[node] as number
      column.overSea[i] = column.spent[i] !== FAR && this.reach.how[node] === SEA ? 1 : 0
    }
    return column
  }

  /** Finds in `reach` how far a column gets in so many Impulses. */
  explore({ group }: Column, impulses: number): void {
    this.reach.explore(this.t, this.front.ground, group, impulses)
  }

  /** The shore of a hex that was reached sooner. */
  nodeIn(at: Hex): Node {
    const { spent } = this.reach
    return (spent[at * 2 + 1] as number) < (spent[at * 2] as number) ? at * 2 + 1 : at * 2
  }

  /** §12.4: the chance that whoever lands there is found and sunk on the way. */
  dangerTo(at: Hex, overSea: boolean): number {
    return overSea ? (this.#danger[bodyOf(at)] as number) : 0
  }

  /** Are enemies there? */
  isHeldAgainst(at: Hex): boolean {
    return (this.front.ground.foes[at] as number) > 0
  }

  /** What it is worth that a unit comes to a goal where no enemy stands. */
  gain(at: Hex, unit: Unit, overSea: boolean): number {
    const danger = this.dangerTo(at, overSea)
    const guard = this.front.guardOf(this.t, unit)
    const gain = this.front.held[at] === 1 ? this.front.guarding(at, guard) : this.#taking(at, guard)
    return gain * (1 - danger) - danger * DROWNED
  }

  #taking(at: Hex, guard: number): number {
    // §8.4: a neutral's town is nobody's business
    if (TOWN[at] >= 0 && this.t.towns.holder[TOWN[at]] === NEITHER) return 0
    return this.front.points[at] * (1 - RETAKEN * this.front.risk(at, guard))
  }

  /** What is lost where a unit leaves. */
  leaving({ group }: Column, unit: Unit): number {
    const at = hexOf(group.place)
    return isHex(at) ? this.front.leaving(at, this.front.guardOf(this.t, unit)) : 0
  }

  /** Plans something, and puts everybody back where he was. */
  rehearse<R>(plan: () => R): R {
    const { guard, held } = this.front
    const [guarded, taken] = [guard.slice(), held.slice()]
    const frees = this.columns.map(({ free }) => free)
    const result = plan()
    guard.set(guarded)
    held.set(taken)
    for (const [i, column] of this.columns.entries()) column.free = frees[i] ?? []
    this.missions.length = 0
    return result
  }

  /** Gives out a mission: its units are free no more, and stand in their new place from now on. */
  dispatch(mission: Mission): void {
    for (const party of [mission, ...(mission.others ?? [])]) this.#send(party)
    const i = this.missions.findIndex((other) => goTogether(other, mission))
    const known = this.missions[i]
    if (known === undefined) this.missions.push(mission)
    else this.missions[i] = { ...known, units: [...known.units, ...mission.units].sort((a, b) => a - b) }
  }

  #send({ place, units, to }: Party): void {
    const from = hexOf(place)
    for (const column of this.columns)
      if (column.group.place === place) column.free = column.free.filter((u) => !units.includes(u))
    for (const u of units) {
      const guard = this.front.guardOf(this.t, u)
      if (isHex(from)) this.front.guard[from] -= guard
      this.front.guard[hexAt(to)] += guard
    }
  }

  /** Sends a unit as far as it gets in this Impulse towards a hex that may be several away; false when it cannot stir. */
  sendTowards(column: Column, unit: Unit, hex: Hex, purpose: Pick<Mission, 'goal' | 'worth'>): boolean {
    this.explore(column, MOST_IMPULSES)
    const to = this.stage(this.nodeIn(hex))
    if (to < 0) return false
    this.dispatch({ task: 'gather', place: column.group.place, units: [unit], to, carriers: 0, ...purpose })
    return true
  }

  /** How far of a way is gone in this Impulse; -1 when that is nowhere. */
  stage(goal: Node): Node {
    const { spent, before, points, how } = this.reach
    let node = goal
    while (node >= 0 && (spent[node] as number) > points) node = before[node] as Node
    return node >= 0 && how[node] !== 0 ? node : -1
  }
}

/** Are these sent the same way for the same purpose? */
const goTogether = (a: Mission, b: Mission): boolean =>
  a.task === b.task &&
  a.task !== 'strike' &&
  a.task !== 'feed' &&
  a.place === b.place &&
  a.to === b.to &&
  a.goal === b.goal

/** §12.4, §12.5: the more of the enemy's guns are in the Patrol Box, and the fewer of ours, the likelier is a transport sunk. */
function dangerOn(t: Table, side: Side, body: Body): number {
  const theirs = fleetOn(t, other(side), body, true)
  return (SUNK * theirs) / (theirs + fleetOn(t, side, body, true) + A_GUN)
}
/** What a boat with a single gun weighs. */
const A_GUN = 2
