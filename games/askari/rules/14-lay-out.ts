import type { Hex, Side } from '@boma/kernel'
import {
  CONGO,
  GEA,
  GONE,
  hex,
  isBritish,
  isHex,
  PILE,
  PORT_AMELIA,
  TO_COME,
  TOWN_HEX,
  TOWN_OWNER,
  TOWNS,
  type Town,
} from '../board.ts'
import { CARRIERS_1914 } from '../data/in-force.ts'
import { SCENARIO_NAMES, SCENARIOS, SMUTS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN, SETUP_HEX, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { addCarriers, GERMAN_HELD, NEITHER, put, WITH_ENTENTE } from '../stacks.ts'
import { IDLE_1918, OUT_1916, PILES_1916, PORTUGUESE_SHIPS } from './14-lots.ts'

/** The scenarios, by their numbers. */
export const SMUTS_1916: number = SCENARIO_NAMES.indexOf('smuts')
export const GUERILLA_1918: number = SCENARIO_NAMES.indexOf('guerilla')

/** §14.0: what of a scenario lies on the table before anybody places anything. */
export function layOutCounters(t: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (SIDE_OF[u] === GERMAN) t.units.state[u] = GERMAN_HELD
    t.stacks.put(u, TO_COME)
  }
  for (let town = 0 as Town; town < TOWNS; town++) t.towns.holder[town] = holderAtStart(t, town)
  if (t.core.scenario === GUERILLA_1918) layOut1918(t)
  else if (t.core.scenario === SMUTS_1916) layOut1916(t)
  else layOut1914(t)
}

/** §4.1.2, §14.1.1, §14.4.2, §14.2.2, §14.2.3, §14.3.2: whom a town belongs to at first. */
function holderAtStart(t: Table, town: Town): number {
  const at: Hex = TOWN_HEX[town]
  if (t.core.scenario === GUERILLA_1918) return ENTENTE
  if (t.core.scenario === SMUTS_1916) {
    if (GERMAN_IN_1916.includes(at)) return GERMAN
    if (ENTENTE_IN_1916.includes(at)) return ENTENTE
  }
  if (TOWN_OWNER[town] === GEA) return GERMAN
  return isBritish(at) || TOWN_OWNER[town] === CONGO ? ENTENTE : NEITHER
}
const GERMAN_IN_1916 = SMUTS.germanHolds.map(hex)
const ENTENTE_IN_1916 = SMUTS.ententeHolds.map(hex)

/** §14.1.3, §14.4.3, §14.4.4: counters with a hex printed on them lie there; the KAR detachments are the Entente's to place (14.1.4). */
function layOut1914(t: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (!isHex(SETUP_HEX[u])) continue
    t.stacks.take(u)
    t.stacks.put(u, SETUP_HEX[u])
  }
  layCarriers(t, GERMAN, CARRIERS_1914.german)
  layCarriers(t, ENTENTE, CARRIERS_1914.entente)
}

/** §14.2.4, §14.2.5, §14.2.5a, §14.2.5b, §14.2.7a: Portugal is neutral, her ships lie at Port Amelia; some units are in the piles, some vessels gone. */
function layOut1916(t: Table): void {
  for (const u of PILES_1916) put(t, u, PILE)
  for (const u of OUT_1916) put(t, u, GONE)
  for (const u of PORTUGUESE_SHIPS) put(t, u, PORT_AMELIA)
  // §14.2.6c: the Königsberg was lost before, and her guns come on turn 16
  t.tracks.konigsbergLost = SCENARIOS.smuts.first - 1
}

/** §14.3.3: only the units listed; the Portuguese are allies. */
function layOut1918(t: Table): void {
  t.tracks.portugal = WITH_ENTENTE
  for (const u of IDLE_1918) put(t, u, GONE)
}

function layCarriers(t: Table, side: Side, hexes: readonly string[]): void {
  for (const at of hexes) addCarriers(t, side, hex(at), 1)
}
