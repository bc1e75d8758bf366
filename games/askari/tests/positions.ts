import type { GameEvent, Hex } from '@boma/kernel'
import { GONE, PILE, SPACES, TO_COME, TOWN_HEX, TOWN_VP, TOWNS, type Town } from '../board.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN, UNITS, type Unit } from '../roster.ts'

/** A position read plainly, column by column: what a recap is held against. */
export function readPosition(t: Table) {
  const towns = Array.from({ length: TOWNS }, (_, town) => town as Town)
  const units = Array.from({ length: UNITS }, (_, unit) => unit as Unit)
  const spaces = Array.from({ length: SPACES }, (_, space) => space as Hex)
  const sum = (of: (space: Hex) => number) => spaces.reduce((all, space) => all + of(space), 0)
  const paid = towns.filter((town) => TOWN_VP[town] === 1)
  return {
    /** §4.1.4: who has each town. */
    holders: new Map(towns.map((town) => [TOWN_HEX[town], t.towns.holder[town]])),
    /** Those whose change of hands is listed among what it cost. */
    listed: new Set(paid.map((town) => TOWN_HEX[town])),
    /** §13.1.2: a point for each German town that the Entente has. */
    counts: [paid.filter((town) => t.towns.holder[town] === ENTENTE).length],
    gone: new Set(units.filter((unit) => t.units.where[unit] === PILE || t.units.where[unit] === GONE)),
    /** §8.4: who is still to come is nobody's loss. */
    inPlay: new Set(units.filter((unit) => ![PILE, GONE, TO_COME].includes(t.units.where[unit] ?? GONE))),
    /** §2.5.1: Carriers of each side. */
    stocks: [sum((space) => t.places.germanCarriers[space] ?? 0), sum((space) => t.places.ententeCarriers[space] ?? 0)],
  }
}

/** §2.5, §7.2.3, §8.1.9, §8.2.4, §12.5.4d: by how many Carriers each side is richer or poorer after what is told. */
export function stockChange(events: readonly GameEvent[]): readonly [number, number] {
  let [german, entente] = [0, 0]
  let used = ''
  for (const { kind, facts } of events) {
    const { side = 0, carriers = 1, hex = -1 } = facts
    const where = `${side} ${hex}`
    // §8.2.4a: the Carrier that is made a point may be the one that was used up for it.
    const isSame = kind === 'converted' && used === where
    if (kind === 'carrierUsed') used = where
    const gained = GAINED.has(kind) ? carriers : SPENT.has(kind) && !isSame ? -carriers : 0
    const taken = kind === 'carriersTaken' ? carriers : 0
    if (side === GERMAN || kind === 'carrierLanded') german += gained
    else entente += gained
    if (side === GERMAN) entente -= taken
    else german -= taken
  }
  return [german, entente]
}
const GAINED: ReadonlySet<string> = new Set(['carriersTaken', 'carriersCame', 'carrierLanded'])
const SPENT: ReadonlySet<string> = new Set(['carrierUsed', 'converted', 'lapsed', 'carriersSunk', 'carrierLost'])

/** §8.2.10: the counters whose men went to another; §8.3.1: those that were called away. */
export const passedOn = (events: readonly GameEvent[]): ReadonlySet<number> =>
  new Set(events.flatMap(({ kind, facts }) => [PASSED[kind] === undefined ? -1 : (facts[PASSED[kind]] ?? -1)]))
const PASSED: Readonly<Record<string, string>> = { consolidated: 'other', removed: 'unit' }
