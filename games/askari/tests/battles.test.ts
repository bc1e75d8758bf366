import {
  ALLOWED,
  apply,
  check,
  type Direction,
  type Hex,
  legal,
  Moves,
  neighbour,
  question,
  type Side,
  searchDice,
  toDecide,
  writeAction,
} from '@boma/kernel'
import { expect, test } from 'vitest'
import { COASTAL_ON, canCross, grid, HEXES, IS_LAND, OWNER, PEA, SHORES } from '../board.ts'
import { askari } from '../index.ts'
import type { Table } from '../layout.ts'
import {
  ENTENTE,
  FIRST_BOAT,
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
import { ON_THE_BOARD } from '../rules/11-board.ts'
import { addCarriers, ENTRENCHED, FROM_EAST, firstIn, LANDED, mark, nextIn, put, REDUCED, sideOf } from '../stacks.ts'
import { type BattleGround, battleGround } from './battle-ground.ts'
import { type Below, drawsOf } from './scattered.ts'

/** Battles of all kinds, answered at random: each must end, whatever is answered, and leave nothing behind. */

const BATTLES = 800

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

function draw(seed: number): BattleGround {
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
      return Array.from({ length: 1 + below(most) }, () => all[below(all.length)] as Unit)
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

/** What a battle must not leave behind; '' when all is well. */
function left(t: Table): string {
  for (const [name, value] of Object.entries(t.battle)) if (value !== 0) return `battle.${name}`
  for (const set of ['attackers', 'defenders', 'aimed', 'struck', 'entering'] as const)
    if (t[set].next(0) >= 0) return set
  for (let u = 0 as Unit; u < UNITS; u++)
    if (((t.units.state[u] as number) & ON_THE_BOARD) !== 0) return `marks of ${u}`
  for (let hex = 0 as Hex; hex < HEXES; hex++) {
    const sides = new Set<number>()
    for (let u = firstIn(t, hex); u >= 0 && isGround(u); u = nextIn(t, u)) sides.add(sideOf(t, u))
    if (sides.size > 1) return `both sides in ${hex}`
  }
  return ''
}

test('11.1 battles of all kinds end, whatever is answered, and leave nothing behind; every listed answer is allowed', () => {
  const moves = new Moves()
  let answers = 0
  for (let seed = 1; seed <= BATTLES; seed++) {
    const g = draw(seed)
    const { t } = g
    const below = drawsOf(seed + 50_000)
    const dice = searchDice(seed)
    if (t.attackers.next(0) < 0) continue
    g.begin(dice)
    for (let n = 0; t.battle.round > 0 || isAtSea(t); n++) {
      expect(n, `${seed} never ends`).toBeLessThan(500)
      const name = question(askari, t)?.name
      legal(askari, t, moves)
      expect(moves.count, `${seed}: ${name} has no answer`).toBeGreaterThan(0)
      for (const a of moves.toArray())
        expect(check(askari, t, toDecide(askari, t), a), `${seed}: ${writeAction(askari.actions, a)}`).toBe(ALLOWED)
      apply(askari, t, toDecide(askari, t), moves.at(below(moves.count)), dice)
      answers++
    }
    expect(left(t), `${seed}`).toBe('')
  }
  expect(answers).toBeGreaterThan(BATTLES)
})

/** Are those who left by sea being sought? */
const isAtSea = (t: Table): boolean => t.entering.next(0) >= 0
