import type { Action } from '@boma/kernel'
import type { Target } from '@boma/showing'
import { act } from '../actions.ts'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { type Figure, headOf, UNITS, type Unit, unitOf } from '../roster.ts'
import { isOnTable } from '../rules/09-units.ts'
import { ENTERING } from './entering.ts'

/** §17.1, §17.9: while a unit comes in, whoever points at another wants it to come in just there. */
export function intents(t: Table, { piece, space }: Target): readonly Action[] {
  const u = (piece === undefined ? space : unitOf(piece as Figure)) as Unit | undefined
  if (u === undefined || u >= UNITS || !ENTERING.includes(asked(t)) || !isOnTable(t, u)) return []
  return [act.arrive(t.figures.x[headOf(u)], t.figures.y[headOf(u)], 1)]
}
