import { type Action, ALLOWED, apply, blank, check, copy, type Hex, noDice, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { IS_TRAIN, type Unit } from '../roster.ts'
import { rules } from '../rules.ts'
import { firstIn, isMobile, nextIn } from '../stacks.ts'
import type { Leg } from './reach.ts'

let scratch: Table | undefined

/** An order that is drafted: every action of it is tried on a table of its own, so that none is ordered that is not allowed. */
class Draft {
  readonly order: Action[] = []
  readonly t: Table
  readonly #side: Side
  isSound = true

  constructor(t: Table, side: Side) {
    scratch ??= blank(rules)
    copy(t, scratch)
    this.t = scratch
    this.#side = side
  }

  add(action: Action): void {
    if (!this.isSound) return
    try {
      this.isSound = apply(rules, this.t, this.#side, action, noDice) === ALLOWED
    } catch {
      this.isSound = false
    }
    this.order.push(action)
  }

  /** The last action, which dice decide: it is allowed, and not tried. */
  end(action: Action): void {
    if (this.isSound) this.isSound = check(rules, this.t, this.#side, action) === ALLOWED
    this.order.push(action)
  }
}

/** A march that is wanted: who goes from where, by which way, and whom they attack from there. */
export interface Wanted {
  readonly from: Hex
  readonly units: readonly Unit[]
  readonly leg: Leg | undefined
  readonly attack?: Hex
}

/** The order for a march; undefined when it is not allowed just so. */
export function marchOrder(t: Table, side: Side, { from, units, leg, attack }: Wanted): readonly Action[] | undefined {
  const draft = new Draft(t, side)
  const by = leg?.by ?? 'foot'
  draft.add(by === 'rail' ? act.rail(from) : by === 'sea' ? act.ship(from) : act.march(from))
  form(draft, t, from, units, by === 'rail')
  if (leg !== undefined)
    for (const to of leg.hexes) draft.add(by === 'rail' ? act.ride(to) : by === 'sea' ? act.land(to) : act.step(to))
  if (draft.isSound && (asked(draft.t) === 'step' || asked(draft.t) === 'ride')) draft.add(act.stop())
  if (attack !== undefined) draft.end(act.attack(attack))
  else if (draft.isSound && asked(draft.t) === 'attack') draft.add(act.hold())
  return draft.isSound ? draft.order : undefined
}

/** §12.1: names who marches, in the order of ids. */
function form(draft: Draft, t: Table, from: Hex, units: readonly Unit[], withTrains: boolean): void {
  let others = 0
  for (let u = firstIn(t, from); u >= 0; u = nextIn(t, u))
    if (isMobile(t, u) && (withTrains || IS_TRAIN[u] === 0) && !units.includes(u)) others++
  if (others === 0) {
    draft.add(act.all())
    return
  }
  for (const u of [...units].sort((a, b) => a - b)) draft.add(act.join(u))
  draft.add(act.go())
}

/** Where the units of a march would be in supply at its end, asked on the table that the last order was tried on. */
export const tried = (): Table | undefined => scratch

/** The table after an order that no dice decide; undefined when it is not allowed, or dice decide it. */
export function tableAfter(t: Table, side: Side, order: readonly Action[]): Table | undefined {
  const draft = new Draft(t, side)
  for (const action of order) draft.add(action)
  return draft.isSound ? draft.t : undefined
}
