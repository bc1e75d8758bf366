import { ALLOWED, type Hex } from '@boma/kernel'
import { net } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { forceGait } from '../../rules/12-march/points.ts'
import { leastLeft, PLENTY } from '../../rules/12-march/way-on.ts'
import { CAMEL, type Gait, halts, stepCost, whyNotCross } from '../../rules/13-movement.ts'

// Camels and horses of one force have points of their own (13.5), so that a way may be the cheapest for the ones and not
// for the others: each place keeps every way that no other beats for both. That is no flood, and small enough without one.

const NONE = -1

/** Ways that have been found, a number each: where it ends, what the poorest have left there, and the way it goes on from. */
const ends: Hex[] = []
const plain: number[] = []
const camels: number[] = []
const before: number[] = []
/** The next way to the same place. */
const next: number[] = []
/** The first way to each place, NONE for none; and the places that have one. */
const first = new Int32Array(net.size).fill(NONE)
const places: Hex[] = []

function forgetPlaces(): void {
  for (const place of places) first[place] = NONE
  places.length = 0
}

/** Is there a way to the place by which nobody has fewer points left? */
function isBeaten(place: Hex, plainLeft: number, camelsLeft: number): boolean {
  for (let way = first[place]; way !== NONE; way = next[way])
    if (plain[way] >= plainLeft && camels[way] >= camelsLeft) return true
  return false
}

/** Notes a way, in place of those that it beats. */
function note(place: Hex, plainLeft: number, camelsLeft: number, from: number): void {
  const way = ends.length
  ends.push(place)
  plain.push(plainLeft)
  camels.push(camelsLeft)
  before.push(from)
  let kept = NONE
  if (first[place] === NONE) places.push(place)
  for (let other = first[place]; other !== NONE; ) {
    const after = next[other]
    if (plain[other] > plainLeft || camels[other] > camelsLeft) {
      next[other] = kept
      kept = other
    }
    other = after
  }
  next.push(kept)
  first[place] = way
}

const isKept = (way: number): boolean => {
  let other = first[ends[way]]
  while (other !== NONE && other !== way) other = next[other]
  return other === way
}

/** Points that are left after a step: of a kind that is not in the force, any number of steps leaves plenty. */
const leftOf = (points: number, cost: number, isFirst: boolean): number =>
  // §13.2: one hex a march is always possible, whatever it costs (W45)
  points === PLENTY ? PLENTY : isFirst ? Math.max(0, points - cost) : points - cost

/** Goes on from a way by a step, if the force may and can pay for it. */
function goOn(t: Table, way: number, gait: Gait, to: Hex): void {
  const from = ends[way]
  const isFirst = t.march.steps === 0 && before[way] === NONE
  const plainLeft = leftOf(plain[way], stepCost(t, gait, from, to), isFirst)
  const camelsLeft = leftOf(camels[way], stepCost(t, gait | CAMEL, from, to), isFirst)
  if (plainLeft < 0 || camelsLeft < 0 || isBeaten(to, plainLeft, camelsLeft)) return
  if (whyNotCross(t, t.force.next(0), from, to) === ALLOWED) note(to, plainLeft, camelsLeft, way)
}

/** Goes on from all ways that have been noted, the first of them from this number on. */
function spread(t: Table, since: number): void {
  const lead = t.force.next(0)
  const gait = forceGait(t)
  for (let way = since; way < ends.length; way++) {
    // §11.4, §25.3.1, §28.1: something may halt whoever comes there; where a march begins nothing does
    if (!isKept(way) || (before[way] !== NONE && halts(t, lead, ends[way]))) continue
    for (let link = net.firsts[ends[way]]; link < net.firsts[ends[way] + 1]; link++)
      if (net.ends[link] < net.size) goOn(t, way, gait, net.ends[link])
  }
}

/** Goes on from the ways to one place alone. */
function passBy(t: Table, place: Hex): void {
  const passing: number[] = []
  for (let way = first[place] ?? NONE; way !== NONE; way = next[way]) passing.push(way)
  forgetPlaces()
  const since = ends.length
  for (const way of passing) note(place, plain[way], camels[way], before[way])
  spread(t, since)
}

/** §13.0: finds where a force on foot can get from where it is, by these places; returns all that it comes to. */
export function findTreks(t: Table, via: readonly Hex[]): readonly Hex[] {
  forgetPlaces()
  for (const list of [ends, plain, camels, before, next]) list.length = 0
  note(t.march.at, leastLeft(t, 0, 0), leastLeft(t, 1, 0), NONE)
  spread(t, 0)
  for (const place of via) passBy(t, place)
  return places
}

/** The points that the poorest of the force have left on the best way to a place. */
const leftOn = (way: number): number => Math.min(plain[way], camels[way])

/** The best of the ways to a place that was come to; the next search forgets it. */
function bestTo(place: Hex): number {
  let best = first[place]
  for (let way = next[best]; way !== NONE; way = next[way]) if (leftOn(way) > leftOn(best)) best = way
  return best
}

/** The cheapest way to a place that was found, both its ends included, and the half points left there. */
export function trekTo(place: Hex): { readonly path: readonly Hex[]; readonly left: number } {
  const best = bestTo(place)
  const path: Hex[] = []
  for (let way = best; way !== NONE; way = before[way]) path.push(ends[way])
  return { path: path.reverse(), left: leftOn(best) }
}
