import type { Note, SupplyLine } from '@boma/counsel'
import { NOBODY, NOWHERE, type Side } from '@boma/kernel'
import { isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { lineTo } from '../rules/18.2-lines.ts'
import { suppliedBy, supplierNear } from '../rules/18-supply.ts'
import type { Message } from '../words/words.ts'
import { note, place } from './note.ts'

/** How a unit fares for supply. */
export interface Fed {
  readonly isFed: boolean
  readonly text: Note
}

/** What is said of a unit without supply: that its line breaks, or that it has none at all. */
interface Hungry {
  readonly noLine: Message
  readonly lineBroken: Message
}
const FACTS: Hungry = { noLine: 'fact.noLine', lineBroken: 'fact.lineBroken' }

/** §18.0: by what the unit is supplied, or why it is not. */
export function fedBy(t: Table, unit: Unit, none: Hungry = FACTS): Fed {
  const by = suppliedBy(t, unit)
  const line = by === undefined || by === 'fact.fedByLine' ? lineTo(t, unit) : undefined
  const [source, hex] = line === undefined ? [] : [line.way[0], line.way[line.open]]
  const facts = { source: source === undefined ? '' : place(source), hex: hex === undefined ? '' : place(hex) }
  if (by !== undefined) return { isFed: true, text: note(by, facts) }
  return { isFed: false, text: note(line === undefined ? none.noLine : none.lineBroken, facts) }
}

/** §18.2: the line that feeds a unit of the viewer's, or where it breaks; none for whoever lives off the place. */
export function supply(t: Table, viewer: Side, piece: number): SupplyLine | undefined {
  const unit = piece as Unit
  if (piece >= UNITS || (viewer !== NOBODY && SIDE_OF[unit] !== viewer)) return undefined
  const at = t.units.where[unit]
  if (!isHex(at)) return undefined
  const by = suppliedBy(t, unit)
  if (by === 'fact.fedBySupply') {
    const near = supplierNear(t, unit, at)
    return near === NOWHERE || near === at ? undefined : { open: [near, at], cut: [] }
  }
  if (by !== undefined && by !== 'fact.fedByLine') return undefined
  const line = lineTo(t, unit)
  if (line === undefined) return undefined
  // The last open hex is drawn towards the break.
  return { open: line.way.slice(0, line.open + 1), cut: line.way.slice(line.open) }
}
