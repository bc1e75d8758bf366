import { ALLOWED, d6, type Refusal, type Side } from '@boma/kernel'
import { refuse, tell } from '../actions.ts'
import { isHex } from '../board.ts'
import { ARMOUR } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { isGround, isVessel, KONIGSBERG, MARIE, NO_UNIT, RUNNER, type Unit } from '../roster.ts'
import { hasUnit, is, REDUCED, sideOf } from '../stacks.ts'
import { type Cause, casualty, causeOf, eliminate } from './02-steps.ts'
import { settleTown, takeCarrier } from './04-control.ts'
import { armourAtSea, gunsAtSea, isDefence } from './12.1-waters.ts'
import { ENTERING, type Role, roleOf, sideIn, THERE } from './12.4.7-groups.ts'
import { loseGuns, yieldCarrierWhenSunk, yieldsWhenSunk } from './12.7-runners.ts'

/** §12.2.3: the morale of every vessel, printed nowhere. */
const VESSEL_MORALE = 5

/** Carriers of a side in the battle, each on its transport. */
export const carriersEngaged = (t: Table, role: Role): number =>
  role === ENTERING ? t.sea.carriers : t.sea.otherCarriers
const carriersHit = (t: Table, role: Role): number => (role === ENTERING ? t.sea.carriersHit : t.sea.otherCarriersHit)
function setCarriers(t: Table, role: Role, afloat: number, hit: number): void {
  if (role === ENTERING) {
    t.sea.carriers = afloat
    t.sea.carriersHit = hit
  } else {
    t.sea.otherCarriers = afloat
    t.sea.otherCarriersHit = hit
  }
}
/** Brings a side's Carriers into the battle. */
export const engageCarriers = (t: Table, role: Role, n: number): void => setCarriers(t, role, n, 0)

/** §12.5.5, ruling 127: has the side a ship, boat or transport in the battle? Coastal defences are none. */
export function isAfloatIn(t: Table, role: Role): boolean {
  if (carriersEngaged(t, role) > 0) return true
  for (let u = t.engaged.next(0); u >= 0; u = t.engaged.next(u + 1))
    if (roleOf(t, sideOf(t, u)) === role && !isDefence(u)) return true
  return false
}

/** §12.5.3a: does it fire in this round, and has not yet? */
export const isReady = (t: Table, unit: Unit): boolean =>
  t.engaged.has(unit) && !t.salvoed.has(unit) && gunsAtSea(t, unit) >= t.sea.round
/** The next of a side that has to fire. */
export function nextToFire(t: Table, role: Role, from: number): Unit {
  for (let u = t.engaged.next(from); u >= 0; u = t.engaged.next(u + 1))
    if (roleOf(t, sideOf(t, u)) === role && isReady(t, u)) return u
  return NO_UNIT
}
/** §12.5.3d, procedure 2.B: each fires once in a round, the side that entered first. The side that fires now; undefined when all have fired. */
export function firingNow(t: Table): Role | undefined {
  if (nextToFire(t, ENTERING, 0) >= 0) return ENTERING
  return nextToFire(t, THERE, 0) >= 0 ? THERE : undefined
}

/** §12.2.4a: a coastal defence can be hit only in rounds in which it fires. */
const isOutOfReach = (t: Table, target: Unit): boolean => isDefence(target) && gunsAtSea(t, target) < t.sea.round
/** The next that a side can be shot at. */
export function nextTarget(t: Table, role: Role, from: number): Unit {
  for (let u = t.engaged.next(from); u >= 0; u = t.engaged.next(u + 1))
    if (roleOf(t, sideOf(t, u)) === role && !isOutOfReach(t, u)) return u
  return NO_UNIT
}

