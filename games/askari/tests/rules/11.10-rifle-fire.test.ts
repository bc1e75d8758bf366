import { describe, expect, test } from 'vitest'
import { battleGround } from '../battle-ground.ts'

const field = (turn = 16) => battleGround().set({ turn }).carriers('entente', '3018')
const attack = (march: string) => ({ at: '3018', from: '2919', march })
const rifles = (g: ReturnType<typeof field>) =>
  g.events.filter((e) => e.kind.startsWith('rifle')).map((e) => [e.facts['type'], e.facts['need']])

describe('11.10 rifle fire', () => {
  test('11.10.2, 11.10.3, 11.10.5, 11.10.6 the defender first, one die for each unit with a rifle value', () => {
    const g = field().defend('3018', '1-FK').assault(attack('5-SAI MGs-1')).dice(6, 6, 6).play('stand')
    expect(rifles(g)).toEqual([
      [0, 2],
      [0, 4],
    ])
  })

  test('11.10.4 all types are named before any die is rolled (V17)', () => {
    const g = field().defend('3018', '1-FK', 'entrenched').defend('3018', '2-FK')
    g.assault(attack('9-SAI 10-SAI 29-Pjb')).dice(6, 6, 6, 6).play('stand')
    expect(g.asked).toBe('entente rifles')
    expect(g.legal).toContain('assign 9-SAI')
    g.play('assign 9-SAI')
    expect(g.why('assign 1-FK')).toBe('11.10.3')
    expect(rifles(g).length).toBe(2)
    g.dice(6, 6, 6).play('go')
    expect(rifles(g).slice(2).toSorted()).toEqual([
      [0, 4],
      [0, 4],
      [1, 3],
    ])
  })

  test('11.10.4 or all at the entrenched at once', () => {
    const g = field().defend('3018', '1-FK', 'entrenched').defend('3018', '2-FK')
    g.assault(attack('9-SAI 10-SAI')).dice(6, 6, 6, 6).play('stand').dice(6, 6).play('all')
    expect(rifles(g).slice(2)).toEqual([
      [1, 3],
      [1, 3],
    ])
  })

  test('11.10.7, 11.10.8 the owner gives out the hits, one to each unit, each with its morale check first', () => {
    const g = field().defend('3018', '1-FK 4-SK').assault(attack('9-SAI 10-SAI')).dice(6, 6, 6, 6, 1, 1).play('stand')
    expect(g.asked).toBe('german loss')
    g.dice(5, 4).play('lose 1-FK')
    // The second hit must fall on the other.
    expect([g.at('1-FK'), g.at('4-SK')]).toEqual(['3018 reduced', '3018 reduced'])
  })

  test('11.10.7 three hits on two units of which the first breaks: the third eliminates the unbroken one (V30)', () => {
    const g = field()
      .defend('3018', '1-FK 4-SK')
      .assault(attack('9-SAI 10-SAI 11-SAI'))
      .dice(6, 6, 6, 6, 1, 1, 1)
      .play('stand')
    g.dice(6, 4).play('lose 1-FK')
    expect(g.at('4-SK')).toBe('pile')
    expect(g.at('1-FK')).not.toContain('pile')
  })

  test('11.10.7 while others of its kind are unhit, a unit is not hit twice', () => {
    const g = field()
      .defend('3018', '1-FK 4-SK A-RK')
      .assault(attack('9-SAI 10-SAI 11-SAI'))
      .dice(6, 6, 6, 6, 6, 6, 1, 1, 6)
    g.play('stand').dice(5).play('lose 1-FK')
    expect(g.why('lose 1-FK')).toBe('11.10.7')
    expect(g.legal).toEqual(g.legal.filter((a) => a === 'lose 4-SK' || a === 'lose A-RK'))
  })

  test('11.10.7 what finds nobody is lost', () => {
    const g = field().defend('3018', '1-FK', 'reduced').assault(attack('9-SAI 10-SAI')).dice(6, 6, 1, 1).play('stand')
    expect(g.at('1-FK')).toBe('pile')
    expect(g.told).toContain('battleWon')
  })

  test('11.10.9 then the outcome is judged', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI')).dice(6, 6, 6).play('stand')
    expect(g.told.indexOf('battleWon')).toBeGreaterThan(g.told.lastIndexOf('rifleMissed'))
  })
})
