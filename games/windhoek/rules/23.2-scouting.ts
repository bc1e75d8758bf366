import {
  AGAIN,
  ALLOWED,
  type Column,
  call,
  type Direction,
  DONE,
  d6,
  disc,
  distance,
  type Hex,
  type Moves,
  makeHexList,
  markReveal,
  neighbour,
  OFF_MAP,
  only,
  type Refusal,
  type Side,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, HEXES, isHex } from '../board.ts'
import { LIMITS } from '../data/charts.ts'
import { choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { IS_PORTUGUESE, SIDE_OF, SUPPLIERS, type Unit } from '../roster.ts'
import { firstIn, isDisrupted, isOnMap, nextIn } from '../stacks.ts'
import { PRICES, pay, whyNotPay } from './09-action-points.ts'
import { aeroplaneOf, recycle } from './23-support.ts'

const COST = PRICES.scout
const RANGE = LIMITS.scoutRange.hexes
/** Farther than any hex of the map. */
const NOWHERE_NEAR = 99

const scouting = (t: Table): Side => t.tracks.phasing

/** §23.2: is this supply unit or truck on the map? The Portuguese one serves nobody else (W98). */
const isBase = (t: Table, unit: Unit): boolean => IS_PORTUGUESE[unit] === 0 && isOnMap(t, unit)

/** How far a hex is from the nearest of a side's bases. */
function fromBase(t: Table, side: Side, hex: Hex): number {
  let nearest = NOWHERE_NEAR
  for (const u of SUPPLIERS[side]) {
    if (!isBase(t, u)) continue
    const hexes = distance(grid, t.units.where[u], hex)
    if (hexes < nearest) nearest = hexes
  }
  return nearest
}

/** May the phasing side scout at all? */
export function whyNotScout(t: Table): Refusal {
  const side = scouting(t)
  if (aeroplaneOf(t, side) < 0) return refuse.noAeroplane()
  // §23.2: from a supply unit or truck on the map
  if (fromBase(t, side, 0 as Hex) === NOWHERE_NEAR) return refuse.noScoutBase()
  return whyNotPay(t, side, COST)
}

/** May it scout over this hex? */
export function whyNotScoutOver(t: Table, hex: Hex): Refusal {
  // §23.2: over a hex
  if (!isHex(hex)) return refuse.noScoutingThere(hex)
  // §23.2: within ten hexes of the supply unit
  const away = fromBase(t, scouting(t), hex)
  return away > RANGE ? refuse.tooFarToScout(hex, away) : ALLOWED
}

const seen = tell.seen.under('23.2')

/** §23.2: the scouting side looks at the enemy's units in a hex. */
function look(t: Table, side: Side, hex: Hex): void {
  for (let u = firstIn(t, hex); u >= 0; u = nextIn(t, u))
    if (SIDE_OF[u] !== side) seen.to(only(side), t, u, hex, isDisrupted(t, u) ? 1 : 0)
}

/** §23.2: on an odd die all units in and next to the hex are seen, at this moment only (W130). */
function scoutOver(t: Table, hex: Hex): void {
  const side = scouting(t)
  const unit = aeroplaneOf(t, side)
  if ((d6(t) & 1) === 0) tell.scoutedBlind(t, side, hex)
  else {
    tell.scoutedClear(t, side, hex)
    if (has(t, 'fog')) markReveal(t)
    look(t, side, hex)
    for (let d = 0; d < 6; d++) {
      const next = neighbour(grid, hex, d as Direction)
      if (next !== OFF_MAP) look(t, side, next)
    }
  }
  // §23.3: as after every flight
  recycle(t, unit)
}

/** §23.2: sends an aeroplane up, as an action of the March Phase. */
export const scoutChoice = choice({
  action: act.scout,
  whyNot: whyNotScout,
  take(t) {
    pay(t, scouting(t), COST)
    call(t, scoutFlight)
    return AGAIN
  },
})

const around = makeHexList(HEXES)
const inRange = new Uint8Array(HEXES) as Column<Hex> & Uint8Array

/** Adds every hex in range, in the order of the map. */
function addInRange(t: Table, out: Moves): void {
  const side = scouting(t)
  inRange.fill(0)
  for (const u of SUPPLIERS[side]) {
    if (!isBase(t, u)) continue
    const n = disc(grid, t.units.where[u], RANGE, around)
    for (let i = 0; i < n; i++) inRange[around[i]] = 1
  }
  for (let hex = 0 as Hex; hex < HEXES; hex++) if (inRange[hex] === 1) out.add(act.flyOver(hex))
}

const overWhichHex = question({
  name: 'scout',
  rule: '23.2',
  who: scouting,
  choices: [
    choice({
      action: act.flyOver,
      among: addInRange,
      exact: true,
      whyNot: (t, a) => whyNotScoutOver(t, act.flyOver.hex(a)),
      take(t, a) {
        scoutOver(t, act.flyOver.hex(a))
        return DONE
      },
    }),
  ],
})

/** §23.2: a flight, once it is paid for. */
export const scoutFlight = procedure('scouting', '23.2', [overWhichHex])
