import { type Action, DIRECTIONS, type Direction, type Hex } from '@boma/kernel'
import type { Goal, Leaving, Reach, Text } from '@boma/showing'
import { act } from '../actions.ts'
import { IS_ALL_ROUND, isHex } from '../board.ts'
import { deciding } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { GERMAN, IS_COMBAT, NO_UNIT } from '../roster.ts'
import { LOTS } from '../rules/03-lots.ts'
import { nextToLay } from './awaited.ts'
import { answers } from './tried.ts'
import { TURN } from './turn.ts'

/** §3.1: where the counter may be laid down that is to be set up next. Where it says which way to face it is only held there at first. */
export function laying(t: Table, { space, via = [], facing }: Leaving): Reach<Text> | undefined {
  const unit = nextToLay(t, deciding(t))
  if (unit === NO_UNIT || t.units.where[unit] !== space) return undefined
  const ways = waysToLay(t)
  const usual = usualFacing(t)
  const goals = [...ways].flatMap(([at, orders]) => goalOf(space, at, orders.get(usual) ?? [...orders.values()][0]))
  const at = (via.at(-1) ?? -1) as Hex
  const orders = ways.get(at)
  const held = orders !== undefined && orders.size > 1 ? orders.get(wayOf(facing) ?? usual) : undefined
  const [planned] = goalOf(space, at, held)
  return { pieces: [unit], mobile: [unit], goals, ...(planned === undefined ? {} : { planned }) }
}

/** §8.1: the same for each way it could face there; none where it has no choice. */
export function waysToFace(t: Table, at: Hex): ReadonlyMap<Direction, Action> {
  return waysToLay(t).get(at) ?? new Map()
}

/** How it faces unless told otherwise. */
export const facingToLay = (t: Table, { facing }: Leaving): Direction => wayOf(facing) ?? usualFacing(t)

const wayOf = (facing: number | undefined): Direction | undefined =>
  facing === undefined ? undefined : DIRECTIONS.find((d) => d * TURN === facing)

function goalOf(from: number, at: Hex, action: Action | undefined): readonly Goal[] {
  if (action === undefined) return []
  return [{ space: at, by: 'lay', order: [action], path: [from, at], left: '', halts: false, hostile: false }]
}

function waysToLay(t: Table): ReadonlyMap<Hex, ReadonlyMap<Direction, Action>> {
  const found = new Map<Hex, Map<Direction, Action>>()
  for (const action of answers(t)) {
    if (!act.deploy.is(action)) continue
    const at = act.deploy.hex(action)
    const ways = found.get(at) ?? new Map<Direction, Action>()
    found.set(at, ways.set(act.deploy.facing(action), action))
  }
  return found
}

/** As the last that was set up by the side; the first towards the enemy, as in the suggested set-up. */
function usualFacing(t: Table): Direction {
  const side = deciding(t)
  const laid = LOTS[t.core.scenario].slice(0, t.tracks.placing - 1).filter((lot) => lot.side === side)
  const last = laid.findLast(({ unit }) => {
    const at = t.units.where[unit]
    return IS_COMBAT[unit] === 1 && isHex(at) && IS_ALL_ROUND[at] === 0
  })
  if (last !== undefined) return t.places.facing[t.units.where[last.unit]] as Direction
  return (side === GERMAN ? 2 : 5) as Direction
}
