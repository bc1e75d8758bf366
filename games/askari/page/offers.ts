import { type Action, actionFacts, actionName, actionOperands, type Hex } from '@boma/kernel'
import type { Offer, Text } from '@boma/showing'
import { act } from '../actions.ts'
import { SECOND_SHORES, SPACES } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { CARRIER_MA } from '../roster.ts'
import { pointsLeft } from '../rules/10.1-force.ts'
import { costTo, hasFoe, hexOf } from '../rules/10.1-ground.ts'
import { keepsUp } from '../rules/10.1-step.ts'
import { has as hasMessage, say } from '../words/words.ts'
import { carrierPiece } from './pieces.ts'

/** How an action is chosen: on the hex or the counter that it names, under a label of the question's own. */
export const offer = (t: Table, action: Action): Partial<Offer<Text>> => ({
  ...placing(t, action),
  label: labelOf(t, action),
  cost: costOf(t, action),
  hostile: isHostile(t, action),
  // §12.5.3: a shot at somebody is what is usually meant; §11.5.1: whether to stand goes by the odds, and as often it is better not to
  lesser: act.holdFire.is(action) || act.stand.is(action),
})

/** Actions that name a place, which may be the second shore of a hex; on the map that is the hex (10.1.7). */
const ON_A_SHORE = [act.deploy, act.arrive, act.march, act.land] as const

function placing(t: Table, action: Action): Partial<Offer<Text>> {
  for (const kind of ON_A_SHORE)
    if (kind.is(action) && isSecondShore(kind.hex(action))) return { space: hexOf(kind.hex(action)) }
  // §2.5.1: Carriers are counted, and picked at their own counter
  if (act.carriers.is(action) || act.leave.is(action)) return { piece: carrierPiece(t.march.at, t.tracks.phasing) }
  return {}
}

const isSecondShore = (place: Hex): boolean => place >= SECOND_SHORES && place < SPACES

/** 'do.end.impulse' where an action means something of its own in a question, 'do.leave.one' of a single Carrier. */
function labelOf(t: Table, action: Action): Text {
  const key = `do.${actionName(act, action)}`
  const { carriers } = actionFacts(act, action)
  const keys = [...(carriers === 1 ? [`${key}.one`] : []), `${key}.${asked(t)}`, key]
  const facts = actionOperands(act, action).map(([operand, value]) => [operand.name, { kind: operand.kind, value }])
  const found = keys.find(hasMessage)
  return found === undefined ? '' : say(found, Object.fromEntries(facts))
}

/** §10.1.4: what the poorest of those who go on has left after a step. */
function costOf(t: Table, action: Action): string {
  if (!act.step.is(action)) return ''
  const to = act.step.hex(action)
  const cost = costTo(t, t.tracks.phasing, to)
  const left: number[] = []
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1))
    if (keepsUp(t, u, to, cost)) left.push(pointsLeft(t, u) - cost)
  for (let spent = 0; spent <= CARRIER_MA - cost; spent++)
    if (t.porters.count[spent] > 0) left.push(CARRIER_MA - spent - cost)
  return left.length === 0 ? '' : String(Math.min(...left))
}

/** What begins a fight or goes on with it. */
const HOSTILE = [act.assault, act.seek, act.chase, act.fightOn] as const

function isHostile(t: Table, action: Action): boolean {
  if (act.step.is(action)) return hasFoe(t, t.tracks.phasing, act.step.hex(action))
  if (act.land.is(action)) return hasFoe(t, t.tracks.phasing, hexOf(act.land.hex(action)))
  return HOSTILE.some((kind) => kind.is(action))
}
