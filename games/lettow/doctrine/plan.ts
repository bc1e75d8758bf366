import { other, type Side } from '@boma/kernel'
import { IS_CENTER, OCEAN_BOX, PLACES, SPACES, type Space } from '../board.ts'
import { STACK_LIMIT } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, CONTINGENT_OF, firstOf, GERMAN, IS_GARRISON, type Unit } from '../roster.ts'
import { aheadAt, type Field, fieldOf, weightOn } from './field.ts'
import { CLASS_OF, clash, type Force, ONE, worthOf } from './force.ts'
import { before, findReach, reached } from './reach.ts'
import {
  BELOW_GATE,
  CENTER_WORTH,
  LAST,
  LAST_WAVES,
  mourned,
  OTHERS,
  POSTURES,
  type Posture,
  PRESS_CENTER,
  PRESS_ENEMY,
  REFUSED,
  SITTING,
  WAVE_GATE,
  WORST,
} from './weights.ts'

/** A side's whole movement: where each of its units is to be when it ends. */
export class Plan {
  readonly side: Side
  readonly turn: number
  readonly enemy: Field
  /** The units of the side that are in play, and where each is to be. */
  readonly units: readonly Unit[]
  readonly goals: Uint8Array
  readonly #from: Uint8Array
  /** Which spaces each reaches, by its points of now; and the space before on its way. */
  readonly #reach: readonly Uint8Array[]
  readonly #before: readonly Uint8Array[]
  readonly #t: Table
  readonly #posture: Posture
  /** Do attacks go on at long odds, wave after wave? The Allies need every center in the end (26.0), and those who sit in one do not go. */
  readonly #isWave: boolean
  readonly #force = new Int32Array(PLACES)
  readonly #crowd = new Uint8Array(PLACES)
  readonly #contingent = new Uint8Array(PLACES)
  /** What is weighed again only where somebody comes or goes, as thousands of plans are: it made planning three times as fast. */
  readonly #gain = new Float64Array(SPACES)
  readonly #loss = new Float64Array(SPACES)
  readonly #isStale = new Uint8Array(SPACES).fill(1)
  /** The spaces that are pressed upon, and the weight that its own units bring to each. */
  readonly #wanted: readonly Space[]
  readonly #against: readonly number[]
  readonly #weight: Float64Array

  constructor(t: Table, side: Side, pointsOf: (u: Unit) => number, posture = 0, rounds = ROUNDS) {
    this.#t = t
    this.#posture = (POSTURES[side] as readonly Posture[])[posture] as Posture
    this.side = side
    this.turn = t.tracks.turn
    this.enemy = fieldOf(t, other(side))
    const held = this.enemy.there.subarray(0, SPACES).filter((force) => force !== 0).length
    this.#isWave = side === ALLIED && this.turn >= LAST - (held <= SITTING ? LAST_WAVES : 2)
    const units: Unit[] = []
    for (let u = firstOf(side); u < afterLast(side); u++) if (t.units.where[u] <= OCEAN_BOX) units.push(u)
    this.units = units
    this.goals = Uint8Array.from(units, (u) => t.units.where[u])
    this.#from = this.goals.slice()
    for (const u of units) findReach(t, u, pointsOf(u))
    this.#reach = units.map((u) => reached.slice(u * PLACES, (u + 1) * PLACES))
    this.#before = units.map((u) => before.slice(u * PLACES, (u + 1) * PLACES))
    const wanted: Space[] = []
    for (let s = 0 as Space; s < SPACES; s++) if (this.enemy.there[s] !== 0 || IS_CENTER[s] === 1) wanted.push(s)
    this.#wanted = wanted
    this.#against = wanted.map((s) => 2 + 3 * worthOf(this.enemy.there[s] as Force))
    this.#weight = new Float64Array(wanted.length)
    for (let i = 0; i < units.length; i++) this.#count(i, 1)
    this.#improve(rounds)
  }

