import { about, d6 } from '@boma/kernel'
import { tell } from '../actions.ts'
import { squareOf } from '../board.ts'
import type { Table } from '../layout.ts'
import { type Figure, headOf, NO_FIGURE, NO_UNIT, POM_POM, SHOTS, UNITS, type Unit, unitOf } from '../roster.ts'
import { HITS_ON, isHit } from './03-hitting.ts'
import { sumOf } from './03-modifiers.ts'
import { BLAST, GUN_HITS_ON, rangeOf } from './04-ranges.ts'
import { saveOf } from './07-saves.ts'
import { squareApart } from './09-contact.ts'
import { JAMS, nextAttached, put } from './09-units.ts'
import { aimOf, aimsTaken, isBurst, OBJECT, squareToObject } from './14-aiming.ts'
import { blast, hitObject, strike } from './14-blast.ts'
import { groupOf } from './14-contacts.ts'
import { burstRange, firersOf } from './14-firers.ts'
import { lookAt, nearestMark, nearestStanding } from './14-marks.ts'
import { commonBits, gunBits, isSilent, shotBits } from './14-shot.ts'

// A hit waits on the pile until its saves are rolled: which figure shot, or which aim it was, and whether by a natural six.
/** A natural six (14.9). */
export const SIX = 1 << 10
/** The hit of a named shot, of a shell: the entry is the number of the aim. */
const NAMED_SHOT = 1 << 11
const SHELL = 1 << 12
const WHO = SIX - 1

/** §14.13: all dice of the unit whose turn it is: shots in order of figures, or as named; hits go on the pile. */
export function rollVolley(t: Table, u: Unit): void {
  about(t, t.tracks.turn * UNITS + u)
  if (t.aims.at[u * (t.aims.at.length / UNITS)] === 0) rollRifles(t, u)
  else if (isBurst(t, u)) rollBurst(t, u)
  else rollShells(t, u)
}

/** §14.1, §14.2: each figure with a mark, then whoever is attached (9.8). */
function rollRifles(t: Table, u: Unit): void {
  const v = (t.units.target[u] - 1) as Unit
  const common = commonBits(t, u, v)
  const silent = isSilent(t, v)
  const inches = rangeOf(t, u)
  const head = headOf(u)
  let shots = 0
  lookAt(t, u, v)
  for (let s = head; s < head + firersOf(t, u); s++) shots += rollShot(t, u, v, s, inches, common, silent)
  shots += rollAttached(t, u, v, common, silent)
  tell.volley(t, u, v, shots, t.hits.height)
}
function rollAttached(t: Table, u: Unit, v: Unit, common: number, silent: boolean): number {
  let shots = 0
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a))
    if (SHOTS[t.units.type[a]] > 0) {
      lookAt(t, u, v)
      shots += rollShot(t, u, v, headOf(a), rangeOf(t, a), common, silent)
    }
  return shots
}
/** One shot, if the figure has a mark: 1 when it was fired. */
function rollShot(t: Table, u: Unit, v: Unit, s: Figure, inches: number, common: number, silent: boolean): number {
  const m = nearestMark(t, s, v, inches)
  if (m === NO_FIGURE) return 0
  const die = d6(t)
  if (isHit(die, sumOf(common | shotBits(t, u, v, s, m, inches, silent)), HITS_ON)) t.hits.push(die === 6 ? s | SIX : s)
  return 1
}

/** §7.5, H18: a shot at each figure named. */
function rollBurst(t: Table, u: Unit): void {
  const inches = burstRange(t, u)
  const shots = aimsTaken(t, u)
  let jams = 0
  for (let i = 0; i < shots; i++) {
    const m = aimOf(t, u, i) as Figure
    const v = groupOf(t, unitOf(m))
    const die = d6(t)
    // §7.6: more ones than sixes
    jams += die === 1 ? 1 : die === 6 ? -1 : 0
    if (isHit(die, sumOf(commonBits(t, u, v) | shotBits(t, u, v, headOf(u), m, inches, isSilent(t, v))), HITS_ON))
      t.hits.push(NAMED_SHOT | i)
  }
  const v = groupOf(t, unitOf(aimOf(t, u, 0) as Figure))
  tell.burst(t, u, shots + rollAttached(t, u, v, commonBits(t, u, v), isSilent(t, v)), t.hits.height)
  if (t.units.type[u] !== POM_POM || jams <= 0) return
  put(t, u, JAMS)
  tell.jammed(t, u)
}

