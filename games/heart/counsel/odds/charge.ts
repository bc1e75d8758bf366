import type { odds } from '@boma/counsel'
import { copyOf, type Rules } from '@boma/kernel'
import { layout, type Table } from '../../layout.ts'
import { sideOf, type Unit } from '../../roster.ts'
import { beginMove, nameUnit } from '../../rules/12-begin.ts'
import { chargeInto } from '../../rules/12-charging.ts'
import { findPace, pace, setMove } from '../../rules/12-dice.ts'
import { combatOdds } from './combat.ts'

/**
 * What a charge may bring, exactly: for every roll where it leads, as the table stands, and then the combat there, if nobody
 * shoots at those in it or joins them, and all are matched as `combatOdds` has it.
 */
export interface ChargeForecast {
  /** The chance that contact is made. */
  readonly reaches: number
  /** The least roll in the open that makes it; 0 when none does. */
  readonly least: number
  /** The chances that the charging side loses fewer figures in the combat, and more. */
  readonly fewer: number
  readonly more: number
  /** The chance of each number of figures that a side loses, by side; without contact it is nobody. */
  readonly losses: readonly [odds.Distribution, odds.Distribution]
}

/** What a unit may roll for its move, and how likely. */
interface Roll {
  readonly open: number
  readonly cover: number
  readonly chance: number
}

const FACES = 6
const MOST_LOST = 40
const board = { layout } as unknown as Rules<Table>

/** §12.8, §13.3, §13.4: the odds of a charge at an enemy, asked before it is declared, or of one out of an ambush or at it. */
export function chargeOdds(t: Table, u: Unit, target: Unit): ChargeForecast {
  const losses = [new Float64Array(MOST_LOST), new Float64Array(MOST_LOST)] as const
  let [reaches, least, fewer, more] = [0, 0, 0, 0]
  for (const { open, cover, chance } of rollsLeft(t, u)) {
    const there = copyOf(board, t)
    if (t.move.unit !== u + 1) {
      nameUnit(there, u)
      beginMove(there, u)
    }
    if (there.move.open === 0) setMove(there, open, cover)
    if (!chargeInto(there, u, target)) {
      for (const side of losses) side[0] += chance
      continue
    }
    const combat = combatOdds(there, u)
    reaches += chance
    least = least === 0 ? there.move.open : Math.min(least, there.move.open)
    fewer += chance * combat.fewer[sideOf(u)]
    more += chance * combat.fewer[sideOf(target)]
    combat.losses.forEach((lost, side) => {
      lost.forEach((p, n) => {
        const sum = losses[side]
        if (sum !== undefined) sum[n] = (sum[n] ?? 0) + chance * p
      })
    })
  }
  return { reaches, least, fewer, more, losses: [trimmed(losses[0]), trimmed(losses[1])] }
}

/** §13.3, §13.4: who has found an ambush goes with what is left of his roll; all others roll. */
const rollsLeft = (t: Table, u: Unit): readonly Roll[] =>
  t.move.unit === u + 1 && t.move.open > 0 ? [{ open: t.move.open, cover: t.move.cover, chance: 1 }] : rollsOf(t, u)

/** §12.2: every roll that moves the unit otherwise, with its chance. */
export function rollsOf(t: Table, u: Unit): readonly Roll[] {
  findPace(t, u)
  const { dice, inCover, open, cover } = pace
  let rolls: readonly Roll[] = [{ open, cover, chance: 1 }]
  for (let i = 0; i < dice; i++) rolls = together(rolls.flatMap((roll) => withDie(roll, i < inCover)))
  return rolls
}
const withDie = ({ open, cover, chance }: Roll, isInCover: boolean): readonly Roll[] =>
  Array.from({ length: FACES }, (_, face) => ({
    open: open + face + 1,
    cover: isInCover ? cover + face + 1 : cover,
    chance: chance / FACES,
  }))
const together = (rolls: readonly Roll[]): readonly Roll[] =>
  [...Map.groupBy(rolls, ({ open, cover }) => `${open} ${cover}`).values()].flatMap((same) =>
    same.slice(0, 1).map((roll) => ({ ...roll, chance: same.reduce((sum, each) => sum + each.chance, 0) })),
  )

/** Without the numbers at the end that nobody can come to. */
const trimmed = (chances: Float64Array): odds.Distribution => chances.slice(0, chances.findLastIndex((p) => p > 0) + 1)
