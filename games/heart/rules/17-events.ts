import { SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'

/** What may happen once in each scenario: the ends of its tasks and specials, by their place a bit of `t.tracks.done`. */
const EVENTS: readonly (readonly string[])[] = SCENARIOS.map(({ tasks, special }) =>
  [...tasks, ...special]
    .flatMap(({ event }) => (event === undefined ? [] : [event]))
    .filter((event, i, all) => all.indexOf(event) === i),
)

const bitOf = (t: Table, event: string): number => 1 << EVENTS[t.core.scenario].indexOf(event)

/** Has it happened? */
export const hasHappened = (t: Table, event: string): boolean => (t.tracks.done & bitOf(t, event)) !== 0
/** It happens. */
export function happens(t: Table, event: string): void {
  t.tracks.done |= bitOf(t, event)
}
