import { type Leaving, type Marching, type MarchStep, type Planning, type Plans, planningBy } from '@boma/counsel'
import { type Action, DIRECTIONS, type Direction, type Hex, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { IS_ALL_ROUND, isHex, SPACES } from '../board.ts'
import type { Table } from '../layout.ts'
import { GERMAN, IS_COMBAT, NO_UNIT, type Unit } from '../roster.ts'
import { LOTS } from '../rules/03-lots.ts'
import { lotOf } from '../rules/03-set-up.ts'
import { rules } from '../rules.ts'
import { asked, deciding } from './asked.ts'
import { answers } from './tried.ts'
import { TURN } from './turn.ts'

/** The counter that a side lays down next (3.1); NO_UNIT when it is none of its own. */
export function nextToLay(t: Table, side: Side): Unit {
  if (asked(t) !== 'deploy' || deciding(t) !== side) return NO_UNIT
  return lotOf(t)?.unit ?? NO_UNIT
}

/** The counter that waits in a space to be laid down, if it is the next. */
function waitingIn(t: Table, space: number): readonly number[] {
  const unit = nextToLay(t, deciding(t))
  return unit !== NO_UNIT && t.units.where[unit] === space ? [unit] : []
}

/** To each hex where it may lie, facing as usual, or as it may there. */
function steps(t: Table): readonly MarchStep[] {
  const usual = usualFacing(t)
  return [...waysToLay(t)].flatMap(([to, ways]) => {
    const action = ways.get(usual) ?? [...ways.values()][0]
    return action === undefined ? [] : [{ order: [action], does: 'go' as const, to }]
  })
}

const lays: Marching<Table> = {
  spaces: SPACES,
  mobile: waitingIn,
  parties: (_, mobile) => [mobile],
  outsets: () => [{ by: 'lay', order: [] }],
  isUnderWay: (t, [unit]) => nextToLay(t, deciding(t)) === unit,
  steps,
  isStep: () => true,
  faced(t, step, facing) {
    const action = waysToFace(t, step.to as Hex).get((facing / TURN) as Direction)
    return action === undefined ? step : { ...step, order: [action] }
  },
}
const laid = planningBy(rules, lays)

/** §3.1: where the counter may be laid down that is to be set up next. Where it says which way to face it is only held there at first. */
function laying(t: Table, { space, via = [], facing }: Leaving): Plans | undefined {
  const all = laid.plans(t, { space })
  const at = (via.at(-1) ?? -1) as Hex
  if (all === undefined || waysToFace(t, at).size < 2) return all
  const planned = laid.plans(t, { space, via: [at], ...(facing === undefined ? {} : { facing }) })?.planned
  return { ...all, ...(planned === undefined ? {} : { planned }) }
}

/** The same as plans, and where such counters wait. */
export const layings: Planning<Table> = { plans: laying, stations: laid.stations }

/** §8.1: the same for each way it could face there; none where it has no choice. */
export function waysToFace(t: Table, at: Hex): ReadonlyMap<Direction, Action> {
  return waysToLay(t).get(at) ?? new Map()
}

/** How it faces unless told otherwise. */
export const facingToLay = (t: Table, { facing }: Leaving): Direction =>
  DIRECTIONS.find((d) => d * TURN === facing) ?? usualFacing(t)

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
  const before = LOTS[t.core.scenario].slice(0, t.tracks.placing - 1).filter((lot) => lot.side === side)
  const last = before.findLast(({ unit }) => {
    const at = t.units.where[unit]
    return IS_COMBAT[unit] === 1 && isHex(at) && IS_ALL_ROUND[at] === 0
  })
  if (last !== undefined) return t.places.facing[t.units.where[last.unit]] as Direction
  return (side === GERMAN ? 2 : 5) as Direction
}
