import {
  AGAIN,
  ALLOWED,
  call,
  type Direction,
  DONE,
  FIRST,
  isUnderWay,
  local,
  NEXT,
  neighbour,
  OFF_MAP,
  other,
  RESTART,
  type Refusal,
  SECOND,
  type Side,
} from '@boma/kernel'
import { act, refuse, tell } from './actions.ts'
import { firstHome, grid, HOME_HEXES } from './board.ts'
import { KINDS } from './data/counters.ts'
import { automatic, choice, perform, procedure, question, sequence } from './flow.ts'
import type { Table } from './layout.ts'
import { type Kind, PER_SIDE, UNITS, type Unit } from './roster.ts'
import { place, placing, whyNotPlace } from './rules/02-set-up.ts'
import { isOnMap, listMarches, march, owner, unitAt, whyNotMarch } from './rules/04-march.ts'
import { exchange, fallBack, listTargets, openFire, whyNotFallBack, whyNotFire } from './rules/05-fire.ts'
import { rally, whyNotRally } from './rules/07-rally.ts'
import { checkElimination, checkLastTurn } from './rules/08-victory.ts'

const phasing = (t: Table): Side => t.tracks.phasing
/** The counter that an activation, or the fire within it, is about. */
const active = (t: Table): Unit => local(t, 0) as Unit
/** The counter under fire. */
const target = (t: Table): Unit => local(t, 1) as Unit

const placeNext = question({
  name: 'place',
  rule: '2.1',
  who: placing,
  choices: [
    choice({
      action: act.place,
      among(t, out) {
        for (let kind = 1 as Kind; kind < KINDS.length; kind++)
          for (let hex = firstHome(placing(t)), n = 0; n < HOME_HEXES; hex++, n++) out.add(act.place(kind, hex))
      },
      whyNot: (t, a) => whyNotPlace(t, act.place.kind(a), act.place.hex(a)),
      take(t, a) {
        place(t, act.place.kind(a), act.place.hex(a))
        return t.tracks.placed < 2 * PER_SIDE ? AGAIN : NEXT
      },
    }),
  ],
})

/** May this counter act now? */
export function whyNotActivate(t: Table, unit: Unit): Refusal {
  // §3.2: one of the phasing side's own, on the map, that has not acted
  if (owner(unit) !== phasing(t)) return refuse.enemyCounter(unit)
  if (!isOnMap(t, unit)) return refuse.gone(unit)
  if (t.acted.has(unit)) return refuse.actedAlready(unit)
  return ALLOWED
}

const activateOrEnd = question({
  name: 'activate',
  rule: '3.2',
  who: phasing,
  choices: [
    choice({
      action: act.activate,
      among(t, out) {
        const first = phasing(t) * PER_SIDE
        for (let u = first as Unit; u < first + PER_SIDE; u++) out.add(act.activate(u))
      },
      whyNot: (t, a) => whyNotActivate(t, act.activate.unit(a)),
      take(t, a) {
        const unit = act.activate.unit(a)
        t.acted.add(unit)
        tell.activated(t, unit)
        call(t, activation, unit)
        return AGAIN
      },
    }),
    // §3.3: a side may stop before all have acted
    choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
  ],
})

const marchOrFire = question({
  name: 'march',
  rule: '4.1',
  who: phasing,
  about: (t) => ({ unit: active(t) }),
  choices: [
    choice({
      action: act.march,
      exact: true,
      among: (t, out) => listMarches(t, active(t), out),
      whyNot: (t, a) => whyNotMarch(t, active(t), act.march.hex(a)),
      take(t, a) {
        march(t, active(t), act.march.hex(a))
        return AGAIN
      },
    }),
    choice({
      action: act.fire,
      exact: true,
      among: (t, out) => listTargets(t, active(t), out),
      whyNot: (t, a) => whyNotFire(t, active(t), act.fire.hex(a)),
      take(t, a) {
        openFire(t, active(t), act.fire.hex(a))
        call(t, underFire, active(t), unitAt(t, act.fire.hex(a)))
        return DONE
      },
    }),
    choice({
      action: act.rally,
      whyNot: (t) => whyNotRally(t, active(t)),
      take(t) {
        rally(t, active(t))
        return DONE
      },
    }),
    choice({ action: act.halt, main: true, take: () => DONE }),
  ],
})

/** §5.3: the side under fire decides. */
const standOrFallBack = question({
  name: 'react',
  rule: '5.3',
  about: (t) => ({ unit: target(t) }),
  who: (t) => other(phasing(t)),
  choices: [
    choice({
      action: act.stand,
      main: true,
      take(t) {
        exchange(t, active(t), target(t))
        return NEXT
      },
    }),
    choice({
      action: act.fallBack,
      among(t, out) {
        for (let d = 0; d < 6; d++) {
          const to = neighbour(grid, t.units.where[target(t)], d as Direction)
          if (to !== OFF_MAP) out.add(act.fallBack(to))
        }
      },
      whyNot: (t, a) => whyNotFallBack(t, target(t), active(t), act.fallBack.hex(a)),
      take(t, a) {
        fallBack(t, target(t), act.fallBack.hex(a))
        return NEXT
      },
    }),
  ],
})

/** Makes a side's counters ready to act. */
const ready = (side: Side) =>
  automatic('3.1', (t) => {
    t.tracks.phasing = side
    t.acted.clear()
    for (let u = 0 as Unit; u < UNITS; u++) t.units.spent[u] = 0
    tell.playerTurnBegan(t, side)
  })

const beginTurn = automatic('3.1', (t) => {
  t.tracks.turn++
  tell.turnBegan(t, t.tracks.turn)
})

const endOfTurn = automatic('8.3', (t) => {
  checkLastTurn(t)
  return RESTART
})

const underFire = procedure('under-fire', '5.3', [standOrFallBack, automatic('8.2', checkElimination)])
const activation = procedure('activation', '3.2', [marchOrFire])
const turn = procedure('turn', '3.1', [beginTurn, ready(FIRST), activateOrEnd, ready(SECOND), activateOrEnd, endOfTurn])
const match = procedure('match', '1.0', [placeNext, perform(turn)])

/** The sequence of play: §2, then turns as in §3. */
export const flow = sequence([match, turn, activation, underFire])

/** The counter that marches, fires or rallies just now; undefined between activations. */
export const marcher = (t: Table): Unit | undefined => (isUnderWay(flow, t, activation) ? active(t) : undefined)

/** Who is under fire from whom just now; undefined when nobody is. */
export const fight = (t: Table): { readonly firer: Unit; readonly target: Unit } | undefined =>
  isUnderWay(flow, t, underFire) ? { firer: active(t), target: target(t) } : undefined
