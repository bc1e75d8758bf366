import type { Side } from '@boma/kernel'
import { IS_OCEAN_PORT, LAKE_OF, NEXT_TO, OCEAN_BOX, PLACES, SPACES, type Space } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { afterLast, firstOf } from '../../roster.ts'

const FAR = 20

/** Where a unit could go next from a place, by land or water. */
function onward(from: number): number[] {
  const all = Array.from({ length: SPACES }, (_, s) => s as Space)
  if (from === OCEAN_BOX) return all.filter((s) => IS_OCEAN_PORT[s] === 1)
  const here = from as Space
  const lake = LAKE_OF[here] ?? 0
  return [...(NEXT_TO[here] ?? []), ...(lake > 0 ? all.filter((s) => LAKE_OF[s] === lake) : [])]
}

/** Steps from each place to each space. */
const STEPS: readonly (readonly number[])[] = Array.from({ length: PLACES }, (_, from) => stepsFrom(from))

function stepsFrom(from: number): readonly number[] {
  const steps = Array.from({ length: PLACES }, () => FAR)
  if (from > OCEAN_BOX) return steps
  steps[from] = 0
  const reached = [from]
  for (const here of reached)
    for (const next of onward(here)) {
      if (steps[next] !== FAR) continue
      steps[next] = (steps[here] ?? 0) + 1
      reached.push(next)
    }
  return steps
}

function* placesOf(t: Table, side: Side): Generator<number> {
  for (let u = firstOf(side); u < afterLast(side); u++) {
    const where = t.units.where[u] ?? PLACES
    if (where <= OCEAN_BOX) yield where
  }
}

const steps = (from: number, to: Space): number => STEPS[from]?.[to] ?? FAR
const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0)

/** How far a side's units are from the nearest of some spaces, all together; nothing when there are none to go to. */
export const wayOf = (t: Table, side: Side, to: readonly Space[]): number =>
  to.length === 0 ? 0 : total([...placesOf(t, side)].map((from) => Math.min(...to.map((s) => steps(from, s)))))

/** How far spaces are from the nearest of a side's units, all together. */
export const wayTo = (t: Table, side: Side, to: readonly Space[]): number =>
  total(to.map((s) => Math.min(FAR, ...[...placesOf(t, side)].map((from) => steps(from, s)))))
