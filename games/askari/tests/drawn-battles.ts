import { type Direction, type Hex, neighbour, type Side } from '@boma/kernel'
import { COASTAL_ON, canCross, grid, HEXES, IS_LAND, OWNER, PEA, SHORES } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  ENTENTE,
  FIRST_BOAT,
  FIRST_SHIP,
  GERMAN,
  GROUND,
  isGround,
  MA,
  NATION,
  PORTUGUESE,
  STEPS,
  UNITS,
  type Unit,
} from '../roster.ts'
import { addCarriers, ENTRENCHED, FROM_EAST, firstIn, LANDED, mark, nextIn, put, REDUCED, sideOf } from '../stacks.ts'
import { type BattleGround, battleGround } from './battle-ground.ts'
import { type Below, drawsOf } from './scattered.ts'

interface Drawn {
  readonly at: Hex
  /** -1 for a pure landing. */
  readonly from: Hex
}

/** A place to fight, and where the attackers come from. */
function placeOf(below: Below): Drawn {
  for (;;) {
    const at = below(HEXES) as Hex
    if (IS_LAND[at] === 0 || SHORES[at] !== 1 || OWNER[at] === PEA) continue
    if (COASTAL_ON[at] !== 0 && below(3) === 0) return { at, from: -1 as Hex }
    const d = below(6) as Direction
    const from = neighbour(grid, at, d)
    if (canCross(at, d) && SHORES[from as Hex] === 1) return { at, from: from as Hex }
  }
}

/** A battle that follows from a seed, laid out and not begun; nobody may have come to attack. */
export function drawBattle(seed: number): BattleGround {
  const below = drawsOf(seed)
  const g = battleGround().set({ turn: 1 + below(45), leadership: below(2), portugal: 'entente' })
  const { at, from } = placeOf(below)
  const attacker = below(3) === 0 ? GERMAN : ENTENTE
  g.arrange((t) => {
    t.battle.attacker = attacker
    t.battle.at = at
    t.battle.from = from
    t.tracks.phasing = attacker
    t.tracks.segment = 1
    const some = (side: Side, most: number): readonly Unit[] => {
      const all = Array.from({ length: GROUND }, (_, u) => u as Unit).filter(
        (u) => sideOf(t, u) === side && NATION[u] !== PORTUGUESE,
      )
      // The first of all counters more often than others: what begins behind it would pass it over
      return Array.from({ length: 1 + below(most) }, () => all[below(6) === 0 ? 0 : below(all.length)] as Unit)
    }
    const defence = some((1 - attacker) as Side, 8)
    const attack = some(attacker, 8).filter((u) => (MA[u] as number) > 0)
    for (const u of defence) {
      put(t, u, at)
      if (below(2) === 0) mark(t, u, ENTRENCHED)
    }
    for (const u of [...defence, ...attack]) if (STEPS[u] === 2 && below(4) === 0) mark(t, u, REDUCED)
    for (const side of [GERMAN, ENTENTE]) if (below(2) === 0) addCarriers(t, side, at, 1 + below(2))
    // Others around, who shut ways of retreat and of supply.
    for (let n = below(8); n > 0; n--) strew(t, at, below, [...defence, ...attack])
    for (const u of attack) {
      put(t, u, at)
      t.attackers.add(u)
      if (from < 0) mark(t, u, below(3) === 0 ? LANDED | FROM_EAST : LANDED)
    }
    for (let n = below(4); n > 0; n--) anchor(t, at, below)
  })
  return g
}

/** A unit of either side near the battle, not in it, where no enemy is; or a vessel in a Patrol Box. */
function strew(t: Table, at: Hex, below: Below, taken: readonly Unit[]): void {
  const u = below(UNITS) as Unit
  if (taken.includes(u) || NATION[u] === PORTUGUESE) return
  if (!isGround(u)) {
    if (u < FIRST_BOAT) put(t, u, HEXES as Hex)
    return
  }
  const hex = neighbour(grid, at, below(6) as Direction) as Hex
  if (hex < 0 || hex >= HEXES || IS_LAND[hex] === 0 || OWNER[hex] === PEA || SHORES[hex] !== 1) return
  for (let v = firstIn(t, hex); v >= 0; v = nextIn(t, v)) if (isGround(v) && sideOf(t, v) !== sideOf(t, u)) return
  if (hex !== t.battle.from) put(t, u, hex)
}

/** A vessel of either side off the battle, if it lies on water: the attacker's fires for him, the defender's does so by itself. */
function anchor(t: Table, at: Hex, below: Below): void {
  const [first, last] = COASTAL_ON[at] === 1 ? [FIRST_SHIP, FIRST_BOAT] : [FIRST_BOAT, UNITS]
  const u = (first + below(last - first)) as Unit
  if (COASTAL_ON[at] === 0 || NATION[u] === PORTUGUESE) return
  put(t, u, at)
  if (sideOf(t, u) === t.battle.attacker) t.attackers.add(u)
}
