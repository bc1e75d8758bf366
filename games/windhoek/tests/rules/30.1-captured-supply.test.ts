import { describe, expect, test } from 'vitest'
import { ALLIED } from '../../roster.ts'
import { type BattleGround, battleGround } from '../battle-ground.ts'

type Where = string | readonly [string, 'disrupted']
const ambush = (units: Readonly<Record<string, Where>>, ...options: readonly 'captured-supply'[]): BattleGround =>
  battleGround(...options)
    .units({ DEOR: '3425', DLI: '3425', Kimb: '3425', ...units })
    .attack('3425', '3525', 'DEOR DLI Kimb')

describe('30.1 captured supply', () => {
  const one = { 'G-Sup-1': ['3525', 'disrupted'] } as const

  test('30.1 a supply unit eliminated in a battle that is won brings a point', () => {
    const g = ambush(one, 'captured-supply').dice(6, 1, 1, 1, 1).play('go', 'fight', 'end')
    expect(g.points('allied')).toBe(1)
    expect(g.told('pointsGained')).toEqual([[ALLIED, 1, 1]])
    expect(g.citesOf('pointsGained')).toEqual(['30.1'])
  })

  test('30.1 not without the option', () => {
    expect(ambush(one).dice(6, 1, 1, 1, 1).play('go', 'fight', 'end').points('allied')).toBe(0)
  })

  test('30.1 each unit and each truck counts', () => {
    const both = { ...one, LP: ['3525', 'disrupted'] } as const
    const g = ambush(both, 'captured-supply').dice(6, 1, 1, 1, 1).play('go', 'fight', 'end')
    expect(g.points('allied')).toBe(2)
  })

  test('30.1 nothing for other units', () => {
    const g = ambush({ ...one, 'Patrol-1': '3525' }, 'captured-supply')
      .dice(6, 1, 1, 1, 1)
      .play('go', 'fight', 'end')
    expect(g.at('Patrol-1')).toBe('recruits')
    expect(g.points('allied')).toBe(1)
  })

  test('30.1 also one that is lost on the retreat', () => {
    const g = battleGround('captured-supply')
      .units({ 'SAMR-1': '3425', 'G-Sup-1': '3525' })
      .attack('3425', '3525', 'SAMR-1')
      .dice(6, 1, 1, 6, 1)
      .play('go', 'fight')
      .dice(1)
      .play('fall back to 3526', 'end')
    expect(g.at('G-Sup-1')).toBe('recruits')
    expect(g.points('allied')).toBe(1)
  })

  test('30.1, 14.4 not one that is given up because it crowds the hex it retreats to', () => {
    const twelve = Array.from({ length: 12 }, (_, i) => [`FK-${i + 1}`, '3526'] as const)
    const g = ambush({ 'G-Sup-1': '3525', ...Object.fromEntries(twelve) }, 'captured-supply')
      .dice(6, 1, 1, 6, 6, 6, 1)
      .play('go', 'fight', 'fall back to 3526', 'end', 'remove G-Sup-1')
    expect([g.at('G-Sup-1'), g.isOver, g.points('allied')]).toEqual(['recruits', true, 0])
    expect(g.told('battleWon')).toEqual([[ALLIED]])
  })

  test('30.1 nothing after a draw', () => {
    const g = ambush({ ...one, 'FK-1': '3525' }, 'captured-supply')
      .dice(6, 1, 1, 6, 6)
      .play('go', 'fight')
    g.dice(6).play('hit G-Sup-1')
    expect(g.at('G-Sup-1')).toBe('recruits')
    expect(g.citesOf('battleDrawn')).toEqual(['17.3'])
    expect(g.points('allied')).toBe(0)
  })
})
