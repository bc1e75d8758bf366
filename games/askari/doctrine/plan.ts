import type { Task } from '@boma/counsel'
import { directionTo, type Hex } from '@boma/kernel'
import { type Body, bodyOf, COASTAL_ON, GREAT_BODIES, grid, HEXES, isHex, RIVER, TOWN } from '../board.ts'
import type { Table } from '../layout.ts'
import { BELGIAN, ENTENTE, GERMAN, GERMAN_NATION, type Unit } from '../roster.ts'
import { bodyHolder } from '../rules/04-control.ts'
import { ATTACKING, hasLine } from '../rules/07-communications.ts'
import { idleCarriers } from '../rules/10.1-force.ts'
import { hexOf } from '../rules/10.1-ground.ts'
import { NEITHER } from '../stacks.ts'
import { defenceOf, Front, type Group, groupsOf, mayGo } from './front.ts'
import { forecast, foresee } from './odds.ts'
import { FAR, hexAt, MOST_IMPULSES, type Node, Reach, SEA } from './reach.ts'
import { DROWNED, GOOD_CHANCE, LAST_CHANCE, LATER, STEP_WORTH } from './weights.ts'

/** Somebody who is sent somewhere, and why. */
export interface Mission {
  readonly task: Task
  readonly place: Hex
  readonly units: readonly Unit[]
  /** Where they go in this Impulse, and what for, if that is farther on. */
  readonly to: Node
  readonly goal: Hex
  readonly carriers: number
  readonly worth: number
  readonly chance?: number
}

/** A group and what it gets to in this Impulse: points spent by goal, and 1 for goals over the sea. */
interface Body1 {
  readonly group: Group
  readonly spent: Uint8Array
  readonly overSea: Uint8Array
  /** Those who have no mission yet. */
  free: Unit[]
}

/** A plan for an Impulse. */
export class Plan {
  readonly front = new Front()
  readonly missions: Mission[] = []
  readonly #reach = new Reach()
  #t!: Table
  #goals: Hex[] = []
  #bodies: Body1[] = []
  readonly #danger = new Float64Array(GREAT_BODIES)

  /** Makes a plan for the side whose Impulse it is. */
  constructor(t: Table, side: Front['side']) {
    this.#t = t
    this.front.read(t, side)
    this.#readDanger()
    this.#goals = this.#findGoals()
    this.#bodies = groupsOf(t, side, mayGo).map((group) => this.#lookAround(group))
    this.#attack()
    this.#sendRunners()
    this.#approach()
  }

