import { ALLOWED, copy, newTable } from '@boma/kernel'
import type { Goal } from '@boma/showing'
import { act } from '../../actions.ts'
import type { Space } from '../../board.ts'
import { layout, type Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { hasEnemy } from '../../rules/03-map.ts'
import { PORTS_FROM, sail, whyNotSail } from '../../rules/10-movement.ts'
import { wayByWater } from '../ways.ts'

const tried = newTable(layout) as Table

/** §28.2: the ports that a unit may cross water to. */
export const portsOf = (t: Table, unit: Unit): readonly Space[] =>
  (PORTS_FROM[t.units.where[unit]] ?? []).filter((port) => whyNotSail(t, unit, port) === ALLOWED)

/** §11.0, §29.0: may they sail there one after another? */
function isRoomFor(t: Table, units: readonly Unit[], port: Space): boolean {
  copy(t, tried)
  return units.every((u) => {
    if (whyNotSail(tried, u, port) !== ALLOWED) return false
    sail(tried, u, port)
    return true
  })
}

/** §28.2: the ports that all of them may cross water to. */
export function byWater(t: Table, units: readonly Unit[]): readonly Goal[] {
  const lead = units[0] as Unit
  const ports = portsOf(t, lead).filter((port) => isRoomFor(t, units, port))
  return ports.map((space) => ({
    space,
    by: 'sea',
    order: units.map((u) => act.sail(u, space)),
    path: wayByWater(t.units.where[lead], space),
    left: '',
    halts: hasEnemy(t, t.tracks.phasing, space),
    hostile: hasEnemy(t, t.tracks.phasing, space),
  }))
}
