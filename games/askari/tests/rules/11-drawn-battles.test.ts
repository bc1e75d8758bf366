import {
  ALLOWED,
  apply,
  check,
  type Hex,
  legal,
  Moves,
  question,
  searchDice,
  toDecide,
  writeAction,
} from '@boma/kernel'
import { expect, test } from 'vitest'
import { HEXES } from '../../board.ts'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { isGround, UNITS, type Unit } from '../../roster.ts'
import { ON_THE_BOARD } from '../../rules/11-board.ts'
import { firstIn, nextIn, sideOf } from '../../stacks.ts'
import { drawBattle } from '../drawn-battles.ts'
import { drawsOf } from '../scattered.ts'

/** Battles of all kinds, answered at random: each must end, whatever is answered, and leave nothing behind. */

const BATTLES = 800

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
    const g = drawBattle(seed)
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
