import { FIRST, SECOND } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { scene, unit } from '../given.ts'

const facing = { B1: 'rifles 0302', B2: 'scouts 0403', R1: 'rifles 0702', R2: 'gun 0603' }

describe('3.0 Sequence of play', () => {
  test('3.1 first Blue activates its counters, then Red, then a new turn begins', () => {
    const g = scene(facing, { turn: 2 })
    expect(g.decision).toEqual({ side: FIRST, rule: '3.2', prompt: 'activate' })
    g.play('end')
    expect(g.decision).toEqual({ side: SECOND, rule: '3.2', prompt: 'activate' })
    g.play('end')
    expect(g.decision).toMatchObject({ side: FIRST, prompt: 'activate' })
    expect(g.table.tracks.turn).toBe(3)
    expect(g.events).toMatchObject([
      { kind: 'playerTurnBegan', rule: '3.1', facts: { side: SECOND } },
      { kind: 'turnBegan', rule: '3.1', facts: { turn: 3 } },
      { kind: 'playerTurnBegan', rule: '3.1', facts: { side: FIRST } },
    ])
  })

  test('3.1 in its next phase every counter may act and march again', () => {
    const g = scene(facing).play('activate B1', 'march to 0401', 'march to 0402', 'halt', 'end')
    expect(g.table.units.spent[unit('B1')]).toBe(0)
    g.play('end')
    expect(g.why('activate B1')).toBe('')
    expect(g.play('activate B1').why('march to 0502')).toBe('')
  })

  test('3.2 the side chooses a counter of its own, on the map, that has not acted', () => {
    const g = scene(facing)
    expect([g.why('activate R1'), g.whyName('activate R1')]).toEqual(['3.2', 'enemyCounter'])
    expect([g.why('activate B3'), g.whyName('activate B3')]).toEqual(['3.2', 'gone'])
    expect(g.why('activate B1')).toBe('')
    g.play('activate B1', 'halt')
    expect([g.why('activate B1'), g.whyName('activate B1')]).toEqual(['3.2', 'actedAlready'])
    expect(g.legal()).toEqual(['activate B2', 'end'])
    expect(g.cites).toEqual(['3.2'])
  })

  test('3.2 it acts before the next is chosen', () => {
    const g = scene(facing).play('activate B1')
    expect(g.why('activate B2')).toBe('notNow')
    expect(g.decision).toEqual({ side: FIRST, rule: '4.1', prompt: 'march' })
  })

  test('3.3 a side may end its phase before all its counters have acted, even before any', () => {
    const g = scene(facing)
    expect(g.legal()).toContain('end')
    expect(g.play('activate B2', 'halt').legal()).toContain('end')
    expect(g.play('end').decision?.side).toBe(SECOND)
    expect(g.play('end').decision?.side).toBe(FIRST)
  })
})
