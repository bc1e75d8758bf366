import type { Hex, Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { SUPPORT, WORKSHOP } from '../board.ts'
import type { Table } from '../layout.ts'
import { firstIn } from '../stacks.ts'
import { putAt } from './04-control.ts'

/** §23.3: aeroplanes under maintenance are ready again in their owner's next Recruit Phase (W88). */
export function mendAeroplanes(t: Table, side: Side): void {
  const workshop = (WORKSHOP + side) as Hex
  for (let u = firstIn(t, workshop); u >= 0; u = firstIn(t, workshop)) {
    putAt(t, u, (SUPPORT + side) as Hex)
    tell.mended(t, u)
  }
}
