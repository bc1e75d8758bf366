import type { Hex } from '@boma/kernel'
import type { Table } from '../../layout.ts'
import { isNaturalSix } from '../../rules/10.25-volley.ts'
import { steadiers, survivors, type Target, wavers } from './fire.ts'

/** A hex that fires: what two dice must not exceed, and the same once those of it who fired before are out; undefined: nobody is left to fire then. */
export interface Shot {
  readonly from: Hex
  readonly need: number
  readonly emptied: number | undefined
}

/** One occasion to fire at those who move (10.3C): they, whether somebody who does not move with them holds them together, and who fires, in turn. */
export interface Occasion {
  readonly target: Target
  readonly isHeld: boolean
  readonly shots: readonly Shot[]
}

/** Who is left to lead, and who is out of ammunition, as bits; how likely that is, with no step lost so far. */
interface State {
  readonly led: number
  readonly out: number
  readonly chance: number
}

/** §10.25, §7.3: how often two dice hit, or do not, and leave the firers with ammunition, or out of it. */
function results(t: Table, need: number): readonly { hit: boolean; isEmpty: boolean; chance: number }[] {
  const found = [true, false].flatMap((hit) => [true, false].map((isEmpty) => ({ hit, isEmpty, chance: 0 })))
  for (let i = 0; i < 36; i++) {
    const [first, second] = [1 + Math.trunc(i / 6), 1 + (i % 6)]
    const isEmpty = isNaturalSix(t, first, second)
    for (const each of found) if (each.hit === first + second <= need && each.isEmpty === isEmpty) each.chance += 1 / 36
  }
  return found
}

/**
 * The chance that one volley after the other costs a step, exactly: until one does, or until they part whose last leader has
 * fallen (9.6). Whoever rolls a six fires no more.
 */
export function seriesRisk(t: Table, occasions: readonly Occasion[]): number {
  const firers = [...new Set(occasions.flatMap(({ shots }) => shots.map(({ from }) => from)))]
  const [first] = occasions
  let states: readonly State[] = [{ led: (1 << (first ? steadiers(first.target).length : 0)) - 1, out: 0, chance: 1 }]
  let lost = 0
  for (const occasion of occasions)
    for (const shot of occasion.shots) {
      const after = fire(t, occasion, shot, 1 << firers.indexOf(shot.from), states)
      lost += after.lost
      states = after.states
    }
  return lost
}

function fire(
  t: Table,
  { target, isHeld }: Occasion,
  { need, emptied }: Shot,
  bit: number,
  states: readonly State[],
): { lost: number; states: readonly State[] } {
  const leaders = steadiers(target)
  const next = new Map<number, State>()
  const add = (led: number, out: number, chance: number) => {
    const key = out * 256 + led
    if (chance > 0) next.set(key, { led, out, chance: chance + (next.get(key)?.chance ?? 0) })
  }
  let lost = 0
  for (const { led, out, chance } of states) {
    const needed = (out & bit) === 0 ? need : emptied
    if (needed === undefined) add(led, out, chance)
    else
      for (const result of results(t, needed)) {
        const then = result.isEmpty ? out | bit : out
        if (!result.hit) add(led, then, chance * result.chance)
        else
          for (const { left, bonus, chance: falls } of survivors(leaders.filter((_, i) => (led >> i) & 1))) {
            const fails = wavers(target.units, bonus)
            const standing = left.reduce((bits, leader) => bits | (1 << leaders.indexOf(leader)), 0)
            lost += chance * result.chance * falls * fails
            // §9.6: whom nobody holds together any more parts, and is one target no longer
            const parts = standing === 0 && led !== 0 && !isHeld && target.units.length > 1
            if (!parts) add(standing, then, chance * result.chance * falls * (1 - fails))
          }
      }
  }
  return { lost, states: [...next.values()] }
}
