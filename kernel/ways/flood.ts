import type { Column } from '../id.ts'
import { type Net, NOWHERE, type Nowhere } from './net.ts'

/** What it takes to get to a place that cannot be reached. */
export const FAR = 0x7fff
/** The largest budget there is. */
export const UNLIMITED = FAR - 1
/** The cost of a link that cannot be taken; all others cost less. */
export const BARRED = 255
/** In place of the link into a place where a flood starts. */
export const START = -1
/** In place of a link where none is left. */
export const NO_LINK = -1

/**
 * How something gets about, as a game declares it. `who` is whatever number the rules want to be asked about: a unit, a
 * side. Nothing is asked about a link that could not make any way shorter.
 */
export interface PassageSpec<T, P extends number> {
  /** No link costs less than this; 1 unless told otherwise. */
  readonly least?: number
  /** What a link costs, or BARRED. `way` counts the links out of a place from 0: a hex's are its directions, then others. */
  cost(t: T, who: number, from: P, way: number, to: P): number
  /** May the place be entered but not left? It does not hold whoever starts there. */
  halts?(t: T, who: number, place: P): boolean
  /** Is it a place that is looked for? The nearest one ends the flood. */
  ends?(t: T, who: number, place: P): boolean
}

/** How something gets about, with nothing left out: objects of one shape are read fastest. */
export type Passage<T, P extends number> = Required<PassageSpec<T, P>>

const never = (): boolean => false

/** Declares how something gets about. */
export function passage<T, P extends number>(spec: PassageSpec<T, P>): Passage<T, P> {
  const { least = 1, cost, halts = never, ends = never } = spec
  return { least, cost, halts, ends }
}

/** Where a flood got; make it once for a net and use it again: each flood replaces the last. */
export interface Ways<P extends number> {
  readonly net: Net<P>
  /** The points that it takes to each place; FAR where the flood did not get. */
  readonly spent: Int16Array & Column<P>
  /** The link by which each reached place is entered; START where the flood starts. */
  readonly via: Int32Array & Column<P>
  /** The places reached, the starts included, by points spent; of equals, those come upon first are first. */
  readonly places: Int16Array & Column<number, P>
  /** How many places are reached. */
  count: number
  /** How many of them the flood has gone on from, the present one included. */
  head: number
  /** The points that may be spent. */
  budget: number
  /** No link costs less than this. */
  least: number
}

/** Makes room for floods over a net. */
export const makeWays = <P extends number>(net: Net<P>): Ways<P> => ({
  net,
  // One entry more than there are places, 0 for ever: nothing gets cheaper off the map.
  spent: new Int16Array(net.size + 1).fill(FAR, 0, net.size) as Ways<P>['spent'],
  via: new Int32Array(net.size).fill(START) as Ways<P>['via'],
  places: new Int16Array(net.size) as Ways<P>['places'],
  count: 0,
  head: 0,
  budget: 0,
  least: 1,
})

/**
 * Finds the cheapest way to every place within a budget of points, or as far as the first place that is looked for;
 * returns that place, or NOWHERE. An engine that has seen several passages here no longer asks the rules in place: what
 * is flooded often writes this loop itself, which is twice as fast.
 */
export function flood<T, P extends number>(
  w: Ways<P>,
  by: Passage<T, P>,
  t: T,
  who: number,
  start: P,
  budget: number = UNLIMITED,
): P | Nowhere {
  setOut(w, start, budget, by.least)
  return spread(w, by, t, who)
}

/** The same from the nearest of several places. */
export function floodFrom<T, P extends number>(
  w: Ways<P>,
  by: Passage<T, P>,
  t: T,
  who: number,
  starts: readonly [P, ...P[]],
  budget: number = UNLIMITED,
): P | Nowhere {
  setOut(w, starts[0], budget, by.least)
  for (const start of starts) setOutToo(w, start)
  return spread(w, by, t, who)
}

/** Finds the shortest way by steps to every place, through places that are open; where it starts need not be. */
export function floodOver<P extends number>(w: Ways<P>, open: Readonly<Column<P>>, start: P): void {
  const { firsts, ends } = w.net
  const { spent, via, places } = w
  setOut(w, start)
  let count = w.count
  for (let i = 0; i < count; i++) {
    const at = places[i]
    const points = spent[at] + 1
    const end = firsts[at + 1]
    for (let link = firsts[at]; link < end; link++) {
      const to = ends[link]
      if (spent[to] <= points || open[to] === 0) continue
      spent[to as number] = points
      via[to as number] = link
      places[count++] = to
    }
  }
  w.count = count
  w.head = count
}

