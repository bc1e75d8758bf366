import { type Action, ALLOWED, actionFacts, actionName } from '@boma/kernel'
import { isRatherLost, type Offer, type Text } from '@boma/showing'
import { act } from '../actions.ts'
import { asked } from '../counsel/asked.ts'
import { oddsOf } from '../counsel/odds.ts'
import { footWay, railWay, seaWay } from '../counsel/ways.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT, type Unit } from '../roster.ts'
import { priceOf } from '../rules/09.0-prices.ts'
import { leftAfter } from '../rules/12-march/points.ts'
import { whyNotWithdraw } from '../rules/16.4-withdrawal.ts'
import { has as hasMessage, type Message, name, pointsWord, say } from '../words/words.ts'

/** How an action is chosen: on the space or the counter that it names, under a label of our own. */
export function offer(t: Table, action: Action): Partial<Offer<Text>> {
  const path = pathOf(t, action)
  return {
    ...placing(t, action),
    ...(path.length > 1 ? { path } : {}),
    label: labelOf(t, action),
    cost: costOf(t, action),
    hostile: act.attack.is(action) || act.assault.is(action),
    lesser: act.fight.is(action) && wouldRatherGo(t, action),
  }
}

/** §15.5.3, §16.4: would whoever could withdraw more likely be beaten than win? */
const wouldRatherGo = (t: Table, fight: Action): boolean =>
  whyNotWithdraw(t, t.battle.advantage) === ALLOWED && isRatherLost(oddsOf(t, fight))

/** What a counter can do besides marching with its stack. */
const BESIDES: readonly string[] = ['concentrate', 'repair', 'lay']

/** Offers these in the counter's space, where the march is offered too: on the counter, a press would no longer mean the march. */
function placing(t: Table, action: Action): Partial<Offer<Text>> {
  if (!BESIDES.includes(actionName(act, action))) return {}
  const { unit } = actionFacts(act, action)
  return { space: t.units.where[unit as Unit], piece: NO_UNIT }
}

/** The way of a march of more than a step: by rail, by sea, or to the leader who calls. */
function pathOf(t: Table, action: Action): readonly number[] {
  if (act.ride.is(action)) return railWay(t.march.at, act.ride.hex(action))
  if (act.land.is(action)) return seaWay(t.march.from, act.land.hex(action))
  if (act.assault.is(action)) return seaWay(t.march.from, act.assault.hex(action))
  return act.come.is(action) ? footWay(t, act.come.unit(action), t.march.at) : []
}

/** 'do.end.act' where an action means something of its own in a question, else 'do.end'. */
function labelOf(t: Table, action: Action): Text {
  const key = `do.${actionName(act, action)}` as Message
  const here = `${key}.${asked(t)}`
  const { unit, hex } = actionFacts(act, action)
  return say(hasMessage(here) ? here : key, {
    unit: unit === undefined ? '' : name('band', unit),
    hex: hex === undefined ? '' : name('place', hex),
  })
}

/** What is left after a step, and the action points of whatever has a price. */
function costOf(t: Table, action: Action): string {
  if (act.step.is(action)) return pointsWord(leftAfter(t, act.step.hex(action)))
  const points = priceOf(t, action)
  return points === 0 ? '' : `${points} AP`
}
