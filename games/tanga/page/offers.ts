import { type Action, actionName, actionOperands, type Hex, other } from '@boma/kernel'
import { isRatherLost, type Offer, type Text } from '@boma/showing'
import { act } from '../actions.ts'
import { BEACH_HEXES } from '../board.ts'
import { asked, deciding } from '../counsel/asked.ts'
import { oddsOf } from '../counsel/odds.ts'
import type { Table } from '../layout.ts'
import { holder } from '../stacks.ts'
import { has, type Message, say } from '../words/words.ts'

/** How an action is chosen: on the hex or the counter that it names, under a label of the question's own. */
export function offer(t: Table, action: Action): Partial<Offer<Text>> {
  const facts = actionOperands(act, action).map(([{ name, kind }, value]) => [name, { kind, value }])
  return {
    label: say(keyOf(t, action), Object.fromEntries(facts)),
    hostile: isHostile(t, action),
    // §10.26: a shell may be aimed at any hex, and falls where friends are, too
    commits: act.bombard.is(action) || act.salvo.is(action) || (act.at.is(action) && asked(t) === 'aim'),
    besides: act.top.is(action),
    // §11.2B: whether to fight on goes by the odds
    lesser: act.fight.is(action) && isRatherLost(oddsOf(t, action)),
    // §5.2B: where the beach lies
    ...(act.debark.is(action) && { lights: BEACH_HEXES[act.debark.beach(action)] }),
  }
}

/** What strikes the enemy. A shell may be aimed at any hex (10.26): only those that the enemy holds are marked as his. */
function isHostile(t: Table, action: Action): boolean {
  if (act.bombard.is(action)) return isEnemys(t, act.bombard.hex(action))
  if (act.salvo.is(action)) return isEnemys(t, act.salvo.hex(action))
  if (act.at.is(action) && asked(t) === 'aim') return isEnemys(t, act.at.hex(action))
  if (act.fire.is(action)) return asked(t) === 'opportunity'
  return act.at.is(action) || act.storm.is(action)
}

const isEnemys = (t: Table, at: Hex): boolean => holder(t, at) === other(deciding(t))

/** 'do.end.movement' where an action means something of its own in a question, else 'do.end'. */
function keyOf(t: Table, action: Action): Message {
  const key = `do.${actionName(act, action)}` as Message
  const own = `${key}.${asked(t)}`
  return has(own) ? own : key
}
