import type { Column } from '@boma/kernel'
import { tell } from '../actions.ts'
import type { Table } from '../layout.ts'
import { perType, type Type, type Unit } from '../roster.ts'

/** §7.7, §7.8: hits that make a test, by type; 0 for those that fall. */
const PER_TEST: Column<Type> = perType(({ hitsPerTest }) => hitsPerTest ?? 0)
/** §7.7: tests that one hit of artillery makes. */
const TESTS_OF_SHELL: Column<Type> = perType(({ artilleryHitTests }) => artilleryHitTests ?? 0)
/** §7.8: hits that one of artillery counts. */
const HITS_OF_SHELL: Column<Type> = perType(({ artilleryHitCounts }) => artilleryHitCounts ?? 0)

/** §14.11: are hits on it counted, and nobody removed? */
export const isCounted = (t: Table, u: Unit): boolean => PER_TEST[t.units.type[u]] > 0

/** §14.11: how many more hits by rifles or machine guns make it test. */
export const hitsToTest = (t: Table, u: Unit): number =>
  PER_TEST[t.units.type[u]] - (t.units.hits[u] % PER_TEST[t.units.type[u]])

/** §7.7, §7.8: does one hit of artillery make it test? */
export const testsByShell = (t: Table, u: Unit): boolean =>
  TESTS_OF_SHELL[t.units.type[u]] > 0 || HITS_OF_SHELL[t.units.type[u]] >= hitsToTest(t, u)

/** §14.11: counts a hit through the game: one test for each full ten, or twenty, reached. */
export function countHit(t: Table, u: Unit, isShell: boolean): void {
  const type = t.units.type[u]
  const hits = isShell ? HITS_OF_SHELL[type] : 1
  const before = t.units.hits[u]
  t.units.hits[u] = before + hits
  t.units.checks[u] += Math.trunc((before + hits) / PER_TEST[type]) - Math.trunc(before / PER_TEST[type])
  // §7.7: a car tests after each hit of artillery
  if (isShell) t.units.checks[u] += TESTS_OF_SHELL[type]
  tell.struck(t, u, Math.max(1, hits))
}
