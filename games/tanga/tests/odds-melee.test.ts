import { type Action, apply, blank, copy, type Hex, type Side, type Sink, searchDice, toDecide } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../actions.ts'
import { hex } from '../board.ts'
import { tanga } from '../index.ts'
import type { Table } from '../layout.ts'
import { meleeForecast } from '../odds.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { hasAttackers, hasDefenders } from '../rules/11.2-rounds.ts'
import { given, type Position } from './given.ts'

/** Melees fought out for each position. */
const PLAYED = 800
/** Four standard errors of a share near one half: among so few comparisons it never happens by chance. */
const RANGE = (4 * 0.5) / Math.sqrt(PLAYED)

/** What is noted of a melee while it is fought. */
class Reporter implements Sink {
  end = ''
  rounds = 0
  readonly lost: [number, number] = [0, 0]
  readonly #t: Table
  readonly #attacker: Side
  constructor(t: Table, attacker: Side) {
    this.#t = t
    this.#attacker = attacker
  }
  rolled(): void {}
  told(kind: string, _rule: string, { unit = 0 }: Record<string, number>): void {
    if (this.end !== '') return
    if (kind === 'clashed') this.rounds++
    else if (kind === 'brokeOff') this.end = 'lose'
    else if (kind === 'failedMelee') this.lost[SIDE_OF[unit as Unit] === this.#attacker ? 0 : 1]++
    else if (kind === 'meleeOver') this.end = !hasDefenders(this.#t) ? (hasAttackers(this.#t) ? 'win' : 'ruin') : 'lose'
  }
}

/** Plays a melee out in which both fight on. */
function fought(t: Table, from: Hex, at: Hex, seed: number): Reporter {
  const report = new Reporter(t, t.tracks.phasing)
  const dice = searchDice([1914, seed])
  let action: Action = act.charge(from)
  for (; report.end === ''; action = report.rounds === 0 ? act.storm(at) : act.fight())
    apply(tanga, t, toDecide(tanga, t), action, dice, report)
  return report
}

function compare(g: Position, from: string, at: string): void {
  const forecast = meleeForecast(g.t, hex(from), hex(at))
  expect(forecast.win + forecast.lose + forecast.ruin).toBeCloseTo(1, 10)
  const t = blank(tanga)
  const ends: Record<string, number> = { win: 0, lose: 0, ruin: 0 }
  const steps = [new Map<number, number>(), new Map<number, number>()] as const
  let rounds = 0
  for (let i = 0; i < PLAYED; i++) {
    copy(g.t, t)
    const { end, lost, rounds: n } = fought(t, hex(from), hex(at), i)
    ends[end] = (ends[end] ?? 0) + 1
    rounds += n
    for (const side of [0, 1] as const) steps[side].set(lost[side], (steps[side].get(lost[side]) ?? 0) + 1)
  }
  const { win, lose, ruin } = forecast
  for (const [end, chance] of Object.entries({ win, lose, ruin }))
    expect(Math.abs((ends[end] ?? 0) / PLAYED - chance), end).toBeLessThan(RANGE)
  for (const side of [0, 1] as const)
    for (const [n, chance] of forecast.steps[side].entries())
      expect(Math.abs((steps[side].get(n) ?? 0) / PLAYED - chance), `${n} steps`).toBeLessThan(RANGE)
  expect(rounds / PLAYED / forecast.rounds).toBeCloseTo(1, 1)
}

describe('11.2 the odds of a melee are what comes of melees fought to the end', () => {
  test('11.2 one against one in the open', () => {
    compare(given().units({ 'raj13-a': '0310 N', 'fk6-1': '0309 S' }).phase('britishMelee'), '0310', '0309')
  })

  test('11.2 stacks with leaders, who may fall', () => {
    const g = given().units({
      ...{ 'lnl2-a': '0310 N', 'lnl2-b': '0310', 'lnl2-co': '0310', 'lnl2-2ic': '0310' },
      ...{ 'fk6-1': '0309 S', 'fk6-mg1': '0309', 'fk6-2': '0309 disorganized', poppe: '0309' },
    })
    compare(g.phase('britishMelee'), '0310', '0309')
  })

  test('11.2 machine guns that attack, marked units that defend', () => {
    const g = given().units({
      ...{ 'fk17-mg1': '0310 N', 'fk17-1': '0310', adler: '0310' },
      ...{ 'gren101-a': '0309 S', 'gren101-c': '0309 retreated', wapshare: '0309' },
    })
    compare(g.phase('germanMelee'), '0310', '0309')
  })

  test('11.2 twenty rounds against the trench on the embankment', () => {
    const g = given().units({ 'pli63-a': '1211 NW', 'pli63-b': '1211', aitken: '1211', 'aura-freiw': '1111 SE' })
    compare(g.works({ '1111': 'trench' }).phase('britishMelee'), '1211', '1111')
  })

  test('12.3 on a flank, among sects, with starred counters', () => {
    const g = given().units({ 'kgo61-a': '0310 N', 'kgo61-e': '0310', aitken: '0310', 'aura-pol': '0309 N' })
    compare(g.phase('britishMelee'), '0310', '0309')
  })
})

test('11.2 what counts in a melee adds up to what the dice must not exceed', () => {
  const g = given().units({ 'lnl2-a': '1211 NW', 'lnl2-b': '1211', 'lnl2-co': '1211', 'fk6-1': '1111 NW' })
  const { attack, defence } = meleeForecast(g.works({ '1111': 'trench' }).t, hex('1211'), hex('1111'))
  const sum = (lines: readonly { readonly value: number }[]): number => lines.reduce((n, each) => n + each.value, 0)
  // Ruling T60 in melee: 5 + 7 + 7 on the flank, the officer's 2, less 2 and 2
  expect(sum(attack)).toBe(5 + 7 + 7 + 2 - 2 - 2)
  expect(sum(defence)).toBe(5 + 4)
  expect(attack.map((each) => each.rule)).toEqual(['11.2a', '11.2a', '11.2a', '12.3', '17.2.4', '18.5.4', '18.3'])
})
