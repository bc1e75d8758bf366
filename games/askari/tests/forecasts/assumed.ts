import { type Action, asked, legal, Moves, type Side, toDecide } from '@boma/kernel'
import { act } from '../../actions.ts'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { COUNTER, type Unit } from '../../roster.ts'
import { OPEN_TYPE } from '../../rules/11-forces.ts'
import { is, REDUCED, SUPPRESSED } from '../../stacks.ts'

// What players answer who keep to the sentence beside a forecast: written from that sentence and from what is printed on the
// counters, and not from the code that forecasts.

/** All figures on the side of a counter that lies up, added. */
function strength(t: Table, unit: Unit): number {
  const { kind, full, reduced } = COUNTER[unit] as (typeof COUNTER)[number]
  const figures = ((is(t, unit, REDUCED) ? reduced : full) ?? '0').split('-').map(Number)
  // The second figure of a vessel is its armour.
  return (kind === 'unit' ? figures : figures.slice(0, 1)).reduce((sum, n) => sum + n, 0)
}

const moves = new Moves()

/** Of the pieces that may be named, the first in this order. */
function first(t: Table, unitOf: (a: Action) => Unit, ...orders: readonly ((u: Unit) => number)[]): Action | undefined {
  legal(askari, t, moves)
  const before = (a: Action, b: Action): number =>
    orders.map((order) => order(unitOf(b)) - order(unitOf(a))).find((difference) => difference !== 0) ?? 0
  return moves.toArray().toSorted((a, b) => before(a as Action, b as Action))[0] as Action | undefined
}

/** Both stand and fight with what is there; undefined where the sentence says nothing. */
export function ashore(t: Table): Action | undefined {
  const stronger = (u: Unit) => strength(t, u)
  switch (asked(askari.flow, t)?.name) {
    case 'assault':
      return act.fight()
    case 'seek':
      return act.lieLow()
    case 'withdraw':
      return act.stand()
    case 'reinforce':
    case 'battle-supply':
    case 'lead':
      return act.end()
    case 'deploy':
    case 'rifles':
      return act.go()
    case 'gun':
    case 'firer':
      return first(t, act.fire.unit, stronger)
    case 'target':
      return first(t, act.bombard.unit, (u) => (is(t, u, SUPPRESSED) ? 0 : 1), stronger)
    case 'type':
      return act.aim(OPEN_TYPE)
    case 'loss':
      return first(t, act.lose.unit, isFull(t), (u) => -strength(t, u))
    default:
      return undefined
  }
}
const isFull = (t: Table) => (u: Unit) => (COUNTER[u]?.reduced !== undefined && !is(t, u, REDUCED) ? 1 : 0)

/** At sea one side seeks in one group, or neither does; each group goes for the first that it may name. */
export const atSea =
  (seeker: Side | undefined) =>
  (t: Table): Action | undefined => {
    switch (asked(askari.flow, t)?.name) {
      case 'seek':
        return toDecide(askari, t) === seeker ? act.seek() : act.lieLow()
      case 'chase':
        return legal(askari, t, moves) > 0 ? moves.at(0) : undefined
      default:
        return undefined
    }
  }
