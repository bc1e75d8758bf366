import { type Hex, newTable, type Side } from '@boma/kernel'
import { hex as spaces } from '../actions/operands.ts'
import {
  CONGO,
  GEA,
  hex,
  isBritish,
  PEA,
  SPACES,
  TO_COME,
  TOWN,
  TOWN_HEX,
  TOWN_OWNER,
  TOWNS,
  type Town,
  town,
} from '../board.ts'
import { layout, type Table } from '../layout.ts'
import { ENTENTE, GERMAN, SIDE_OF, UNITS, type Unit, unit } from '../roster.ts'
import { addCarriers, ENTRENCHED, GERMAN_HELD, mark, NEITHER, put, REDUCED, SECOND } from '../stacks.ts'

const STATES = { reduced: REDUCED, entrenched: ENTRENCHED, shore: SECOND } as const
/** Where a piece lies, and how. */
export type Where = string | readonly [hex: string, ...states: (keyof typeof STATES)[]]

/** An empty map on turn 1: all pieces still to come, every town with whose land it lies in, Portugal neutral. */
export function bare(): Table {
  const t = newTable(layout) as Table
  clearTable(t)
  return t
}

/** The same on a table that is in use. */
export function clearTable(t: Table): void {
  t.tracks.turn = 1
  for (let u = 0 as Unit; u < UNITS; u++) {
    t.stacks.take(u)
    t.units.state[u] = SIDE_OF[u] === GERMAN ? GERMAN_HELD : 0
    t.units.spent[u] = 0
    t.stacks.put(u, TO_COME)
  }
  for (let each = 0 as Town; each < TOWNS; each++) t.towns.holder[each] = holderAtStart(each)
  for (let at = 0 as Hex; at < SPACES; at++) {
    t.places.ententeCarriers[at] = 0
    t.places.germanCarriers[at] = 0
    t.places.stirred[at] = 0
    t.laden.remove(at)
  }
}

function holderAtStart(each: Town): number {
  if (TOWN_OWNER[each] === GEA) return GERMAN
  if (TOWN_OWNER[each] === PEA) return NEITHER
  return isBritish(TOWN_HEX[each] as Hex) || TOWN_OWNER[each] === CONGO ? ENTENTE : NEITHER
}

/** Lays pieces on the map: `{ '1-FK': '2511', 'Hvy-1': ['2506', 'reduced'] }`. */
export function lay(t: Table, where: Readonly<Record<string, Where>>): void {
  for (const [name, at] of Object.entries(where)) {
    const [space, ...states]: readonly string[] = typeof at === 'string' ? [at] : at
    put(t, unit(name), spaces.read(space as string) ?? hex(space as string))
    for (const state of states) mark(t, unit(name), STATES[state as keyof typeof STATES])
  }
}

/** Lays a Carrier in each of these hexes. */
export const layCarriers = (t: Table, side: Side, ...hexes: readonly string[]): void => {
  for (const at of hexes) addCarriers(t, side, hex(at), 1)
}

/** Gives towns, by name or hex, to a side. */
export const giveTowns = (t: Table, side: Side, ...names: readonly string[]): void => {
  for (const name of names) t.towns.holder[/^\d{4}$/.test(name) ? (TOWN[hex(name)] as Town) : town(name)] = side
}
