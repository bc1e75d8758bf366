import { given, type Position } from './given.ts'

/** A side's Impulse in an Operations Segment, with these units; all else as `given` leaves it until told otherwise. */
export const marching = (
  side: 'german' | 'entente',
  units: Parameters<Position['units']>[0],
  turn = 1,
  segment = 1,
  ready: (g: Position) => void = () => {},
): Position => {
  const g = given('campaign').units(units).set({ turn, segment })
  ready(g)
  return begin(g, side)
}

/** Begins a side's Impulse: whatever is counted by the Impulse begins anew. */
export const begin = (g: Position, side: 'german' | 'entente'): Position =>
  g.run({ procedure: 'operations', at: side === 'german' ? 1 : 3 })
