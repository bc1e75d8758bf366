import type { Hex } from '@boma/kernel'
import { SUPPORT } from '../board.ts'
import type { Table } from '../layout.ts'
import { COUNTER, GERMAN, UNITS, type Unit } from '../roster.ts'

/** The German East Asia Squadron's guns. */
export const SQUADRON: Unit = Array.from({ length: UNITS }, (_, u) => u as Unit).find(
  (u) => COUNTER[u].recruit === 'g-ostasien',
) as Unit

/** §34.2: while the squadron is in play, the Allies have no naval gun, no naval transfer and no landing (W137). */
export const squadronInPlay = (t: Table): boolean => t.units.where[SQUADRON] === ((SUPPORT + GERMAN) as Hex)
