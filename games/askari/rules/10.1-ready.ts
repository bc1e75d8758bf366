import { ALLOWED, type Hex, IdSet, type Moves } from '@boma/kernel'
import { act } from '../actions.ts'
import { isHex, SPACES, TO_COME } from '../board.ts'
import type { Table } from '../layout.ts'
import { isShared } from '../options.ts'
import { GERMAN, GROUND, type Unit } from '../roster.ts'
import { carriersIn, GERMAN_HELD, isOnMap } from '../stacks.ts'
import { isOfSeat } from './09.1-seats.ts'
import { mayTakeCarriers } from './10.1-force.ts'
import { IS_PLAIN, STAYS, whyNotFrom, whyNotGo } from './10.1-form.ts'
import { placeOf } from './10.1-ground.ts'

/** The places of those who may set out, found by one look at all units: to go from stack to stack would take thrice as long. */
const ready = new IdSet<Hex>(new Int32Array(Math.ceil(SPACES / 32)))
/** Those of whom more must be asked than whether they have moved. */
const doubtful = new Uint16Array(GROUND)

/** Adds an action for each place where units of the phasing side can form a stack; `mayCome` where only some of them may. */
export function addUnits(t: Table, out: Moves, mayCome?: (t: Table, place: Hex) => boolean): void {
  findUnits(t, mayCome)
  for (let p = ready.next(0); p >= 0; p = ready.next(p + 1)) if (mayCome?.(t, p) !== false) out.add(act.march(p))
}

/** The same for units and Carriers, which move without units too (2.5.3). */
export function addPlaces(t: Table, out: Moves): void {
  findUnits(t)
  const { stirred } = t.places
  const side = t.tracks.phasing
  for (let p = t.laden.next(0); p >= 0; p = t.laden.next(p + 1))
    if (carriersIn(t, side, p) > stirred[p] && mayTakeCarriers(t, p) && whyNotFrom(t, p) === ALLOWED) ready.add(p)
  for (let p = ready.next(0); p >= 0; p = ready.next(p + 1)) out.add(act.march(p))
}

/** The places of all who have not moved, whatever else may keep them. */
export function glanceAtPlaces(t: Table, out: Moves): void {
  ready.clear()
  const n = findPlain(t)
  for (let i = 0; i < n; i++) {
    const u = doubtful[i] as Unit
    ready.add(isOnMap(t, u) ? placeOf(t, u) : t.units.where[u])
  }
  for (let p = t.laden.next(0); p >= 0; p = t.laden.next(p + 1)) ready.add(p)
  for (let p = ready.next(0); p >= 0; p = ready.next(p + 1)) out.add(act.march(p))
}

function findUnits(t: Table, mayCome?: (t: Table, place: Hex) => boolean): void {
  ready.clear()
  const n = findPlain(t)
  for (let i = 0; i < n; i++) {
    const u = doubtful[i] as Unit
    const place = isOnMap(t, u) ? placeOf(t, u) : t.units.where[u]
    if (ready.has(place) || mayCome?.(t, place) === false) continue
    if (whyNotFrom(t, place) === ALLOWED && whyNotGo(t, u, place) === ALLOWED) ready.add(place)
  }
}

/** Finds the places of those who need nothing but not to have moved: most. How many others there are, it hands back. */
function findPlain(t: Table): number {
  const { state, where } = t.units
  const held = t.tracks.phasing === GERMAN ? GERMAN_HELD : 0
  const isSeated = isShared(t)
  // Events hold units back in the first Segment only (6.1.4).
  const isHeld = t.events.lasting !== 0 && t.tracks.segment === 1
  let n = 0
  for (let u = 0 as Unit; u < GROUND; u++) {
    if ((state[u] & STAYS) !== held || where[u] >= TO_COME) continue
    if (IS_PLAIN[u] === 0 || isHeld || !isHex(where[u])) doubtful[n++] = u
    else if (!isSeated || isOfSeat(t, u)) ready.add(placeOf(t, u))
  }
  return n
}
