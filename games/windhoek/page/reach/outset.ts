import { type Action, ALLOWED, copy, type Hex, newTable, type Refusal } from '@boma/kernel'
import { act } from '../../actions.ts'
import { layout, type Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { PRICES, whyNotPay } from '../../rules/09-action-points.ts'
import { whyNotDrop } from '../../rules/12-march/drop.ts'
import {
  beginMarch,
  FOOT,
  lastJoined,
  type Mode,
  RAIL,
  SEA_LANE,
  whyNotForm,
  whyNotGo,
} from '../../rules/12-march/force.ts'
import { whyNotBoard } from '../../rules/21.2-rail-march.ts'
import { whyNotEmbark } from '../../rules/22-naval-transfer.ts'
import { firstIn, nextIn } from '../../stacks.ts'
import { byRail, bySea, onFoot, type Stand } from './stands.ts'

/** One of the ways to march: what it is called, how it begins and where it may end. */
export interface Way {
  readonly by: string
  readonly mode: Mode
  readonly price: number
  begin(from: Hex): Action
  whyNot(t: Table, from: Hex): Refusal
  stands(t: Table, via: readonly Hex[]): readonly Stand[]
}

/** §12.2, §21.2, §22.1: on foot, by rail, by sea. */
export const WAYS: readonly Way[] = [
  {
    by: 'march',
    mode: FOOT,
    price: PRICES.march,
    begin: act.march,
    whyNot: (t, from) => whyNotForm(t, FOOT, from),
    stands: onFoot,
  },
  { by: 'rail', mode: RAIL, price: PRICES.rail, begin: act.rail, whyNot: whyNotBoard, stands: byRail },
  { by: 'sea', mode: SEA_LANE, price: PRICES.ship, begin: act.ship, whyNot: whyNotEmbark, stands: bySea },
]

/** May a march begin there that goes this way? */
export const mayBegin = (t: Table, way: Way, from: Hex): boolean =>
  (whyNotPay(t, t.tracks.phasing, way.price) || way.whyNot(t, from)) === ALLOWED

/** A march that is tried out: the table with its force formed, and what has been ordered until then. */
export interface Outset {
  readonly t: Table
  readonly order: readonly Action[]
}

/** The table of marches that are tried out, one after another. */
const tried = newTable(layout) as Table

/** §12.1: these units begin a march; undefined when they may not go this way together. */
export function setOut(t: Table, way: Way, from: Hex, units: readonly Unit[]): Outset | undefined {
  copy(t, tried)
  beginMarch(tried, way.mode, from)
  return formed([way.begin(from)], units)
}

/** §12.1: these units are the force that is being formed; undefined when another one has joined already. */
export function form(t: Table, units: readonly Unit[]): Outset | undefined {
  copy(t, tried)
  for (let u = tried.force.next(0); u >= 0; u = tried.force.next(u + 1)) if (!units.includes(u)) return undefined
  return formed([], units)
}

function formed(begun: readonly Action[], units: readonly Unit[]): Outset | undefined {
  const others = joinable(tried)
  const joining = units.filter((u) => !tried.force.has(u))
  if (!joining.every((u) => others.includes(u))) return undefined
  for (const u of joining) tried.force.add(u)
  const isEverybody = joining.length > 0 && joining.length === others.length
  return {
    t: tried,
    order: [...begun, ...(isEverybody ? [act.all()] : [...joining.map((u) => act.join(u)), act.go()])],
  }
}

/** §12.1: the units that may still join the force, which they do in the order of their ids. */
export function joinable(t: Table): readonly Unit[] {
  const last = lastJoined(t)
  const found: Unit[] = []
  for (let u = firstIn(t, t.march.from); u >= 0; u = nextIn(t, u))
    if (u > last && whyNotGo(t, t.march.mode as Mode, u) === ALLOWED) found.push(u)
  return found
}

/** §13.1: these units of the force go on, and the others are dropped; undefined when they may not be. */
export function goOn(t: Table, units: readonly Unit[]): Outset | undefined {
  copy(t, tried)
  const order: Action[] = []
  for (let u = tried.force.next(0); u >= 0; u = tried.force.next(u + 1)) {
    if (units.includes(u)) continue
    if (t.march.mode === SEA_LANE || whyNotDrop(tried, u) !== ALLOWED) return undefined
    tried.force.remove(u)
    tried.march.picked = u
    order.push(act.drop(u))
  }
  return { t: tried, order }
}
