import { type Action, type Column, isBelow, type Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { IS_OCEAN_PORT, LAKE_OF, NEXT_TO, OCEAN_BOX, PLACES, SPACES, type Space } from '../board.ts'
import { STACK_LIMIT } from '../data/charts.ts'
import { CONTINGENTS } from '../data/counters.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, BELGIAN, CONTINGENT_OF, firstOf, IS_GARRISON, UNITS, type Unit } from '../roster.ts'
import { IS_NEUTRAL } from './03-map.ts'
import { isRidden, leaveTrain, RAIL_NET, rideAlong } from './10.6-rail.ts'
import { isByWaterOnly, MOVED } from './10-stirring.ts'

// These lists are asked for after every move. What is true of the spaces is looked at once for a whole list, and who may go
// where is reckoned without branches, which no engine could foresee: together that halves the time.

/** Every action of a kind that takes a unit to a space, made once. */
const everyOne = (make: (unit: Unit, to: Space) => Action): Int32Array & Column<number, Action> =>
  Int32Array.from({ length: UNITS * SPACES }, (_, i) =>
    make(Math.floor(i / SPACES) as Unit, (i % SPACES) as Space),
  ) as Int32Array & Column<number, Action>
const MOVES = everyOne(act.move)
const VOYAGES = everyOne(act.sail)

/** What a space is to those who come: full (11.0), closed (28.1), and which Allied contingent holds it (29.0). */
const FULL = 1
const SHUT = 2
const HELD = 4
const KINDS = HELD * CONTINGENTS.length
/** The same of every space, for the list in hand; the last is none, and shut. */
const kinds = new Uint8Array(SPACES + 1).fill(SHUT)
/** By contingent and kind of space: may a unit end its move there? May it not, but pass? */
const STAYS = Uint8Array.from({ length: CONTINGENTS.length * KINDS }, (_, i) => (maySettle(i) === true ? 1 : 0))
const PASSES = Uint8Array.from({ length: CONTINGENTS.length * KINDS }, (_, i) => (maySettle(i) === false ? 1 : 0))
function maySettle(i: number): boolean | undefined {
  const [own, kind] = [Math.trunc(i / KINDS), i % KINDS]
  const holder = Math.trunc(kind / HELD)
  return (kind & SHUT) !== 0 ? undefined : (kind & FULL) === 0 && (holder === 0 || holder === own)
}

function look(t: Table, side: Side): void {
  const { alliedCrowd, germanCrowd, contingent } = t.places
  const crowd = side === ALLIED ? alliedCrowd : germanCrowd
  const closed = t.tracks.intervened === 0 ? SHUT : 0
  const held = side === ALLIED ? HELD : 0
  for (let s = 0 as Space; s < SPACES; s++) kinds[s] = kindOf(crowd[s], IS_NEUTRAL[s] * closed, contingent[s] * held)
}

/** The same of ports alone; one loop for both, over a list of spaces, cost two actions in a hundred. */
function lookAtPorts(t: Table, side: Side): void {
  const { alliedCrowd, germanCrowd, contingent } = t.places
  const crowd = side === ALLIED ? alliedCrowd : germanCrowd
  const closed = t.tracks.intervened === 0 ? SHUT : 0
  const held = side === ALLIED ? HELD : 0
  for (let i = 0; i < PORTS.length; i++) {
    const s = PORTS[i]
    kinds[s] = kindOf(crowd[s], IS_NEUTRAL[s] * closed, contingent[s] * held)
  }
}

const kindOf = (crowd: number, closed: number, holder: number): number =>
  isBelow(STACK_LIMIT - 1, crowd) | closed | holder

/** The spaces next to each, all lists equally long. */
const MOST = Math.max(...NEXT_TO.map((near) => near.length))
const NEAR = Uint8Array.from({ length: SPACES * MOST }, (_, i) => NEXT_TO[Math.trunc(i / MOST)]?.[i % MOST] ?? SPACES)

/** 1 for each unit that is no garrison (4.5) and of one of the first contingents (28.1): that never changes. */
const stirring = (contingents: number): Uint8Array =>
  Uint8Array.from({ length: UNITS }, (_, u) =>
    CONTINGENT_OF[u as Unit] < contingents && IS_GARRISON[u as Unit] === 0 ? 1 : 0,
  )
const STIRS_AT_FIRST = stirring(BELGIAN)
const STIRS_LATER = stirring(CONTINGENTS.length)

const marchers = new Uint8Array(UNITS) as Uint8Array & Column<number, Unit>
/** Finds all who may march, as `whyNotMarch` says; how many. */
function findMarchers(t: Table, side: Side): number {
  const { left, where } = t.units
  const enemies = side === ALLIED ? t.places.german : t.places.allied
  const stirs = t.tracks.intervened === 0 ? STIRS_AT_FIRST : STIRS_LATER
  const last = afterLast(side)
  let n = 0
  for (let u = firstOf(side); u < last; u++) {
    const at = where[u]
    marchers[n] = u
    n += isBelow(0, left[u]) & isBelow(at, SPACES) & isBelow(enemies[at], 1) & stirs[u]
  }
  return n
}

/** Lists all that the phasing side's units may do by land. */
export function listMarches(t: Table, out: Moves): void {
  if (isByWaterOnly(t)) return
  const n = findMarchers(t, t.tracks.phasing)
  look(t, t.tracks.phasing)
  leaveTrain()
  const list = out.roomFor(n * SPACES)
  for (let i = 0; i < n; i++) out.count = addWays(t, marchers[i], list, out.count)
}

/** Lists all that one unit may do by land, if it may march (`whyNotMarch`). */
export function listMarchesOf(t: Table, unit: Unit, out: Moves): void {
  look(t, t.tracks.phasing)
  leaveTrain()
  out.count = addWays(t, unit, out.roomFor(SPACES), out.count)
}

/** Every space that the unit can go to in one move, each once: neighbours, what the railway reaches, what lies beyond others. */
function addWays(t: Table, unit: Unit, list: Int32Array, count: number): number {
  let n = count
  const from = t.units.where[unit]
  const own = CONTINGENT_OF[unit] * KINDS
  const first = unit * SPACES
  let passes = 0
  for (let i = from * MOST, end = i + MOST; i < end; i++) {
    const kind = own + kinds[NEAR[i]]
    list[n] = MOVES[first + NEAR[i]]
    n += STAYS[kind]
    passes |= PASSES[kind]
  }
  const net = RAIL_NET[from] as readonly Space[]
  if (net.length > 0) {
    rideAlong(t, t.tracks.phasing, from)
    for (let i = 0; i < net.length; i++) {
      const kind = own + kinds[net[i]]
      list[n] = MOVES[first + net[i]]
      n += STAYS[kind] & isRidden(net[i])
      passes |= PASSES[kind] & isRidden(net[i])
    }
  }
  return passes !== 0 && t.units.left[unit] > 1 ? addPassages(t, unit, list, n) : n
}

/** How many points it takes to each space, 0 where no way was found; the spaces found, in that order. */
const steps = new Uint8Array(SPACES + 1)
const found = new Uint8Array(SPACES + 1) as Uint8Array & Column<number, Space>
let finds = 0
/** The spaces beyond others, as bits. */
const beyond = new Int32Array(2)

/** §11.0, §29.0: and the spaces beyond those where it could not stay, as `findPassages` finds them. */
function addPassages(t: Table, unit: Unit, list: Int32Array, count: number): number {
  const from = t.units.where[unit]
  const own = CONTINGENT_OF[unit] * KINDS
  const enemies = t.tracks.phasing === ALLIED ? t.places.german : t.places.allied
  while (finds > 0) steps[found[--finds]] = 0
  beyond[0] = beyond[1] = 0
  comeNear(t, from, own, from, 1)
  for (let i = 0; i < finds; i++) {
    const here = found[i]
    if (steps[here] < t.units.left[unit] && PASSES[own + kinds[here]] === 1 && enemies[here] === 0)
      comeNear(t, here, own, from, steps[here] + 1)
  }
  let n = count
  for (let w = 0; w < 2; w++)
    for (let bits = beyond[w]; bits !== 0; bits &= bits - 1)
      list[n++] = MOVES[unit * SPACES + 32 * w + 31 - Math.clz32(bits & -bits)]
  return n
}

/** Comes to all that lies one point from a space. */
function comeNear(t: Table, here: Space, own: number, from: Space, step: number): void {
  for (let i = here * MOST, end = i + MOST; i < end; i++) comeTo(NEAR[i], own, from, step)
  const net = RAIL_NET[here] as readonly Space[]
  if (net.length === 0) return
  rideAlong(t, t.tracks.phasing, here)
  for (let i = 0; i < net.length; i++) if (isRidden(net[i]) === 1) comeTo(net[i], own, from, step)
}

function comeTo(to: number, own: number, from: Space, step: number): void {
  if (steps[to] > 0 || to === from || (kinds[to] & SHUT) !== 0) return
  steps[to] = step
  found[finds++] = to as Space
  if (step > 1) beyond[to >> 5] |= STAYS[own + kinds[to]] << to
}

/** §28.2: the ports that water leads to from each space and from the Indian Ocean box. */
export const PORTS_FROM: readonly (readonly Space[])[] = Array.from({ length: SPACES + 1 }, (_, from) =>
  Array.from({ length: SPACES }, (_, to) => to as Space).filter(
    (to) =>
      to !== from &&
      ((IS_OCEAN_PORT[to] === 1 && (from === OCEAN_BOX || IS_OCEAN_PORT[from as Space] === 1)) ||
        (from < SPACES && LAKE_OF[to] !== 0 && LAKE_OF[to] === LAKE_OF[from as Space])),
  ),
)

/** All of them. */
const PORTS = Uint8Array.from(PORTS_FROM.flat().filter((port, i, all) => all.indexOf(port) === i)) as Uint8Array &
  Column<number, Space>

const LAKE = 1
const OCEAN = 2
/** §28.2: the water at each place; no port is on a lake and on the ocean. */
const WATER_AT = Uint8Array.from({ length: PLACES }, (_, place) => {
  if (place >= SPACES) return place === OCEAN_BOX ? OCEAN : 0
  return IS_OCEAN_PORT[place as Space] === 1 ? OCEAN : LAKE_OF[place as Space] > 0 ? LAKE : 0
})

/** §28.2: the waters that are open to the side now. */
const openWater = (t: Table, side: Side): number =>
  (side === ALLIED || t.tracks.lakesShut === 0 ? LAKE : 0) + (side === ALLIED && t.tracks.oceanShut === 0 ? OCEAN : 0)

const travellers = new Uint8Array(UNITS) as Uint8Array & Column<number, Unit>
/** Finds all who may cross water, as `whyNotEmbark` says, where it is open; how many. */
function findTravellers(t: Table, side: Side): number {
  const { where, left, did } = t.units
  const open = openWater(t, side)
  if (open === 0) return 0
  const active = t.tracks.intervened === 0 ? BELGIAN : CONTINGENTS.length
  const last = afterLast(side)
  let n = 0
  for (let u = firstOf(side); u < last; u++) {
    travellers[n] = u
    // §9.5: a garrison may leave the Indian Ocean box
    const isRaised = IS_GARRISON[u] & isBelow(OCEAN_BOX - 1, where[u])
    const mayMove = isBelow(IS_GARRISON[u], 1) & isBelow(0, left[u]) & isBelow(did[u] & MOVED, 1)
    n += isBelow(0, WATER_AT[where[u]] & open) & isBelow(CONTINGENT_OF[u], active) & (isRaised | mayMove)
  }
  return n
}

/** Lists all that the phasing side's units may do by water. */
export function listVoyages(t: Table, out: Moves): void {
  const n = findTravellers(t, t.tracks.phasing)
  if (n === 0) return
  lookAtPorts(t, t.tracks.phasing)
  const list = out.roomFor(n * SPACES)
  for (let i = 0; i < n; i++) out.count = addPorts(t.units.where[travellers[i]], travellers[i], list, out.count)
}

/** The same, whether they have room there or not. */
export function glanceAtVoyages(t: Table, out: Moves): void {
  const n = findTravellers(t, t.tracks.phasing)
  for (let i = 0; i < n; i++) {
    const ports = PORTS_FROM[t.units.where[travellers[i]]] as readonly Space[]
    for (let k = 0; k < ports.length; k++) out.add(VOYAGES[travellers[i] * SPACES + ports[k]])
  }
}

function addPorts(from: Space, unit: Unit, list: Int32Array, count: number): number {
  const ports = PORTS_FROM[from] as readonly Space[]
  const own = CONTINGENT_OF[unit] * KINDS
  // §11.0: garrisons need no room
  const counts = IS_GARRISON[unit] === 1 ? ~FULL : ~0
  let n = count
  for (let i = 0; i < ports.length; i++) {
    list[n] = VOYAGES[unit * SPACES + ports[i]]
    n += STAYS[own + (kinds[ports[i]] & counts)]
  }
  return n
}
