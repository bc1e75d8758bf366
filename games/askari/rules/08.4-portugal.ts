import type { Hex, Side } from '@boma/kernel'
import type { Table } from '../layout.ts'

/** §8.4.3: call whenever a unit, Carrier or vessel of a side has entered a hex, or attacks there, before anything else follows. */
export function violate(_t: Table, _side: Side, _hex: Hex): void {}
