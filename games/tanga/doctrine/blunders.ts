import { type Action, ALLOWED, DIRECTIONS, distance, type Hex, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { grid, HEXES, IS_ALL_ROUND, isHex, OFF_WEST } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import { volleyOdds } from '../counsel/odds/fire.ts'
import { meleeForecast } from '../counsel/odds/melee.ts'
import { answers } from '../counsel/tried.ts'
import type { Table } from '../layout.ts'
import {
  BRITISH,
  GERMAN,
  GROUP,
  type Group,
  groupNamed,
  INFANTRY,
  IS_COMBAT,
  KIND,
  LETTOW,
  SIDE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import { isNight } from '../rules/04-clock.ts'
import { isBound } from '../rules/06.3-standing.ts'
import { isFlanked } from '../rules/08-facing.ts'
import { overStacked } from '../rules/09-stacking.ts'
import { firingHex, isTarget } from '../rules/10.3-fire-phases.ts'
import { DEFENSIVE, OFFENSIVE, OPPORTUNITY } from '../rules/10-fire.ts'
import { chargingHex, whyNotCharge } from '../rules/11-melee.ts'
import { whyNotMove } from '../rules/15-march.ts'
import { DISORGANIZED, HALTED, hasCombat, holder, is } from '../stacks.ts'
import { besideOf, Front } from './front.ts'
import { crowdOn, roomOn } from './landing.ts'
import { combatIn } from './picture.ts'
import { Plan } from './plan.ts'
import { STARRED } from './small.ts'
import { reaches } from './ways.ts'
import { STEVEDORES } from './weights.ts'

/** Something that an experienced player would laugh at: whether an order had the occasion, and made it. */
export interface Judged {
  readonly name: keyof typeof BLUNDERS
  readonly isMade: boolean
}

type Judge = (t: Table, side: Side, order: readonly Action[]) => boolean | undefined

const isQuestion = (t: Table, name: string): boolean => asked(t) === name
const ends = (order: readonly Action[]): boolean => order[0] !== undefined && act.end.is(order[0])
/** Is the Movement Phase ended by this? */
const endsMovement = (t: Table, order: readonly Action[]): boolean => isQuestion(t, 'movement') && ends(order)

const ALL_HEXES: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)
const ALL_UNITS: readonly Unit[] = Array.from({ length: UNITS }, (_, u) => u as Unit)
const held = (t: Table, side: Side): readonly Hex[] => ALL_HEXES.filter((at) => hasCombat(t, at, side))
const foe = (side: Side): Side => (1 - side) as Side

/** The volley that an order fires: of which kind, from where, at whom; undefined when it fires none. */
function volleyOf(t: Table, side: Side, order: readonly Action[]): readonly [number, Hex, Hex] | undefined {
  const from = order.find((a) => act.fire.is(a))
  const at = order.find((a) => act.at.is(a))
  if (isQuestion(t, 'opportunity'))
    return from === undefined ? undefined : [OPPORTUNITY, act.fire.hex(from), t.march.at]
  if (at === undefined || !(isQuestion(t, 'fire') || isQuestion(t, 'target'))) return undefined
  const kind = side === t.tracks.phasing ? OFFENSIVE : DEFENSIVE
  return [kind, from === undefined ? firingHex(t) : act.fire.hex(from), act.at.hex(at)]
}

/** The melee that an order begins. */
function meleeOf(t: Table, order: readonly Action[]): readonly [Hex, Hex] | undefined {
  const at = order.find((a) => act.storm.is(a))
  if (at === undefined) return undefined
  const from = order.find((a) => act.charge.is(a))
  return [from === undefined ? chargingHex(t) : act.charge.hex(from), act.storm.hex(at)]
}

/** Could somebody on foot who has nothing to do yet come beside a hex? */
const couldComeBeside = (plan: Plan, at: Hex): boolean =>
  [...plan.idle()].some(
    (u) => KIND[u] === INFANTRY && besideOf(at).some((to) => reaches(plan.reach([u]), to) && plan.fits([u], to)),
  )

/** What is laughed at; undefined from a judge says that there was no occasion. */
const BLUNDERS = {
  /** §10.25: a volley that hits with a two at best, or not at all. */
  blankVolley(t, side, order) {
    const volley = volleyOf(t, side, order)
    return volley === undefined ? undefined : volleyOdds(t, ...volley).need <= 2
  },
  /** §8.2: a stack whose flank an enemy beside it has, though it could face so that nobody near has one. */
  wrongWayRound(t, side, order) {
    if (!endsMovement(t, order)) return undefined
    const foes = held(t, foe(side)).filter((at) => isTarget(t, at, foe(side)))
    const near = held(t, side).filter(
      (at) => IS_ALL_ROUND[at] === 0 && !t.turned.has(at) && foes.some((each) => distance(grid, at, each) === 1),
    )
    if (near.length === 0) return undefined
    return near.some((at) => {
      const around = foes.filter((each) => distance(grid, at, each) <= 2)
      const isBad = (facing: number) => around.some((each) => isFlanked(at, facing, each))
      return isBad(t.places.facing[at]) && DIRECTIONS.some((d) => !isBad(d))
    })
  },
  /** §21.1D: a British unit where it decides, and nobody beside it who could attack, though somebody could have come. */
  lostAtTheBell(t, side, order) {
    if (side !== GERMAN || !endsMovement(t, order)) return undefined
    const front = new Front(t, side)
    if (!front.goals.isAtOnce && front.goals.left > 0) return undefined
    const inside = held(t, BRITISH).filter((at) => front.goals.isGoal[at] === 1 && isTarget(t, at, BRITISH))
    if (inside.length === 0) return undefined
    const plan = new Plan(front)
    const isFaced = (at: Hex) =>
      besideOf(at).some((to) => combatIn(t, to).some((u) => SIDE_OF[u] === GERMAN && KIND[u] === INFANTRY))
    return inside.some((at) => !isFaced(at) && couldComeBeside(plan, at))
  },
  /** §21.2.1.1A: Lettow-Vorbeck where he can be fired on, or with an enemy beside him, though he could have gone. */
  lettowExposed(t, side, order) {
    if (side !== GERMAN || !endsMovement(t, order) || !isHex(t.units.where[LETTOW])) return undefined
    const at = t.units.where[LETTOW]
    const isMet = besideOf(at).some((to) => hasCombat(t, to, BRITISH))
    return whyNotMove(t, LETTOW) === ALLOWED && (isMet || new Front(t, side).fire.isSeen(at))
  },
  /** §22.1.1.2A: the third stevedores land, whose loss would be the end. */
  thirdStevedores(t, _, order) {
    if (!isQuestion(t, 'debark') || t.tracks.stevedoresLanded !== STEVEDORES.length - 1) return undefined
    const groups: readonly Group[] = STEVEDORES.map(groupNamed)
    return order.some((a) => act.debark.is(a) && groups.includes(act.debark.group(a)))
  },
  /** §9.5: by night more land on a beach than find room there. */
  drownedOnTheBeach(t, _, order) {
    const lands = order.find((a) => act.ashore.is(a))
    if (!isQuestion(t, 'ashore') || lands === undefined || GROUP[act.ashore.unit(lands)] < 0 || !isNight(t))
      return undefined
    return roomOn(t, (t.landing.beach - 1) as Parameters<typeof roomOn>[1]) < crowdOn(t)
  },
  /** §11.1: a melee that is as good as lost is begun, and nothing is decided by it. */
  hopelessStorm(t, side, order) {
    const melee = meleeOf(t, order)
    if (melee === undefined) return undefined
    const decides = new Front(t, side).goals.isGoal[melee[1]] === 1
    return !decides && meleeForecast(t, ...melee).win < 0.1
  },
  /** §11.1: three Zuege with a leader stand idly beside a lone company that they would surely beat. */
  coward(t, side, order) {
    if (side !== GERMAN || !isQuestion(t, 'melee')) return undefined
    const front = new Front(t, side)
    const isSure = (from: Hex): boolean =>
      front.goals.isGoal[from] === 0 &&
      combatIn(t, from).filter((u) => KIND[u] === INFANTRY).length >= 3 &&
      besideOf(from).some(
        (at) => isTarget(t, at, BRITISH) && combatIn(t, at).length === 1 && meleeForecast(t, from, at).win > 0.95,
      )
    const isAny = held(t, GERMAN).some((from) => whyNotCharge(t, from) === ALLOWED && isSure(from))
    return isAny ? ends(order) : undefined
  },
  /** §18.1: a trench where nothing is to be held. */
  idleSpade(t, side, order) {
    const dig = order.find((a) => act.dig.is(a))
    return dig === undefined ? undefined : new Front(t, side).goals.isGoal[act.dig.hex(dig)] === 0
  },
  /** §9.5: units are too many in a hex when the phase ends, though one of them has not moved at all. */
  crowdedOut(t, side, order) {
    if (!endsMovement(t, order)) return undefined
    const isFree = (u: Unit): boolean => t.units.spent[u] === 0 && !is(t, u, HALTED) && whyNotMove(t, u) === ALLOWED
    return held(t, side).some(
      (at) =>
        overStacked(t, at) !== '' &&
        combatIn(t, at).some(isFree) &&
        besideOf(at).some((to) => holder(t, to) === undefined),
    )
  },
  /** §4.2I: reinforcements wait beyond the edge. */
  leftInTheBox(t, side, order) {
    if (side !== GERMAN || !isQuestion(t, 'movement')) return undefined
    const [first] = order
    if (first !== undefined && act.march.is(first) && act.march.hex(first) === OFF_WEST) return false
    const waits = (u: Unit): boolean =>
      t.units.where[u] === OFF_WEST &&
      IS_COMBAT[u] === 1 &&
      // §15.4: who was driven off comes back where he left, when there is room
      t.units.exit[u] === 0 &&
      !is(t, u, DISORGANIZED) &&
      !isBound(t, u) &&
      whyNotMove(t, u) === ALLOWED
    return ends(order) && ALL_UNITS.some(waits) ? true : undefined
  },
  /** §21.0: an open hex where it decides is not entered at the last moment, though somebody could. */
  openDoor(t, side, order) {
    if (side !== BRITISH || !endsMovement(t, order)) return undefined
    const front = new Front(t, side)
    if (!front.goals.isAtOnce && front.goals.left > 0) return undefined
    if (held(t, BRITISH).some((at) => front.goals.isGoal[at] === 1)) return false
    const open = front.goals.hexes.filter((at) => !front.isHostile(at))
    const plan = new Plan(front)
    const runners = [...plan.idle()].filter((u) => IS_COMBAT[u] === 1 && t.units.spent[u] === 0)
    return runners.some((u) => open.some((at) => reaches(plan.reach([u]), at))) ? true : undefined
  },
  /** §2.6.5: a unit rallies whose disorganized side is the better one. */
  starredRally(t, _, order) {
    const asked = isQuestion(t, 'rally')
      ? answers(t).filter((a) => act.rally.is(a) && STARRED.has(act.rally.unit(a)))
      : []
    if (asked.length === 0) return undefined
    return order.some((a) => act.rallyAll.is(a) || asked.includes(a))
  },
} as const satisfies Readonly<Record<string, Judge>>

/** What an order was an occasion for, and whether it was made. It is asked on the true table, before the order. */
export function judge(t: Table, side: Side, order: readonly Action[]): readonly Judged[] {
  return Object.entries(BLUNDERS).flatMap(([name, is]) => {
    const isMade = is(t, side, order)
    return isMade === undefined ? [] : [{ name: name as Judged['name'], isMade }]
  })
}
