import { type Action, legal, Moves, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { IS_CENTER, SPACES, type Space } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import { ROUNDS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, CF, firstOf, GERMAN, IS_GARRISON, type Unit } from '../roster.ts'
import { rules } from '../rules.ts'
import { aheadAt, fieldOf } from './field.ts'
import { CLASS_OF, clash, type Force, ONE } from './force.ts'
import { LAST, LAST_WAVES } from './weights.ts'

/** Something that an experienced player would laugh at: whether an order had the occasion, and made it. */
export interface Laughed {
  readonly name: keyof typeof BLUNDERS
  readonly isMade: boolean
}

type Judge = (t: Table, side: Side, order: readonly Action[]) => boolean | undefined

const moves = new Moves()
function listed(t: Table): readonly Action[] {
  legal(rules, t, moves)
  return moves.toArray()
}

/** Who of a side is in a space. */
function unitsIn(t: Table, side: Side, at: Space): readonly Unit[] {
  const found: Unit[] = []
  for (let u = firstOf(side); u < afterLast(side); u++) if (t.units.where[u] === at) found.push(u)
  return found
}
const forceIn = (t: Table, side: Side, at: Space): Force =>
  unitsIn(t, side, at).reduce((sum, u) => sum + (ONE[u] as Force), 0)
const strengthIn = (t: Table, side: Side, at: Space): number => unitsIn(t, side, at).reduce((sum, u) => sum + CF[u], 0)

/** The chances of the fights that a movement ends with, and how many attack in each. */
function fights(t: Table, side: Side): readonly { at: Space; take: number; units: number }[] {
  const found: { at: Space; take: number; units: number }[] = []
  for (let at = 0 as Space; at < SPACES; at++) {
    const [own, foe] = [forceIn(t, side, at), forceIn(t, other(side), at)]
    if (own === 0 || foe === 0) continue
    const { take } = clash(own, foe, aheadAt(t, side, at, true))
    found.push({ at, take, units: unitsIn(t, side, at).length })
  }
  return found
}

/** The fights that the movement ends with, while there is time: in the end the Allies attack at long odds, wave after wave. */
const begun = (t: Table, side: Side, order: readonly Action[]) =>
  asked(t) === 'move' && order[0] !== undefined && act.end.is(order[0]) && hasTime(t, side) ? fights(t, side) : []
const hasTime = (t: Table, side: Side): boolean => t.tracks.turn < LAST - (side === ALLIED ? LAST_WAVES : 0)

/** The chance that those who are in a space, with more perhaps, lose it in the enemy's next turn. */
function danger(t: Table, side: Side, at: Space, more: Force): number {
  const comes = fieldOf(t, other(side)).comes[at] as Force
  const own = forceIn(t, side, at) + more
  return comes === 0 ? 0 : own === 0 ? 1 : clash(comes, own, aheadAt(t, other(side), at, false)).take
}

/** Into a place that is lost next turn, where another was safe. */
function intoDeath(t: Table, side: Side, placeOf: (a: Action) => Space, unit: Unit, order: readonly Action[]) {
  const more = ONE[unit] as Force
  const options = listed(t).filter((a) => placeOf(a) < SPACES)
  const isSafe = options.some((a) => danger(t, side, placeOf(a), more) < 0.3)
  const [chosen] = order
  if (!isSafe || options.length < 2 || chosen === undefined || placeOf(chosen) >= SPACES) return undefined
  return danger(t, side, placeOf(chosen), more) > 0.7 && IS_CENTER[placeOf(chosen)] === 0
}

/** The chance of the attacker in the combat under way. */
function takeNow(t: Table): number {
  const attacker = t.tracks.phasing
  const { at, round } = t.combat
  const ahead = aheadAt(t, attacker, at, true)
  const rounds = Math.max(1, ROUNDS - round)
  return clash(forceIn(t, attacker, at), forceIn(t, other(attacker), at), ahead, rounds).take
}

/** What is laughed at; undefined from a judge says that there was no occasion. */
const BLUNDERS = {
  /** §12.0: an attack below an even chance while there is time. */
  poorAttack(t, side, order) {
    const all = begun(t, side, order)
    return all.length === 0 ? undefined : all.some(({ take }) => take < 0.5)
  },
  /** §12.0: a single unit against somebody who could move, and likely beaten. */
  loneAttack(t, side, order) {
    const all = begun(t, side, order).filter(({ units }) => units === 1)
    const isManned = (at: Space): boolean => unitsIn(t, other(side), at).some((u) => IS_GARRISON[u] === 0)
    return all.length === 0 ? undefined : all.some(({ at, take }) => take < 0.5 && isManned(at))
  },
  /** §12.1: two doubtful attacks at once. */
  splitAttack(t, side, order) {
    const all = begun(t, side, order)
    return all.length < 2 ? undefined : all.filter(({ take }) => take < 0.6).length > 1
  },
  /** §26.0: the last unit leaves a center that the enemy can reach. */
  centerLeft(t, side, order) {
    const [first] = order
    if (asked(t) !== 'move' || first === undefined || !act.move.is(first) || t.tracks.turn >= LAST) return undefined
    const from = t.units.where[act.move.unit(first)]
    if (from >= SPACES || IS_CENTER[from] === 0 || fieldOf(t, other(side)).comes[from] === 0) return undefined
    return unitsIn(t, side, from).length === 1 && danger(t, side, from, 0) < 0.5
  },
  /** §15.0: staying in the open against twice as many. */
  hopelessStay(t, side, order) {
    if (asked(t) !== 'stay' || t.tracks.turn >= LAST || IS_CENTER[t.combat.at] === 1) return undefined
    const [own, foe] = [strengthIn(t, side, t.combat.at), strengthIn(t, other(side), t.combat.at)]
    const isMobile = unitsIn(t, side, t.combat.at).some((u) => IS_GARRISON[u] === 0)
    return isMobile && 2 * own <= foe ? order.some((a) => act.stay.is(a)) : undefined
  },
  /** §16.0: the attacker stays after the last round, when he must go anyway. */
  lateStay: (t, side, order) =>
    asked(t) === 'stay' && side === t.tracks.phasing && t.combat.round >= ROUNDS
      ? order.some((a) => act.stay.is(a))
      : undefined,
  /** §26.0: a center is given up that would likely be held. */
  centerGivenUp(t, side, order) {
    if (asked(t) !== 'stay' || side === t.tracks.phasing || IS_CENTER[t.combat.at] === 0) return undefined
    return takeNow(t) < 0.4 ? order.some((a) => act.retreat.is(a)) : undefined
  },
  /** §9.0: a recruit goes where it dies, and another place was safe. */
  recruitDies: (t, side, order) =>
    asked(t) === 'deploy' ? intoDeath(t, side, act.deploy.space, t.tracks.drawn as Unit, order) : undefined,
  /** §17.1: whoever falls back goes where he dies, and another place was safe. */
  fallsIntoReach(t, side, order) {
    const [first] = order
    if (asked(t) !== 'fallBack' || first === undefined) return undefined
    return intoDeath(t, side, act.fallBack.space, act.fallBack.unit(first), order)
  },
  /** §24.4: aeroplanes for a fight that is decided. */
  wastedAir(t, _, order) {
    const take = asked(t) === 'air' ? takeNow(t) : 0.5
    return take < 0.05 || take > 0.97 ? order.some((a) => act.air.is(a)) : undefined
  },
  /** §14.2: a better unit is lost than need be. */
  bestLost(t, _, order) {
    const [first] = order
    if (asked(t) !== 'lose' || first === undefined) return undefined
    const classes = listed(t).map((a) => CLASS_OF[act.lose.unit(a)] as number)
    const least = Math.min(...classes)
    return Math.max(...classes) === least ? undefined : (CLASS_OF[act.lose.unit(first)] as number) > least
  },
  /** §26.0: the last German movement ends, and a center within reach stays empty of both. */
  raidMissed(t, side, order) {
    if (side !== GERMAN || asked(t) !== 'move' || t.tracks.turn < LAST || !order.some((a) => act.end.is(a)))
      return undefined
    const isOurs = (s: number): boolean => IS_CENTER[s as Space] === 1 && t.places.german[s as Space] > 0
    if (Array.from({ length: SPACES }, (_, s) => s).some(isOurs)) return undefined
    return listed(t).some((a) => act.move.is(a) && IS_CENTER[act.move.space(a)] === 1)
  },
} as const satisfies Readonly<Record<string, Judge>>

/** What an order was an occasion for, and whether it was made. It is asked on the true table, before the order. */
export function judge(t: Table, side: Side, order: readonly Action[]): readonly Laughed[] {
  return Object.entries(BLUNDERS).flatMap(([name, is]) => {
    const isMade = is(t, side, order)
    return isMade === undefined ? [] : [{ name: name as Laughed['name'], isMade }]
  })
}
