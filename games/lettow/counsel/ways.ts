import { type Action, type Column, floodOver, makeWays, netOf, wayTo } from '@boma/kernel'
import { act } from '../actions.ts'
import { OCEAN_BOX, PLACES, railTo, type Space, space } from '../board.ts'
import { WATERWAYS } from '../data/map/ways.ts'
import type { Unit } from '../roster.ts'
import type { Leg } from '../rules/10.2-passing.ts'

/** Spaces from the first to the last. */
type Way = readonly Space[]

/** §28.2: ports by the waters that join them. */
const ways = makeWays(
  netOf(
    Array.from({ length: PLACES }, (_, place) =>
      WATERWAYS.flatMap(({ from, to }) =>
        space(from) === place ? [space(to)] : space(to) === place ? [space(from)] : [],
      ),
    ),
  ),
)
/** Nobody sails through the box of the Indian Ocean. */
const open = Uint8Array.from({ length: PLACES }, (_, place) => (place === OCEAN_BOX ? 0 : 1)) as Column<Space>

/** §28.2: the ports that a ship passes, by the shortest way; only the two ends when there is none. */
export function wayByWater(from: Space, to: Space): Way {
  const way: Space[] = []
  floodOver(ways, open, from)
  return wayTo(ways, to, way) > 0 ? way : [from, to]
}

/** A way by land, before it is known whether all of it is by rail; and one by water. */
export const LAND = ''
export const SEA = 'sea'

/** §10.2, §10.6: what a way is called with these legs more: one by rail is so to its end. */
export const calledBy = (by: string, legs: readonly Leg[]): string =>
  by !== 'march' && legs.every(({ byRail }) => byRail) ? 'rail' : 'march'

/** The spaces that legs lead by, without the first: those of a train that does not stop, too. */
export function spacesBy(from: Space, legs: readonly Leg[]): Way {
  const way: Space[] = []
  let at = from
  for (const { to, byRail } of legs) {
    if (byRail) way.push(...railTo(at, to))
    else way.push(to)
    at = to
  }
  return way
}

/** §10.0: the order for all of them: one unit after another, each all the way as the first. */
export const together = (pieces: readonly number[], order: readonly Action[]): readonly Action[] =>
  pieces.length === 1 ? order : pieces.flatMap((u) => order.map((action) => same(u as Unit, action)))

const same = (unit: Unit, action: Action): Action =>
  act.sail.is(action) ? act.sail(unit, act.sail.space(action)) : act.move(unit, act.move.space(action))