/** §4.11, §4.12, H1: one die for each gun. */
function rollShells(t: Table, u: Unit): void {
  const inches = rangeOf(t, u)
  const least = GUN_HITS_ON[t.units.type[u]]
  const shots = aimsTaken(t, u)
  for (let i = 0; i < shots; i++) {
    const at = aimOf(t, u, i)
    const square = at === OBJECT ? squareToObject(t, u) : squareApart(t, headOf(u), at as Figure)
    const modifiers = sumOf(gunBits(t, u, square, inches))
    const die = d6(t)
    const hits = isHit(die, modifiers, least)
    if (hits) t.hits.push(SHELL | i)
    if (at === OBJECT) (hits ? tell.objectHit : tell.objectMissed)(t, u, least, die)
    else if (hits) tellOfBurst(t, u, at as Figure, least)
    else tell.shellMissed(t, u, at as Figure, least, die)
  }
  const at = aimOf(t, u, 0)
  if (at === OBJECT) return
  const v = groupOf(t, unitOf(at as Figure))
  rollAttached(t, u, v, commonBits(t, u, v), isSilent(t, v))
}

/** §14.10: a shell bursts where the figure it was aimed at stands. */
const tellOfBurst = (t: Table, u: Unit, at: Figure, least: number): void =>
  tell.shellHit(t, u, at, least, t.figures.x[at], t.figures.y[at])

/** The unit whose volley is being settled. */
export const firing = (t: Table): Unit => t.declared.at(t.volley.at - 1)
/** The hit that is settled next. */
const hitNow = (t: Table): number => t.hits.at(t.volley.hit)
/** §14.9: the figure that shot it, if it was a rifle's; -1 else. */
export const shooterNow = (t: Table): Figure => (hitNow(t) < NAMED_SHOT ? hitNow(t) & WHO : -1) as Figure
/** §14.9: was it a natural six of a rifle? */
export const isSixNow = (t: Table): boolean => hitNow(t) < NAMED_SHOT && (hitNow(t) & SIX) !== 0

/** The unit that a volley's rifles are at. */
export const targetOf = (t: Table, u: Unit): Unit => (t.units.target[u] - 1) as Unit

/** §14.4, §14.13: the next hit finds its figure, and the save is rolled. */
export function settleHit(t: Table): void {
  const u = firing(t)
  const hit = hitNow(t)
  t.volley.hit++
  if ((hit & SHELL) !== 0) shellHits(t, u, aimOf(t, u, hit & WHO))
  else if ((hit & NAMED_SHOT) !== 0) hitFigure(t, aimOf(t, u, hit & WHO) as Figure, u)
  else {
    const s = (hit & WHO) as Figure
    const m = nearestStanding(t, s, targetOf(t, u), rangeOf(t, unitOf(s)))
    // §14.4: none left: the hit is lost
    if (m !== NO_FIGURE) hitFigure(t, m, unitOf(s))
  }
}

function shellHits(t: Table, u: Unit, at: number): void {
  if (at === OBJECT) hitObject(t, u)
  else blast(t, u, at as Figure, squareOf(BLAST[t.units.type[u]]))
}

/** §14.4, §14.5, §14.11: a rifle's or a machine gun's hit on a figure: a second on one that has fallen is lost. */
export function hitFigure(t: Table, m: Figure, by: Unit): void {
  if (t.fallen.has(m)) return
  strike(t, m, saveOf(t, m, by), false)
}
/** §14.9: a six is given to the leader. */
export function giveTo(t: Table, m: Figure): void {
  const s = shooterNow(t)
  t.volley.hit++
  tell.picked(t, m)
  hitFigure(t, m, unitOf(s))
}
