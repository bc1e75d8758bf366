import type { Column, Modifier } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { type Figure, perType, type Type, unitOf, WARRIOR } from '../roster.ts'
import { isMounted } from './09-units.ts'

// §6: what is added to the die of a figure in close combat.

/** §6.7, H13: how far below one must be to be killed. */
const BEATEN_BY = 2
/** §6.2, §6.4, H12: the second figure against one. */
export const SECOND = 2
/** §6.6: storming. */
export const STORMING = -1
/** §12.9: a free roll at one who leaves. */
export const FREE_ROLL = 2
/** §5.4: a Warrior. */
const WARRIOR_BONUS = 1

/** §6.7: is a score so far below the other that the figure is killed? */
export const isBeaten = (score: number, other: number): boolean => other - score >= BEATEN_BY

/** §6.3-6.6, H14, §15.7: by type; crews and stands have nothing. */
const CLOSE_BONUS: Column<Type> = perType(({ closeBonus }) => closeBonus ?? 0)
/** §15.6: cavalry on foot. */
const CLOSE_BONUS_ON_FOOT: Column<Type> = perType(
  ({ closeBonus, dismounted }) => dismounted?.closeBonus ?? closeBonus ?? 0,
)
/** The case of each bonus. */
const CASES: Readonly<Record<number, string>> = { 3: '6.3', 2: '6.4', 1: '6.5', [-1]: '6.6' }

const typeBonus = (t: Table, f: Figure): number => {
  const u = unitOf(f)
  const type = t.units.type[u]
  return isMounted(t, u) ? CLOSE_BONUS[type] : CLOSE_BONUS_ON_FOOT[type]
}
const isWarrior = (t: Table, f: Figure): boolean => (t.units.traits[unitOf(f)] & WARRIOR) !== 0

/** What is added to a figure's die whoever it fights: its type's bonus, and a Warrior's. */
export const ownBonus = (t: Table, f: Figure): number => typeBonus(t, f) + (isWarrior(t, f) ? WARRIOR_BONUS : 0)

/** The same as lines, and what comes with this fight. */
export function scoreLines(t: Table, f: Figure, isSecond: boolean, storms: boolean): readonly Modifier[] {
  const bonus = typeBonus(t, f)
  return [
    { text: 'page.closeBonus', value: bonus, rule: CASES[bonus] ?? '6.1' },
    ...(isWarrior(t, f) ? [{ text: 'page.warriorFights', value: WARRIOR_BONUS, rule: '5.4' }] : []),
    ...(isSecond ? [{ text: 'page.second', value: SECOND, rule: '6.2' }] : []),
    ...(storms ? [{ text: 'page.storming', value: STORMING, rule: '6.6' }] : []),
  ]
}
