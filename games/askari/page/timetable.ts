import type { NoteFact } from '@boma/counsel'
import type { Hex, Side } from '@boma/kernel'
import { RAIL_LINE } from '../board/lines.ts'
import { boxOf, GREAT_BODIES, HEXES, TOWN } from '../board.ts'
import type { Table } from '../layout.ts'
import { carriersAt } from '../stacks.ts'
import { name, say } from '../words/words.ts'

/** A node of a line as players call it: waters come behind all hexes. */
export function nodeOf(node: Hex): NoteFact {
  if (node < HEXES) return name('hex', node)
  const body = (node - HEXES) as Parameters<typeof boxOf>[0]
  return body < GREAT_BODIES ? name('hex', boxOf(body)) : say('fact.smallLake')
}

/** §7.1.4, §7.1.5: a line from its unit on to its source: towns, waters and Carriers, and how far it runs by rail between them. */
export function timetable(t: Table, side: Side, nodes: readonly Hex[]): readonly NoteFact[] {
  const stops: NoteFact[] = []
  let rails = 0
  const arrive = (stop: NoteFact) => {
    if (rails > 0) stops.push(say('fact.byRail', { hexes: String(rails) }))
    rails = 0
    stops.push(stop)
  }
  for (const node of nodes) {
    if (node >= HEXES || TOWN[node] >= 0) arrive(nodeOf(node))
    else if (carriersAt(t, side, node) > 0) arrive(say('fact.carriersIn', { places: name('hex', node) }))
    else if (RAIL_LINE[node] >= 0) rails++
  }
  return stops
}
