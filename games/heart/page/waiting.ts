import { sixteenths } from '../board.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { placeX, placeY } from '../rules/09-formation.ts'
import { slotOf } from '../rules/17-forces.ts'
import { facingNamed, suggestionFor } from '../rules/17-spots.ts'

/** How a unit stands by the ready set-up: the places of its figures, in sixteenths, its facing and its width. */
export interface Ready {
  readonly places: readonly (readonly [x: number, y: number])[]
  readonly anchor: readonly [x: number, y: number]
  readonly facing: number
  readonly width: number
}

/** §17.7: where the ready set-up has a unit that waits; undefined where it says nothing. */
export function readyOf(t: Table, u: Unit): Ready | undefined {
  const ready = suggestionFor(t, u)
  const anchor = ready?.each?.[slotOf(t, u)?.man ?? 0] ?? ready?.anchor
  if (ready === undefined || anchor === undefined) return undefined
  const facing = facingNamed(ready.facing)
  const width = Math.min(ready.width ?? 1, t.units.count[u])
  const [x, y] = [sixteenths(anchor[0]), sixteenths(anchor[1])]
  const places = Array.from(
    { length: t.units.count[u] },
    (_, k) => [x + placeX(k, width, facing, 0), y + placeY(k, width, facing, 0)] as const,
  )
  return { places, anchor: [x, y], facing, width }
}
