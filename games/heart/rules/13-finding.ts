import { ALLOWED, markReveal, other, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { squareBetween } from '../board/measure.ts'
import { squareOf } from '../board.ts'
import { DISTANCES, MOST_FIGURES } from '../data/values.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import {
  CUNNING,
  FIRST_UNIT,
  type Figure,
  firstOf,
  headOf,
  NO_UNIT,
  PER_SIDE,
  SCOUT,
  sideOf,
  UNITS,
  type Unit,
  unitOf,
} from '../roster.ts'
import { gatherAround } from './09-around.ts'
import { gatherGroup, group, putGroup, settle, stayPut, unpaid } from './09-room.ts'
import {
  did,
  FOUND,
  FROM_COVER,
  hostOf,
  isHidden,
  isOnTable,
  mark,
  nextAttached,
  nextOnTable,
  ON_TABLE,
  tailOf,
} from './09-units.ts'
import { unitInAreaCover } from './10-cover.ts'
import { areaIn, ground } from './10-ground.ts'
import { seesBut } from './10-sight.ts'
import { gatherLairs, isNearLair } from './13-lairs.ts'

const NEAR = squareOf(DISTANCES.detect)
const FAR = squareOf(DISTANCES.detectScout)
const AT_HAND = squareOf(1)

/** §13.4, §7.2, §5.5: the square of how far this figure finds an ambush. */
export const keenness = (t: Table, f: Figure): number => {
  const u = unitOf(f)
  return t.units.type[u] === SCOUT || (t.units.traits[u] & CUNNING) !== 0 ? FAR : NEAR
}

/** §13.4: does a figure at a place find one that lies hidden there: near, and no ground but its own area between? */
function discovers(t: Table, keen: number, x: number, y: number, hiddenX: number, hiddenY: number): boolean {
  const square = squareBetween(x, y, hiddenX, hiddenY)
  if (square <= AT_HAND) return true
  if (square > keen) return false
  const g = ground(t)
  return seesBut(t, areaIn(t, g, g.thickets, hiddenX, hiddenY), x, y, hiddenX, hiddenY)
}

/** Does somebody with such eyes at a place find a hidden unit, or a figure attached to it? */
export function findsUnit(t: Table, v: Unit, keen: number, x: number, y: number): boolean {
  for (let a = v; a !== NO_UNIT; a = nextAttached(t, v, a))
    for (let f = headOf(a), end = tailOf(t, a); f !== end; f++)
      if (discovers(t, keen, x, y, t.figures.x[f], t.figures.y[f])) return true
  return false
}

/** The next hidden unit of a side that is attached to nobody behind another, or the first; NO_UNIT behind the last. */
export function nextHidden(t: Table, side: Side, last: Unit = NO_UNIT): Unit {
  const first = firstOf(side)
  for (let v = Math.max(last + 1, first) as Unit; v < first + PER_SIDE; v++)
    if (isHidden(t, v) && hostOf(t, v) === NO_UNIT) return v
  return NO_UNIT
}

/** §13.4: puts a hidden unit on the table, with those attached to it: it has lost surprise. */
export function uncover(t: Table, v: Unit, finder: Unit): void {
  placeHidden(t, v, FOUND)
  tell.found(t, finder, v)
}

const how = unpaid(true)
/** §9.13: who comes to light where others have come to stand makes room. */
export function standClear(t: Table, v: Unit): void {
  gatherGroup(t, v)
  stayPut()
  gatherAround(t, v)
  how.facing = t.units.facing[v]
  if (settle(t, how) === ALLOWED) putGroup(t)
}

/** Places a hidden unit; §10.8: it began where it lay. */
export function placeHidden(t: Table, v: Unit, how: number): void {
  markReveal(t)
  for (let a = v; a !== NO_UNIT; a = nextAttached(t, v, a)) {
    t.units.where[a] = ON_TABLE
    mark(t, a, how)
  }
  if (unitInAreaCover(t, v)) mark(t, v, FROM_COVER)
}

/** §13.4: all that a unit and those attached to it find from where they stand. */
export function findAll(t: Table, u: Unit): void {
  const enemy = other(sideOf(u))
  if (nextHidden(t, enemy) === NO_UNIT) return
  if (looksAround(t, u)) markReveal(t)
  for (let v = nextHidden(t, enemy); v !== NO_UNIT; v = nextHidden(t, enemy, v)) {
    if (!isFoundBy(t, u, v)) continue
    uncover(t, v, u)
    standClear(t, v)
  }
}

/** §13.4: does a unit, with those attached to it, look at ground where an enemy may lie hidden? */
function looksAround(t: Table, u: Unit): boolean {
  gatherLairs(t, other(sideOf(u)))
  for (let a = u; a !== NO_UNIT; a = nextAttached(t, u, a))
    for (let f = headOf(a), end = tailOf(t, a); f !== end; f++)
      if (isNearLair(keenness(t, f), t.figures.x[f], t.figures.y[f])) return true
  return false
}

