import { ALLOWED, copy, newTable } from '@boma/kernel'
import { layout, type Table } from '../layout.ts'
import { ENTERING, groupOf, roleIn, roleOf, THERE, unite, whyNotSeek } from '../rules/12.4.7-groups.ts'
import { neededToFind } from '../rules/12.4.7-interception.ts'
import { asked, deciding } from './asked.ts'

/** A table on which all who were there seek in one group. */
const supposed = newTable(layout) as Table

/**
 * §12.4.6, §12.4.7b: the highest face that finds a group of those who came in, if those who were there seek it in one group;
 * undefined where that is not being decided, or no die is needed for both seek (12.4.5).
 */
export function neededBySeekers(t: Table, group: number): number | undefined {
  const isDecided = asked(t) === 'seek' && roleOf(t, deciding(t)) === THERE && roleIn(group) === ENTERING
  if (!isDecided || t.groups.seeks[group] === 1 || whyNotSeek(t, THERE) !== ALLOWED) return undefined
  copy(t, supposed)
  unite(supposed, THERE, true)
  return neededToFind(supposed, groupOf(THERE, 0), group)
}
