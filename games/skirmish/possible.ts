import { asked, isOver, SIDES } from '@boma/kernel'
import { CLOSED, COST, grid, type NOWHERE } from './board.ts'
import { KINDS } from './data/counters.ts'
import type { Table } from './layout.ts'
import { type Kind, MARCH, PER_SIDE, STRENGTH, UNIT_NAMES, UNITS, UNKNOWN, type Unit } from './roster.ts'
import { stock } from './rules/02-set-up.ts'
import { isOnMap, owner } from './rules/04-march.ts'
import { canFight, lastTurn } from './rules/08-victory.ts'
import { fight, flow, marcher } from './sequence.ts'

/** What does not go together in a position, in a sentence; undefined when all does. */
export const possible = (t: Table): string | undefined =>
  wrongTurn(t) ?? wrongUnit(t) ?? wrongHex(t) ?? wrongStock(t) ?? wrongMoment(t)

function wrongTurn(t: Table): string | undefined {
  const { turn, placed } = t.tracks
  // §2.1: turns begin when all are placed
  if (placed < UNITS ? turn !== 0 : turn < 1 || turn > lastTurn(t)) return `it cannot be turn ${turn}`
  return t.shown.next(placed) >= 0 ? 'a counter is known that is not there' : undefined
}

function wrongUnit(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const { where, kind, disrupted, spent } = t.units
    const isPlaced = u < t.tracks.placed
    if ((kind[u] !== UNKNOWN) !== isPlaced) return `${UNIT_NAMES[u]} is of no kind`
    // §4.3: nobody is in the river
    if (isOnMap(t, u) && (!isPlaced || COST[where[u]] === CLOSED)) return `${UNIT_NAMES[u]} cannot be there`
    // §5.6: whoever is gone is not disrupted; §4.2: nobody marches farther than he can
    if (disrupted[u] > (isOnMap(t, u) ? 1 : 0) || spent[u] > MARCH[kind[u]]) return `${UNIT_NAMES[u]} cannot be so`
  }
  return undefined
}

/** §2.2: one counter to a hex, and each where it is noted. */
function wrongHex(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++)
    if (isOnMap(t, u) && t.hexes.unit[t.units.where[u]] !== u + 1) return `${UNIT_NAMES[u]} is not in its hex`
  let held = 0
  for (let hex = 0; hex <= grid.size; hex++) if (t.hexes.unit[hex as typeof NOWHERE] !== 0) held++
  for (let u = 0 as Unit; u < UNITS; u++) if (isOnMap(t, u)) held--
  return held === 0 ? undefined : 'a hex holds a counter that is elsewhere'
}

/** §1.1: what was placed and what is left is what each side has. */
function wrongStock(t: Table): string | undefined {
  for (const side of SIDES)
    for (let kind = 0 as Kind; kind < KINDS.length; kind++) {
      let n = t.pool.left[stock(side, kind)]
      for (let u = (side * PER_SIDE) as Unit; u < (side + 1) * PER_SIDE; u++)
        if (kind !== UNKNOWN && t.units.kind[u] === kind) n++
      if (n !== STRENGTH[kind]) return `a side has ${n} counters called ${KINDS[kind]}`
    }
  return undefined
}

/** What does not fit what is asked just now. */
function wrongMoment(t: Table): string | undefined {
  if (isOver(t)) return undefined
  // §8.2: a side that has nobody left to fight has lost
  if (t.tracks.turn > 0 && SIDES.some((side) => !canFight(t, side))) return 'a side has nobody left'
  const name = asked(flow, t)?.name
  if ((name === 'place') !== (t.tracks.turn === 0)) return `'${name}' is not to be asked now`
  const duel = fight(t)
  const actor = duel?.firer ?? marcher(t)
  if (actor !== undefined && !acts(t, actor, t.tracks.phasing)) return 'the counter that acts is not there'
  return duel === undefined || acts(t, duel.target, 1 - t.tracks.phasing) ? undefined : 'nobody is under fire'
}

const acts = (t: Table, u: Unit, side: number): boolean => u >= 0 && u < UNITS && owner(u) === side && isOnMap(t, u)
