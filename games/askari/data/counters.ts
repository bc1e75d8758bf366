import type { Counter } from './counter.ts'
import { BELGIAN, PORTUGUESE } from './counters-allies.ts'
import { BRITISH } from './counters-british.ts'
import { GERMAN } from './counters-german.ts'
import { BOATS, SHIPS } from './counters-vessels.ts'

/** All counters that stand for forces: ground units, German first, then ships, then boats. */
export const COUNTERS: readonly Counter[] = [...GERMAN, ...BRITISH, ...BELGIAN, ...PORTUGUESE, ...SHIPS, ...BOATS]

/** The rest of the sheet. Carriers are interchangeable, so that only their number in a hex counts; they are no limit (7.1.10). */
export const OTHER_COUNTERS = {
  carrier: { count: 40, move: 4, source: { name: 'printed 2.5', count: 'reconstructed', move: 'reconstructed' } },
  control: { count: 20, source: { name: 'printed 4.1', count: 'reconstructed' } },
  eastAfricanDivision: { count: 3, source: { name: 'printed 2.6', count: 'printed 2.6' } },
  abteilung: { count: 1, source: { name: 'printed 2.6', count: 'printed 2.6' } },
  turn: { count: 1, source: { name: 'printed 5.1', count: 'derived 5.1' } },
  impulse: { count: 1, source: { name: 'printed 9.1', count: 'derived 9.1' } },
  blank: { count: 3, source: { name: 'printed 11.6', count: 'derived 2.0' } },
} as const
