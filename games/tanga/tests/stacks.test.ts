import { type Hex, newTable } from '@boma/kernel'
import { expect, test } from 'vitest'
import { GONE, HEXES } from '../board.ts'
import { layout, type Table } from '../layout.ts'
import { BRITISH, GERMAN, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { nextHead } from '../stacks.ts'

test.each([BRITISH, GERMAN])('the stacks of side %i are all found, in the order of their first counters', (side) => {
  const t = newTable(layout) as Table
  // Every third counter is out of play; the others lie in stacks of up to three of a side, leaders among them.
  for (let u = 0 as Unit; u < UNITS; u++)
    t.stacks.put(u, u % 3 === 0 ? GONE : ((((u * 7) % 60) * 2 + (SIDE_OF[u] ?? 0)) as Hex))
  const found: Unit[] = []
  for (let u = nextHead(t, side, 0); u >= 0; u = nextHead(t, side, u + 1)) found.push(u)
  const all = Array.from({ length: UNITS }, (_, u) => u as Unit)
  expect(found).toEqual(all.filter((u) => t.heads.has(u) && SIDE_OF[u] === side))
  expect(found.filter((u) => (t.units.where[u] ?? HEXES) < HEXES).length).toBeGreaterThan(20)
})
