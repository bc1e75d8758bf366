import { AGAIN, ALLOWED, type Hex, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../../actions.ts'
import { hex, SETTLED_HEXES } from '../../board.ts'
import { GERMAN_DEFAULT_ENTRENCHMENTS, GERMAN_SET_UP } from '../../data/scenarios.ts'
import { choice } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { COUNTER, GERMAN, type Unit, unit } from '../../roster.ts'
import { controller } from '../../stacks.ts'
import { putAt } from '../04-control.ts'
import { lastTurn } from '../05-victory.ts'
import { pay, whyNotPay } from '../09-action-points.ts'
import { whyNotInBox } from '../10-recruiting/10.1-recruit.ts'
import { LINE_OF, LINES, SITES } from '../10-recruiting/lines.ts'
import { whyNotPut } from '../10-recruiting/sites.ts'
import { isEntrenched } from '../16.5-ground.ts'
import { AT_SET_UP, entrench } from '../25.1-entrenchments.ts'
import { seersAt } from '../26-fog.ts'

/** What may be bought with the starting action points: the marines, and the Kamerun company (33.1). */
const FOR_SALE: readonly Unit[] = GERMAN_SET_UP.filter((rule) => rule.bought)
  .flatMap((rule) => rule.counters)
  .map(unit)
const USUAL_TRENCHES: readonly Hex[] = GERMAN_DEFAULT_ENTRENCHMENTS.map(hex)

/** §6.2: at set-up a trench also tells the enemy that somebody is there, of which nothing else shows as yet (W107). */
const dug = tell.entrenched.under('6.2')

/** §5.4: marines of the expeditionary corps; the Kamerun company does not lengthen the game (33.1). */
const isMarine = (u: Unit): boolean => COUNTER[u].option === undefined

/** May the Germans buy this unit for that hex? */
function whyNotBuy(t: Table, u: Unit, place: Hex): Refusal {
  // §6.2 + §10.2: the marine corps; §33.1: the Kamerun company
  if (!FOR_SALE.includes(u)) return refuse.notBought(u)
  const notThere = whyNotInBox(t, GERMAN, u)
  if (notThere !== ALLOWED) return notThere
  const tooDear = whyNotPay(t, GERMAN, LINES[LINE_OF[u]].cost)
  return tooDear === ALLOWED ? whyNotPut(t, u, SITES[LINE_OF[u]], place) : tooDear
}

/** §10.7: alone of the initial deployment, these cost action points. */
function buy(t: Table, u: Unit, place: Hex): void {
  const { cost } = LINES[LINE_OF[u]]
  pay(t, GERMAN, cost)
  tell.bought.to(seersAt(t, u, place), t, u, cost, place)
  putAt(t, u, place)
  // §5.4: any marine unit at all makes the game longer
  if (!isMarine(u) || t.tracks.mekBought === 1) return
  t.tracks.mekBought = 1
  tell.lengthChanged(t, lastTurn(t))
}

/** §6.2: may the Germans entrench there at set-up? */
function whyNotDig(t: Table, place: Hex): Refusal {
  // §6.2: where German units are, which are all in towns and settlements as yet
  if (controller(t, place) !== GERMAN) return refuse.nobodyToDig(place)
  // §25.4: one of each kind in a hex
  if (isEntrenched(t, place)) return refuse.entrenchedAlready(place)
  return whyNotPay(t, GERMAN, AT_SET_UP)
}

/** Digs where the ready set-up does, as far as the action points go. */
export function digUsual(t: Table): void {
  for (const place of USUAL_TRENCHES) if (whyNotDig(t, place) === ALLOWED) entrench(t, GERMAN, place, AT_SET_UP, dug)
}

/** Can anything still be paid for? */
export const canBuy = (t: Table): boolean => t.tracks.phasing === GERMAN && t.ap.points[GERMAN] > 0

/** §6.2: buy marines or the Kamerun company. */
export const buyChoice = choice({
  action: act.buy,
  among(_, out) {
    for (let i = 0; i < FOR_SALE.length; i++) {
      const { places } = SITES[LINE_OF[FOR_SALE[i]]]
      for (let j = 0; j < places.length; j++) out.add(act.buy(FOR_SALE[i], places[j]))
    }
  },
  whyNot: (t, a) => whyNotBuy(t, act.buy.unit(a), act.buy.hex(a)),
  take(t, a) {
    buy(t, act.buy.unit(a), act.buy.hex(a))
    return AGAIN
  },
})

/** §6.2: entrench a town or settlement. */
export const digChoice = choice({
  action: act.entrench,
  among(t, out) {
    for (let i = 0; i < SETTLED_HEXES.length; i++)
      if (controller(t, SETTLED_HEXES[i]) === GERMAN) out.add(act.entrench(SETTLED_HEXES[i]))
  },
  whyNot: (t, a) => whyNotDig(t, act.entrench.hex(a)),
  take(t, a) {
    entrench(t, GERMAN, act.entrench.hex(a), AT_SET_UP, dug)
    return AGAIN
  },
})
