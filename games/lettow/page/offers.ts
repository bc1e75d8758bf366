import { type Action, actionName, actionOperands } from '@boma/kernel'
import { isRatherLost, type Offer, type Text } from '@boma/showing'
import { act } from '../actions.ts'
import { isOnMap, railTo, type Space } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import { oddsOf } from '../counsel/odds.ts'
import { wayByWater } from '../counsel/ways.ts'
import type { Table } from '../layout.ts'
import { hasEnemy } from '../rules/03-map.ts'
import type { Leg } from '../rules/10.2-passing.ts'
import { wayTo } from '../rules/10-movement.ts'
import { type Message, say } from '../words/words.ts'

/** How an action is chosen: on the space and the counter that it names. */
export function offer(t: Table, action: Action): Partial<Offer<Text>> {
  const path = pathOf(t, action)
  const facts = actionOperands(act, action).map(([{ name, kind }, value]) => [name, { kind, value }])
  return {
    label: say(keyOf(t, action), Object.fromEntries(facts)),
    cost: costOf(t, action),
    hostile: isHostile(t, action),
    // §15.0, §18.0: whether to stay goes by the odds
    lesser: isToStay(t, action) && isRatherLost(oddsOf(t, action)),
    ...(path === undefined ? {} : { path }),
  }
}

/** Does the action go on with a combat that its side could leave? */
const isToStay = (t: Table, action: Action): boolean =>
  act.stay.is(action) || (act.decline.is(action) && asked(t) === 'break-off')

/** 'do.decline.air' where an action means something of its own in a question, else 'do.decline'. */
function keyOf(t: Table, action: Action): Message {
  if (act.decline.is(action) && asked(t) === 'air') return 'do.decline.air'
  if (act.move.is(action) && isRide(t, action)) return 'do.move.rail'
  return `do.${actionName(act, action)}` as Message
}

/** The legs of a move: trails, and rides by rail (28.3). */
function wayOf(t: Table, action: Action): readonly Leg[] {
  const [unit, to] = [act.move.unit(action), act.move.space(action)]
  return isOnMap(t.units.where[unit]) ? wayTo(t, unit, to) : []
}

/** Does the railway alone take the unit there? */
function isRide(t: Table, action: Action): boolean {
  const way = wayOf(t, action)
  return way.length === 1 && way[0].byRail
}

/** The way of a move, space by space. */
function pathOf(t: Table, action: Action): readonly Space[] | undefined {
  if (act.sail.is(action)) return wayByWater(t.units.where[act.sail.unit(action)], act.sail.space(action))
  if (act.fallBack.is(action)) return [t.combat.at, act.fallBack.space(action)]
  if (!act.move.is(action)) return undefined
  const path = [t.units.where[act.move.unit(action)]]
  for (const { to, byRail } of wayOf(t, action)) path.push(...(byRail ? railTo(path[path.length - 1], to) : [to]))
  return path
}

/** The movement points that a unit has left afterwards, if any (10.1). */
function costOf(t: Table, action: Action): string {
  if (!act.move.is(action)) return ''
  const left = t.units.left[act.move.unit(action)] - wayOf(t, action).length
  return left > 0 ? String(left) : ''
}

/** §10.3: whoever goes where an enemy is will fight there. */
function isHostile(t: Table, action: Action): boolean {
  if (act.fight.is(action)) return true
  if (act.move.is(action)) return hasEnemy(t, t.tracks.phasing, act.move.space(action))
  return act.sail.is(action) && hasEnemy(t, t.tracks.phasing, act.sail.space(action))
}