/** §13.4: ambushes are looked for at the start of turn 1. */
export const lookAround = automatic('13.4', (t) => {
  if (t.tracks.turn !== 1) return
  for (let u = FIRST_UNIT; u !== UNITS; u++) if (isOnTable(t, u)) findAll(t, u)
})

/** §13.4: does a unit, with those attached to it, find a hidden one from where it stands? */
export function isFoundBy(t: Table, u: Unit, v: Unit): boolean {
  for (let a = u; a !== NO_UNIT; a = nextAttached(t, u, a))
    for (let f = headOf(a), end = tailOf(t, a); f !== end; f++)
      if (findsUnit(t, v, keenness(t, f), t.figures.x[f], t.figures.y[f])) return true
  return false
}

const MOST = MOST_FIGURES + PER_SIDE
/** Where the group is at a step of its leg. */
const stepX = new Int32Array(MOST)
const stepY = new Int32Array(MOST)
function stepTo(m: number, steps: number): void {
  for (let k = 0; k < group.count; k++) {
    stepX[k] = group.fromX[k] + Math.trunc(((group.toX[k] - group.fromX[k]) * m) / steps)
    stepY[k] = group.fromY[k] + Math.trunc(((group.toY[k] - group.fromY[k]) * m) / steps)
  }
}

/** §13.4: how many steps the ways of the group are walked in. */
function stepsOfGroup(): number {
  let steps = 0
  for (let k = 0; k < group.count; k++)
    steps = Math.max(steps, Math.abs(group.toX[k] - group.fromX[k]), Math.abs(group.toY[k] - group.fromY[k]))
  return steps
}

/** Is ground looked at where an enemy may lie hidden, at the step where the group is? Asked after `gatherLairs`. */
function looksAtStep(t: Table): boolean {
  for (let k = 0; k < group.count; k++)
    if (isNearLair(keenness(t, group.who[k] as Figure), stepX[k], stepY[k])) return true
  return false
}

/** Is a hidden unit found at the step where the group is? */
function isFoundAtStep(t: Table, v: Unit): boolean {
  for (let k = 0; k < group.count; k++)
    if (findsUnit(t, v, keenness(t, group.who[k] as Figure), stepX[k], stepY[k])) return true
  return false
}

/** Uncovers all that the group finds at the step where it is; false when there is nobody. */
function findAtStep(t: Table, u: Unit, enemy: Side): boolean {
  let any = false
  for (let v = nextHidden(t, enemy); v !== NO_UNIT; v = nextHidden(t, enemy, v)) {
    if (!isFoundAtStep(t, v)) continue
    uncover(t, v, u)
    any = true
  }
  return any
}

/** §13.4: all that the group, which has gone its ways without a stop, has come near. */
export function findOnWay(t: Table, u: Unit): void {
  const enemy = other(sideOf(u))
  if (nextHidden(t, enemy) === NO_UNIT) return
  gatherLairs(t, enemy)
  let looked = false
  const steps = stepsOfGroup()
  for (let m = 1; m <= steps; m++) {
    stepTo(m, steps)
    looked ||= looksAtStep(t)
    findAtStep(t, u, enemy)
  }
  if (looked) markReveal(t)
  for (let v = nextOnTable(t, enemy); v !== NO_UNIT; v = nextOnTable(t, enemy, v))
    if (did(t, v, FOUND) && hostOf(t, v) === NO_UNIT) standClear(t, v)
}

/**
 * §13.4: walks the leg that is planned in `group`, step by step. At the first step at which an ambush is found it is
 * uncovered, and the leg ends there, or at the first step after it at which all stand legally.
 */
export function walkLeg(t: Table, u: Unit, standsAll: (x: Int32Array, y: Int32Array) => boolean): boolean {
  const enemy = other(sideOf(u))
  if (nextHidden(t, enemy) === NO_UNIT) return false
  gatherLairs(t, enemy)
  let looked = false
  let found = 0
  const steps = stepsOfGroup()
  for (let m = 1; m <= steps && found === 0; m++) {
    stepTo(m, steps)
    looked ||= looksAtStep(t)
    if (findAtStep(t, u, enemy)) found = m
  }
  if (looked) markReveal(t)
  if (found === 0) return false
  gatherAround(t, u)
  stopAt(found, steps, standsAll)
  return true
}

function stopAt(found: number, steps: number, standsAll: (x: Int32Array, y: Int32Array) => boolean): void {
  let at = found
  for (; at <= steps; at++) {
    stepTo(at, steps)
    if (standsAll(stepX, stepY)) break
  }
  // Who lay hidden may bar all that is left of the way: then the last step before
  if (at > steps)
    for (at = found - 1; at > 0; at--) {
      stepTo(at, steps)
      if (standsAll(stepX, stepY)) break
    }
  stepTo(at, steps)
  for (let k = 0; k < group.count; k++) {
    group.toX[k] = stepX[k]
    group.toY[k] = stepY[k]
  }
}
