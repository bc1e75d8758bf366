import { describe, expect, test } from 'vitest'
import { isRain, lastTurn } from '../../rules/05-calendar.ts'
import { flow } from '../../sequence.ts'
import { english } from '../../words/english/index.ts'
import { dateOf } from '../../words/words.ts'
import { nobodyToCome } from '../fresh.ts'
import { given } from '../given.ts'

const rules = (name: string) => flow.procedures.find((p) => p.name === name)?.steps.map((step) => step.rule)

describe('5.1 the turn', () => {
  test('5.1.5 events, attrition, logistics and operations follow one another', () => {
    expect(rules('turn')).toEqual(['5.1', '8.4.1', '6.1', '6.2', '8.0', '9.0', '5.1.4', '5.1.5'])
  })

  test('5.1.2 every turn has a Logistics and an Operations Phase', () => {
    const g = given()
      .set({ turn: 6 })
      .units({ '1-FK': '2511' })
      .arrange(nobodyToCome)
      .run({ procedure: 'logistics', at: 0 })
    expect(g.t.tracks.segment).toBe(1)
    expect(g.events.map((e) => e.rule)).toContain('8.1.9a')
  })

  test('5.1.3 V23 rain turns are 8, 18, 28 and 38 alone', () => {
    expect(Array.from({ length: 45 }, (_, i) => i + 1).filter(isRain)).toEqual([8, 18, 28, 38])
  })

  test('5.1.3 without rain there are neither events nor attrition', () => {
    const g = given().set({ turn: 7 }).arrange(nobodyToCome).run({ procedure: 'random-events', at: 0 })
    expect(g.events.some((e) => e.rule.startsWith('6.'))).toBe(false)
  })

  test('5.1.4 only the last turn has a Victory Phase', () => {
    const end = (turn: number) => given().set({ turn }).arrange(nobodyToCome).run({ procedure: 'turn', at: 6 })
    expect(end(4).asked).toBe('german impulse')
    expect(end(5).asked).toBe('nobody')
    expect(lastTurn(given('campaign').t)).toBe(45)
  })

  test('5.1 turns are months, and the rains one turn of three', () => {
    expect([1, 5, 6, 7, 8, 9, 15, 16, 18, 45].map((turn) => english.names.month[turn])).toEqual([
      'August 1914',
      'December 1914',
      'January 1915',
      'February 1915',
      'the rains of 1915',
      'June 1915',
      'December 1915',
      'January 1916',
      'the rains of 1916',
      'December 1918',
    ])
    expect(dateOf(8).rain).toBe(true)
  })
})
