import { ABOARD, GONE, hex, TO_COME, TRENCH_LINE } from '../board.ts'
import { ARRIVALS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { BRITISH, SIDE_OF, UNITS, type Unit, unit } from '../roster.ts'
import { DISORGANIZED, isStevedore, LOST, mark, put, TRENCH } from '../stacks.ts'
import { LOTS } from './03-lots.ts'
import { scenarioOf } from './04-clock.ts'

/** §3.1: what of a scenario lies on the table before anybody places anything. */
export function layOutCounters(t: Table): void {
  const { landing, arrivals, trenches, disorganized, lost, ashore } = scenarioOf(t)
  for (let u = 0 as Unit; u < UNITS; u++) t.stacks.put(u, GONE)
  // §3.2, §3.3: those who land lie in their Holding Boxes
  if (landing) for (let u = 0 as Unit; u < UNITS; u++) if (SIDE_OF[u] === BRITISH) put(t, u, ABOARD)
  for (const { units } of ARRIVALS.slice(0, arrivals)) for (const name of units) put(t, unit(name), TO_COME)
  for (const { unit: u } of LOTS[t.core.scenario]) put(t, u, TO_COME)
  // §21.1B: the ten trenches, which count against the twelve (ruling T38)
  if (trenches) {
    for (const at of TRENCH_LINE) t.places.works[at] |= TRENCH
    t.tracks.germanTrenches = TRENCH_LINE.length
  }
  // §20.1: all others begin in good order
  for (const name of disorganized) mark(t, unit(name), DISORGANIZED)
  for (const name of lost) mark(t, unit(name), LOST)
  for (const [name, at] of Object.entries(ashore)) land(t, unit(name), at)
  t.tracks.placing = 1
  t.naval.gap = 1
}

function land(t: Table, u: Unit, at: string): void {
  put(t, u, hex(at))
  if (isStevedore(u)) t.tracks.stevedoresLanded++
}
