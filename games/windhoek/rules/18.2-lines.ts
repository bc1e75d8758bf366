import { BARRED, flood, type Hex, makeWays, NOWHERE, passage, wayTo } from '@boma/kernel'
import { isHex, net, WATER_SIDES } from '../board.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { carriesSupply, isSource } from './18-supply.ts'
import { hasRail, RAIL_GROUND, railSides } from './21-railroads.ts'

/** The way of a line of supply, from its source to the counter; `open` of its hexes carry supply before the first that does not. */
export interface Line {
  readonly way: readonly Hex[]
  readonly open: number
}

/** What a hex counts that carries no supply: so much that a line with fewer breaks is always the nearer one. */
const BREAK = 200

const tracks = makeWays(net)

/** §18.2.1: how a line would run if nothing broke it: along built railroad. */
const track = passage<Table, Hex>({
  cost(t, unit, from, way, to) {
    if (!isHex(to) || RAIL_GROUND[to] === 0 || !hasRail(t, to)) return BARRED
    // §18.2.2: it begins next to the counter (W94)
    const sides = from === t.units.where[unit as Unit] ? ~WATER_SIDES[from] : railSides(t, from)
    if (((sides >> way) & 1) === 0) return BARRED
    return carriesSupply(t, unit as Unit, to) ? 1 : BREAK
  },
  ends: (t, unit, hex) => isSource(t, unit as Unit, hex),
})

/** §18.2: the line by which supply comes to the counter, or would come if it were not broken; undefined where no track leads. */
export function lineTo(t: Table, unit: Unit): Line | undefined {
  const at = t.units.where[unit]
  if (!isHex(at)) return undefined
  const source = flood(tracks, track, t, unit, at)
  if (source === NOWHERE) return undefined
  const back: Hex[] = []
  wayTo(tracks, source, back)
  const way = back.toReversed()
  // §18.2.2: nothing in the counter's own hex cuts it
  const broken = way.findIndex((hex, i) => i < way.length - 1 && !carriesSupply(t, unit, hex))
  return { way, open: broken === -1 ? way.length : broken }
}
