import type { Hex, Side } from '@boma/kernel'
import { RAIL_LINE } from '../board/lines.ts'
import { boxOf, GREAT_BODIES, HEXES, TOWN } from '../board.ts'
import type { Table } from '../layout.ts'
import { carriersAt } from '../stacks.ts'
import { placeIn, say, type Words } from '../words/words.ts'

/** A node of a line as players call it: waters come behind all hexes. */
export function nodeIn(words: Words, node: Hex): string {
  if (node < HEXES) return placeIn(words, node)
  const body = (node - HEXES) as Parameters<typeof boxOf>[0]
  return body < GREAT_BODIES ? placeIn(words, boxOf(body)) : say(words, 'fact.smallLake')
}

/** §7.1.4, §7.1.5: a line from its unit on to its source: towns, waters and Carriers, and how far it runs by rail between them. */
export function timetable(t: Table, side: Side, nodes: readonly Hex[], words: Words): string {
  const stops: string[] = []
  let rails = 0
  const arrive = (stop: string) => {
    if (rails > 0) stops.push(say(words, 'fact.byRail', { hexes: String(rails) }))
    rails = 0
    stops.push(stop)
  }
  for (const node of nodes) {
    if (node >= HEXES || TOWN[node] >= 0) arrive(nodeIn(words, node))
    else if (carriersAt(t, side, node) > 0) arrive(say(words, 'fact.carriersIn', { places: placeIn(words, node) }))
    else if (RAIL_LINE[node] >= 0) rails++
  }
  return stops.join(', ')
}
