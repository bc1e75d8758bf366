import {
  apply,
  blank,
  copy,
  type Dice,
  type DiceWanted,
  type Match,
  type Side,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { TOWN_HEXES } from '../../board.ts'
import { windhoek } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { GERMAN, SIDE_OF, UNITS, type Unit } from '../../roster.ts'
import { combatFactor, controller, isOnMap } from '../../stacks.ts'

const SAMPLES = 4
const scratch = blank(windhoek)

/** How well things stand for a side, as somebody who wants every town sees it. */
function fortune(t: Table, side: Side): number {
  let sum = 2 * ((t.ap.points[side] ?? 0) - (t.ap.points[(1 - side) as Side] ?? 0))
  for (const town of TOWN_HEXES) sum += controller(t, town) === side ? 30 : 0
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (!isOnMap(t, u)) continue
    const worth = 3 + combatFactor(t, u) - (t.units.state[u] ?? 0)
    sum += SIDE_OF[u] === side ? worth : -worth
  }
  return sum
}

/** The face that helps a side most, judged by playing the action on with each and any dice after it. */
export function luckyFace(
  match: Match<Table>,
  action: number,
  given: readonly number[],
  wanted: DiceWanted,
  side: Side,
): number {
  let best = 1
  let most = Number.NEGATIVE_INFINITY
  for (let face = 1; face <= wanted.sides; face++) {
    let sum = 0
    for (let k = 0; k < SAMPLES; k++) {
      copy(match.table, scratch)
      apply(windhoek, scratch, toDecide(windhoek, scratch), action, dealt([...given, face], k))
      sum += fortune(scratch, side)
    }
    if (sum > most) {
      most = sum
      best = face
    }
  }
  return best
}

/** Dice that show these faces and then anything. */
function dealt(faces: readonly number[], key: number): Dice {
  const rest = searchDice([key, GERMAN])
  let i = 0
  return { draw: (n, sides) => (i < faces.length ? (faces[i++] as number) - 1 : rest.draw(n, sides, 0, n)) }
}
