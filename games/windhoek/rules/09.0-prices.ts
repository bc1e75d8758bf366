import { type Action, actionName } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { PRICES } from './09-action-points.ts'
import { LINE_COST, LINE_OF } from './10-recruiting/lines.ts'
import { AT_SET_UP, diggingCost } from './25.1-entrenchments.ts'
import { deviceCost } from './25.3-devices.ts'

/** §9.0: the action points that an action costs if it is taken now; 0 for what is free. */
export function priceOf(t: Table, action: Action): number {
  if (act.device.is(action)) return deviceCost(t, act.device.hex(action))
  // §6.2: at set-up there is one price for all
  if (act.entrench.is(action)) return t.tracks.turn === 0 ? AT_SET_UP : diggingCost(t, act.entrench.hex(action))
  if (act.buy.is(action)) return LINE_COST[LINE_OF[act.buy.unit(action)]]
  // §8.1: what an event brings is free
  if (act.recruit.is(action)) return t.tracks.eventLeft > 0 ? 0 : LINE_COST[LINE_OF[act.recruit.unit(action)]]
  const flat: Readonly<Record<string, number>> = PRICES
  return flat[actionName(act, action)] ?? 0
}
