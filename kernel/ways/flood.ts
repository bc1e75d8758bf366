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
}

/** Makes room for floods over a net. */
export const makeWays = <P extends number>(net: Net<P>): Ways<P> => ({
  net,
  // One entry more than there are places, 0 for ever: nothing gets cheaper off the map.
  spent: new Int16Array(net.size + 1).fill(FAR, 0, net.size) as Ways<P>['spent'],
  via: new Int32Array(net.size).fill(START) as Ways<P>['via'],
  places: new Int16Array(net.size) as Ways<P>['places'],
  count: 0,
})

/**
 * Finds the cheapest way to every place within a budget of points, or as far as the first place that is looked for;
 * returns that place, or NOWHERE.
 */
export function flood<T, P extends number>(
  w: Ways<P>,
  by: Passage<T, P>,
  t: T,
  who: number,
  start: P,
  budget: number = UNLIMITED,
): P | Nowhere {
  forget(w, 0)
  depart(w, start)
  return spread(w, by, t, who, budget)
}

/** The same from the nearest of several places. */
export function floodFrom<T, P extends number>(
  w: Ways<P>,
  by: Passage<T, P>,
  t: T,
  who: number,
  starts: ArrayLike<P>,
  budget: number = UNLIMITED,
): P | Nowhere {
  forget(w, 0)
  for (let i = 0; i < starts.length; i++) depart(w, starts[i])
  return spread(w, by, t, who, budget)
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
  for (let i = from; i < w.count; i++) spent[w.places[i]] = FAR
  w.count = from
}

function depart<P extends number>(w: Ways<P>, start: P): void {
  const spent: Int16Array = w.spent
  if (spent[start] === 0) return
  spent[start] = 0
  w.via[start as number] = START
  w.places[w.count++] = start
}

/**
 * Goes on from the places in the list, adding to it what it comes upon. The list is kept sorted: as costs are small
 * integers, hardly anything has to make room, and no queue was as fast. Short enough (by bytecode) for an engine to make
 * a copy for every flood of a game, with the rules asked in it: that halves the time.
 */
function spread<T, P extends number>(w: Ways<P>, by: Passage<T, P>, t: T, who: number, budget: number): P | Nowhere {
  const { places, net } = w
  const spent: Int16Array = w.spent
  const starts = w.count
  for (let head = 0; head < w.count; head++) {
    const place = places[head]
    if (by.ends !== never && by.ends(t, who, place)) {
      forget(w, head + 1)
      return place
    }
    const least = spent[place] + by.least
    if (least > budget || (by.halts !== never && head >= starts && by.halts(t, who, place))) continue
    const first = net.firsts[place]
    const end = net.firsts[place + 1]
    for (let link = first; link < end; link++) {
      link = nextGain(net, spent, link, end, least)
      if (link === end) break
      const to = net.ends[link]
      const cost = by.cost(t, who, place, link - first, to)
      if (cost < BARRED && spent[place] + cost <= budget) enter(w, to, spent[place] + cost, link)
    }
  }
  return NOWHERE
}

/** The next link whose end could be got to for less than was known; a loop without calls, which is much faster. */
function nextGain<P extends number>(
  { ends }: Net<P>,
  spent: Int16Array,
  from: number,
  end: number,
  least: number,
): number {
  let link = from
  while (link < end && spent[ends[link]] <= least) link++
  return link
}

/** Notes a way to a place if it is cheaper than any known, and moves the place up the list to where it belongs by it. */
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
