import { disc, type Hex, makeHexList, NOBODY, type Side } from '@boma/kernel'
import { grid, HEXES } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, GERMAN } from '../roster.ts'
import { isNight, isRaining } from '../rules/04-clock.ts'
import { sees } from '../rules/10.4-sight.ts'
import { hasCombat } from '../stacks.ts'

/** §20.7: so far units fire at night; in the rain one sees less far (19.6C). */
const FAR = 2
const near = makeHexList(1 + 3 * FAR * (FAR + 1))

/** §20.7, §19.6C: what the combat units of a side have in sight by night or in the rain, or those of both for who looks on. */
export function litFor(t: Table, viewer: Side): readonly number[] {
  if (!isNight(t) && !isRaining(t)) return []
  const found = new Set<Hex>()
  for (let at = 0 as Hex; at < HEXES; at++) if (isWatched(t, at, viewer)) look(t, at, found)
  return [...found]
}

const isWatched = (t: Table, at: Hex, viewer: Side): boolean =>
  viewer === NOBODY ? hasCombat(t, at, BRITISH) || hasCombat(t, at, GERMAN) : hasCombat(t, at, viewer)

function look(t: Table, from: Hex, found: Set<Hex>): void {
  const n = disc(grid, from, FAR, near)
  for (let i = 0; i < n; i++) if (near[i] === from || sees(t, from, near[i])) found.add(near[i])
}
