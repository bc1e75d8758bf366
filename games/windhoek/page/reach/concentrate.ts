import { ALLOWED, copy, type Hex } from '@boma/kernel'
import { act } from '../../actions.ts'
import type { Table } from '../../layout.ts'
import { LEADERS, type Unit } from '../../roster.ts'
import { whyNotStay } from '../../rules/14-stacking.ts'
import { whyNotConcentrate } from '../../rules/20.3-concentrate.ts'
import { findComers } from '../../rules/20.3-ways.ts'
import { footWay } from '../ways.ts'
import { type Outset, tried } from './outset.ts'
import { type Stand, UNCOUNTED } from './stands.ts'

/** §20.3: the stand with a leader who calls just these units, each by a way of its own; undefined when one cannot come. */
function withLeader(t: Table, leader: Unit, units: readonly Unit[]): (Outset & { readonly stand: Stand }) | undefined {
  const at = t.units.where[leader]
  if (whyNotConcentrate(t, leader) !== ALLOWED || whyNotStay(t, units[0] as Unit, at, units.length) !== ALLOWED)
    return undefined
  copy(t, tried)
  findComers(tried, leader)
  if (!units.every((u) => tried.comers.has(u))) return undefined
  for (const u of units) tried.force.add(u)
  const order = [act.concentrate(leader), ...units.map((u) => act.come(u)), act.go()]
  const path = footWay(t, units[0] as Unit, at)
  return { t: tried, order, stand: { space: at, order: [], path, left: UNCOUNTED, halts: false } }
}

/** §20.3: the leaders elsewhere to whom these units may be called, one after another. */
export function* concentrations(
  t: Table,
  from: Hex,
  units: readonly Unit[],
): Generator<Outset & { readonly stand: Stand }> {
  for (const leader of LEADERS[t.tracks.phasing]) {
    const stand = t.units.where[leader] === from ? undefined : withLeader(t, leader, units)
    if (stand !== undefined) yield stand
  }
}