  /** The way of a unit to its goal, without the space where it is; the last is its goal. By water: only that. None once it has moved. */
  wayOf(i: number): readonly Space[] {
    const from = this.#t.units.where[this.units[i] as Unit]
    if (from !== this.#from[i]) return []
    const way: Space[] = []
    for (let s = this.goals[i] as Space; s !== from; s = (this.#before[i] as Uint8Array)[s] as Space) way.unshift(s)
    return way
  }

  #count(i: number, by: 1 | -1): void {
    const u = this.units[i] as Unit
    const at = this.goals[i] as number
    this.#force[at] = (this.#force[at] as number) + by * (ONE[u] as Force)
    if (IS_GARRISON[u] === 0) this.#crowd[at] = (this.#crowd[at] as number) + by
    if (this.#force[at] === 0) this.#contingent[at] = 0
    else if (by === 1) this.#contingent[at] = CONTINGENT_OF[u]
    if (at < SPACES) this.#isStale[at] = 1
    for (let w = 0; w < this.#wanted.length; w++)
      this.#weight[w] = (this.#weight[w] as number) + by * weightOn(this.side, u, at, this.#wanted[w] as Space)
  }

  #send(i: number, to: number): void {
    this.#count(i, -1)
    this.goals[i] = to
    this.#count(i, 1)
  }

  /** May the unit be sent there, those counted that are to be there? */
  #isRoom(i: number, to: number): boolean {
    const u = this.units[i] as Unit
    if (to >= SPACES) return true
    if (this.side === ALLIED && this.#contingent[to] !== 0 && this.#contingent[to] !== CONTINGENT_OF[u]) return false
    return (this.#crowd[to] as number) < STACK_LIMIT
  }

  /** Sends units wherever that makes the plan better, one by one and as forces against one enemy, until nothing does. */
  #improve(rounds: number): void {
    let best = this.worth()
    for (let round = 0; round < rounds; round++) {
      const start = best
      for (let s = 0; s < SPACES; s++) if (this.enemy.there[s] !== 0) best = this.#strike(s as Space, best)
      for (let i = 0; i < this.units.length; i++) best = this.#shift(i, best)
      for (let i = 0; i < this.units.length; i++) best = this.#shiftAll(i, best)
      if (best <= start + LEAST) return
    }
  }

  /** Tries a force of two or more against an enemy: those who reach him, the strongest first. */
  #strike(s: Space, before: number): number {
    let best = before
    for (const contingent of this.side === GERMAN ? [0] : CONTINGENTS) {
      const able = this.#whoReach(s, contingent)
      const kept = this.goals.slice()
      let chosen = 0
      for (let n = 0; n < able.length && n < STACK_LIMIT; n++) {
        const i = able[n] as number
        if (!this.#isRoom(i, s)) break
        this.#send(i, s)
        const worth = this.worth()
        if (worth > best + LEAST) {
          best = worth
          chosen = n + 1
        }
      }
      for (const [n, i] of able.entries())
        if (n >= chosen && this.goals[i] !== kept[i]) this.#send(i, kept[i] as number)
    }
    return best
  }

  /** The units that reach a space and are to be elsewhere, the strongest first. */
  #whoReach(s: Space, contingent: number): readonly number[] {
    const able: number[] = []
    for (let c = 4; c > 0; c--)
      for (let i = 0; i < this.units.length; i++) {
        const u = this.units[i] as Unit
        if (CLASS_OF[u] !== c || (this.side === ALLIED && CONTINGENT_OF[u] !== contingent)) continue
        if (this.goals[i] !== s && this.#mayGo(i, s)) able.push(i)
      }
    return able
  }

  #mayGo(i: number, to: number): boolean {
    return (this.#reach[i] as Uint8Array)[to] !== 0 || to === this.#t.units.where[this.units[i] as Unit]
  }

  /** Tries every place that one unit reaches. */
  #shift(i: number, before: number): number {
    let best = before
    for (let to = 0; to <= OCEAN_BOX; to++) {
      const from = this.goals[i] as number
      if (to === from || !this.#mayGo(i, to) || !this.#isRoom(i, to)) continue
      this.#send(i, to)
      const worth = this.worth()
      if (worth > best + LEAST) best = worth
      else this.#send(i, from)
    }
    return best
  }

  /** Tries to send all who are to be where this one is to another place, as far as they reach it. */
  #shiftAll(i: number, before: number): number {
    const best = before
    const from = this.goals[i] as number
    const group = this.units.flatMap((_, j) => (this.goals[j] === from ? [j] : []))
    if (group[0] !== i || group.length < 2) return best
    for (let to = 0; to < SPACES; to++) {
      if (to === from || this.enemy.there[to] !== 0) continue
      const gone: number[] = []
      for (const j of group)
        if (this.#mayGo(j, to) && this.#isRoom(j, to)) {
          this.#send(j, to)
          gone.push(j)
        }
      const worth = gone.length < 2 ? best : this.worth()
      if (worth > best + LEAST) return worth
      for (const j of gone) this.#send(j, from)
    }
    return best
  }

  /** What the plan is worth: fights, what the enemy may do in his turn, and who stands near what is wanted. */
  worth(): number {
    let sum = 0
    let worst = 0
    let all = 0
    for (let s = 0 as Space; s < SPACES; s++) {
      if (this.#isStale[s] === 1) this.#weigh(s)
      const loss = this.#loss[s] as number
      sum += this.#gain[s] as number
      all += loss
      if (loss > worst) worst = loss
    }
    const { fear, press } = this.#posture
    return sum - fear * (WORST * worst + OTHERS * (all - worst)) + press * this.#press()
  }

  #weigh(s: Space): void {
    const own = this.#force[s] as Force
    const foe = this.enemy.there[s] as Force
    const isFight = own !== 0 && foe !== 0
    this.#gain[s] = isFight ? this.#fight(s, own, foe) : 0
    this.#loss[s] = !isFight && (own !== 0 || (IS_CENTER[s] === 1 && foe === 0)) ? this.#danger(s, own) : 0
    this.#isStale[s] = 0
  }

  #fight(s: Space, own: Force, foe: Force): number {
    const { take, attackers, defenders } = clash(own, foe, aheadAt(this.#t, this.side, s, true))
    const turn = this.#isWave ? LAST : this.turn
    const gain =
      take * this.#center(s) + mourned(other(this.side), this.turn) * defenders - mourned(this.side, turn) * attackers
    const gate = this.turn >= LAST ? 0 : this.#isWave ? WAVE_GATE : this.#posture.gate
    return take < gate ? gain - REFUSED - BELOW_GATE * (gate - take) : gain
  }

  /** What a center is worth to whoever takes it from the enemy. */
  #center(s: Space): number {
    if (IS_CENTER[s] === 0) return 0.1
    return this.turn >= LAST ? 3 : CENTER_WORTH
  }

  /** What the enemy's next turn may cost in a space: his strongest attack there, if he gains by it. */
  #danger(s: Space, own: Force): number {
    const comes = this.enemy.comes[s] as Force
    if (this.turn >= LAST && this.side === GERMAN) return own !== 0 && IS_CENTER[s] === 1 ? -3 : 0
    if (comes === 0) return own === 0 ? 0 : IS_CENTER[s] === 1 ? -0.05 : 0
    const worth = IS_CENTER[s] === 1 ? (this.turn >= LAST ? 3 : CENTER_WORTH) : 0.05
    if (own === 0) return worth
    const { take, attackers, defenders } = clash(comes, own, aheadAt(this.#t, other(this.side), s, false))
    const loss =
      take * worth + mourned(this.side, this.turn) * defenders - mourned(other(this.side), this.turn) * attackers
    return loss > 0 ? loss : 0
  }

  /** Who stands near the enemy and near what is wanted, against what the enemy has there. */
  #press(): number {
    let sum = 0
    for (let w = 0; w < this.#wanted.length; w++) {
      const s = this.#wanted[w] as Space
      if (this.enemy.there[s] === 0 && this.#force[s] !== 0) {
        // §26.0: what is held counts in full, or else five would rather wait beside an empty center than walk in
        sum += PRESS_CENTER
        continue
      }
      const own = this.#weight[w] as number
      const against = this.#against[w] as number
      const share = (own * own) / (own * own + against * against)
      sum += share * (IS_CENTER[s] === 1 ? PRESS_CENTER : PRESS_ENEMY)
    }
    return sum
  }
}

/** How many times a plan is gone over. */
const ROUNDS = 4
/** What is less than this is no better. */
const LEAST = 1e-6
const CONTINGENTS = [1, 2, 3]
