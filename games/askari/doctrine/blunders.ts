import { type Action, type Hex, legal, Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { type Body, isHex, OWNER, PEA, TOWN, TOWN_HEX, TOWNS, type Town } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import { battleForecast } from '../counsel/battle.ts'
import type { Table } from '../layout.ts'
import { face, isGround, type Unit } from '../roster.ts'
import { idleCarriers } from '../rules/10.1-force.ts'
import { hexOf } from '../rules/10.1-ground.ts'
import { attacking, forceOf } from '../rules/11-forces.ts'
import { rules } from '../rules.ts'
import { BOMBARDING, bombardment, is, NEUTRAL } from '../stacks.ts'
import { chanceOfAttack } from './battle.ts'
import { Front, groupsOf, mayGo } from './front.ts'
import { tableAfter } from './orders.ts'
import { hexAt, Reach } from './reach.ts'
import { fleetOn } from './sea.ts'
import { ATTACK } from './weights.ts'

/** Something that an experienced player would laugh at: whether an order had the occasion, and made it. */
export interface Judged {
  readonly name: keyof typeof BLUNDERS
  readonly isMade: boolean
}

type Judge = (t: Table, side: Side, order: readonly Action[]) => boolean | undefined

const TOWN_HEXES: readonly Hex[] = Array.from({ length: TOWNS }, (_, town) => TOWN_HEX[town as Town])
const moves = new Moves()
const listed = (t: Table): readonly Action[] => {
  legal(rules, t, moves)
  return moves.toArray()
}
const first = (order: readonly Action[]): Action => order[0] as Action
const begins = (t: Table, order: readonly Action[]): boolean => asked(t) === 'impulse' && act.march.is(first(order))
const ends = (t: Table, order: readonly Action[]): boolean => asked(t) === 'impulse' && act.end.is(first(order))

function frontFor(t: Table, side: Side): Front {
  const front = new Front()
  front.read(t, side)
  return front
}

/** Battles that a judge plays. */
const PLAYED = 60
/** The attackers' chance in the battle that an order begins: to win, or to see the enemy withdraw; undefined when it begins none. */
function chanceIn(t: Table, side: Side, front: Front, order: readonly Action[]): number | undefined {
  const last = order.at(-1) as Action
  const isStep = act.step.is(last) && (front.ground.foes[hexOf(act.step.hex(last))] as number) > 0
  if (!isStep && !(asked(t) === 'assault' && act.fight.is(last))) return undefined
  const before = order.length === 1 ? t : tableAfter(t, side, order.slice(0, -1))
  const odds = before && battleForecast(before, last, 1914, PLAYED)
  return odds && odds.win + odds.withdrawn
}

/** Those who have not moved and stand on nothing that counts; calls `visit` for whatever they reach in this Impulse. */
function eachInReach(t: Table, side: Side, front: Front, visit: (at: Hex) => void): void {
  const reach = new Reach()
  const isIdle = (_: Table, u: Unit): boolean => {
    const at: Hex = t.units.where[u]
    return mayGo(t, u) && ATTACK[face(u, 0)] > 0 && (!isHex(at) || front.points[at] === 0)
  }
  for (const group of groupsOf(t, side, isIdle)) {
    reach.explore(t, front.ground, group, 1)
    for (let i = 0; i < reach.count; i++) visit(hexAt(reach.nodes[i] as number))
  }
}

/** Is there an open town of a sort within reach of somebody who has nothing to do? */
function hasNear(t: Table, side: Side, front: Front, is: (at: Hex) => boolean): boolean {
  let found = false
  eachInReach(t, side, front, (at) => {
    found ||= TOWN[at] >= 0 && front.points[at] > 0 && front.ground.foes[at] === 0 && is(at)
  })
  return found
}

/** What is laughed at; undefined from a judge says that there was no occasion. */
const BLUNDERS = {
  /** §11.0: an assault without hope, with time left for a better one. */
  hopelessAssault(t, side, order) {
    const last = order.at(-1) as Action
    if (!act.step.is(last) && !act.fight.is(last)) return undefined
    const front = frontFor(t, side)
    const chance = front.hope < 1 ? undefined : chanceIn(t, side, front, order)
    return chance === undefined ? undefined : chance < 0.1
  },
  /** Ruling 78: an assault is announced and called off. */
  calledOff: (t, _, order) => (asked(t) === 'assault' ? act.end.is(first(order)) && listed(t).length > 1 : undefined),
  /** §4.1.4: a town stands open to an enemy's next Impulse, somebody who has nothing to do could be there, and the Impulse is ended. */
  openDoor(t, side, order) {
    if (!ends(t, order)) return undefined
    const front = frontFor(t, side)
    if (front.fear < 1) return undefined
    const isOpen = (at: Hex): boolean => front.held[at] === 1 && front.ground.ours[at] === 0 && front.pressure[at] > 0
    if (!TOWN_HEXES.some(isOpen)) return undefined
    return hasNear(t, side, front, isOpen)
  },
  /** §13.1.4: the Entente gives a point for a Carrier that it cites, with no more than a point to win. */
  citedForLittle(t, side, order) {
    if (side === 0) return undefined
    if (!listed(t).some((a) => act.consume.is(a) || act.cite.is(a))) return undefined
    const isCited = order.some((a) => act.consume.is(a) || act.cite.is(a))
    return isCited && (asked(t) !== 'battle-supply' || frontFor(t, side).points[t.battle.at] <= 1)
  },
  /** §10.1.9: whoever stays could dig in, and does not. */
  notDugIn: (t, _, order) => (asked(t) === 'entrench' ? act.end.is(first(order)) && listed(t).length > 1 : undefined),
  /** §11.11.1: where there are only guns, all of them bombard and nobody holds the ground. */
  gunsAlone(t, side, order) {
    if (asked(t) !== 'deploy' || side === attacking(t)) return undefined
    let guns = 0
    const force = forceOf(t, side)
    for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1)) {
      if (bombardment(t, u) === 0 || !is(t, u, BOMBARDING)) return undefined
      guns++
    }
    return guns === 0 ? undefined : act.go.is(first(order))
  },
  /** §13.1.2: an open town lies within reach of somebody who has nothing to do, and the last Impulse is ended. */
  townMissed(t, side, order) {
    if (asked(t) !== 'impulse') return undefined
    const front = frontFor(t, side)
    if (front.hope > 0) return undefined
    return hasNear(t, side, front, (at) => front.held[at] === 0) ? act.end.is(first(order)) : undefined
  },
  /** §10.1: a march that goes nowhere. */
  idleMarch(t, _, order) {
    if (asked(t) === 'step' && act.halt.is(first(order))) return t.march.from === t.march.at
    if (!begins(t, order) || order.length === 1) return undefined
    return !order.some((a) => act.step.is(a) || act.ride.is(a) || act.board.is(a) || act.land.is(a))
  },
  /** §11.5: the German leaves a place that counts, with little to fear. */
  givenUp: (t, side, order) =>
    asked(t) === 'withdraw' && frontFor(t, side).points[t.battle.at] >= 0.9
      ? act.withdraw.is(first(order)) && chanceOfAttack(t, false) < 0.25
      : undefined,
  /** §11.13: leadership is spent on what is decided. */
  leaderWasted(t, side, order) {
    if (asked(t) !== 'lead') return undefined
    const chance = chanceOfAttack(t, false)
    return act.lead.is(first(order)) && (side === attacking(t) ? chance > 0.97 : chance < 0.05)
  },
  /** §12.4: a transport sets out where only the enemy has guns afloat. */
  drowned(t, side, order) {
    const boarding = order.find((a) => act.board.is(a))
    if (boarding === undefined) return undefined
    const body: Body = act.board.body(boarding)
    return fleetOn(t, (1 - side) as Side, body, true) > 0 && fleetOn(t, side, body, true) === 0
  },
  /** §8.2.1: a replacement point goes unspent that somebody could have had. */
  pointLost(t, _, order) {
    if (asked(t) !== 'replace') return undefined
    const isWanted = listed(t).some((a) => act.restore.is(a) || act.rebuild.is(a))
    return isWanted ? act.end.is(first(order)) || act.lapse.is(first(order)) : undefined
  },
  /** §8.4.3: Portugal is brought in against oneself. */
  portugalRoused(t, _, order) {
    if (t.tracks.portugal !== NEUTRAL) return undefined
    const steps = order.filter((a) => act.step.is(a))
    return steps.length === 0 ? undefined : steps.some((a) => OWNER[hexOf(act.step.hex(a))] === PEA)
  },
  /** §2.5.6: Carriers stand alone where an enemy can come, and the Impulse is ended. */
  carriersLeft(t, side, order) {
    if (!ends(t, order)) return undefined
    const front = frontFor(t, side)
    if (front.fear < 1) return undefined
    let [alone, lost] = [0, 0]
    for (let place = t.laden.next(0); place >= 0; place = t.laden.next(place + 1)) {
      const at = hexOf(place)
      if (!isHex(at) || idleCarriers(t, place) === 0) continue
      alone++
      if (front.ground.ours[at] === 0 && front.pressure[at] > 0) lost++
    }
    return alone === 0 ? undefined : lost > 0
  },
} as const satisfies Readonly<Record<string, Judge>>

/** What an order was an occasion for, and whether it was made. It is asked on the true table, before the order. */
export function judge(t: Table, side: Side, order: readonly Action[]): readonly Judged[] {
  return Object.entries(BLUNDERS).flatMap(([name, is]) => {
    const isMade = is(t, side, order)
    return isMade === undefined ? [] : [{ name: name as Judged['name'], isMade }]
  })
}
