import { type Match, NOBODY, type Side, winner } from '@boma/kernel'
import { SCENARIOS } from '../../data/scenarios.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { BRITISH, GERMAN } from '../../roster.ts'

/** A way for a match to end. */
export interface Ending {
  readonly name: string
  readonly scenario: string
  readonly conqueror: Side
}

const nameOf = (scenario: string, side: Side): string =>
  `${scenario}-${side === NOBODY ? 'nobody' : side === GERMAN ? 'german' : 'british'}`

/** Each scenario and the free game, won by either side: on points (17.4), or because the other withdrew (17.5). */
export const ENDINGS: readonly Ending[] = [...SCENARIOS.map(({ id }) => id), 'free-500'].flatMap((scenario) =>
  [GERMAN, BRITISH].map((conqueror) => ({ name: nameOf(scenario, conqueror), scenario, conqueror })),
)

/** How a match ended, in the words of ENDINGS. */
export const endingOf = (match: Match<Table>): string =>
  nameOf(heart.scenarios[match.table.core.scenario]?.id ?? '?', winner(match.table))

/** The case by which it ended: 17.5 when somebody withdrew, else 17.4. */
export function wayOf(match: Match<Table>): string {
  const told = match.log(NOBODY).flatMap(({ events }) => events)
  return told.some(({ kind }) => kind === 'withdrew') ? '17.5' : '17.4'
}
