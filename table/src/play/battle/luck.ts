import type { Side } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import type { Fight } from './fights.ts'

/** How lucky a day was. */
export type Luck = 'bad' | 'ordinary' | 'good' | 'rare'

/** What of a forecast has come true. */
export interface Came {
  /** The outcome, by its place. */
  readonly outcome: number
  /** The chance to do as well or better. */
  readonly asWell: number
  /** The chance to do as badly or worse. */
  readonly asBadly: number
  readonly luck: Luck
}

/** What has come true of the odds as they were; undefined when it is not over, or the odds did not reckon with it. */
export function whatCame(forecast: Forecast, fight: Fight, bodyOf: (side: Side) => string): Came | undefined {
  const winner = fight.end?.winner
  if (winner === undefined) return undefined
  const body = winner < 0 ? '' : bodyOf(winner)
  const outcome = forecast.outcomes.findIndex((o) => o.body === body && decides(fight, o))
  if (outcome < 0) return undefined
  const asWell = chanceOf(forecast.outcomes.slice(0, outcome + 1))
  const asBadly = chanceOf(forecast.outcomes.slice(outcome))
  return { outcome, asWell, asBadly, luck: luckOf(asWell, asBadly) }
}

/** Does a fight like this decide anything of what was forecast? A landing may be lost at sea, or won and lost ashore. */
export const mayDecide = (fight: Fight, { outcomes }: Forecast): boolean => outcomes.some((o) => decides(fight, o))

const decides = ({ began }: Fight, { decidedIn }: Forecast['outcomes'][number]): boolean =>
  decidedIn === undefined || decidedIn === began.kind

const chanceOf = (outcomes: Forecast['outcomes']): number => outcomes.reduce((sum, o) => sum + o.probability, 0)

/** By the rarer end: the worst that could come always ends 'as well or better' for sure, and need be no bad day for it. */
function luckOf(asWell: number, asBadly: number): Luck {
  if (asWell < 0.05) return 'rare'
  if (asWell < 0.2) return 'good'
  return asBadly < 0.2 ? 'bad' : 'ordinary'
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
