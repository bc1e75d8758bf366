import type { Hex, Side } from '@boma/kernel'
import { HEXES, HIDDEN, isHex } from '../board.ts'
import { ARRIVALS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import {
  BONUS,
  BRITISH,
  type Face,
  FORMATION,
  face,
  IS_COMBAT,
  KIND,
  LEADER,
  RANGE,
  SIDE_OF,
  UNITS,
  type Unit,
  unit,
} from '../roster.ts'
import { scenarioOf, turnOf } from '../rules/04-clock.ts'
import { isBound } from '../rules/06.3-standing.ts'
import { isEligible } from '../rules/09-stacking.ts'
import { FARTHEST, factorOf, isAbleToFire, OPPORTUNITY, rangeOf } from '../rules/10-fire.ts'
import { downHasCombat, downHasRetreated, faceOf, holder, is, isFaceDown, isMachineGun, RETREATED } from '../stacks.ts'
import { type Body, bodyOf } from './odds.ts'

/** A stack as a side sees it, with what it must reckon with beneath. */
export interface Stack {
  readonly at: Hex
  readonly side: Side
  /** Those who fight in melee; none when all have retreated. */
  readonly body: Body
  /** The best factor with which it fires so far, and the others who add one, by the distance. */
  readonly power: readonly number[]
  /** Is any of it bound (6.3.4C)? */
  readonly isBound: boolean
  /** Its combat units that are seen, the top one first. */
  readonly units: readonly Unit[]
  readonly isFaceDown: boolean
}

/** What stands for one who is not seen: an ordinary company, an ordinary Zug. */
const ORDINARY: readonly Face[] = [face(unit('raj13-a'), 0), face(unit('fk6-1'), 0)]
/** Such a one fires so far, and so well. */
const ORDINARY_POWER = [2, 4]
const MOST_BENEATH = 2

const DUE = ARRIVALS.map(({ day, hour, units }) => ({ day, hour, units: new Set(units.map(unit)) }))
const isToCome = (t: Table, u: Unit): boolean => {
  const due = DUE.slice(0, scenarioOf(t).arrivals).find(({ units }) => units.has(u))
  return due !== undefined && turnOf(t, due.day, due.hour) > t.tracks.turn
}

/** §19.7: how many of a side's combat units lie where they are not seen; -1 where nothing is hidden. */
function hiddenOf(t: Table, side: Side): number {
  let [n, isVeiled] = [0, false]
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (SIDE_OF[u] !== side || t.units.where[u] !== HIDDEN) continue
    isVeiled = true
    if (IS_COMBAT[u] === 1 && !isToCome(t, u)) n++
  }
  return isVeiled ? n : -1
}

/** The stacks of a side that has combat units in them, by hex. */
export function stacksOf(t: Table, side: Side): readonly Stack[] {
  const hexes: Hex[] = []
  for (let at = 0 as Hex; at < HEXES; at++) if (holder(t, at) === side) hexes.push(at)
  const hidden = hiddenOf(t, side)
  // A landing brings most of them: of those aboard nothing is known, so that two in a stack are taken for usual
  const share = side === BRITISH && scenarioOf(t).landing ? 1 : Math.max(0, hidden) / Math.max(1, hexes.length)
  const found: Stack[] = []
  for (const at of hexes) {
    const stack = stackAt(t, at, side, hidden < 0 ? 0 : share)
    if (stack !== undefined) found.push(stack)
  }
  return found
}

function stackAt(t: Table, at: Hex, side: Side, share: number): Stack | undefined {
  const isDown = isFaceDown(t, at)
  if (isDown && (!downHasCombat(t, at) || downHasRetreated(t, at))) return undefined
  const units = combatIn(t, at)
  if (!isDown && units.length === 0) return undefined
  // Ruling T100: one that has retreated lies on top only where all have
  const isOut = units[0] !== undefined && is(t, units[0], RETREATED)
  const beneath = isOut ? 0 : Math.min(MOST_BENEATH, Math.round(share))
  const faces = units.filter((u) => !is(t, u, RETREATED)).map((u) => faceOf(t, u))
  const unseen = isDown ? Math.max(1, beneath) : beneath
  for (let i = 0; i < unseen; i++) faces.push(ORDINARY[side] as Face)
  const bonus = leaderOf(t, at, units, unseen > 0 && share > 0)
  const power = powerOf(t, units, isDown ? side : undefined, unseen, Math.max(0, bonus))
  const isAnyBound = units.some((u) => isBound(t, u))
  return { at, side, body: bodyOf(faces, bonus), power, isBound: isAnyBound, units, isFaceDown: isDown }
}

/** The combat units of a hex, the top one first. */
export function combatIn(t: Table, at: Hex): Unit[] {
  const found: Unit[] = []
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) if (IS_COMBAT[u] === 1) found.push(u)
  return found.length < 2 ? found : found.sort((a, b) => t.units.rank[a] - t.units.rank[b])
}

/** The bonus of whoever leads them all; that of an ordinary officer where somebody may lie beneath; -1 where nobody does. */
function leaderOf(t: Table, at: Hex, units: readonly Unit[], isUnsure: boolean): number {
  let best = isUnsure ? 1 : -1
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u))
    if (KIND[u] === LEADER && units.every((each) => isEligible(u, FORMATION[each]))) best = Math.max(best, BONUS[u])
  return best
}

/** What it fires with at each distance, from 0 on; 0 where it does not reach. */
function powerOf(t: Table, units: readonly Unit[], down: Side | undefined, unseen: number, bonus: number): number[] {
  return Array.from({ length: FARTHEST + 1 }, (_, range) => {
    let [top, gun, n] = [0, 0, 0]
    for (const u of units) {
      if (range > rangeOf(t, u) || !isAbleToFire(t, u, OPPORTUNITY)) continue
      if (n++ === 0) top = factorOf(t, u)
      if (isMachineGun(u)) gun = Math.max(gun, factorOf(t, u))
    }
    if (down !== undefined && range <= RANGE[ORDINARY[down] as Face]) {
      top = Math.max(top, ORDINARY_POWER[down] as number)
      n = Math.max(n, unseen)
    } else if (n > 0) n += unseen
    return n === 0 ? 0 : Math.max(top, gun) + n - 1 + bonus
  })
}

/** Is it on the map, or about to come onto it? */
export const isAfield = (t: Table, u: Unit): boolean => isHex(t.units.where[u])
