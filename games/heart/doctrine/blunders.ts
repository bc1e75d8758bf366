import { type Action, ALLOWED, check, legal, Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { atWork } from '../counsel/appraise/tasks.ts'
import { asked } from '../counsel/asked.ts'
import { shellOdds } from '../counsel/odds/burst.ts'
import type { Table } from '../layout.ts'
import {
  ALL_ROUND,
  ARC,
  ARMY_LEADER,
  BAGGAGE,
  endOf,
  firstOf,
  GUNBOAT,
  MOVE_OR_FIRE,
  RANK,
  sideOf,
  UNIT_RANK,
  type Unit,
  unitOf,
} from '../roster.ts'
import { did, FROM_COVER, isUnit, MOVED } from '../rules/09-units.ts'
import { unitInAreaCover } from '../rules/10-cover.ts'
import { mover } from '../rules/12-leg.ts'
import { burstsNow, laid } from '../rules/14-declaring.ts'
import { pointsIn, spent } from '../rules/17.10-lists.ts'
import { rules } from '../rules.ts'
import { bodyOf, middleOf, shifted, turned } from './bodies.ts'
import { arrives, reckonRound, round } from './close.ts'
import { fire, reckonFire } from './fire.ts'
import { costAt } from './losses.ts'
import { type Picture, type Piece, pictureOf } from './picture.ts'
import { surveyFor, turnsTo } from './survey.ts'

/** Something that an experienced player would laugh at: whether an order had the occasion, and made it. */
export interface Judged {
  readonly name: keyof typeof BLUNDERS
  readonly isMade: boolean
}

type Judge = (t: Table, side: Side, order: readonly Action[]) => boolean | undefined

const moves = new Moves()
const isQuestion = (t: Table, ...names: readonly string[]): boolean => names.includes(asked(t))
const pieceOf = ({ own }: Picture, u: Unit): Piece | undefined => own.find(({ unit }) => unit === u)

/** The chance to hit of the best fire that a unit has, with so many shots at least. */
function bestChance(t: Table, piece: Piece, foes: readonly Piece[], anyArc: boolean, least = 0): number {
  let best = 0
  for (const foe of foes) {
    reckonFire(t, piece, foe.body, false, anyArc)
    if (fire.shots > least) best = Math.max(best, fire.chance)
  }
  return best
}
/** Has an enemy the unit in range, sight and arc? */
const isUnderFire = (t: Table, piece: Piece, foes: readonly Piece[]): boolean =>
  foes.some((foe) => {
    reckonFire(t, foe, piece.body, false)
    return fire.shots > 0
  })

/** What is laughed at; undefined from a judge says that there was no occasion. */
const BLUNDERS = {
  /** §3.6: leaves cover, to stand in the open under fire, with nobody to shoot at. */
  coverLeft(t, side, order) {
    if (!isQuestion(t, 'legs') || !order.some((a) => act.halt.is(a))) return undefined
    const u = mover(t)
    if (!did(t, u, FROM_COVER) || !isUnit(t, u) || surveyFor(t, side).tasks[u] !== 0) return undefined
    const picture = pictureOf(t, side)
    const piece = pieceOf(picture, u)
    if (piece === undefined) return undefined
    const isOpen = did(t, u, MOVED) && !unitInAreaCover(t, u) && isUnderFire(t, piece, picture.foes)
    return isOpen && bestChance(t, piece, picture.foes, true) === 0
  },
  /** §9.7: ends its move facing away from all whom it could shoot at. */
  facesAway(t, side, order) {
    const [first] = order
    if (first === undefined || !isQuestion(t, 'legs', 'movement')) return undefined
    const isHalt = act.halt.is(first)
    const u = isHalt ? mover(t) : act.stand.is(first) ? act.stand.unit(first) : undefined
    if (u === undefined || !isUnit(t, u) || ARC[t.units.type[u]] === ALL_ROUND) return undefined
    if (MOVE_OR_FIRE[t.units.type[u]] === 1 && did(t, u, MOVED)) return undefined
    const picture = pictureOf(t, side)
    const piece = pieceOf(picture, u)
    if (piece === undefined) return undefined
    const faces = (way: number): Piece => ({ ...piece, body: turned(piece.body, way) })
    const isAble = Array.from({ length: 16 }, (_, way) => way).some(
      (way) =>
        check(rules, t, side, isHalt ? act.halt(way) : act.turn(u, way)) === ALLOWED &&
        bestChance(t, faces(way), picture.foes, false) > 0,
    )
    if (!isAble) return undefined
    return bestChance(t, faces(isHalt ? act.halt.facing(first) : piece.body.facing), picture.foes, false) === 0
  },
  /** §7.4, §7.5: a gun that has somebody to fire at moves. */
  gunMoves(t, side, order) {
    const [first] = order
    if (first === undefined || !isQuestion(t, 'movement')) return undefined
    const u = named(first)
    if (u === undefined || (MOVE_OR_FIRE[t.units.type[u]] === 0 && t.units.type[u] !== GUNBOAT)) return undefined
    const picture = pictureOf(t, side)
    const piece = pieceOf(picture, u)
    if (piece === undefined || bestChance(t, piece, picture.foes, false) === 0) return undefined
    return act.move.is(first)
  },
  /** §3.1: a company fires where only a six hits, with somebody before it whom half would hit. */
  weakFire(t, side, order) {
    const [first] = order
    if (first === undefined || !act.shoot.is(first) || t.units.count[act.shoot.unit(first)] < 8) return undefined
    const picture = pictureOf(t, side)
    const piece = pieceOf(picture, act.shoot.unit(first))
    const foe = picture.foes.find(({ unit }) => unit === act.shoot.target(first))
    if (piece === undefined || foe === undefined) return undefined
    const all = picture.foes.filter(({ unit }) => check(rules, t, side, act.shoot(piece.unit, unit)) === ALLOWED)
    if (bestChance(t, piece, all, false, 7) < 0.49) return undefined
    reckonFire(t, piece, foe.body, false)
    return fire.chance < 0.2
  },
  /** §12.8: a charge that costs more than it brings. */
  badCharge(t, side, order) {
    const [first] = order
    if (first === undefined || !act.charge.is(first)) return undefined
    const picture = pictureOf(t, side)
    const piece = pieceOf(picture, act.charge.unit(first))
    const foe = picture.foes.find(({ unit }) => unit === act.charge.target(first))
    if (piece === undefined || foe === undefined) return undefined
    reckonRound(t, piece.body, foe.body)
    return arrives(t, piece.body, foe.body) < 0.3 || costAt(foe.costs, round.won) < costAt(piece.costs, round.lost)
  },
  /** §17.8: whoever is at work for his scenario shoots, or walks away. */
  workLeft(t, side, order) {
    const [first] = order
    if (first === undefined) return undefined
    if (isQuestion(t, 'task')) return act.leave.is(first)
    if (!isQuestion(t, 'movement', 'shooting', 'independents')) return undefined
    const u = act.shoot.is(first) ? act.shoot.unit(first) : named(first)
    return u === undefined || sideOf(u) !== side || atWork(t, u) <= 0 ? undefined : !act.stand.is(first)
  },
  /** §12.14: porters who have somewhere to go walk away from it. */
  portersBack(t, side, order) {
    const [first] = order
    if (first === undefined || !act.march.is(first) || RANK[t.units.type[mover(t)]] !== BAGGAGE) return undefined
    const survey = surveyFor(t, side)
    const u = mover(t)
    const task = survey.tasks[u]
    if (task === 0) return undefined
    const body = bodyOf(t, u)
    const [x, y] = middleOf(body)
    const there = shifted(body, act.march.x(first) - body.left[0], act.march.y(first) - body.left[1])
    const [tx, ty] = middleOf(there)
    return turnsTo(t, survey, u, task - 1, tx, ty) > turnsTo(t, survey, u, task - 1, x, y) + 0.1
  },
  /** §7.4: a shell where more friends are struck than enemies. */
  ownBlast(t, side, order) {
    const [first] = order
    if (first === undefined || !act.aim.is(first) || !isQuestion(t, 'aim') || burstsNow(t)) return undefined
    const { under } = shellOdds(t, laid(t), act.aim.figure(first))
    const friends = under.filter(({ figure }) => sideOf(unitOf(figure)) === side).length
    return 2 * friends > under.length
  },
  /** §14.1: holds its fire with somebody in the open before it. */
  firesNot(t, side, order) {
    const [first] = order
    if (first === undefined || !isQuestion(t, 'shooting')) return undefined
    const picture = pictureOf(t, side)
    const isReady = picture.own.some(
      (piece) =>
        atWork(t, piece.unit) <= 0 &&
        canShoot(t, side, picture, piece) &&
        bestChance(t, piece, picture.foes, false, 3) > 0.3,
    )
    return isReady ? act.cease.is(first) : undefined
  },
  /** §8.8: a leader lets a shaken unit be. */
  notRallied: (t, _, order) =>
    isQuestion(t, 'rally') && legal(rules, t, moves) > 1 ? order[0] !== undefined && act.leave.is(order[0]) : undefined,
  /** §16.6: takes a test that could be ignored. */
  testTaken: (t, _, order) => (isQuestion(t, 'endure') ? order[0] !== undefined && act.endure.is(order[0]) : undefined),
  /** §9.8: the army leader stays alone under fire, with a unit beside him. */
  leaderAlone(t, side, order) {
    const [first] = order
    if (first === undefined || !isQuestion(t, 'legs') || (t.units.traits[mover(t)] & ARMY_LEADER) === 0)
      return undefined
    for (let v = firstOf(side), end = endOf(side); v !== end; v++)
      if (check(rules, t, side, act.attach(v)) === ALLOWED) return act.halt.is(first)
    return undefined
  },
  /** §13.3: an ambush is sprung with nobody in range. */
  springsInVain(t, side, order) {
    const [first] = order
    if (first === undefined || !act.spring.is(first) || !isQuestion(t, 'openFire')) return undefined
    const { foes } = pictureOf(t, side)
    const body = bodyOf(t, act.spring.unit(first))
    return foes.every((foe) => {
      reckonFire(t, { ...foe, body, range: 50 * 16, shots: 1, friends: [] }, foe.body, false, true)
      return fire.shots === 0
    })
  },
  /** §17.10: leaves a tenth of the points unspent. */
  pointsLeft: (t, side, order) =>
    order[0] !== undefined && act.mustered.is(order[0]) ? 10 * (pointsIn(t) - spent(t, side)) > pointsIn(t) : undefined,
} as const satisfies Readonly<Record<string, Judge>>

function canShoot(t: Table, side: Side, { foes }: Picture, { unit, body }: Piece): boolean {
  if (RANK[body.type] !== UNIT_RANK) return false
  return foes.some((foe) => check(rules, t, side, act.shoot(unit, foe.unit)) === ALLOWED)
}

/** The unit that an order names. */
function named(first: Action): Unit | undefined {
  for (const kind of [act.move, act.stand, act.turn, act.charge] as const) if (kind.is(first)) return kind.unit(first)
  return undefined
}

/** What an order was an occasion for, and whether it was made. It is asked on the true table, before the order. */
export function judge(t: Table, side: Side, order: readonly Action[]): readonly Judged[] {
  return Object.entries(BLUNDERS).flatMap(([name, is]) => {
    const isMade = is(t, side, order)
    return isMade === undefined ? [] : [{ name: name as Judged['name'], isMade }]
  })
}
