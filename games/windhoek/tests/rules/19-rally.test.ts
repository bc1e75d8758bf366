import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { ALLIED } from '../../roster.ts'
import { inEzoc } from '../../rules/11-zones.ts'
import { given } from '../given.ts'

const four = {
  'FK-1': ['2515', 'disrupted'],
  'FK-2': ['2515', 'disrupted'],
  'FK-3': ['2515', 'disrupted'],
  'FK-4': ['2515', 'disrupted'],
} as const

describe('19.2 rally', () => {
  test('19.2 a point restores one unit or two in a hex, and their zone with them', () => {
    const p = given().units(four).set({ german: 6 }).phase('rally', 'german').play('rally FK-2')
    expect([p.at('FK-2'), p.points('german')]).toEqual(['2515', 5])
    expect(inEzoc(p.t, ALLIED, hex('2514'))).toBe(true)
    p.play('rally FK-4')
    expect([p.at('FK-4'), p.points('german')]).toEqual(['2515', 5])
    p.play('rally FK-1')
    expect(p.points('german')).toBe(4)
    expect(p.cites).toEqual(['19.2', '19.2', '19.2'])
    expect(p.at('FK-3')).toBe('2515 disrupted')
  })

  test('19.2 a point begun in one hex is worth nothing in another', () => {
    const p = given()
      .units({ 'FK-1': ['2515', 'disrupted'], 'FK-2': ['2816', 'disrupted'] })
      .set({ german: 2 })
      .phase('rally', 'german')
      .play('rally FK-1', 'rally FK-2')
    expect(p.points('german')).toBe(0)
  })

  test('19.2, 28.3 the Cape counts as one hex', () => {
    const p = given()
      .units({ DEOR: ['cape', 'disrupted'], DLI: ['cape', 'disrupted'] })
      .set({ allied: 3 })
      .phase('rally', 'allied')
      .play('rally DEOR', 'rally DLI')
    expect([p.at('DEOR'), p.at('DLI'), p.points('allied')]).toEqual(['cape', 'cape', 2])
  })

  test('19.2 a unit out of supply cannot rally, one next to a convoy can', () => {
    const p = given()
      .units({ 'FK-1': ['3524', 'disrupted'], 'FK-2': ['3724', 'disrupted'], 'G-Sup-1': '3724' })
      .set({ german: 2 })
      .phase('rally', 'german')
    expect(p.why('rally FK-1')).toBe('19.2')
    expect(p.given.whyName('rally FK-1')).toBe('outOfSupply')
    expect(p.legal).toEqual(['rally FK-2', 'end'])
  })

  test('19.2 neither the enemy’s units, nor neutrals, nor those in good order or in a box rally', () => {
    const p = given()
      .units({ DEOR: ['2515', 'disrupted'], CP: ['2002', 'disrupted'], DLI: '2816', Kimb: 'recruits' })
      .set({ allied: 2 })
      .phase('rally', 'allied')
    const why = (name: string) => p.given.whyName(`rally ${name}`)
    expect(['DEOR', 'CP', 'DLI', 'Kimb', 'FK-1'].map(why)).toEqual([
      '',
      'notYoursToRally',
      'inGoodOrder',
      'nowhereToRally',
      'notYoursToRally',
    ])
    expect(p.set({ portugal: true }).why('rally CP')).toBe('')
  })

  const two = { DEOR: ['2515', 'disrupted'], DLI: ['2515', 'disrupted'] } as const
  /** The die of the German action points, rolled as soon as the Allied Rally Phase is over. */
  const GERMAN_POINTS = 4

  test('9.2 with neither a point nor half of one left nobody is asked', () => {
    const p = given().units(two).set({ allied: 1 }).phase('rally', 'allied').play('rally DEOR')
    expect(p.asked).toBe('allied rally')
    p.dice(GERMAN_POINTS).play('rally DLI')
    expect(p.asked).toBe('german recruit')
  })

  test('19.2 half a point does not outlast the phase', () => {
    const p = given().units(two).set({ allied: 1 }).phase('rally', 'allied').play('rally DEOR')
    expect(p.t.tracks.rallyLeft).toBe(1)
    p.dice(GERMAN_POINTS).play('end')
    expect([p.t.tracks.rallyHex, p.t.tracks.rallyLeft]).toEqual([0, 0])
  })

  test('9.2 the second hex wants a point of its own', () => {
    const p = given()
      .units({ ...four, 'FK-5': ['2816', 'disrupted'] })
      .set({ german: 1 })
      .phase('rally', 'german')
      .play('rally FK-1')
    expect(p.why('rally FK-5')).toBe('9.2')
  })
})
