import { type Action, type Hex, legal, Moves, NOBODY, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { MINING, PLACE_AT, TOWN_HEXES } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import { listOf } from '../counsel/fight.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, COUNTER, firstUnit, GERMAN, IS_LEADER, IS_WIRELESS, type Unit } from '../roster.ts'
import { forceOf } from '../rules/15.2-forces.ts'
import { inSupply } from '../rules/18-supply.ts'
import { whyNotRally } from '../rules/19-rally.ts'
import { rules } from '../rules.ts'
import { controller, hasTwoSteps, isDisrupted, isMobile, isStatic } from '../stacks.ts'
import { foreseen } from './battle.ts'
import { standingIn } from './belief.ts'
import { isPost, partiesOf } from './forces.ts'
import { missing, turnsLeft } from './operations.ts'
import { tableAfter } from './orders.ts'
import { pointsTo } from './reach.ts'
import { reachOf, surveyFor } from './survey.ts'

/** Something that an experienced player would laugh at: whether an order had the occasion, and made it. */
export interface Judged {
  readonly name: keyof typeof BLUNDERS
  readonly isMade: boolean
}

type Judge = (t: Table, side: Side, order: readonly Action[]) => boolean | undefined

const isQuestion = (t: Table, name: string): boolean => asked(t) === name
const begins = (order: readonly Action[]): boolean => {
  const [first] = order
  return first !== undefined && (act.march.is(first) || act.rail.is(first) || act.ship.is(first))
}
const strikes = (order: readonly Action[]): boolean => order.some((a) => act.attack.is(a) || act.assault.is(a))
const ends = (order: readonly Action[]): boolean => order[0] !== undefined && act.end.is(order[0])
/** Where a march begins. */
const outsetOf = (order: readonly Action[]): Hex => act.march.hex(order[0] as Action)

const moves = new Moves()
/** Is it the only answer there is? */
const isForced = (t: Table, action: Action): boolean => legal(rules, t, moves) === 1 && moves.at(0) === action

/** What is laughed at; undefined from a judge says that there was no occasion. */
const BLUNDERS = {
  /** §5.4: marines at set-up give the Allies two turns more. */
  marines: (t, side, order) =>
    side === GERMAN && isQuestion(t, 'purchase')
      ? order.some((a) => act.buy.is(a) && COUNTER[act.buy.unit(a)].option === undefined)
      : undefined,
  /** §5.2: whoever is raised in the last turn takes no town any more. */
  lateRecruits: (t, side, order) =>
    side === ALLIED && isQuestion(t, 'recruit') && turnsLeft(t) === 0 && missing(t, side).length > 0
      ? !ends(order)
      : undefined,
  /** §4.0: a town that counts is left empty. */
  townLeft(t, side, order) {
    if (!isQuestion(t, 'act') || !begins(order) || strikes(order)) return undefined
    const from = outsetOf(order)
    if (!isPost(t, side, from) || controller(t, from) !== side) return undefined
    const after = tableAfter(t, side, order)
    return after !== undefined && after.core.result === 0 && controller(after, from) !== side
  },
  /** §12.2: a march that neither moves nor attacks, ordered as a whole or step by step. */
  idleMarch(t, side, order) {
    const [first] = order
    if (isQuestion(t, 'act') && begins(order) && order.length > 1)
      return !strikes(order) && !order.some((a) => act.step.is(a) || act.ride.is(a) || act.land.is(a))
    if (first === undefined || t.march.mode === 0) return undefined
    if (isQuestion(t, 'attack')) return t.march.steps === 0 && act.hold.is(first)
    if (!act.stop.is(first)) return undefined
    const after = tableAfter(t, side, order)
    return t.march.steps === 0 && after !== undefined && !isQuestion(after, 'attack')
  },
  /** §16.4.1: withdrawing out of a town in which somebody who cannot move dies, with little to fear. */
  postGivenUp(t, side, order) {
    if (!isQuestion(t, 'withdraw') || side === t.battle.attacker) return undefined
    if (!listOf(t.defenders).some((u) => isStatic(t, u))) return undefined
    return order.some((a) => act.withdraw.is(a)) && foreseen(t, false).win < 0.25
  },
  /** §9.1: a leader or a wireless station dies of a hit that another could take. */
  pointsShot(t, side, order) {
    if (!isQuestion(t, 'hits')) return undefined
    const force = listOf(forceOf(t, side))
    const brings = (u: Unit): boolean => IS_LEADER[u] === 1 || IS_WIRELESS[u] === 1
    const [hit] = order
    if (hit === undefined || !force.some(brings) || force.filter((u) => !brings(u)).length < 2) return undefined
    const struck = act.hit.unit(hit)
    return brings(struck) && (!hasTwoSteps(struck) || isDisrupted(t, struck)) && !isForced(t, hit)
  },
  /** §19.2: units stay disrupted while there are points to rally them. */
  notRallied(t, side, order) {
    if (!isQuestion(t, 'rally') || turnsLeft(t) === 0) return undefined
    for (let u = firstUnit(side); u < afterLast(side); u++) if (whyNotRally(t, u) === 0) return ends(order)
    return undefined
  },
  /** §5.2: an empty town that is missing lies within reach, and the phase is ended. */
  townMissed(t, side, order) {
    if (!isQuestion(t, 'act') || side !== ALLIED) return undefined
    const empty = missing(t, side).filter((town) => controller(t, town) === NOBODY)
    if (empty.length === 0) return undefined
    const survey = surveyFor(t, side)
    const reaches = partiesOf(t, side).map((party) => reachOf(t, survey, party))
    const isNear = empty.some((town) => reaches.some((reach) => pointsTo(reach, town) <= t.ap.points[side]))
    return isNear ? ends(order) : undefined
  },
  /** §18.5: whoever was fed marches to where he is not, and attacks nobody there. */
  hungryMarch(t, side, order) {
    if (!isQuestion(t, 'act') || !begins(order) || strikes(order) || t.ap.points[side] > 1) return undefined
    const fed = standingIn(t, outsetOf(order)).filter((u) => isMobile(t, u) && inSupply(t, u))
    const after = tableAfter(t, side, order)
    return after === undefined || after.core.result !== 0
      ? undefined
      : fed.filter((u) => !inSupply(after, u)).length > 1
  },
  /** §15.5.3: an attack goes on that loses three times what it hits, with nothing to win. */
  hopelessFight(t, side, order) {
    if (!isQuestion(t, 'withdraw') || side !== t.battle.attacker || turnsLeft(t) === 0) return undefined
    const { win, lost, dealt } = foreseen(t, true)
    return win < 0.02 && lost > 3 * dealt + 1 ? order.some((a) => act.fight.is(a)) : undefined
  },
  /** §9.1: a town that brings points is left to nobody, with somebody of one's own beside it. */
  mineMissed(t, side, order) {
    if (!isQuestion(t, 'act') || t.ap.points[side] === 0) return undefined
    const open = TOWN_HEXES.filter((town) => (PLACE_AT[town] & MINING) !== 0 && controller(t, town) === NOBODY)
    const survey = open.length > 0 ? surveyFor(t, side) : undefined
    const isNear = (town: Hex): boolean =>
      survey !== undefined && partiesOf(t, side).some((party) => pointsTo(reachOf(t, survey, party), town) === 1)
    return open.some(isNear) ? ends(order) : undefined
  },
} as const satisfies Readonly<Record<string, Judge>>

/** What an order was an occasion for, and whether it was made. It is asked on the true table, before the order. */
export function judge(t: Table, side: Side, order: readonly Action[]): readonly Judged[] {
  return Object.entries(BLUNDERS).flatMap(([name, is]) => {
    const isMade = is(t, side, order)
    return isMade === undefined ? [] : [{ name: name as Judged['name'], isMade }]
  })
}
