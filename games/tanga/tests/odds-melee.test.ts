import { describe, expect, test } from 'vitest'
import { hex } from '../board.ts'
import { meleeForecast } from '../counsel/odds/melee.ts'
import { given, type Position } from './given.ts'
import { meleeOddsFaults } from './melee-odds.ts'

/** Melees fought out for each position; many more: `npm run forecasts`. */
const FOUGHT = 400

function compare(g: Position, from: string, at: string): void {
  const { win, lose, ruin } = meleeForecast(g.t, hex(from), hex(at))
  expect(win + lose + ruin).toBeCloseTo(1, 10)
  expect(meleeOddsFaults(g.t, hex(from), hex(at), FOUGHT)).toEqual([])
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
