import type { Side } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import type { Fight } from './fights.ts'

/** How lucky a day was. */
export type Luck = 'bad' | 'ordinary' | 'good' | 'rare'

/** What of a forecast has come true. */
export interface Came {
  /** The outcome, by its place. */
  readonly outcome: number
  /** The chance to do as well. */
  readonly chance: number
  readonly luck: Luck
}

/** What has come true of the odds as they were; undefined when it is not over, or the odds did not reckon with it. */
export function whatCame(forecast: Forecast, fight: Fight, bodyOf: (side: Side) => string): Came | undefined {
  const winner = fight.end?.winner
  if (winner === undefined) return undefined
  const body = winner < 0 ? '' : bodyOf(winner)
  const outcome = forecast.outcomes.findIndex((o) => o.body === body)
  if (outcome < 0) return undefined
  const chance = forecast.outcomes.slice(0, outcome + 1).reduce((sum, o) => sum + o.probability, 0)
  return { outcome, chance, luck: luckOf(chance, outcome === 0) }
}

/** By the chance to do as well; who could not do better has had no bad day. */
function luckOf(chance: number, isBest: boolean): Luck {
  if (chance < 0.05) return 'rare'
  if (chance < 0.2) return 'good'
  return chance > 0.8 && !isBest ? 'bad' : 'ordinary'
}

/** A side's dice that could hit: how many, how many did, and how many were to be expected to. */
export function diceOfSide(fight: Fight, side: Side): { dice: number; hits: number; expected: number } {
  const dice = fight.rounds
    .flatMap((round) => round.thrown)
    .filter((die) => die.by === side && die.hitsOn !== undefined)
  return {
    dice: dice.length,
    hits: dice.filter((die) => die.hits).length,
    expected: dice.reduce((sum, { hitsOn = 0, sides }) => sum + Math.min(hitsOn, sides) / sides, 0),
  }
}

/** How many hits of the kind that odds reckon with have landed on a side. */
export const lossesOf = (fight: Fight, side: Side): number =>
  fight.landings.filter((landing) => !landing.beside && fight.whose(landing.piece) === side).length
