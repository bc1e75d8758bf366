import { EVERYONE, only } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { GERMAN } from '../../roster.ts'
import { marching, offered, spent } from '../marching.ts'

const NINE = ['SAMR-1', 'SAMR-2', 'SAMR-3', 'SAMR-4', 'CTH', 'DEOR', 'DLI', 'SAEC', 'A-Sup-1']
const all = (names: readonly string[], at: string) => Object.fromEntries(names.map((name) => [name, at]))

describe('12.1 forces', () => {
  test('12.1 any mobile units of a hex form a force, and the others stay', () => {
    const g = marching('german', { 'FK-1': '3424', 'FK-2': '3424', 'FK-3': '3424' })
    g.play('march from 3424')
    expect(g.legal).toEqual(['join FK-1', 'join FK-2', 'join FK-3', 'all'])
    g.play('join FK-1', 'join FK-3', 'go', 'step to 3325')
    expect(['FK-1', 'FK-2', 'FK-3'].map((name) => g.at(name))).toEqual(['3325', '3424', '3325'])
  })

  test('12.1 units are named upwards, so that each force is formed in one way only', () => {
    const g = marching('german', { 'FK-1': '3424', 'FK-2': '3424' }).play('march from 3424', 'join FK-2')
    expect(g.why('join FK-1')).toBe('12.1')
    expect(g.legal).toEqual(['go'])
  })

  test('12.1 the units of two hexes are no force, and neither is nobody', () => {
    const g = marching('german', { 'FK-1': '3424', 'FK-2': '3425' }).play('march from 3424')
    expect(g.why('join FK-2')).toBe('12.1')
    expect(g.why('go')).toBe('12.1')
    expect(g.why('join SAMR-1')).toBe('12.1')
  })

  test('12.1 a march needs units of one’s own', () => {
    const g = marching('german', { 'FK-1': '3424', DEOR: '3326' })
    expect(g.why('march from 3326')).toBe('12.1')
    expect(g.why('march from 3325')).toBe('12.1')
    expect(g.why('march from cape')).toBe('12.1')
    expect(offered(g, 'march from')).toEqual(['3424'])
  })

  test('12.1, 26.0 under fog the enemy sees a force set out, but not who joins it', () => {
    const g = marching('german', { 'FK-1': '3424', 'FK-2': '3424' }, 'fog').play('march from 3424', 'all')
    expect(g.events.map((e) => [e.kind, e.secret, e.seenBy])).toEqual([
      ['marchBegan', [], EVERYONE],
      ['joined', 'all', only(GERMAN)],
      ['joined', 'all', only(GERMAN)],
    ])
    const open = marching('german', { 'FK-1': '4028' }, 'fog').play('march from 4028', 'all')
    expect(open.events.at(-1)).toMatchObject({ kind: 'joined', seenBy: EVERYONE })
  })
})

describe('12.2 price of a march', () => {
  test('12.2 one action point, whatever the size of the force', () => {
    const g = marching('allied', all(NINE, '3425')).play('march from 3425', 'all', 'step to 3525')
    expect(g.points('allied')).toBe(5)
    expect(NINE.map((name) => g.at(name))).toEqual(NINE.map(() => '3525'))
    expect(g.events[0]).toMatchObject({ kind: 'marchBegan', rule: '12.2', facts: { left: 5 } })
  })

  test('12.2 the same for an attack with or without a move', () => {
    const g = marching('allied', { DEOR: '3326', 'FK-1': '3525' })
    g.play('march from 3326', 'all', 'step to 3425', 'attack 3525')
    expect(g.points('allied')).toBe(5)
    expect([g.t.battle.from, g.t.battle.at].every((h) => h > 0)).toBe(true)
    const still = marching('allied', { DEOR: '3425', 'FK-1': '3525' }).play(
      'march from 3425',
      'all',
      'stop',
      'attack 3525',
    )
    expect(still.points('allied')).toBe(5)
  })

  test('12.2 without a point there is no march', () => {
    const g = marching('allied', { DEOR: '3425' }).set({ allied: 0 })
    expect(g.why('march from 3425')).toBe('9.2')
    expect(g.legal).toEqual(['end'])
  })

  test('12.2, 15.2 the attack goes into one of the next hexes, and not over water', () => {
    const g = marching('allied', { DEOR: '3425', 'FK-1': '3525', 'FK-2': '3624' }).play(
      'march from 3425',
      'all',
      'stop',
    )
    expect([g.why('attack 3624'), g.why('attack 3424'), g.why('attack 3525')]).toEqual(['15.2', '15.2', ''])
    const coast = marching('german', { 'FK-1': '2119', DEOR: '2120', DLI: '2118' }).play(
      'march from 2119',
      'all',
      'stop',
    )
    expect([coast.why('attack 2120'), coast.why('attack 2118')]).toEqual(['13.6', ''])
  })

  test('12.2 no battle is offered where no enemy is near', () => {
    const g = marching('allied', { DEOR: '3425', 'FK-1': '3625' }).play('march from 3425', 'all', 'stop')
    expect(g.asked).toBe('allied act')
  })
})

describe('12.3 marching again', () => {
  test('12.3 a unit marches as often as it is paid for, with all its points each time', () => {
    const g = marching('allied', { 'SAMR-1': '3425' })
    g.play('march from 3425', 'all', 'step to 3525', 'step to 3526', 'step to 3425', 'stop')
    g.play('march from 3425', 'all')
    expect(spent(g, 'SAMR-1')).toBe(0)
    g.play('step to 3525', 'stop', 'march from 3525')
    expect(g.points('allied')).toBe(3)
  })

  test('12.3 nobody has to march', () => {
    const g = marching('allied', { 'SAMR-1': '4029' }).play('end')
    expect([g.points('allied'), g.at('SAMR-1')]).toEqual([6, '4029'])
    expect(g.asked).not.toBe('allied act')
  })

  test('12.3 nothing of a march is left on the table when it is over', () => {
    const g = marching('allied', { 'SAMR-1': '3425', DEOR: '3425' })
    g.play('march from 3425', 'all', 'step to 3525', 'drop DEOR', 'step to 3526', 'stop')
    const { mode, from, at, steps, picked } = g.t.march
    expect([mode, from, at, steps, picked, g.t.force.size]).toEqual([0, 0, 0, 0, -1, 0])
    expect(spent(g, 'SAMR-1') + spent(g, 'DEOR')).toBe(0)
  })
})

describe('12.4 who attacks', () => {
  test('12.4 who came must attack, who was there may', () => {
    const g = marching('allied', { DEOR: '3425', DLI: '3326', 'FK-1': '3525' })
    g.play('march from 3326', 'all', 'step to 3425', 'attack 3525')
    expect(g.asked).toBe('allied join')
    expect(g.legal).toContain('join DEOR')
    expect(g.why('join DLI')).not.toBe('')
    expect(g.points('allied')).toBe(5)
  })
})
