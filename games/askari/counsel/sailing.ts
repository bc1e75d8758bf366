import type { March, MarchStep } from '@boma/counsel'
import { ALLOWED, type Hex, other } from '@boma/kernel'
import { act } from '../actions.ts'
import { bodyOf, COAST, isBox } from '../board.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { boxBy } from '../rules/12.1-waters.ts'
import { whyNotEnter } from '../rules/12.3-sailing.ts'
import { hasUnit } from '../stacks.ts'
import { note } from './note.ts'

/**
 * §12.3: where vessels of one space sail together: out to the Patrol Box, or in to a coast, for a point. Where somebody may
 * be met, or is driven off, that is decided first, and the order ends there.
 */
export function voyages(t: Table, { pieces, left }: March): readonly MarchStep[] {
  const [first, ...others] = pieces as readonly [Unit, ...Unit[]]
  const from = t.units.where[first]
  const ends = left === 0 ? [] : isBox(from) ? (COAST[bodyOf(from)] ?? []) : [boxBy(from)]
  return ends
    .filter((to) => [first, ...others].every((u) => whyNotEnter(t, u, to) === ALLOWED))
    .map((to) => ({
      // The first puts to sea, the others with it, in the order of counters.
      order: [act.sail(first), ...others.map((u) => act.consort(u)), act.steer(to)],
      does: 'go',
      to,
      left: left - 1,
      ...(isBox(from) && isHeldByFoe(t, to) ? { price: note('reach.drivenOff') } : {}),
    }))
}

/** §12.3.9, ruling 122: vessels come in, and must out again after whatever they meet there. */
const isHeldByFoe = (t: Table, to: Hex): boolean =>
  hasUnit(t, other(t.tracks.phasing), to) && !hasUnit(t, t.tracks.phasing, to)
