import type { Hex, Modifier } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { BONUS, CF, DEFENCE, MORALE, NO_UNIT, type Unit } from '../roster.ts'
import { faceOf, firstCombat, is, isMachineGun, nextCombat, RETREATED, topOf } from '../stacks.ts'
import { isDivided } from './06.1-morale.ts'
import { isFlanked } from './08-facing.ts'
import { coverLine, type FireText, leaderOfAll, trenchOf } from './10-fire.ts'

/** §11.1.2: does the unit take part in a melee, as all of its hex do: has it not retreated in this turn (13.3B)? */
export const takesPart = (t: Table, u: Unit): boolean => !is(t, u, RETREATED)

/** §11.2A: an attacker on foot: machine guns come along, and do nothing. */
const strikes = (t: Table, u: Unit): boolean => takesPart(t, u) && !isMachineGun(u)

/** §19.5: the factor of a unit in melee: Hering's guns have one; §19.1: Indian rifles are not halved. */
const factorOf = (t: Table, u: Unit): number => (DEFENCE[u] > 0 ? DEFENCE[u] : CF[faceOf(t, u)])

/** §11.2A, §9.7: the morale of a unit in the average: one less among other sects, but never below one. */
function moraleOf(t: Table, u: Unit): number {
  const printed = MORALE[faceOf(t, u)]
  return isDivided(t, u, false) ? Math.max(1, printed - 1) : printed
}

/** §17.2.4: what the best leader for all units of the hex adds. */
function leadIn(t: Table, at: Hex): number {
  const leader = leaderOfAll(t, at)
  return leader === NO_UNIT ? 0 : BONUS[leader]
}

/** §12.3: does an attack come in by a flank side of the defender? */
const isFlankAttack = (t: Table, from: Hex, at: Hex): boolean => isFlanked(at, t.places.facing[at], from)

/** What a stack strikes with: the factor of its top unit, and one for each other. */
interface Factor {
  readonly top: number
  readonly others: number
}
const NOTHING: Factor = { top: 0, others: 0 }

/** §11.2A: the factor of the highest attacker that is no machine gun, and one more for each other. */
function attackFactor(t: Table, from: Hex): Factor {
  let top = NO_UNIT
  let others = -1
  for (let u = firstCombat(t, from); u !== NO_UNIT; u = nextCombat(t, u)) {
    if (!strikes(t, u)) continue
    others++
    if (top === NO_UNIT || t.units.rank[u] < t.units.rank[top]) top = u
  }
  return top === NO_UNIT ? NOTHING : { top: factorOf(t, top), others }
}

/** §11.2B: the factor of the top defender, and one more for each other; who has retreated adds nothing (13.3B). */
function defenceFactor(t: Table, at: Hex): Factor {
  let others = -1
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) if (takesPart(t, u)) others++
  return others < 0 ? NOTHING : { top: factorOf(t, topOf(t, at)), others }
}

/** What is said of each thing that counts in a melee. */
export type MeleeText = FireText | 'page.average' | 'page.more'
/** A thing that counts in a melee. */
export interface MeleeLine extends Modifier {
  readonly text: MeleeText
}
const line = (text: MeleeText, value: number, rule: string): MeleeLine => ({ text, value, rule })

/**
 * §11.2A: the average morale of the attackers; machine guns are in it with nothing (ruling T89). It is not rounded (ruling
 * T70): against whole dice that is the same as to round it down, for all else that counts is whole.
 */
function attackAverage(t: Table, from: Hex): number {
  let [n, sum] = [0, 0]
  for (let u = firstCombat(t, from); u !== NO_UNIT; u = nextCombat(t, u)) {
    if (!takesPart(t, u)) continue
    n++
    if (!isMachineGun(u)) sum += moraleOf(t, u)
  }
  return n === 0 ? 0 : Math.floor(sum / n)
}

/** §11.2B: the same for the defender, whose machine guns count; so do those who have retreated (13.3B). */
function defenceAverage(t: Table, at: Hex): number {
  let [n, sum] = [0, 0]
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) {
    n++
    sum += moraleOf(t, u)
  }
  return n === 0 ? 0 : Math.floor(sum / n)
}

/** §11.2A: all that counts for the attacker: what his two dice must not exceed is the sum. */
export function attackLines(t: Table, from: Hex, at: Hex): readonly MeleeLine[] {
  const factor = attackFactor(t, from)
  return [
    line('page.average', attackAverage(t, from), '11.2a'),
    ...factorLines(factor),
    line('page.flank', isFlankAttack(t, from, at) ? factor.top + factor.others : 0, '12.3'),
    line('page.leader', leadIn(t, from), '17.2.4'),
    // §11.2A: the ground of the defender, as for fire, but without smoke
    coverLine(from, at),
    line('page.trench', trenchOf(t, from, at), '18.3'),
  ].filter((each) => each.value !== 0)
}

/** §11.2B: all that counts for the defender: no ground. */
export const defenceLines = (t: Table, at: Hex): readonly MeleeLine[] =>
  [
    line('page.average', defenceAverage(t, at), '11.2b'),
    ...factorLines(defenceFactor(t, at)),
    line('page.leader', leadIn(t, at), '17.2.4'),
  ].filter((each) => each.value !== 0)

const factorLines = ({ top, others }: Factor): readonly MeleeLine[] => [
  line('page.top', top, '11.2a'),
  line('page.more', others, '11.2a'),
]

const sumOf = (lines: readonly MeleeLine[]): number =>
  Math.max(
    0,
    lines.reduce((sum, each) => sum + each.value, 0),
  )

/** §11.2A, §11.2B: what either side's two dice must not exceed. */
export const attackNeed = (t: Table, from: Hex, at: Hex): number => sumOf(attackLines(t, from, at))
export const defenceNeed = (t: Table, at: Hex): number => sumOf(defenceLines(t, at))
