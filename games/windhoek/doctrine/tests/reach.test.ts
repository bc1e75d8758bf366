import { describe, expect, test } from 'vitest'
import { CAPE, hex } from '../../board.ts'
import { ALLIED, GERMAN } from '../../roster.ts'
import { marching, RAIN } from '../../tests/marching.ts'
import { findReach, firstLeg, pointsTo } from '../reach.ts'

const RIDERS = 14
const INFANTRY = 8
const from = (at: string, allowance: number, where: Parameters<typeof marching>[1] = {}, turn = 2) => {
  const { t } = marching('allied', where).set({ turn })
  return findReach(t, { side: ALLIED, from: at === 'cape' ? CAPE : hex(at), allowance, isPortuguese: false })
}

describe('the points that a way takes', () => {
  test('are marches, one after another: from Springbok one to Keetmanshoop for riders, two for infantry', () => {
    expect(pointsTo(from('3233', RIDERS), hex('3226'))).toBe(1)
    expect(pointsTo(from('3233', INFANTRY), hex('3226'))).toBe(2)
  })

  test('by rail are one, however far, and no more than to where an enemy halts it', () => {
    expect(pointsTo(from('2117', INFANTRY), hex('2816'))).toBe(1)
    expect(pointsTo(from('2117', INFANTRY, { 'FK-1': '2515' }), hex('2816'))).toBeGreaterThan(1)
    expect(pointsTo(from('2117', INFANTRY, { 'FK-1': '2515' }), hex('2415'))).toBe(1)
  })

  test('by sea are two', () => {
    const reach = from('cape', INFANTRY)
    expect(pointsTo(reach, hex('2117'))).toBe(2)
    expect(firstLeg(reach, hex('2117'))).toEqual({ by: 'sea', hexes: [hex('2117')] })
  })

  test('never lead through an enemy, and into his zone only to halt', () => {
    const reach = from('2816', RIDERS, { 'FK-1': '3015' })
    expect(pointsTo(reach, hex('3015'))).toBeGreaterThan(100)
    expect(firstLeg(reach, hex('3315'))?.by).toBe('foot')
  })

  test('are more in rain', () => {
    expect(pointsTo(from('3233', RIDERS, {}, RAIN), hex('3022'))).toBeGreaterThanOrEqual(
      pointsTo(from('3233', RIDERS), hex('3022')),
    )
  })

  test('of the Germans lead neither to the Cape nor over the sea', () => {
    const { t } = marching('german', {})
    const reach = findReach(t, { side: GERMAN, from: hex('3226'), allowance: RIDERS, isPortuguese: false })
    expect(pointsTo(reach, CAPE)).toBeGreaterThan(100)
    expect(pointsTo(reach, hex('3033'))).toBeGreaterThan(1)
  })
})
