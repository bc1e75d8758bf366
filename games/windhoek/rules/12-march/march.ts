import {
  type Action,
  AGAIN,
  ALLOWED,
  type Choice,
  type Column,
  call,
  type Hex,
  type Moves,
  type Refusal,
} from '@boma/kernel'
import { act, tell } from '../../actions.ts'
import { groundWhere } from '../../board.ts'
import { automatic, choice, procedure } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { firstHead, headAfter } from '../../stacks.ts'
import { PRICES, pay, whyNotPay } from '../09-action-points.ts'
import { ride, whyNotBoard } from '../21.2-rail-march.ts'
import { RAIL_GROUND } from '../21-railroads.ts'
import { sail, whyNotEmbark } from '../22-naval-transfer.ts'
import { SEA_GROUND } from '../22-ports.ts'
import { attack } from './attack.ts'
import { beginMarch, endMarch, FOOT, form, type Mode, RAIL, SEA_LANE, whyNotForm } from './force.ts'
import { step } from './step.ts'

/** §12.0: one force moves, on foot, by rail or by sea, and may then attack. */
export const march = procedure('march', '12.2', [form, step, ride, sail, attack, automatic('12.2', endMarch)])

/** Adds an action for each stack of the phasing side, Cape Colony included, where the ground may ever allow it. */
export function addStacks(t: Table, out: Moves, ground: Column<Hex>, make: (place: Hex) => Action): void {
  const side = t.tracks.phasing
  for (let u = firstHead(t, side); u >= 0; u = headAfter(t, side, u)) {
    const place = t.units.where[u]
    if (ground[place] !== 0) out.add(make(place))
  }
}

/** One of the three ways to march: how it is asked for, what it costs, and whence it may go. */
interface Way {
  readonly action: typeof act.march
  readonly mode: Mode
  readonly cost: number
  readonly tell: typeof tell.marchBegan
  readonly ground: Column<Hex>
  whyNot(t: Table, from: Hex): Refusal
}

/** §12.2 + §29.5: pays for a march, Portuguese or not; the points are gone even if the force then stays (W166). */
const setOut = (way: Way): Choice<Table> =>
  choice({
    action: way.action,
    among(t, out) {
      if (whyNotPay(t, t.tracks.phasing, way.cost) === ALLOWED) addStacks(t, out, way.ground, way.action)
    },
    whyNot: (t, a) => whyNotPay(t, t.tracks.phasing, way.cost) || way.whyNot(t, way.action.hex(a)),
    take(t, a) {
      const side = t.tracks.phasing
      pay(t, side, way.cost)
      way.tell(t, side, way.action.hex(a), t.ap.points[side])
      beginMarch(t, way.mode, way.action.hex(a))
      call(t, march)
      return AGAIN
    },
  })

/** §12.2: a march on foot. */
export const onFoot = setOut({
  action: act.march,
  mode: FOOT,
  cost: PRICES.march,
  tell: tell.marchBegan,
  ground: groundWhere(() => true),
  whyNot: (t, from) => whyNotForm(t, FOOT, from),
})

/** §21.2: a march by rail. */
export const byRail = setOut({
  action: act.rail,
  mode: RAIL,
  cost: PRICES.rail,
  tell: tell.marchBegan.under('21.2'),
  ground: RAIL_GROUND,
  whyNot: whyNotBoard,
})

/** §22.2: a naval transfer. */
export const bySea = setOut({
  action: act.ship,
  mode: SEA_LANE,
  cost: PRICES.ship,
  tell: tell.marchBegan.under('22.2'),
  ground: SEA_GROUND,
  whyNot: whyNotEmbark,
})
