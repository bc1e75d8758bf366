import { SIDES } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { PER_SIDE, TYPE_WORDS, UNITS, type Unit } from '../roster.ts'
import { CAPTURED, DESTROYED, NOWHERE, RETIRED, ROUTED, SWEPT_OFF } from '../rules/09-units.ts'
import { objectivesIn, pointsFor } from '../rules/17-victory.ts'

/** §16.3, §9.9, §7.7, §7.8, §16.4: where whoever is lost is. */
const LOST = [DESTROYED, ROUTED, CAPTURED, RETIRED, SWEPT_OFF]
/** §17.5: baggage is not counted. */
const isBaggage = (t: Table, u: Unit): boolean => TYPE_WORDS[t.units.type[u] ?? 0] === 'baggage'

/** A position read plainly, column by column: what the story of a turn is held against. */
export function readPosition(t: Table) {
  const units = Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => t.units.where[u] !== NOWHERE)
  const isLost = (u: Unit): boolean => LOST.includes(t.units.where[u] ?? 0)
  const left = units.filter((u) => !isLost(u))
  const menOf = (side: number): number =>
    left
      .filter((u) => Math.trunc(u / PER_SIDE) === side && !isBaggage(t, u))
      .reduce((sum, u) => sum + (t.units.count[u] ?? 0), 0)
  return {
    holders: new Map<number, number>(),
    listed: new Set<number>(),
    inPlay: new Set<number>(left),
    gone: new Set<number>(units.filter(isLost)),
    /** §17.5: the men of each side; §17.4: what each objective counts. */
    counts: [
      ...SIDES.map(menOf),
      ...(t.tracks.turn === 0 ? [] : objectivesIn(t).map((objective) => pointsFor(t, objective, t.tracks.withdrawn))),
    ],
    men: new Map<number, number>(left.filter((u) => (t.units.size[u] ?? 0) > 1).map((u) => [u, t.units.count[u] ?? 0])),
  }
}
