import type { Hex, Side } from '@boma/kernel'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'

/** §8.4.3: call whenever a unit, Carrier or vessel of a side has entered a hex, or attacks there, before anything else follows. */
export function violate(_t: Table, _side: Side, _hex: Hex): void {}

/** §8.4.1: on turn 18 a neutral Portugal joins the Entente, before anything else of the turn (ruling 44). */
export const portugalOnTurn18 = automatic('8.4.1', () => {})
