import { ALLOWED, type Hex, other, type Side } from '@boma/kernel'
import { expect, test } from 'vitest'
import { grid, HEXES } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { isGround, NAMES, type Unit } from '../../roster.ts'
import { canSomeSail, nextRetreat, whyNotEvacuate, whyNotRetreat } from '../../rules/11.12-ways.ts'
import { firstIn, isNeutral, nextIn, sideOf } from '../../stacks.ts'
import { drawsOf, scattered } from '../scattered.ts'
import { takenOff, waysOut } from '../second-reading/retreats.ts'
import { spotOf, worldOf } from '../second-reading/world.ts'

/** The rules of retreat once more, written from the rulebook without a look at the game, on scattered positions. */

const POSITIONS = 120

/** Every hex in which units lie, each as if it had just been lost to an attack out of one of its neighbours. */
function eachLost(t: Table, seed: number, visit: (at: Hex, from: Hex, side: Side) => void): void {
  const below = drawsOf(seed + 7_000)
  for (let at = 0 as Hex; at < HEXES; at++) {
    const first = firstIn(t, at)
    if (first < 0 || !isGround(first) || isNeutral(t, first)) continue
    const around = Array.from({ length: 6 }, (_, d) => grid.neighbours[(at * 6 + d) as never] as Hex).filter(
      (hex) => hex >= 0 && hex < HEXES,
    )
    // One in seven is a landing, which bars no hex.
    const from = below(7) === 0 ? (-1 as Hex) : (around[below(around.length)] ?? (-1 as Hex))
    visit(at, from, sideOf(t, first))
  }
}

function lose(t: Table, at: Hex, from: Hex, side: Side): void {
  t.battle.attacker = other(side)
  t.battle.at = at
  t.battle.from = from
  t.battle.pickFrom = 0 as Unit
  t.attackers.clear()
  t.defenders.clear()
  for (let u = firstIn(t, at); u >= 0 && isGround(u); u = nextIn(t, u)) if (sideOf(t, u) === side) t.defenders.add(u)
}

const party = (side: Side) => (['german', 'entente'] as const)[side] ?? 'nobody'

test('11.12.2 + 11.12.4: where beaten defenders may go, on each shore', () => {
  let ways = 0
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const t = scattered(seed)
    const w = worldOf(t)
    eachLost(t, seed, (at, from, side) => {
      lose(t, at, from, side)
      for (const shore of [0, 1] as const) {
        const found: string[] = []
        for (let hex = 0 as Hex; hex < HEXES; hex++) {
          const near = Math.abs(Math.trunc(hex / 48) - Math.trunc(at / 48)) <= 2
          if (near && whyNotRetreat(t, shore, hex) === ALLOWED) found.push(spotOf(hex))
        }
        const expected = waysOut(w, spotOf(at), from < 0 ? '' : spotOf(from), party(side), shore === 1)
        expect(found.toSorted(), `${seed}: ${spotOf(at)} ${shore}`).toEqual(expected.toSorted())
        expect(nextRetreat(t, shore, 0) >= 0).toBe(found.length > 0)
        ways += found.length
      }
    })
  }
  expect(ways).toBeGreaterThan(5_000)
})

test('10.3.6 + 10.3.3: who may be taken off by sea', () => {
  let off = 0
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const t = scattered(seed)
    const w = worldOf(t)
    eachLost(t, seed, (at, from, side) => {
      lose(t, at, from, side)
      for (const shore of [0, 1] as const) {
        const found: string[] = []
        for (let u = t.defenders.next(0); u >= 0; u = t.defenders.next(u + 1))
          if (whyNotEvacuate(t, side, shore, u) === ALLOWED) found.push(NAMES[u] ?? '')
        const expected = takenOff(w, spotOf(at), party(side), shore === 1)
        expect(found.toSorted(), `${seed}: ${spotOf(at)} ${shore}`).toEqual([...expected].toSorted())
        expect(canSomeSail(t, side, shore), `${seed}: ${spotOf(at)} ${shore}`).toBe(found.length > 0)
        off += found.length
      }
    })
  }
  expect(off).toBeGreaterThan(200)
})
