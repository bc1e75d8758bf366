import type { Hex, Side } from '@boma/kernel'
import { isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, GERMAN, KIND, SIDE_OF, STEVEDORE, UNITS, type Unit } from '../roster.ts'
import { lastTurn } from '../rules/04-clock.ts'
import { britishBroken } from '../rules/21-conditions.ts'
import { hasCombat } from '../stacks.ts'
import { type Aims, aimsIn } from './appraise/aims.ts'
import { advance, harm } from './appraise/formations.ts'
import { garrisons, howFar } from './appraise/ground.ts'
import { count, crowd, decisive, east, force, fronts, ground, held, WHOLE, weighUp, west } from './appraise/weights.ts'

/** All is measured in companies in good order; this makes of it a number between -1 and 1. */
const SCALE = 0.05
/** For the British to have anybody where it decides, and that much for each of a few more; through the line it decides at once. */
const THERE = 4
const THROUGH = 12
const FEW = 3
/** A German stack in a hex that the British must take: the more such hexes, the fewer gaps. */
const GUARDED = 0.5
/** The same where a single gap decides. */
const GUARDED_LINE = 1.5
/** A government building in British hands; a stack on the wrong side of the line that decides, and when it is late. */
const BUILDING = 1.2
const BEYOND_LINE = 0.25
const LATE = 5
/**
 * A building that is garrisoned in The Big Push, as many as decide it, and as many broken formations; in the last turns all of
 * that counts twice.
 */
const GARRISON = 2.5
const ENOUGH = 5
const TOO_MANY = 10
const LAST = 2
/** What hunters gain by each hex that the nearest of them comes nearer to stevedores, and to Lettow-Vorbeck. */
const HUNTED = 0.08
const LEADER_HUNTED = 0.3
/** A short scenario leaves little time to find him. */
const LEADER_HUNTED_SOON = 0.8
const FARTHEST = 30
const STEVEDORES = Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => KIND[u] === STEVEDORE)
/** A unit for whom there is no room when the phase ends (9.5), on its way too: nobody halts there who can go on. */
const CROWDED = 0.6
/** To have fired, whatever came of it. */
const FIRED = 0.0001

/** The rough worth of the position: who is left, in what order, how near the British are to their goal, who has whom in front. */
export function appraise(t: Table, side: Side): number {
  const { result } = t.core
  if (result === 1 || result === 2) return result - 1 === side ? 1 : -1
  // The suggested set-up, all at once, is better than what a glance finds.
  if (t.tracks.turn === 0) return SCALE * placed(t, side) * 0.1
  weighUp(t)
  const all =
    (advance() + force[BRITISH] + ground[BRITISH] + fronts[BRITISH] - force[GERMAN] - ground[GERMAN] - fronts[GERMAN]) /
    WHOLE
  const sum = SCALE * (all - harm(t) - CROWDED * (crowd[BRITISH] - crowd[GERMAN]) + whatDecides(t) + volleys(t))
  const worth = sum / (1 + Math.abs(sum))
  return side === BRITISH ? worth : -worth
}

function placed(t: Table, side: Side): number {
  let n = 0
  for (let u = 0 as Unit; u < UNITS; u++) if (SIDE_OF[u] === side && isHex(t.units.where[u])) n++
  return n
}

/** Whoever may fire does, though nothing comes of most of it. */
function volleys(t: Table): number {
  let n = 0
  for (let at = t.fired.next(0); at >= 0; at = t.fired.next((at + 1) as Hex)) n += hasCombat(t, at, BRITISH) ? 1 : -1
  return FIRED * n
}

/** What decides: who is where he must be, and where he must not. */
function whatDecides(t: Table): number {
  const aims = aimsIn(t)
  let sum = BEYOND_LINE * west[BRITISH] - (aims.isOneEnough ? GUARDED_LINE : GUARDED) * decisive[GERMAN]
  if (decisive[BRITISH] > 0) sum += (aims.isOneEnough ? THROUGH : THERE) + Math.min(FEW, decisive[BRITISH] - 1)
  if (aims.areHeld) sum += buildings(t)
  if (aims.garrisons > 0) sum += pushed(t, aims)
  return sum + hunts(t, aims)
}

/** §21.2.1.1B, §22.1.1.2: government buildings, and the rows that must be free of the enemy. */
function buildings(t: Table): number {
  const late = Math.max(0, LATE - lastTurn(t) + t.tracks.turn)
  const taken = howMany(t.tracks.british | garrisons(t))
  return BUILDING * taken - BEYOND_LINE * east[GERMAN] + BEYOND_LINE * late * west[BRITISH]
}

/** §21.3: government buildings that are garrisoned, and too many formations that are broken. */
function pushed(t: Table, aims: Aims): number {
  const n = howMany(garrisons(t))
  const isBroken = aims.broken > 0 && britishBroken(t) >= aims.broken
  const sum = GARRISON * n + (n >= aims.garrisons ? ENOUGH : 0) - (isBroken ? TOO_MANY : 0)
  return lastTurn(t) - t.tracks.turn < LAST ? 2 * sum : sum
}

const howMany = (bits: number): number => {
  let n = 0
  for (let left = bits; left !== 0; left &= left - 1) n++
  return n
}

/** §21.2.1.1A, §22.1.1.2A: hunts for Lettow-Vorbeck, and for stevedores. */
function hunts(t: Table, { hunted, areStevedoresHunted, isShort }: Aims): number {
  let sum = 0
  const weight = isShort ? LEADER_HUNTED_SOON : LEADER_HUNTED
  for (let i = 0; i < hunted.length; i++) {
    const { unit, by } = hunted[i]
    const at = t.units.where[unit]
    if (isHex(at)) sum += (by === BRITISH ? weight : -weight) * nearnessTo(at, by)
  }
  if (!areStevedoresHunted) return sum
  for (let i = 0; i < STEVEDORES.length; i++) {
    const at = t.units.where[STEVEDORES[i]]
    if (isHex(at)) sum -= HUNTED * nearnessTo(at, GERMAN)
  }
  return sum
}

/** How near the nearest stack of a side is. */
function nearnessTo(at: Hex, by: Side): number {
  let nearest = FARTHEST
  for (let i = 0; i < count[by]; i++) nearest = Math.min(nearest, howFar(held[by][i], at))
  return FARTHEST - nearest
}
