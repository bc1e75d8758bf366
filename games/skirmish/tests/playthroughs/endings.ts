import { type Match, NOBODY, sideWord, winner } from '@boma/kernel'
import { skirmish } from '../../index.ts'
import type { Table } from '../../layout.ts'

/** Every way in which a match of every scenario can end: 'ford-8.1-blue'. */
export const ENDINGS: readonly string[] = skirmish.scenarios.flatMap(({ id }) =>
  ['8.1', '8.2'].flatMap((rule) => ['blue', 'red'].map((side) => `${id}-${rule}-${side}`)),
)

/** How a finished match has ended, in the same words. */
export function endingOf(match: Match<Table>): string {
  const last = match.log(NOBODY, -1)[0]?.events.at(-1)
  return `${match.setup.scenario}-${last?.rule}-${sideWord(skirmish, winner(match.table))}`
}
