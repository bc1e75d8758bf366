import { type Action, apply, blank, copy, parseAction, searchDice, toDecide } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { PILE } from '../board.ts'
import { answerFor } from '../counsel/answers.ts'
import { battleForecast } from '../counsel/battle.ts'
import { askari } from '../index.ts'
import type { Unit } from '../roster.ts'
import { is, REDUCED } from '../stacks.ts'
import { impulse } from './at-sea.ts'
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
      next = t.battle.beaten > 0 ? undefined : answerFor(t)
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

describe('11.7.3, 11.11.1 a lone coastal defence holds its harbour in the line, for with the guns it would hold nothing', () => {
  const chance = (defence: string, march: string): number => {
    const laid = [
      ...defence.split(' ').map((name) => [name, ['3018', 'entrenched']]),
      ...march.split(' ').map((name) => [name, '2919']),
    ]
    const g = impulse('entente', Object.fromEntries(laid)).carriers('entente', '2919').play('march from 2919', 'all')
    if (g.asked === 'entente supply') g.play('end')
    return battleForecast(g.t, action('step to 3018'), 1914, 2_000)?.win ?? -1
  }
  test.each([
    ['Tanga-Hrbr', '2-LNL', 0.02, 0.4],
    ['Tanga-Hrbr', '13-Rjpt 61st', 0.02, 0.4],
    ['Tanga-Hrbr Dar-Hrbr', '2-LNL 29-Pjb', 0, 0.3],
  ])('%s against %s', (defence, march, least, most) => {
    const win = chance(defence, march)
    expect(win).toBeGreaterThanOrEqual(least)
    expect(win).toBeLessThan(most)
  })
  test('beside others it bombards', () => {
    const g = battleGround().set({ turn: 4 }).carriers('entente', '3018')
    g.defend('3018', 'Tanga-Hrbr 1-FK').assault({ at: '3018', from: '2919', march: '2-LNL' }).play('stand')
    expect([g.asked, answerFor(g.t)]).toEqual(['german deploy', action('go')])
    const alone = battleGround().set({ turn: 4 }).carriers('entente', '3018')
    alone.defend('3018', 'Tanga-Hrbr').assault({ at: '3018', from: '2919', march: '2-LNL' })
    expect(answerFor(alone.t)).toBe(action('line Tanga-Hrbr'))
  })
})

describe('a forecast is what is played if both answer as it assumes', () => {
  /** Positions in which somebody is asked, with an answer to weigh. */
  const asked: readonly (readonly [what: string, played: number, at: () => BattleGround, answer: string])[] = [
    ['standing against two battalions', 8_000, () => fight('1-FK', '1/3-KAR 1/4-KAR', { turn: 1 }), 'stand'],
    ['standing with guns on both sides', 8_000, () => fight('1-FK 4-SK Herng', '9-SAI 10-SAI 29-Pjb 1-SAFA'), 'stand'],
    ['whom to lose, 20,000 times', 20_000, () => fight('1-FK', '9-SAI 29-Pjb').dice(3).play('stand'), 'lose 29-Pjb'],
    [
      'leading, in trenches and out of them, late in the war, 20,000 times',
      20_000,
      () =>
        battleGround()
          .set({ turn: 30, leadership: 1 })
          .carriers('entente', '3018')
          .defend('3018', '1-FK 2-FK', 'entrenched')
          .defend('3018', '3-FK')
          .assault({ at: '3018', from: '2919', march: '1/3-KAR 1/4-KAR 2/2-KAR 1/2-KAR Maxim' })
          .play('stand'),
      'lead',
    ],
  ]

  test.each(asked)('11.11 %s', (_, n, at, answer) => {
    const g = at()
    const told = battleForecast(g.t, action(answer))
    const truth = played(g, answer, n, 99)
    expect(told?.played).toBeGreaterThan(0)
    expect(Math.abs((told?.win ?? 2) - truth.win)).toBeLessThan(told?.range ?? 0)
    expect((told?.win ?? 0) + (told?.lose ?? 0)).toBeCloseTo(1, 12)
    const before = steps(g)
    expect(Math.abs(mean(told?.steps[0] ?? []) - ((truth.lost[0] ?? 0) - before[0]))).toBeLessThan(0.2)
    expect(Math.abs(mean(told?.steps[1] ?? []) - ((truth.lost[1] ?? 0) - before[1]))).toBeLessThan(0.2)
  })

  /** Steps that both had lost when they were asked. */
  const steps = (g: BattleGround): readonly [number, number] => {
    const of = (side: 'attackers' | 'defenders') => {
      let lost = 0
      for (let u = g.t[side].next(0); u >= 0; u = g.t[side].next(u + 1)) lost += is(g.t, u, REDUCED) ? 1 : 0
      return lost
    }
    return [of('attackers'), of('defenders')]
  }

  test('11.5.4 of a withdrawal nothing is fought out', () => {
    const told = battleForecast(fight('1-FK', '9-SAI').t, action('withdraw'))
    expect(told).toMatchObject({ withdrawn: 1, win: 0, lose: 0 })
  })

  test('is the same every time, and changes nothing', () => {
    const g = fight('1-FK', '9-SAI')
    const before = g.t.bytes.slice()
    expect(battleForecast(g.t, action('stand'))).toEqual(battleForecast(g.t, action('stand')))
    expect(g.t.bytes).toEqual(before)
  })

  test('is none where no battle comes of an answer', () => {
    const g = fight('1-FK', '9-SAI').play('withdraw')
    expect(battleForecast(g.t, action('retreat 3019'))).toBeUndefined()
  })
})