/** Why this vessel or defence does not fire now. */
function whyNotFire(t: Table, role: Role, unit: Unit): Refusal {
  if (!t.engaged.has(unit) || roleOf(t, sideOf(t, unit)) !== role || gunsAtSea(t, unit) < t.sea.round)
    return refuse.cannotFire(unit)
  if (t.salvoed.has(unit)) return refuse.hasFired(unit)
  return ALLOWED
}
/** Why it does not fire at that. */
export function whyNotShell(t: Table, role: Role, unit: Unit, target: Unit): Refusal {
  // §12.5.3b: at anything of the enemy's in the battle
  if (!t.engaged.has(target) || roleOf(t, sideOf(t, target)) === role) return refuse.notATarget(target)
  if (isOutOfReach(t, target)) return refuse.defenceOutOfReach(target)
  return whyNotFire(t, role, unit)
}
/** Why it does not fire at a Carrier's transport. */
export function whyNotShellCarriers(t: Table, role: Role, unit: Unit): Refusal {
  if (carriersEngaged(t, foeOf(role)) === 0) return refuse.noCarriersAfloat()
  return whyNotFire(t, role, unit)
}
const foeOf = (role: Role): Role => (1 - role) as Role

/**
 * §12.5.3, ruling 106: who fires may hold his fire. He is asked where that can serve him: where a vessel can be sunk whose loss brings the
 * enemy something (8.1.8f, 12.7.1), where a coastal defence comes into reach only while the enemy has vessels left (12.2.4a, 12.5.5), or
 * where Carriers could be captured instead of sunk (2.5.6).
 */
export function whyNotHold(t: Table, role: Role): Refusal {
  if (couldCapture(t, role)) return ALLOWED
  for (let u = t.engaged.next(0); u >= 0; u = t.engaged.next(u + 1))
    if (roleOf(t, sideOf(t, u)) === foeOf(role) && isSpared(t, u)) return ALLOWED
  return refuse.nothingToHoldFor()
}
const isSpared = (t: Table, target: Unit): boolean =>
  target === KONIGSBERG || yieldsWhenSunk(t, target, t.entry.at) || isOutOfReach(t, target)

/** §2.5.6: Carriers that come to a hex with enemy units are his when nobody of theirs gets there with them. */
const couldCapture = (t: Table, role: Role): boolean =>
  role === THERE && carriersEngaged(t, ENTERING) > 0 && isHex(t.entry.at) && hasUnit(t, sideIn(t, THERE), t.entry.at)

/** §12.5.3: all of a side who have not fired in this round hold their fire. */
export function holdFire(t: Table, role: Role): void {
  for (let u = nextToFire(t, role, 0); u >= 0; u = nextToFire(t, role, u + 1)) t.salvoed.add(u)
  tell.heldFire(t, sideIn(t, role), t.sea.round)
}

/** §12.5.4a + b: the highest face with which a shot hits armour; 0 when none does, for there is no natural 1 at sea (ruling 102). */
const hitsUpTo = (t: Table, unit: Unit, armour: number): number => Math.min(6, Math.max(0, gunsAtSea(t, unit) - armour))
/** The same for a target. */
export const neededToHit = (t: Table, unit: Unit, target: Unit): number => hitsUpTo(t, unit, armourAtSea(t, target))
/** The same for a Carrier's transport, which is as any other. */
export const neededToSink = (t: Table, unit: Unit): number => hitsUpTo(t, unit, TRANSPORT_ARMOUR)
const TRANSPORT_ARMOUR = ARMOUR.transport.add

/** §12.5.4: a shot at a piece. Hits are noted, and take effect when all have fired (12.5.3c). */
export function shell(t: Table, unit: Unit, target: Unit): void {
  const needed = neededToHit(t, unit, target)
  t.salvoed.add(unit)
  const isHit = d6(t) <= needed
  if (isHit && t.fleet.hits[target] < 255) t.fleet.hits[target]++
  const told = isHit ? tell.struck : tell.overshot
  told(t, unit, target, needed, t.sea.round)
}
/** §12.5.4d: a shot at a Carrier's transport. */
export function shellCarriers(t: Table, role: Role, unit: Unit): void {
  const foe = foeOf(role)
  const needed = neededToSink(t, unit)
  t.salvoed.add(unit)
  const isHit = d6(t) <= needed
  if (isHit) setCarriers(t, foe, carriersEngaged(t, foe), Math.min(carriersEngaged(t, foe), carriersHit(t, foe) + 1))
  const told = isHit ? tell.struckCarriers : tell.overshotCarriers
  told(t, unit, needed, t.sea.round)
}

/** §12.2.2: a vessel lost is out of the game; §12.5.4d: cargo goes down with its transport, units to the Eliminated Pile (ruling 160). */
const sunk = causeOf('12.5.4b')
const drowned = causeOf('12.5.4d')
/** Ruling 66: a coastal defence lost at sea does not come back. */
const silenced = causeOf('12.5.4b', { forGood: true })

