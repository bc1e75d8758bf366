import type { Note, SupplyLine } from '@boma/counsel'
import { NOBODY, type Side } from '@boma/kernel'
import type { Space } from '../board.ts'
import { SUPPLY_RANGE } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { IS_FORT, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { lineTo } from '../rules/21.2-lines.ts'
import { feedsItself, inSupply, isChecked, needsRoll } from '../rules/21-supply.ts'
import { note, place } from './note.ts'

/** Is it a unit that supply matters to (21.1, 21.5)? */
export const wantsSupply = (t: Table, u: Unit): boolean => IS_FORT[u] === 0 && isChecked(t, u)

/** §30.2: is it a unit on the map that no supply reaches? */
export const isOutOfSupply = (t: Table, u: Unit): boolean => wantsSupply(t, u) && !inSupply(t, u)

/** §21.2: the line that feeds a unit of the viewer's, or where it ends; none for whoever lives off the place (21.4). */
export function supply(t: Table, viewer: Side, piece: number): SupplyLine | undefined {
  const unit = piece as Unit
  if (piece >= UNITS || (viewer !== NOBODY && SIDE_OF[unit] !== viewer)) return undefined
  if (!has(t, 'supply') || !wantsSupply(t, unit) || feedsItself(t, unit)) return undefined
  if (!inSupply(t, unit) && !needsRoll(t, unit)) return undefined
  const line = lineTo(t, unit)
  if (line === undefined || line.way.length === 1) return undefined
  // The last space that it comes to is drawn towards the break.
  return { open: line.way.slice(0, line.open + 1), cut: line.way.slice(line.open) }
}

/** §21.2: from where a unit is fed, or why it is not; undefined where there is nothing to tell of a line. */
export function fedBy(t: Table, unit: Unit): Note | undefined {
  const line = feedsItself(t, unit) ? undefined : lineTo(t, unit)
  if (line === undefined) return undefined
  const called = (space: Space | undefined) => (space === undefined ? '' : place(space))
  const facts = {
    source: called(line.way[0]),
    space: called(line.way[line.open]),
    count: line.way.length - 1,
    range: SUPPLY_RANGE,
  }
  if (line.open === line.way.length) return note('fact.fedFrom', facts)
  return note(line.isTooFar ? 'fact.tooFar' : 'fact.lineCut', facts)
}
