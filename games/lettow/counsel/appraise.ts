import { isUnderWay, other, type Side } from '@boma/kernel'
import { IS_CENTER, isOnMap, OCEAN_BOX, SPACES, type Space } from '../board.ts'
import { ROUNDS, STACK_LIMIT, TURNS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, CF, firstOf, GERMAN, IS_FAST, IS_GARRISON, type Unit } from '../roster.ts'
import { isInactive, occupies } from '../rules/03-map.ts'
import { movement } from '../rules/10-movement.ts'
import { combat } from '../rules/12-combat.ts'
import { flow } from '../sequence.ts'
import { clash, type Host, nobody, outcome } from './appraise/clash.ts'
import { NEARNESS } from './appraise/near.ts'

/** What each thing is worth to the Allies, a point of strength by its side. */
const CENTER = 0.12
const PRESSED = 0.09
const GUARDED = 0.01
const HUNTED = 0.012
const FACTOR = [0.003, 0.009]
/** Points of strength that an empty center asks for. */
const LEAST = 2
/** What those who could still join a combat this turn count for. */
const WHO_MAY_JOIN = 0.7
/** How near they are, as a weight. */
const IN_REACH = 0.34

/** The rough worth of the position: who holds the supply centers, who can get at them and at the enemy, and with what. */
export function appraise(t: Table, side: Side): number {
  if (t.core.result === 1 || t.core.result === 2) return t.core.result - 1 === side ? 1 : -1
  if (t.core.result !== 0) return 0
  const sum = alliedWorth(t)
  const worth = sum / (1 + Math.abs(sum))
  return side === ALLIED ? worth : -worth
}

/** What a point of strength is still worth: those who live when the match ends have not helped by it. */
let patience = 1

function alliedWorth(t: Table): number {
  patience = (TURNS.length - t.tracks.turn) / TURNS.length
  let sum = strength(t, ALLIED) - strength(t, GERMAN)
  for (let s = 0 as Space; s < SPACES; s++) {
    const german = t.places.german[s] > 0
    if (IS_CENTER[s] === 1) sum += centerWorth(t, s)
    else if (german) sum += HUNTED * pressure(t, s)
    if (german && t.places.allied[s] > 0) sum += clashWorth(t, s)
  }
  return sum
}

function strength(t: Table, side: Side): number {
  let sum = 0
  for (let u = firstOf(side); u < afterLast(side); u++)
    if (isOnMap(t.units.where[u]) || t.units.where[u] === OCEAN_BOX) sum += CF[u]
  return sum * patience * FACTOR[side]
}

function centerWorth(t: Table, s: Space): number {
  const [allied, german] = [t.places.allied[s] > 0, t.places.german[s] > 0]
  if (allied && !german) return CENTER + GUARDED * pressure(t, s)
  if (german && !allied) return -CENTER + PRESSED * pressure(t, s)
  return PRESSED * pressure(t, s)
}

/** From 0 to 1: how much weight the Allies bring upon a space, against what the Germans have near it. */
function pressure(t: Table, s: Space): number {
  const allied = weightOn(t, ALLIED, s)
  const german = LEAST + weightOn(t, GERMAN, s)
  return (allied * allied) / (allied * allied + german * german)
}

function weightOn(t: Table, side: Side, s: Space): number {
  const near = NEARNESS[side]
  let sum = 0
  for (let u = firstOf(side); u < afterLast(side); u++) {
    const at = t.units.where[u]
    if (at > OCEAN_BOX) continue
    if (at === s) sum += CF[u]
    else if (IS_GARRISON[u] === 0 && !isInactive(t, u)) sum += CF[u] * near[at * SPACES + s]
  }
  return sum
}

const hosts: readonly [Host, Host] = [nobody(), nobody()]

/** What the combat in a space is expected to change, losses and ground together. */
function clashWorth(t: Table, s: Space): number {
  const attacker = t.tracks.phasing
  muster(t, ALLIED, s)
  muster(t, GERMAN, s)
  if (isUnderWay(flow, t, movement)) addJoiners(t, attacker, s)
  const [attack, defence] = [hosts[attacker], hosts[other(attacker)]]
  const rounds = isUnderWay(flow, t, combat) && t.combat.at === s ? ROUNDS + 1 - t.combat.round : ROUNDS
  clash(attack, defence, Math.max(1, rounds))
  const lost = (attack.units - outcome.attackers) * (attack.factors / attack.units) * patience * FACTOR[attacker]
  const killed =
    (defence.units - outcome.defenders) * (defence.factors / defence.units) * patience * FACTOR[other(attacker)]
  const ground = IS_CENTER[s] === 1 ? CENTER * (2 * outcome.taken - 1) : 0
  const gain = killed - lost + ground
  return attacker === ALLIED ? gain : -gain
}

function muster(t: Table, side: Side, s: Space): void {
  const host = hosts[side]
  host.units = 0
  host.factors = 0
  host.fast = 0
  for (let u = firstOf(side); u < afterLast(side); u++) if (t.units.where[u] === s) count(host, u, 1)
}

function count(host: Host, unit: Unit, share: number): void {
  host.units += share
  host.factors += share * CF[unit]
  host.fast += share * IS_FAST[unit]
}

/** Those who are near and have points left may still come, as far as there is room (11.0). */
function addJoiners(t: Table, side: Side, s: Space): void {
  const near = NEARNESS[side]
  let room = STACK_LIMIT - hosts[side].units
  for (let u = firstOf(side); u < afterLast(side) && room > 0; u++) {
    const at = t.units.where[u]
    if (at > OCEAN_BOX || at === s || t.units.left[u] === 0 || near[at * SPACES + s] < IN_REACH) continue
    if (occupies(t, other(side), at)) continue
    count(hosts[side], u, WHO_MAY_JOIN)
    room--
  }
}
