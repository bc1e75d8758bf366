import type { GameEvent, TableBase } from '@boma/kernel'
import type { Mark, Page } from '@boma/showing'
import { type Accessor, createMemo, untrack } from 'solid-js'

/** What is told of a match: one list for each order, each the very same list while it stands. */
type Log = readonly (readonly GameEvent[])[]

/**
 * What the events of a match have left lying on a tabletop, as its log tells them: so whoever opens it again, or goes to
 * any moment of it, finds the same.
 */
export function remainsOf(
  page: Accessor<Page>,
  log: Accessor<Log>,
  view: Accessor<TableBase>,
): Accessor<readonly Mark[]> {
  const kept = createMemo(() => ({ page: page(), byEntry: new WeakMap<readonly GameEvent[], readonly Mark[]>() }))
  return createMemo(() => {
    const { page: shown, byEntry } = kept()
    const { tabletop } = shown
    if (tabletop === undefined) return []
    return log().flatMap((entry) => {
      const found = byEntry.get(entry) ?? entry.flatMap((e) => tabletop.remains(e, untrack(view)))
      byEntry.set(entry, found)
      return found
    })
  })
}
