// Chapters 6 and 15 read a second time, plainly: what a pair's dice come to, and how many pairs there can be.
import { TYPES } from '../../data/types.ts'

/** A fighter: his type, mounted or not, a Warrior or not, whether he storms and is the second against one. */
export interface Fighter {
  readonly type: string
  readonly onFoot?: boolean
  readonly warrior?: boolean
  readonly storms?: boolean
  readonly second?: boolean
}

/** 6.3-6.6 as the sheet prints them, and what it does not list (H14, 15.6). */
const PLUS: Readonly<Record<string, number>> = {
  ...{ volunteer: 3, 'volunteer-scout': 3, regular: 3, 'regular-lm': 3, warrior: 3, scout: 3, cavalry: 3, leader: 3 },
  ...{ 'ruga-ruga': 2, 'standard-bearer': 2, soldier: 1, 'soldier-lm': 1, askari: -1, 'askari-modern': -1 },
}

/** What is added to his die. */
export function added({ type, onFoot, warrior, storms, second }: Fighter): number {
  if (!TYPES.some(({ id }) => id === type)) throw new Error(`there are no ${type}`)
  const arm = type === 'cavalry' && onFoot ? 1 : (PLUS[type] ?? 0)
  return arm + (warrior ? 1 : 0) - (storms ? 1 : 0) + (second ? 2 : 0)
}

/** 6.7: who is killed: -1 the first, 1 the second, 0 nobody. */
export function killed(first: number, second: number): number {
  if (first <= second - 2) return -1
  return second <= first - 2 ? 1 : 0
}
