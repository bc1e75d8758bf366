import { atLeast, type Distribution } from './distribution.ts'
import { type Fire, type Force, hitsByLosses } from './force.ts'

/** A battle of two forces. */
export interface Battle {
  readonly forces: readonly [Force, Force]
  /** The volleys of a round in order; the fires of one volley are simultaneous. */
  readonly round: readonly (readonly Fire[])[]
  /** How many rounds are fought at most; to the finish when left out. */
  readonly rounds?: number
}

/** How a battle may end: when a side is gone, when the rounds are over, or when nobody left can hit. */
export interface BattleOdds {
  /** The steps that each side began with. */
  readonly steps: readonly [number, number]
  /** The chance that x steps of the first side and y of the second are left: entry x * (steps[1] + 1) + y. */
  readonly left: Readonly<Float64Array>
  /** The chance of each side to be the only one left. */
  readonly wins: readonly [number, number]
  /** The chance that neither is: both are gone, or both still stand. */
  readonly draw: number
}

/**
 * The exact odds of a battle.
 *
 * A position is the hits that both sides have taken and the volley that comes next. Hits are never undone, so one sweep
 * over the hits in rising order finds the chance to be in every position; only where all miss does a battle to the
 * finish come back to where it was, and that is a geometric series.
 */
export function battleOdds({ forces, round, rounds }: Battle): BattleOdds {
  const steps = [forces[0].losses.length, forces[1].losses.length] as const
  const volleys = round.map((fires) => [hitsBy(0, forces, fires), hitsBy(1, forces, fires)] as const)
  const size = (steps[0] + 1) * (steps[1] + 1)
  const phases = volleys.length * (rounds ?? 1)
  const sweep = { steps, size, phases, volleys, endless: rounds === undefined, mass: cleared(size * (phases + 1)) }
  fight(sweep)
  // Entries run by hits taken; read backwards, they run by steps left.
  return outcome(steps, sweep.mass.slice(size * phases, size * (phases + 1)).reverse())
}

/** The steps that one side has left, whatever the other has. */
export function stepsLeft({ steps, left }: BattleOdds, side: 0 | 1): Distribution {
  const d = new Float64Array(steps[side] + 1)
  const row = steps[1] + 1
  for (let i = 0; i < left.length; i++) d[side === 0 ? Math.floor(i / row) : i % row] += left[i]
  return d
}

interface Sweep {
  readonly steps: readonly [number, number]
  /** Positions in a phase. */
  readonly size: number
  /** Volleys until the end, or until the first comes again; the phase after the last holds how battles ended. */
  readonly phases: number
  /** The hits that each side deals in each volley, by the hits it has taken. */
  readonly volleys: readonly (readonly [readonly Distribution[], readonly Distribution[]])[]
  readonly endless: boolean
  /** The chance of each position, phase after phase. */
  readonly mass: Float64Array
}

function hitsBy(side: 0 | 1, forces: readonly [Force, Force], fires: readonly Fire[]): Distribution[] {
  return hitsByLosses(
    forces[side],
    fires.filter(({ by }) => by === side),
  )
}

/** Reused by every battle: what leaves this file is a copy. */
let workspace = new Float64Array(4096)

function cleared(length: number): Float64Array {
  if (workspace.length < length) workspace = new Float64Array(length)
  return workspace.fill(0, 0, length)
}

function fight(sweep: Sweep): void {
  const { steps, phases, endless, mass } = sweep
  mass[0] = 1
  for (let a = 0; a <= steps[0]; a++) {
    for (let b = 0; b <= steps[1]; b++) {
      const over = a === steps[0] || b === steps[1] || (endless && !comeAround(sweep, a, b))
      for (let phase = 0; phase < phases; phase++) {
        if (over) settle(sweep, phase, a, b)
        else shoot(sweep, phase, a, b)
      }
    }
  }
}

/** Spreads the mass of a position over those that its volley leads to. */
function shoot({ steps, size, phases, volleys, endless, mass }: Sweep, phase: number, a: number, b: number): void {
  const row = steps[1] + 1
  const chance = mass[phase * size + a * row + b]
  if (chance === 0) return
  const volley = volleys[phase % volleys.length]
  const hitsOnB = volley[0][a]
  const hitsOnA = volley[1][b]
  const next = (endless && phase + 1 === phases ? 0 : phase + 1) * size
  for (let i = 0; i < hitsOnA.length; i++) {
    const to = next + Math.min(a + i, steps[0]) * row
    const share = chance * hitsOnA[i]
    for (let j = 0; j < hitsOnB.length; j++) mass[to + Math.min(b + j, steps[1])] += share * hitsOnB[j]
  }
}

/** Counts the mass of a position among the ends. */
function settle({ steps, size, phases, mass }: Sweep, phase: number, a: number, b: number): void {
  const at = a * (steps[1] + 1) + b
  mass[phases * size + at] += mass[phase * size + at]
}

/**
 * Adds to the first phase all that comes back to it, once and again, because a whole round misses; false when every
 * round does. (What the last phase then brings back to the first was counted here, and is not looked at again.)
 */
function comeAround({ steps, size, volleys, mass }: Sweep, a: number, b: number): boolean {
  const at = a * (steps[1] + 1) + b
  let back = 0
  let allMiss = 1
  let someHit = 0
  for (let phase = 0; phase < volleys.length; phase++) {
    const onB = volleys[phase][0][a]
    const onA = volleys[phase][1][b]
    // Not 1 - miss, which would lose the digits of a small chance.
    someHit += allMiss * (atLeast(onB, 1) + onB[0] * atLeast(onA, 1))
    const miss = onB[0] * onA[0]
    back = (back + mass[phase * size + at]) * miss
    allMiss *= miss
  }
  if (someHit === 0) return false
  mass[at] += back / someHit
  return true
}

function outcome(steps: readonly [number, number], left: Float64Array): BattleOdds {
  const row = steps[1] + 1
  const wins: [number, number] = [0, 0]
  let draw = 0
  for (let i = 0; i < left.length; i++) {
    const [x, y] = [Math.floor(i / row), i % row]
    if (x > 0 && y === 0) wins[0] += left[i]
    else if (y > 0 && x === 0) wins[1] += left[i]
    else draw += left[i]
  }
  return { steps, left, wins, draw }
}