/** §12.5.3c: the hits of the round take effect, all at once; then vessels reduced by them check their morale. */
export function strike(t: Table): void {
  for (let u = t.engaged.next(0); u >= 0; u = t.engaged.next(u + 1)) if (t.fleet.hits[u] > 0) takeHits(t, u)
  for (const role of [ENTERING, THERE] as const) sinkCarriers(t, role)
  for (let u = t.engaged.next(0); u >= 0; u = t.engaged.next(u + 1)) if (t.fleet.hits[u] > 0) checkMorale(t, u)
  t.salvoed.clear()
  // §4.1.6, ruling 9: a coastal defence holds a town alone, and leaves it to whoever is on the island when it is sunk
  if (isHex(t.entry.at) && !isAnybodyLanding(t)) settleTown(t, t.entry.at)
}

/** Ruling 158: whoever is about to land takes the town when he has landed, and not from his transport. */
function isAnybodyLanding(t: Table): boolean {
  for (let u = t.entering.next(0); u >= 0; u = t.entering.next(u + 1)) if (isGround(u)) return true
  return t.attackers.next(0) >= 0
}

/** §12.5.4b + d: cargo is lost with its transport; a vessel or a defence loses a step a hit (ruling 130). */
function takeHits(t: Table, unit: Unit): void {
  const wasReduced = is(t, unit, REDUCED)
  if (isGround(unit) && !isDefence(unit)) lose(t, unit)
  else if (!casualty(t, unit, causeFor(unit))) afterLoss(t, unit)
  else if (t.fleet.hits[unit] > 1) lose(t, unit)
  // Whoever is reduced now and alive keeps its mark until morale is checked.
  if (!t.engaged.has(unit) || wasReduced || !isVessel(unit)) t.fleet.hits[unit] = 0
}
function causeFor(unit: Unit): Cause {
  if (isVessel(unit)) return sunk
  return isDefence(unit) ? silenced : drowned
}
function lose(t: Table, unit: Unit): void {
  eliminate(t, unit, causeFor(unit))
  afterLoss(t, unit)
}
function afterLoss(t: Table, unit: Unit): void {
  t.engaged.remove(unit)
  t.entering.remove(unit)
  // §12.3.11: it may have come up to an assault before, and been drawn into this battle
  t.attackers.remove(unit)
  t.fleet.group[unit] = 0
  t.fleet.hits[unit] = 0
  if (RUNNER[unit] === 1) yieldCarrierWhenSunk(t, unit, t.entry.at)
  if (unit === MARIE) loseGuns(t)
}

/** §12.5.4d: Carriers hit are gone with their transports, at no cost in victory points (ruling 160). */
function sinkCarriers(t: Table, role: Role): void {
  const lost = carriersHit(t, role)
  if (lost === 0) return
  const side = sideIn(t, role)
  for (let n = 0; n < lost; n++) takeCarrier(t, side, t.entry.at)
  if (role === ENTERING) t.entry.carriers -= lost
  setCarriers(t, role, carriersEngaged(t, role) - lost, 0)
  tell.carriersSunk(t, side, lost, t.entry.at)
}

/** §12.5.4c: a vessel just reduced checks its morale: whoever fails stays in the space, but out of the battle (ruling 131). */
function checkMorale(t: Table, unit: Unit): void {
  t.fleet.hits[unit] = 0
  if (d6(t) <= VESSEL_MORALE) {
    tell.heldOn(t, unit)
    return
  }
  t.engaged.remove(unit)
  tell.leftBattle(t, unit)
}

/** §12.5.6c: the coastal defences of a side leave the battle. */
export function dismissDefences(t: Table, side: Side): void {
  for (let u = t.engaged.next(0); u >= 0; u = t.engaged.next(u + 1))
    if (isDefence(u) && sideOf(t, u) === side) {
      t.engaged.remove(u)
      tell.defenceLeft(t, u)
    }
}
/** Has the side a coastal defence in the battle? */
export function hasDefence(t: Table, side: Side): boolean {
  for (let u = t.engaged.next(0); u >= 0; u = t.engaged.next(u + 1))
    if (isDefence(u) && sideOf(t, u) === side) return true
  return false
}
