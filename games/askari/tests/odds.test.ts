import { type Action, apply, blank, copy, parseAction, searchDice, toDecide } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { PILE } from '../board.ts'
import { askari } from '../index.ts'
import { answerFor, battleForecast, PLAYED } from '../odds.ts'
import { type Unit, unit } from '../roster.ts'
import { is, REDUCED } from '../stacks.ts'
import { type BattleGround, battleGround } from './battle-ground.ts'

const action = (text: string): Action => parseAction(askari.actions, text) ?? (-1 as Action)

/** A battle on a plain field, both fed; Germans defend unless told otherwise. */
function fight(
  defence: string,
  march: string,
  how: { dug?: boolean; turn?: number; led?: readonly ('german' | 'entente')[]; unfed?: boolean } = {},
): BattleGround {
  const { dug = false, turn = 16, led = [], unfed = false } = how
  const g = battleGround().set({ turn })
  if (!unfed) g.carriers('entente', '3018')
  g.defend('3018', defence, ...(dug ? (['entrenched'] as const) : []))
  g.assault({ at: '3018', from: '2919', march })
  return led.reduce((position, side) => position.led(side), g)
}

/** Battles as they are played: the same answers, other dice, and what is counted is read off the table. */
function played(g: BattleGround, first: string, n: number, key: number) {
  const t = blank(askari)
  const dead = (u: Unit) => t.units.where[u] === PILE
  const own = (side: 'attackers' | 'defenders') => {
    const found: Unit[] = []
    for (let u = g.t[side].next(0); u >= 0; u = g.t[side].next(u + 1)) found.push(u)
    return found
  }
  const [attack, defence] = [own('attackers'), own('defenders')]
  const lost = [0, 0]
  let wins = 0
  for (let i = 0; i < n; i++) {
    copy(g.t, t)
    const dice = searchDice([key, i])
    let next: Action | undefined = action(first)
    while (next !== undefined && t.battle.round > 0) {
      apply(askari, t, toDecide(askari, t), next, dice)
      next = t.battle.beaten > 0 ? undefined : answerFor(askari, t)
    }
    const isHeld =
      t.battle.round > 0
        ? t.battle.beaten - 1 === g.t.battle.attacker
        : attack.every((u) => dead(u) || t.units.where[u] !== g.t.battle.at)
    if (!isHeld) wins++
    for (const u of attack) lost[0] = (lost[0] ?? 0) + stepsLost(t, u, dead(u))
    for (const u of defence) lost[1] = (lost[1] ?? 0) + stepsLost(t, u, dead(u))
  }
  return { win: wins / n, lost: lost.map((steps) => steps / n) }
}
const stepsLost = (t: BattleGround['t'], u: Unit, isDead: boolean): number => (isDead ? 2 : is(t, u, REDUCED) ? 1 : 0)
const mean = (chances: readonly number[]) => chances.reduce((sum, p, n) => sum + p * n, 0)

const INDIANS = '13-Rjpt 61st 63-Pm 98th 101-Gn 3-Gwlr Kptala Rmpr Bjrtpr'
const EIGHT_FK = '1-FK 2-FK 3-FK 4-FK 5-FK 6-FK 7-FK 8-FK'
const FOUR_FK = '1-FK 2-FK 3-FK 4-FK'

describe('what the numbers do: 11.1 to 11.11 played 3,000 times each', () => {
  test('11.13 nine second-line Indian battalions win less than 2 % against eight entrenched companies with leadership', () => {
    const g = fight(EIGHT_FK, INDIANS, { dug: true, turn: 4, led: ['german'] })
    const { win, lost } = played(g, 'stand', 3000, 7)
    expect(win).toBeLessThan(0.02)
    expect(lost[0]).toBeCloseTo(9.3, 0)
    expect(lost[1]).toBeCloseTo(0.8, 0)
  })

  test('11.9 two KAR battalions against one company: between 30 and 55 %', () => {
    const { win } = played(fight('1-FK', '1/3-KAR 1/4-KAR', { turn: 1 }), 'stand', 3000, 7)
    expect(win).toBeGreaterThan(0.3)
    expect(win).toBeLessThan(0.55)
  })

  test.each([
    ['8 SAI and 2 SAFA, open', FOUR_FK, '5-SAI 6-SAI 7-SAI 8-SAI 9-SAI 10-SAI 11-SAI 12-SAI 1-SAFA 2-SAFA', {}, 0.04],
    [
      'the same, entrenched',
      FOUR_FK,
      '5-SAI 6-SAI 7-SAI 8-SAI 9-SAI 10-SAI 11-SAI 12-SAI 1-SAFA 2-SAFA',
      { dug: true },
      0.01,
    ],
    [
      '8 SAI without a line',
      FOUR_FK,
      '5-SAI 6-SAI 7-SAI 8-SAI 9-SAI 10-SAI 11-SAI 12-SAI',
      { dug: true, unfed: true },
      0,
    ],
    [
      '8 KAR with leadership, turn 30',
      FOUR_FK,
      '1/1-KAR 2/1-KAR 3/1-KAR 4/1-KAR 1/2-KAR 2/2-KAR 3/2-KAR 1/3-KAR',
      { dug: true, turn: 30, led: ['entente'] as const },
      0.3,
    ],
  ])('11.11 %s', (_, defence, attack, how, expected) => {
    const { win } = played(fight(defence, attack, how), 'stand', 3000, 7)
    expect(Math.abs(win - expected)).toBeLessThan(0.12)
  })
})
