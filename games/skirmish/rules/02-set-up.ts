import { ALLOWED, type Hex, only, other, type Refusal, type Side } from '@boma/kernel'
import { refuse, tell } from '../actions.ts'
import { isHome, NOWHERE } from '../board.ts'
import { KINDS } from '../data/counters.ts'
import type { Table } from '../layout.ts'
import { type Kind, PER_SIDE, STRENGTH, UNITS, type Unit } from '../roster.ts'
import { putAt } from './04-march.ts'

/** Where a side's stock of a kind is kept. */
export const stock = (side: Side, kind: Kind): number => side * KINDS.length + kind

/** Lays out the stock; nothing is on the map yet. */
export function layOutStock(t: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) t.units.where[u] = NOWHERE
  for (let kind = 1 as Kind; kind < KINDS.length; kind++)
    for (const side of [0, 1] as Side[]) t.pool.left[stock(side, kind)] = STRENGTH[kind]
}

/** §2.1: Blue places all its counters, then Red; which of them places the next one? */
export const placing = (t: Table): Side => (t.tracks.placed < PER_SIDE ? 0 : 1) as Side

/** May the next counter be of this kind and stand there? */
export function whyNotPlace(t: Table, kind: Kind, hex: Hex): Refusal {
  const side = placing(t)
  // §2.1: only what is left of the side's stock
  if (t.pool.left[stock(side, kind)] === 0) return refuse.noneLeft(kind)
  // §2.1: in the side's own home columns
  if (!isHome(side, hex)) return refuse.notHome(hex)
  // §2.2: one counter to a hex
  if (t.hexes.unit[hex] !== 0) return refuse.full(hex)
  return ALLOWED
}

/** Places the next counter. */
export function place(t: Table, kind: Kind, hex: Hex): void {
  const side = placing(t)
  const unit = t.tracks.placed as Unit
  t.tracks.placed++
  t.pool.left[stock(side, kind)]--
  t.units.kind[unit] = kind
  putAt(t, unit, hex)
  // §6.1: the enemy sees that a counter lies there, not what it is
  tell.placed.to(isHidden(t) ? only(side) : only(side) | only(other(side)), t, unit, kind, hex)
}

/** §9.1: is the game played with hidden counters? */
export const isHidden = (t: Table): boolean => (t.core.options & 1) === 1
