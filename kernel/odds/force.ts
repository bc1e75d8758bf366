import { certain, type Distribution, hits, mapped, sum } from './distribution.ts'

/** A unit in a battle. */
export interface Fighter {
  /**
   * Its chance to hit with all its steps, with one lost, and so on: an entry for each step, or a list where it rolls
   * several dice (or none).
   */
  readonly chances: readonly (number | readonly number[])[]
  /** Which fire it takes part in, where a round has several: artillery first, say, and then rifles. */
  readonly arm?: string
}

/** One side of a battle. */
export interface Force {
  readonly fighters: readonly Fighter[]
  /** Which fighter loses a step to the first hit, to the second and so on: `concentrated`, `spread` or a game's own. */
  readonly losses: readonly number[]
}

/** All or some fighters of a side roll to hit. */
export interface Fire {
  /** The side that fires: the first or the second. */
  readonly by: 0 | 1
  /** Only the fighters of this arm; all of them when left out. */
  readonly arm?: string
  /** What a rule makes of the hits rolled: halves them, say. */
  readonly hits?: (rolled: number) => number
}

/** Losses that strike each fighter in the order listed until it is gone. */
export function concentrated(fighters: readonly Fighter[]): number[] {
  return fighters.flatMap(({ chances }, i) => chances.map(() => i))
}

/** Losses that take a step from each fighter in the order listed before any loses another. */
export function spread(fighters: readonly Fighter[]): number[] {
  const most = Math.max(0, ...fighters.map(({ chances }) => chances.length))
  const losses: number[] = []
  for (let step = 0; step < most; step++) {
    fighters.forEach(({ chances }, i) => {
      if (step < chances.length) losses.push(i)
    })
  }
  return losses
}

/**
 * The hits that a force deals in these fires at once, by the hits it has taken: the losses are fixed beforehand, so this
 * one number says who is left.
 */
export function hitsByLosses({ fighters, losses }: Force, fires: readonly Fire[]): Distribution[] {
  const lost = fighters.map(() => 0)
  const table = [hitsOf(fighters, lost, fires)]
  for (const struck of losses) {
    lost[struck]++
    table.push(hitsOf(fighters, lost, fires))
  }
  if (fighters.some(({ chances }, i) => chances.length !== lost[i])) {
    throw new Error('the losses of a force must name each fighter once for each of its steps')
  }
  return table
}

const NO_HITS = certain(0)

function hitsOf(fighters: readonly Fighter[], lost: readonly number[], fires: readonly Fire[]): Distribution {
  let total = NO_HITS
  for (const fire of fires) {
    const rolled = hits(diceOf(fighters, lost, fire.arm))
    total = sum(total, fire.hits === undefined ? rolled : mapped(rolled, fire.hits))
  }
  return total
}

/** The chance to hit of each die that the fighters left of an arm roll. */
function diceOf(fighters: readonly Fighter[], lost: readonly number[], arm: string | undefined): number[] {
  return fighters.flatMap((fighter, i) => {
    const fires = arm === undefined || fighter.arm === arm
    return fires && lost[i] < fighter.chances.length ? fighter.chances[lost[i]] : []
  })
}
