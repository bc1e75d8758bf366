import type { Hex } from '@boma/kernel'
import { ASIDE, RECRUITS, SUPPORT } from '../../board.ts'
import type { Counter } from '../../data/counter.ts'
import type { Table } from '../../layout.ts'
import { has, optionOf } from '../../options.ts'
import { COUNTER, NO_UNIT, SIDE_OF, UNITS, type Unit } from '../../roster.ts'

/** §6.0: lays every counter where it lies before set-up begins; those to be set up wait aside. */
export function layOutCounters(t: Table): void {
  t.tracks.arriving = NO_UNIT
  t.march.picked = NO_UNIT
  for (let u = 0 as Unit; u < UNITS; u++) t.stacks.put(u, startOf(t, u, COUNTER[u] as Counter))
}

function startOf(t: Table, unit: Unit, counter: Counter): Hex {
  if (counter.start === 'recruit-box') return (RECRUITS + SIDE_OF[unit]) as Hex
  if (counter.start === 'support-box') return (SUPPORT + SIDE_OF[unit]) as Hex
  // §10.10 + §34.2: optional units lie in the box only if their option is on; the squadron waits for its event
  const joins = counter.option !== undefined && counter.option !== '34.0' && has(t, optionOf(counter.option))
  return joins ? ((RECRUITS + SIDE_OF[unit]) as Hex) : ASIDE
}