  /** §12.4: the chance that a transport is found and sunk on each water. */
  #readDanger(): void {
    for (let body = 0 as Body; body < GREAT_BODIES; body++)
      this.#danger[body] = bodyHolder(this.#t, body) === this.front.side || !this.#hasEnemyAfloat(body) ? 0 : 0.35
  }

  #hasEnemyAfloat(body: Body): boolean {
    return !this.front.ground.waters[body] || enemyGuns(this.#t, this.front.side, body) > 0
  }

  #findGoals(): Hex[] {
    const { points, ground } = this.front
    const goals: Hex[] = []
    for (let at = 0 as Hex; at < HEXES; at++) if (points[at] > 0 || (ground.foes[at] as number) > 0) goals.push(at)
    return goals
  }

  #lookAround(group: Group): Body1 {
    const n = this.#goals.length
    const body = { group, spent: new Uint8Array(n).fill(FAR), overSea: new Uint8Array(n), free: [...group.units] }
    this.#reach.explore(this.#t, this.front.ground, group, 1)
    for (let i = 0; i < n; i++) {
      const node = this.#nodeIn(this.#goals[i] as Hex)
      body.spent[i] = this.#reach.spent[node] as number
      body.overSea[i] = body.spent[i] !== FAR && this.#isOverSea(node) ? 1 : 0
    }
    return body
  }

  /** The shore of a hex that is reached sooner. */
  #nodeIn(at: Hex): Node {
    const { spent } = this.#reach
    return (spent[at * 2 + 1] as number) < (spent[at * 2] as number) ? at * 2 + 1 : at * 2
  }

  #isOverSea(node: Node): boolean {
    return this.#reach.how[node] === SEA
  }

  /** What it is worth that a unit comes to a goal, at once. */
  #gain(at: Hex, unit: Unit, overSea: boolean): number {
    const { front } = this
    const safe = overSea ? 1 - (this.#danger[bodyOf(at)] as number) : 1
    const guard = defenceOf(this.#t, unit)
    const gain = front.held[at] === 1 ? front.guarding(at, guard) : this.#taking(at, guard)
    return gain * safe - (1 - safe) * DROWNED
  }

  #taking(at: Hex, guard: number): number {
    const { front } = this
    // A neutral's town is nobody's business.
    if (TOWN[at] >= 0 && this.#t.towns.holder[TOWN[at]] === NEITHER) return 0
    return front.points[at] * (1 - 0.6 * front.risk(at, guard))
  }

  #sendRunners(): void {
    for (let best = this.#bestRun(); best !== undefined; best = this.#bestRun()) {
      const { body, unit, goal, worth } = best
      this.#send(body, [unit], goal, this.front.held[goal] === 1 ? 'hold' : 'take', worth)
    }
  }

  #bestRun() {
    let found: { body: Body1; unit: Unit; goal: Hex; worth: number } | undefined
    for (const body of this.#bodies) {
      const unit = body.free[0]
      if (unit === undefined) continue
      const cost = this.#leaving(body, unit)
      for (let i = 0; i < this.#goals.length; i++) {
        const at = this.#goals[i] as Hex
        if (body.spent[i] === FAR || (this.front.ground.foes[at] as number) > 0 || at === hexOf(body.group.place))
          continue
        const worth = this.#gain(at, unit, body.overSea[i] === 1) - cost - 0.004 * (body.spent[i] as number)
        if (worth > (found?.worth ?? 0.03)) found = { body, unit, goal: at, worth }
      }
    }
    return found
  }

  #leaving(body: Body1, unit: Unit): number {
    const at = hexOf(body.group.place)
    return isHex(at) ? this.front.leaving(at, defenceOf(this.#t, unit)) : 0
  }

  /** Sends units to a goal that they reach in this Impulse. */
  #send(body: Body1, units: readonly Unit[], goal: Hex, task: Task, worth: number): void {
    this.#reach.explore(this.#t, this.front.ground, body.group, 1)
    const to = this.#nodeIn(goal)
    this.#dispatch(body, { task, place: body.group.place, units, to, goal, carriers: 0, worth })
    this.front.held[goal] = 1
  }

  #dispatch(body: Body1, mission: Mission): void {
    const { front } = this
    const from = hexOf(mission.place)
    for (const u of mission.units) {
      body.free = body.free.filter((each) => each !== u)
      const guard = defenceOf(this.#t, u)
      if (isHex(from)) front.guard[from] -= guard
      front.guard[hexAt(mission.to)] += guard
    }
    this.missions.push(mission)
  }

  /** Those whom nothing needs where they are go where they will be wanted. */
  #approach(): void {
    for (const body of this.#bodies) {
      while (body.free.length > 0) if (!this.#sendOn(body)) break
    }
  }

  #sendOn(body: Body1): boolean {
    const unit = body.free[0] as Unit
    const cost = this.#leaving(body, unit)
    if (cost > 0.25 || this.front.hope === 0) return false
    this.#reach.explore(this.#t, this.front.ground, body.group, MOST_IMPULSES)
    let goal = -1 as Hex
    let most = 0.04
    for (const at of this.#goals) {
      const spent = this.#reach.spent[this.#nodeIn(at)] as number
      if (spent === FAR || (this.front.ground.foes[at] as number) > 0 || at === hexOf(body.group.place)) continue
      const away = Math.max(1, Math.ceil(spent / this.#reach.points))
      const gain = this.#gain(at, unit, false) * (LATER[away] ?? 0) - cost - 0.002 * spent
      if (gain > most) {
        most = gain
        goal = at
      }
    }
    if (goal < 0) return false
    const to = this.#stage(this.#nodeIn(goal))
    if (to < 0) return false
    this.#dispatch(body, { task: 'gather', place: body.group.place, units: [unit], to, goal, carriers: 0, worth: most })
    this.front.held[goal] = 1
    return true
  }

  /** How far of a way is gone in this Impulse; -1 when that is nowhere. */
  #stage(goal: Node): Node {
    const { spent, before, points } = this.#reach
    let node = goal
    while (node >= 0 && (spent[node] as number) > points) node = before[node] as Node
    return node >= 0 && (before[node] as number) >= 0 ? node : this.#landed(node)
  }

  #landed(node: Node): Node {
    return node >= 0 && this.#reach.how[node] !== 0 ? node : -1
  }

  /** Attacks that are worth it, the best first; nobody is in two of them. */
  #attack(): void {
    const found: Mission[] = []
    for (const place of new Set(this.#bodies.map(({ group }) => group.place))) found.push(...this.#attacksFrom(place))
    found.sort((a, b) => b.worth - a.worth || a.to - b.to || a.place - b.place)
    for (const mission of found) {
      const bodies = this.#bodies.filter(({ group }) => group.place === mission.place)
      if (!mission.units.every((u) => bodies.some(({ free }) => free.includes(u)))) continue
      if (this.missions.some(({ goal }) => goal === mission.goal)) continue
      for (const body of bodies)
        this.#dispatch(body, { ...mission, units: mission.units.filter((u) => body.free.includes(u)) })
      this.missions.splice(-bodies.length, bodies.length, mission)
      this.front.held[mission.goal] = 1
    }
  }

  #attacksFrom(place: Hex): readonly Mission[] {
    const bodies = this.#bodies.filter(({ group }) => group.place === place)
    const found: Mission[] = []
    for (let i = 0; i < this.#goals.length; i++) {
      const at = this.#goals[i] as Hex
      if ((this.front.ground.foes[at] as number) === 0) continue
      const able = bodies.filter(({ spent }) => spent[i] !== FAR)
      const attack = able.length === 0 ? undefined : this.#weighAttack(able, at, i)
      if (attack !== undefined) found.push(attack)
    }
    return found
  }

  #weighAttack(bodies: readonly Body1[], at: Hex, goal: number): Mission | undefined {
    const t = this.#t
    const { front } = this
    const units = bodies.flatMap(({ group }) => group.units).toSorted((a, b) => a - b)
    const [first] = bodies as [Body1]
    const { place, nation } = first.group
    const overSea = first.overSea[goal] === 1
    const next = nation === GERMAN_NATION || nation === BELGIAN
    const carriers = next ? 0 : Math.min(1, isHex(hexOf(place)) ? idleCarriers(t, place) : 0)
    const isFed = next ? !overSea && hasLine(t, front.side, nation, at, ATTACKING) : carriers > 0
    this.#reach.explore(t, front.ground, first.group, 1)
    const to = this.#nodeIn(at)
    const isLed = front.side === GERMAN && t.tracks.germanLeadership > 0
    foresee(t, front.side, units, at, { isFed, isHard: overSea || this.#isOverRiver(to), isLed })
    const { win, own, theirs } = forecast
    const safe = overSea ? 1 - (this.#danger[bodyOf(at)] as number) : 1
    const prize =
      front.held[at] === 1 && TOWN[at] >= 0 ? 0 : front.points[at] * (1 - 0.5 * front.risk(at, units.length))
    const patience = Math.min(1, (front.turnsLeft + front.hope) / 2)
    const cost = units.reduce((sum, u) => sum + defenceOf(t, u), 0)
    const left = isHex(hexOf(place)) ? front.leaving(hexOf(place), cost) : 0
    const worth =
      safe *
        (win * (prize + patience * 0.25 * (front.ground.foes[at] as number)) +
          patience * STEP_WORTH * (theirs - 2 * own)) -
      left -
      (1 - safe) * DROWNED * units.length
    const isGood = win >= (front.hope === 0 ? LAST_CHANCE : GOOD_CHANCE)
    if (!isGood || worth <= this.#otherwise(bodies) + 0.02) return undefined
    return { task: 'strike', place, units, to, goal: at, carriers, worth, chance: win }
  }

  #isOverRiver(to: Node): boolean {
    const from = this.#reach.before[to] as Node
    if (from < 0 || COASTAL_ON[hexAt(from)] === undefined) return false
    const d = directionTo(grid, hexAt(from), hexAt(to))
    return d !== undefined && RIVER(hexAt(from), d)
  }

  /** What these would gain one by one if they did not attack. */
  #otherwise(bodies: readonly Body1[]): number {
    let sum = 0
    for (const body of bodies)
      for (const unit of body.free) {
        let best = 0
        for (let i = 0; i < this.#goals.length; i++) {
          const at = this.#goals[i] as Hex
          if (body.spent[i] === FAR || (this.front.ground.foes[at] as number) > 0) continue
          best = Math.max(best, this.#gain(at, unit, body.overSea[i] === 1) - this.#leaving(body, unit))
        }
        sum += best
      }
    return sum * 0.6
  }
}

/** The gunnery of a side's enemies afloat on a body of water, in its Patrol Box. */
function enemyGuns(t: Table, side: Front['side'], body: Body): number {
  const holder = bodyHolder(t, body)
  return holder === side ? 0 : holder === (side === ENTENTE ? GERMAN : ENTENTE) ? 1 : isContested(t, body) ? 1 : 0
}

import { boxOf } from '../board.ts'
import { firstVesselIn } from '../rules/04-control.ts'

const isContested = (t: Table, body: Body): boolean => firstVesselIn(t, boxOf(body)) >= 0