function spread<T, P extends number>(w: Ways<P>, by: Passage<T, P>, t: T, who: number): P | Nowhere {
  const { firsts, ends } = w.net
  for (let at = onward(w); at !== NOWHERE; at = onward(w)) {
    if (by.ends !== never && by.ends(t, who, at)) return stopHere(w)
    if (by.halts !== never && w.via[at] !== START && by.halts(t, who, at)) continue
    for (let link = gain(w, at); link !== NO_LINK; link = gainAfter(w, at, link))
      take(w, at, link, by.cost(t, who, at, link - firsts[at], ends[link]))
  }
  return NOWHERE
}

/** Begins a flood. */
export function setOut<P extends number>(w: Ways<P>, start: P, budget: number = UNLIMITED, least = 1): void {
  setOutNowhere(w, budget, least)
  setOutToo(w, start)
}

/** Begins a flood that has no start yet: where it may set out is still to be asked. */
export function setOutNowhere<P extends number>(w: Ways<P>, budget: number = UNLIMITED, least = 1): void {
  forget(w, 0)
  w.head = 0
  w.budget = budget
  w.least = least
}

/** Lets it begin in another place as well. */
export function setOutToo<P extends number>(w: Ways<P>, start: P): void {
  if (w.spent[start] === 0) return
  w.spent[start as number] = 0
  w.via[start as number] = START
  w.places[w.count++] = start
}

/** The next place to go on from, by points spent; NOWHERE when there is none. */
export const onward = <P extends number>(w: Ways<P>): P | Nowhere => (w.head < w.count ? w.places[w.head++] : NOWHERE)

/** Ends the flood in the present place and returns it: what was come upon and lies farther is struck. */
export function stopHere<P extends number>(w: Ways<P>): P {
  forget(w, w.head)
  return w.places[w.head - 1]
}

/** The first link out of a place that could make a way shorter. */
export const gain = <P extends number>(w: Ways<P>, place: P): number => gainFrom(w, place, w.net.firsts[place])

/** The next one after it. */
export const gainAfter = <P extends number>(w: Ways<P>, place: P, link: number): number => gainFrom(w, place, link + 1)

/** Goes a link out of a place, for so many points or not at all, if that is in the budget and no way known is cheaper. */
export function take<P extends number>(w: Ways<P>, place: P, link: number, cost: number): void {
  const total = w.spent[place] + cost
  if (cost < BARRED && total <= w.budget) enter(w, w.net.ends[link], total, link)
}

/**
 * Comes by a link to a place where the flood has not been (more than `points` away), one point farther than the present
 * one. If all links cost one point the first way to a place is the shortest, and nothing need be compared: a flood goes its
 * links either all so, or all by `take`.
 */
export function step<P extends number>(w: Ways<P>, to: P, link: number, points: number): void {
  w.spent[to as number] = points
  w.via[to as number] = link
  w.places[w.count++] = to
}

/** Writes the way by which a flood got to a place, both its ends included; returns its length, 0 when it did not. */
export function wayTo<P extends number>(w: Ways<P>, place: P, out: { [i: number]: P }): number {
  if (w.spent[place] === FAR) return 0
  const via: Int32Array = w.via
  const { starts } = w.net
  let length = 1
  for (let link = via[place]; link !== START; link = via[starts[link]]) length++
  let i = length
  out[--i] = place
  for (let link = via[place]; link !== START; link = via[starts[link]]) out[--i] = starts[link]
  return length
}

/** Strikes the places of the list from one on. */
function forget<P extends number>(w: Ways<P>, from: number): void {
  const spent: Int16Array = w.spent
  // Where a flood has got far, it is faster to go through all places than through the list of those reached.
  if (from === 0 && w.count > w.net.size >> 3) spent.fill(FAR, 0, w.net.size)
  else for (let i = from; i < w.count; i++) spent[w.places[i]] = FAR
  w.count = from
}

/** A loop without calls, which is much faster. */
function gainFrom<P extends number>(w: Ways<P>, place: P, from: number): number {
  const { firsts, ends } = w.net
  const { spent } = w
  const least = spent[place] + w.least
  if (least > w.budget) return NO_LINK
  const end = firsts[place + 1]
  let link = from
  while (link < end && spent[ends[link]] <= least) link++
  return link < end ? link : NO_LINK
}

/**
 * Notes a way to a place if it is cheaper than any known, and moves the place up the list to where it belongs by it: as
 * costs are small integers hardly anything has to make room, and no queue was as fast.
 */
function enter<P extends number>(w: Ways<P>, place: P, total: number, link: number): void {
  const { places } = w
  const spent: Int16Array = w.spent
  const known = spent[place]
  if (total >= known) return
  spent[place] = total
  w.via[place as number] = link
  let i = w.count
  if (known === FAR) w.count++
  else
    do i--
    while (places[i] !== place)
  for (; spent[places[i - 1]] > total; i--) places[i] = places[i - 1]
  places[i] = place
}
