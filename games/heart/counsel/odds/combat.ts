import { odds } from '@boma/counsel'
import { type Modifier, other, type Side } from '@boma/kernel'
import type { Table } from '../../layout.ts'
import { type Figure, NO_FIGURE, sideOf, type Unit, unitOf } from '../../roster.ts'
import { SECOND, scoreLines } from '../../rules/06-scores.ts'
import { attackerIn, gather, nextFighter, storms } from '../../rules/15-combats.ts'
import { bonusAgainst } from '../../rules/15-fights.ts'
import { foeOf, foesAgainst, joinRest, pairRest } from '../../rules/15-pairing.ts'
import { duelOdds, twoOnOneOdds } from './duel.ts'

/** One fight of a combat: a figure against one, or against two. */
export interface FightForecast {
  readonly figure: Figure
  readonly foes: readonly Figure[]
  /** What counts for each of them, the figure first. */
  readonly lines: readonly (readonly Modifier[])[]
  /** The chance that the figure falls, and how many of his foes do. */
  readonly falls: number
  readonly fells: odds.Distribution
  /** The chances that one more falls of his side than of theirs, as many, one fewer, and so on: who falls fells nobody else. */
  readonly balance: odds.Distribution
}

/** What a combat may bring, exactly, if all are matched and join as `rest` has them, and whoever faces two fights his pair first. */
export interface CombatForecast {
  readonly attacker: Side
  readonly fights: readonly FightForecast[]
  /** The chance of each number of figures that a side loses, by side. */
  readonly losses: readonly [odds.Distribution, odds.Distribution]
  /** The chance that a side loses fewer than the other, by side. */
  readonly fewer: readonly [number, number]
}

/**
 * The odds of a unit's combat, on a table that nobody plays on: it is paired there. Asked in the Close Combat Phase, when it
 * is noted who touches whom; pairs that are made already stay.
 */
export function combatOdds(t: Table, u: Unit): CombatForecast {
  gather(t, u)
  const attacker = attackerIn(t)
  pairRest(t, attacker)
  joinRest(t, attacker)
  joinRest(t, other(attacker))
  const fights = ([0, 1] as const).flatMap((side) => fightsOf(t, side as Side, attacker))
  const losses = [lossesOf(fights, 0 as Side), lossesOf(fights, 1 as Side)] as const
  return { attacker, fights, losses, fewer: fewerOf(fights) }
}

/** The fights whose single figure, or whose attacker, is of this side. */
function fightsOf(t: Table, side: Side, attacker: Side): readonly FightForecast[] {
  const found: FightForecast[] = []
  for (let f = nextFighter(t, side); f !== NO_FIGURE; f = nextFighter(t, side, f)) {
    const g = foeOf(t, f)
    if (g === NO_FIGURE || foeOf(t, g) !== f) continue
    if (foesAgainst(t, f) === 2) found.push(againstTwo(t, f, g))
    else if (side === attacker && foesAgainst(t, g) === 1) found.push(againstOne(t, f, g))
  }
  return found
}
function againstOne(t: Table, f: Figure, g: Figure): FightForecast {
  const { falls, fells } = duelOdds(bonusAgainst(t, f, g), bonusAgainst(t, g, f))
  const lines = [scoreLines(t, f, false, storms(t, f, g)), scoreLines(t, g, false, storms(t, g, f))]
  const balance = Float64Array.of(falls, 1 - falls - fells, fells)
  return { figure: f, foes: [g], lines, falls, fells: Float64Array.of(1 - fells, fells), balance }
}
function againstTwo(t: Table, f: Figure, first: Figure): FightForecast {
  let second = first
  const side = other(sideOf(unitOf(f)))
  for (let g = nextFighter(t, side); g !== NO_FIGURE; g = nextFighter(t, side, g))
    if (g !== first && foeOf(t, g) === f) second = g
  const one = bonusAgainst(t, first, f)
  const two = bonusAgainst(t, second, f) + SECOND
  return {
    figure: f,
    foes: [first, second],
    lines: [
      scoreLines(t, f, false, storms(t, f, first)),
      scoreLines(t, first, false, storms(t, first, f)),
      scoreLines(t, second, true, storms(t, second, f)),
    ],
    ...twoOnOneOdds(bonusAgainst(t, f, first), one, bonusAgainst(t, f, second), two),
  }
}

/** The losses of a side over all fights, which do not bear on one another. */
function lossesOf(fights: readonly FightForecast[], side: Side): odds.Distribution {
  return fights
    .map((fight) =>
      sideOf(unitOf(fight.figure)) === side ? Float64Array.of(1 - fight.falls, fight.falls) : fight.fells,
    )
    .reduce<odds.Distribution>(together, odds.certain(0))
}
/** The chances that either side loses fewer, over all fights: the balance of each, as the first side has it, added up. */
function fewerOf(fights: readonly FightForecast[]): readonly [number, number] {
  let sum = odds.certain(0)
  let even = 0
  for (const { figure, balance } of fights) {
    const isFirst = sideOf(unitOf(figure)) === 0
    sum = together(sum, isFirst ? balance : balance.toReversed())
    // The first is one worse for the side of the single figure
    even += isFirst ? 1 : balance.length - 2
  }
  const chances = Array.from(sum)
  const total = (part: readonly number[]) => part.reduce((all, p) => all + p, 0)
  return [total(chances.slice(even + 1)), total(chances.slice(0, even))]
}
function together(a: odds.Distribution, b: odds.Distribution): odds.Distribution {
  const sum = new Float64Array(a.length + b.length - 1)
  for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) sum[i + j] += a[i] * b[j]
  return sum
}
