import { ALLOWED, type Column, type Dice, type Hex, local, other, type Side } from '@boma/kernel'
import { CAPE, HEXES, PLACE_AT, TOWN, territoryName } from '../board.ts'
import { LIMITS, OPEN_TO } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import {
  ALLIED,
  afterLast,
  firstUnit,
  GERMAN,
  HAS_BACK,
  HAS_ZONE,
  IS_PORTUGUESE,
  IS_STATIC,
  IS_TRAIN,
  TYPE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import { type Post, setUpList } from '../rules/06-set-up/posts.ts'
import { whyNotPut } from '../rules/10-recruiting/sites.ts'
import { rebuildZones } from '../rules/11-zones.ts'
import { TO_LEADER } from '../rules/12-march/force.ts'
import { hasRail } from '../rules/21-railroads.ts'
import { CONVERTED, DISRUPTED, ENTRENCHED } from '../stacks.ts'

/** How many changes are tried; most of them would show, and are not made. */
const ATTEMPTS = 60

/**
 * Makes of the true table another that the side could not tell from it. This is chapter 26 read a second time, for tests
 * that doubt the first reading: it shares nothing with fog.ts and imagine.ts. Those put the enemy's units together anew
 * from what is seen; this one changes a little at a time what is not, and lets be whatever would show.
 */
export function disguise(t: Table, side: Side, dice: Dice): void {
  if (!has(t, 'fog')) return
  let drawn = 0
  const draw = (below: number): number => dice.draw(drawn, below, 0, drawn++)
  const enemy = other(side)
  if (t.tracks.turn === 0 && t.tracks.phasing === enemy) setUpElsewhere(t, enemy, draw)
  else mixUnseen(t, enemy, draw)
}

type Draw = (below: number) => number

const isOpenTo: readonly ((hex: Hex) => boolean)[] = [OPEN_TO.allied, OPEN_TO.german].map((names) => {
  const territories = new Set<string>(names)
  const open = Array.from({ length: HEXES }, (_, hex) => territories.has(territoryName(hex as Hex)))
  return (hex: Hex) => open[hex] === true
})

/** W108: is the place hidden from the enemy of the side whose units are there? */
const isDark = (side: Side, place: Hex): boolean =>
  place === CAPE || (place < CAPE && isOpenTo[other(side)]?.(place) === false)

/** §15.5.1, W167: has the unit been shown: in battle, or as the leader to whom others are called just now? */
function isShown(t: Table, u: Unit): boolean {
  if (t.battle.linedUp === 1 && (t.attackers.has(u) || t.defenders.has(u))) return true
  return t.march.mode === TO_LEADER && local(t, 0) === u
}

/** §26.0: is it a unit of the enemy that the side cannot see? Read a second time, too. */
export function unseen(t: Table, side: Side, kind: string, value: number): boolean {
  const u = value as Unit
  const enemy = other(side)
  if (!has(t, 'fog') || kind !== 'unit' || u < firstUnit(enemy) || u >= afterLast(enemy)) return false
  return isDark(enemy, t.units.where[u]) && !isShown(t, u)
}

function mixUnseen(t: Table, enemy: Side, draw: Draw): void {
  const unseen: Unit[] = []
  for (let u = firstUnit(enemy); u < afterLast(enemy); u++)
    if (isDark(enemy, t.units.where[u]) && !isShown(t, u)) unseen.push(u)
  if (unseen.length === 0) return
  for (let i = 0; i < ATTEMPTS; i++) {
    const u = unseen[draw(unseen.length)] as Unit
    const v = unseen[draw(unseen.length)] as Unit
    const toCape = enemy === ALLIED && draw(6) === 0
    const way = draw(4)
    if (way === 0) exchange(t, u, v)
    else if (way === 1) move(t, u, toCape ? CAPE : t.units.where[v], IS_PORTUGUESE[v])
    else if (way === 2) flip(t, u)
    else changePlans(t, enemy, u)
  }
  if (t.tracks.phasing === enemy && t.tracks.rallyLeft > 0 && isDark(enemy, t.tracks.rallyHex))
    t.tracks.rallyHex = t.units.where[unseen[draw(unseen.length)] as Unit]
  relink(t, enemy)
}

/** What the enemy knows of a place, and whether the units there could be together. */
interface Face {
  /** W42, W107: that somebody unseen is there, and whether the place throws zones. */
  readonly shows: number
  /** Units that may be too many: those who are about to do nothing, and all of them, for whoever is about to may stay. */
  readonly staying: number
  readonly all: number
  readonly fits: boolean
}

const isFixed = (t: Table, u: Unit): boolean => IS_STATIC[u] === 1 && (t.units.state[u] & CONVERTED) === 0
const hasZone = (t: Table, u: Unit): boolean =>
  (HAS_ZONE[u] === 1 || (t.units.state[u] & CONVERTED) !== 0) &&
  (t.units.state[u] & DISRUPTED) === 0 &&
  (IS_PORTUGUESE[u] === 0 || t.tracks.portugal === 1)

function faceOf(t: Table, side: Side, place: Hex): Face {
  let shows = 0
  let staying = 0
  let all = 0
  let fixedTypes = 0
  let fits = true
  for (let u = firstUnit(side); u < afterLast(side); u++) {
    if (t.units.where[u] !== place) continue
    if (!isShown(t, u)) shows |= 1
    if (hasZone(t, u)) shows |= 2
    if (IS_TRAIN[u] === 1 && (t.units.state[u] & DISRUPTED) === 0) shows |= 4
    if (IS_TRAIN[u] === 1) fits &&= place < HEXES && hasRail(t, place)
    if (isFixed(t, u)) {
      // §14.3: one of a type in a hex; §6.2, §6.3 and the recruit tables put them into towns
      fits &&= place < HEXES && (PLACE_AT[place] & TOWN) !== 0 && ((fixedTypes >> TYPE_OF[u]) & 1) === 0
      fixedTypes |= 1 << TYPE_OF[u]
    } else {
      all++
      if (!t.force.has(u) && !isInBattle(t, u)) staying++
    }
  }
  // W107: of the Cape nothing shows, and anybody may be there who can be (W54)
  return place === CAPE ? { shows: 0, staying: 0, all: 0, fits } : { shows, staying, all, fits }
}

const isInBattle = (t: Table, u: Unit): boolean => t.attackers.has(u) || t.defenders.has(u)

/** Changes something, and changes it back if that would show at one of the places, or could not be. */
function unlessItShows(t: Table, side: Side, places: readonly Hex[], change: () => void, back: () => void): void {
  const before = places.map((place) => faceOf(t, side, place))
  change()
  const most = side === GERMAN ? LIMITS.stacking.german : LIMITS.stacking.allied
  const isSame = places.every((place, i) => {
    const was = before[i] as Face
    const is = faceOf(t, side, place)
    const isRoomy = is.staying <= Math.max(most, was.staying) && is.all <= Math.max(most, was.all)
    return is.fits && is.shows === was.shows && isRoomy
  })
  if (!isSame) back()
}

const sideOf = (u: Unit): Side => (u < afterLast(GERMAN) ? GERMAN : ALLIED)
const isBusy = (t: Table, u: Unit): boolean => t.force.has(u) || isInBattle(t, u) || t.comers.has(u)

/** Two units change places; whatever the one was about to do the other does, so that they must be alike then. */
function exchange(t: Table, u: Unit, v: Unit): void {
  if (IS_PORTUGUESE[u] !== IS_PORTUGUESE[v] || t.units.where[u] === t.units.where[v]) return
  const busy = isBusy(t, u) || isBusy(t, v)
  if (busy && (TYPE_OF[u] !== TYPE_OF[v] || t.units.state[u] !== t.units.state[v])) return
  const swap = (): void => {
    swapIn(t.units.where, u, v)
    swapIn(t.units.spent, u, v)
    for (const set of [t.force, t.comers, t.attackers, t.defenders]) {
      const [hasU, hasV] = [set.has(u), set.has(v)]
      if (hasU === hasV) continue
      set.remove(hasU ? u : v)
      set.add(hasU ? v : u)
    }
  }
  unlessItShows(t, sideOf(u), [t.units.where[u], t.units.where[v]], swap, swap)
}

function swapIn<V extends number>(column: Column<Unit, V>, u: Unit, v: Unit): void {
  const kept = column[u]
  column[u] = column[v]
  column[v] = kept
}

/** A unit that is about to do nothing goes where another one of its contingent is. */
function move(t: Table, u: Unit, to: Hex, portuguese: number): void {
  const from = t.units.where[u]
  if (isBusy(t, u) || from === to || (to === CAPE ? 0 : portuguese) !== IS_PORTUGUESE[u]) return
  const put = (place: Hex) => () => {
    t.units.where[u] = place
  }
  unlessItShows(t, sideOf(u), [from, to], put(to), put(from))
}

/** A unit is turned over. */
function flip(t: Table, u: Unit): void {
  if (HAS_BACK[u] === 0 || t.units.spent[u] > 0) return
  const turn = (): void => {
    t.units.state[u] ^= DISRUPTED
  }
  unlessItShows(t, sideOf(u), [t.units.where[u]], turn, turn)
}

/** §12.1, §15.2, §20.3: a unit joins whatever its companions are about to do, or does not. */
function changePlans(t: Table, enemy: Side, u: Unit): void {
  if (t.tracks.phasing !== enemy || isFixed(t, u) || IS_TRAIN[u] === 1) return
  const at = t.units.where[u]
  if (t.march.mode !== 0 && at === t.march.at) changeForce(t, u)
  else if (t.attackers.next(0) >= 0 && t.battle.linedUp === 0 && at === t.battle.from) {
    if (!t.attackers.has(u)) t.attackers.add(u)
    else if (t.attackers.size > 1)
      unlessItShows(
        t,
        enemy,
        [at],
        () => t.attackers.remove(u),
        () => t.attackers.add(u),
      )
  }
}

function changeForce(t: Table, u: Unit): void {
  const { mode, steps, at } = t.march
  if (!t.force.has(u)) {
    // Who has come to a leader might have been there before, and the other way round; who marches has marched.
    if (steps > 0) return
    t.force.add(u)
    if (mode === TO_LEADER) t.comers.add(u)
    return
  }
  if (mode !== TO_LEADER && t.force.size === 1) return
  // §14.4, §29.3: only where it may stay
  for (let w = firstUnit(sideOf(u)); w < afterLast(sideOf(u)); w++)
    if (t.units.where[w] === at && IS_PORTUGUESE[w] !== IS_PORTUGUESE[u]) return
  const spent = t.units.spent[u]
  const leave = (): void => {
    t.force.remove(u)
    t.units.spent[u] = 0
  }
  const come = (): void => {
    t.force.add(u)
    t.units.spent[u] = spent
  }
  unlessItShows(t, sideOf(u), [at], leave, come)
}

/** Lays a side's stacks together anew, from where its units are. */
function relink(t: Table, side: Side): void {
  const { first } = t.places
  const { where, next } = t.units
  for (let place = 0 as Hex; place <= CAPE; place++) {
    const u = (first[place] - 1) as Unit
    if (u >= 0 && u < UNITS && sideOf(u) === side) first[place] = 0
  }
  for (let u = (afterLast(side) - 1) as Unit; u >= firstUnit(side); u--) {
    t.heads.remove(u)
    const at = where[u]
    if (at > CAPE) continue
    if (first[at] > 0) t.heads.remove((first[at] - 1) as Unit)
    next[u] = first[at]
    first[at] = u + 1
    t.heads.add(u)
  }
}

/** §6.0, W107: of a side that is setting up nothing shows but its entrenchments, so that anybody may be anywhere. */
function setUpElsewhere(t: Table, side: Side, draw: Draw): void {
  const { posts, fixed } = setUpList(t, side)
  for (let i = fixed; i < Math.min(t.tracks.setUp, posts.length); i++) {
    const post = posts[i] as Post
    const to = post.sites.places[draw(post.sites.places.length)] as Hex
    const from = t.units.where[post.unit]
    if (to === from || isOnlyDigger(t, side, post.unit)) continue
    const isApart = post.apartFrom.every((u) => t.units.where[u] !== to)
    if (!isApart || whyNotPut(t, post.unit, post.sites, to) !== ALLOWED) continue
    t.units.where[post.unit] = to
    relink(t, side)
  }
  rebuildZones(t, HEXES)
}

/** Is it the only unit in its entrenchment? */
function isOnlyDigger(t: Table, side: Side, unit: Unit): boolean {
  const at = t.units.where[unit]
  if (at >= HEXES || (t.places.marks[at] & ENTRENCHED) === 0) return false
  for (let u = firstUnit(side); u < afterLast(side); u++) if (u !== unit && t.units.where[u] === at) return false
  return true
}
