import { DIRECTIONS, type Hex, neighbour, OFF_MAP, other, type Side } from '@boma/kernel'
import { BEACH_HEXES, COVER, grid, HEXES, IS_DITCH, IS_EMBANKMENT, IS_PASSABLE, perHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, FORMATION, GERMAN, IS_COMBAT, type Unit } from '../roster.ts'
import { hourAt, isDark, isRaining } from '../rules/04-clock.ts'
import { breakpointOf, lossesOf } from '../rules/06.3-standing.ts'
import { hasCombat, TRENCH } from '../stacks.ts'
import { type Goals, goalsIn } from './goals.ts'
import { type Body, clash, stepsOf } from './odds.ts'
import { type Stack, stacksOf } from './picture.ts'
import { arrivals, distancesTo, FireField, findReach, reaches } from './ways.ts'
import { BRITTLE, DETOUR, OWN_STEP, OWN_STEP_LATE, SHY, STRONG } from './weights.ts'

/** §10.25: the best cover that a hex has, without a trench. */
const SHELTER = perHex((at) => Math.min(COVER[at], IS_DITCH[at] === 1 || IS_EMBANKMENT[at] === 1 ? -2 : 0))

/** What a side sees of the table: who is where, what he can do, and what decides. */
export class Front {
  readonly t: Table
  readonly side: Side
  readonly goals: Goals
  readonly enemies: readonly Stack[]
  readonly own: readonly Stack[]
  /** How many times as strong as the enemy one is, on the map. */
  readonly odds: number
  /** What a step of one's own is worth: little where only the ground counts any more. */
  readonly ownStep: number
  /** The enemy's fire. */
  readonly fire: FireField
  /** Enemy stacks that could charge into each hex next, the strongest first. */
  readonly #chargers: (readonly Stack[])[]
  /** Points that the British need to each hex, stopped by the first where it decides. */
  readonly arrival: Float32Array
  /** Points from each hex to the nearest one where it decides. */
  readonly toGoal: Float32Array

  constructor(t: Table, side: Side) {
    this.t = t
    this.side = side
    this.goals = goalsIn(t)
    this.enemies = stacksOf(t, other(side))
    this.own = stacksOf(t, side)
    this.odds = might(this.own) / Math.max(1, might(this.enemies))
    const isLast = this.goals.left <= (this.goals.isAtOnce ? 0 : 1)
    this.ownStep = side === BRITISH && isLast ? OWN_STEP_LATE : OWN_STEP
    this.fire = new FireField(t, this.enemies)
    this.#chargers = this.#findChargers()
    const british = (side === BRITISH ? this.own : this.enemies).map(({ at }) => at)
    const isGoal = (at: Hex): boolean => this.goals.isGoal[at] === 1
    this.arrival = arrivals(british.length > 0 ? british : BEACH_HEXES.flat(), isGoal)
    const isRound = side === BRITISH && this.goals.isAtOnce
    this.toGoal = isRound ? this.#roundTo() : distancesTo(t, this.#wanted(), GERMAN, BARRED)
  }

  #wanted(): readonly Hex[] {
    return this.side === BRITISH ? this.goals.wanted : this.goals.hexes
  }

  /** §15.2: nobody enters where Germans are: to the nearest hex that stands open, by a way that does, if there is one. */
  #roundTo(): Float32Array {
    const wanted = this.#wanted()
    const open = wanted.filter((at) => !hasCombat(this.t, at, GERMAN))
    const round = distancesTo(this.t, open, GERMAN, NEVER, { fire: this.fire, points: SHY })
    const straight = distancesTo(this.t, wanted, GERMAN, BARRED)
    return round.map((far, at) => Math.min(far, (straight[at] as number) + DETOUR))
  }

  #findChargers(): (readonly Stack[])[] {
    const found: Stack[][] = Array.from({ length: HEXES }, () => [])
    const { t } = this
    const enemy = other(this.side)
    const isNight = isDark(hourAt(t, t.tracks.turn + (enemy === BRITISH ? 1 : 0)))
    const points = enemy === GERMAN && isNight ? 6 : 12
    const strongest = this.enemies.toSorted((a, b) => stepsOf(b.body.faces) - stepsOf(a.body.faces))
    for (const stack of strongest) {
      if (stack.isBound) continue
      const reach = findReach(t, {
        side: enemy,
        from: stack.at,
        points,
        isOneHex: enemy === BRITISH && isNight,
        morale: 9,
        field: undefined,
      })
      const isNear = new Uint8Array(HEXES)
      for (let at = 0 as Hex; at < HEXES; at++) if (reaches(reach, at)) around(at, (to) => (isNear[to] = 1))
      for (let at = 0 as Hex; at < HEXES; at++) if (isNear[at] === 1) (found[at] as Stack[]).push(stack)
    }
    return found
  }

  /** Enemy stacks that could charge into a hex next. */
  chargers(at: Hex): readonly Stack[] {
    return this.#chargers[at] as readonly Stack[]
  }

  /** What covers those in a hex in melee (11.2A). */
  shelter(at: Hex): number {
    return SHELTER[at] + ((this.t.places.works[at] & TRENCH) !== 0 && !isRaining(this.t) ? -2 : 0)
  }

  /** The chance that a body still stands in a hex when the enemy has charged, each of them with a share of what he has. */
  holds(body: Body, at: Hex, share: number): number {
    let chance = 1
    let n = 0
    for (const stack of this.chargers(at)) {
      if (n++ >= MOST_CHARGES) break
      chance *= 1 - share * clash(stack.body, body, this.shelter(at), false).win
    }
    return chance
  }

  /** §6.3: are they of a formation that can bear little more, while there is time to wait? */
  isBrittle(units: readonly Unit[]): boolean {
    if (this.side === GERMAN || this.goals.isAtOnce || this.goals.left === 0) return false
    const u = units.find((each) => IS_COMBAT[each] === 1)
    if (u === undefined || FORMATION[u] < 0) return false
    const least = this.odds >= STRONG ? BRITTLE.strong : BRITTLE.usual
    return breakpointOf(this.t, FORMATION[u]) - lossesOf(this.t, FORMATION[u]) <= least
  }

  /** Is an enemy combat unit there? */
  isHostile(at: Hex): boolean {
    return hasCombat(this.t, at, other(this.side))
  }
}

/** The steps of those who can act. */
const might = (stacks: readonly Stack[]): number =>
  stacks.reduce((sum, { body, isBound }) => sum + (isBound ? 0 : stepsOf(body.faces)), 0)

/** Points that an enemy stack in the way counts for. */
const BARRED = 6
const NEVER = 1e9
/** Stacks that charge at one hex in a phase. */
export const MOST_CHARGES = 3

/** Does something for each passable hex beside one. */
export function around(at: Hex, look: (to: Hex) => void): void {
  for (const d of DIRECTIONS) {
    const to = neighbour(grid, at, d)
    if (to !== OFF_MAP && IS_PASSABLE[to] === 1) look(to)
  }
}
/** The passable hexes beside one. */
export function besideOf(at: Hex): readonly Hex[] {
  const found: Hex[] = []
  around(at, (to) => found.push(to))
  return found
}
