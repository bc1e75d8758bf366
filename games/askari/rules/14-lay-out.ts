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
import { SCENARIOS, type ScenarioName, SMUTS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN, SETUP_HEX, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { addCarriers, GERMAN_HELD, NEITHER, NEUTRAL, put, WITH_ENTENTE } from '../stacks.ts'
import { scenario } from './05-calendar.ts'
import { ALL, IDLE_1918, OUT_1916, PILES_1916, PORTUGUESE_SHIPS } from './14-lots.ts'

/** What of a scenario lies on the table before anybody places anything, and what was settled before. */
interface Opening {
  /** Counters that are not to come, and where they are. */
  readonly laid: readonly (readonly [Unit, Hex])[]
  readonly carriers: readonly (readonly [Side, Hex])[]
  readonly holder: (town: Town) => number
  readonly portugal: number
  /** The turn in which the Königsberg was lost; 0 while she is not. */
  readonly konigsbergLost: number
}

/** §14.0: what lies on the table at the beginning. */
export function layOutCounters(t: Table): void {
  const opening = OPENINGS[scenario(t)]
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (SIDE_OF[u] === GERMAN) t.units.state[u] = GERMAN_HELD
    t.stacks.put(u, TO_COME)
  }
  for (let town = 0 as Town; town < TOWNS; town++) t.towns.holder[town] = opening.holder(town)
  for (const [u, at] of opening.laid) put(t, u, at)
  for (const [side, at] of opening.carriers) addCarriers(t, side, at, 1)
  t.tracks.portugal = opening.portugal
  t.tracks.konigsbergLost = opening.konigsbergLost
}

const all = (units: readonly Unit[], at: Hex): Opening['laid'] => units.map((u) => [u, at])
const one = (side: Side, hexes: readonly string[]): Opening['carriers'] => hexes.map((at) => [side, hex(at)])

/** §4.1.2, §14.1.1, §14.4.2: a town belongs to whose land it lies in. */
function holderByLand(town: Town): number {
  if (TOWN_OWNER[town] === GEA) return GERMAN
  return isBritish(TOWN_HEX[town]) || TOWN_OWNER[town] === CONGO ? ENTENTE : NEITHER
}

/** §14.1.3, §14.4.3, §14.4.4: counters with a hex printed on them lie there; the KAR detachments are the Entente's to place (14.1.4). */
const IN_1914: Opening = {
  laid: ALL.filter((u) => isHex(SETUP_HEX[u])).map((u) => [u, SETUP_HEX[u]]),
  carriers: [...one(GERMAN, CARRIERS_1914.german), ...one(ENTENTE, CARRIERS_1914.entente)],
  holder: holderByLand,
  portugal: NEUTRAL,
  konigsbergLost: 0,
}

const GERMAN_IN_1916 = SMUTS.germanHolds.map(hex)
const ENTENTE_IN_1916 = SMUTS.ententeHolds.map(hex)
/** §14.2.4, §14.2.5, §14.2.5a, §14.2.5b, §14.2.7a: Portugal is neutral, her ships lie at Port Amelia; some units are in the piles, some vessels gone. */
const IN_1916: Opening = {
  laid: [...all(PILES_1916, PILE), ...all(OUT_1916, GONE), ...all(PORTUGUESE_SHIPS, PORT_AMELIA)],
  carriers: [],
  // §14.2.2, §14.2.3: a few towns have changed hands
  holder(town) {
    if (GERMAN_IN_1916.includes(TOWN_HEX[town])) return GERMAN
    return ENTENTE_IN_1916.includes(TOWN_HEX[town]) ? ENTENTE : holderByLand(town)
  },
  portugal: NEUTRAL,
  // §14.2.6c: the Königsberg was lost before, and her guns come on turn 16
  konigsbergLost: SCENARIOS.smuts.first - 1,
}

/** §14.3.2, §14.3.3: only the units listed; all towns are the Entente's, and the Portuguese its allies. */
const IN_1918: Opening = {
  laid: all(IDLE_1918, GONE),
  carriers: [],
  holder: () => ENTENTE,
  portugal: WITH_ENTENTE,
  konigsbergLost: 0,
}

const OPENINGS: Readonly<Record<ScenarioName, Opening>> = {
  'colonial-office': IN_1914,
  smuts: IN_1916,
  guerilla: IN_1918,
  campaign: IN_1914,
}
