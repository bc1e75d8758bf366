import { STEP_X, STEP_Y, sixteenths } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import type { Edge } from '../data/kind.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { placeX, placeY } from '../rules/09-formation.ts'
import { scenarioIn, slotOf } from '../rules/17-forces.ts'
import { facingNamed } from '../rules/17-spots.ts'

/** Questions in which a unit comes in. */
export const ENTERING = ['arrive', 'landing']

type Place = readonly [x: number, y: number]

/** §17.1, §17.9: the stretch of the edge or of the shore at which a unit comes in. */
export function entryOf(t: Table, u: Unit): Edge | undefined {
  const scenario = scenarioIn(t)
  const isIts = ({ units }: { readonly units: readonly string[] }) => units.includes(slotOf(t, u)?.id ?? '')
  return asked(t) === 'landing' ? scenario?.landing.find(isIts)?.shore : scenario?.arrivals.find(isIts)?.edge
}

/** The spot of that stretch that is nearest to another. */
export function onEntry({ from, to }: Edge, [x, y]: Place): Place {
  const within = (value: number, a: number, b: number) =>
    Math.max(sixteenths(Math.min(a, b)), Math.min(sixteenths(Math.max(a, b)), value))
  return [within(x, from[0], to[0]), within(y, from[1], to[1])]
}

/** §17.1: how a unit stands that comes in there, so many abreast: its last rank is on the edge. */
export function enteredAt(t: Table, u: Unit, edge: Edge, [x, y]: Place, width: number) {
  const facing = facingNamed(edge.facing)
  const last = Math.trunc((t.units.count[u] - 1) / width)
  const places = Array.from(
    { length: t.units.count[u] },
    (_, k): Place => [
      x + placeX(k, width, facing, 0) + last * STEP_X[facing],
      y + placeY(k, width, facing, 0) + last * STEP_Y[facing],
    ],
  )
  return { facing, places }
}
