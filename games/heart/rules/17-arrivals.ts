import { ALLOWED, DONE, d6, local, Moves, NEXT, other, RESTART, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import type { Edge } from '../data/kind.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { firstOf, headOf, ORGANISER, PER_SIDE, sideOf, UNITS, type Unit } from '../roster.ts'
import { ARRIVED, LATE, mark } from './09-units.ts'
import { findAll } from './13-finding.ts'
import { enter, hasOnTable, someEntries, whyNotEnter } from './17-entering.ts'
import { perSlot } from './17-forces.ts'

/** Ruling H26: what a late unit needs; §5.6: with an Organiser. */
const COMES = 4
const COMES_ORGANISED = 3

/** §17.1: the group of late units that one belongs to. */
const arrivalOf = perSlot(({ arrivals }, { id }) => arrivals.find(({ units }) => units.includes(id)))
const edgeOf = (t: Table, u: Unit): Edge | undefined => arrivalOf(t, u)?.edge

/** The unit that arrives, 1 + its number in the order of rolling: attacker's first (17.1). */
const nth = (t: Table, n: number): Unit => {
  const side = n < PER_SIDE ? t.tracks.attacker : other(t.tracks.attacker)
  return (firstOf(side) + (n % PER_SIDE)) as Unit
}
const comer = (t: Table): Unit => nth(t, local(t, 0) - 1)

/** §1.1, §17.1: the next late unit rolls. */
const rollNext = automatic('1.1', (t) => {
  for (let n = local(t, 0); n < UNITS; n++) {
    const u = nth(t, n)
    if (t.units.where[u] !== LATE || t.tracks.turn < (arrivalOf(t, u)?.fromTurn ?? 99)) continue
    setLocal(t, 0, n + 1)
    // §5.6: an Organiser's reinforcements appear on 3-6
    if (d6(t) < (hasOnTable(t, u, ORGANISER) ? COMES_ORGANISED : COMES)) {
      tell.late(t, u)
      return RESTART
    }
    tell.comes(t, u)
    return NEXT
  }
  return DONE
})

const scratch = new Moves()
const isBarred = (t: Table, u: Unit): boolean => {
  scratch.clear()
  someEntries(t, u, edgeOf(t, u), 0, scratch, true)
  return scratch.count === 0
}

const entering = question({
  name: 'arrive',
  rule: '17.1',
  who: (t) => sideOf(comer(t)),
  about: (t) => ({ unit: comer(t) }),
  choices: [
    choice({
      action: act.arrive,
      open: true,
      exact: true,
      among: (t, out) => someEntries(t, comer(t), edgeOf(t, comer(t)), 0, out, false),
      whyNot: (t, a) =>
        whyNotEnter(t, comer(t), edgeOf(t, comer(t)), 0, act.arrive.x(a), act.arrive.y(a), act.arrive.width(a)),
      take(t, a) {
        const u = comer(t)
        const aside = enter(t, u, edgeOf(t, u), act.arrive.x(a), act.arrive.y(a), act.arrive.width(a))
        t.units.began[u] = t.units.count[u]
        mark(t, u, ARRIVED)
        tell.arrived(t, u, t.figures.x[headOf(u)], t.figures.y[headOf(u)])
        if (aside > 0) tell.madeRoom(t, u, aside)
        findAll(t, u)
        return NEXT
      },
    }),
    choice({
      action: act.wait,
      passes: true,
      main: true,
      // §17.2: only when no entry is left
      whyNot: (t) => (isBarred(t, comer(t)) ? ALLOWED : refuse.placeFree(comer(t))),
      take(t) {
        tell.waits(t, comer(t))
        return NEXT
      },
    }),
  ],
})

/** §1.1, §17.1: late units roll and come in. */
export const arrivals = phase('arrivals', 'arrivals', '1.1', [rollNext, entering, automatic('1.1', () => RESTART)])
