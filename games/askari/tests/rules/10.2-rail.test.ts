import { describe, expect, test } from 'vitest'
import { CENTRAL_LINE, NORTHERN_LINE } from '../../board/lines.ts'
import { unit } from '../../roster.ts'
import { QUARREL } from '../../rules/06.1-effects.ts'
import { hasTurned } from '../../rules/10.2-ride.ts'
import { begin, marching } from '../marching.ts'

const FK = (where: string, ...numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((n) => [`${n}-FK`, where] as const))

describe('10.2 rail', () => {
  test('10.2.1 along one line, not from one to another', () => {
    const g = marching('german', FK('3219', 1)).play('march from 3219', 'all')
    expect(g.why('ride to 3215')).toBe('10.2.1')
    expect(g.why('ride to 3218')).toBe('10.2.1')
    expect(g.why('ride to 0414')).toBe('')
  })

  test('10.2.2 only over sections whose two towns the side controls', () => {
    const g = marching('german', FK('3219', 1), 1, 1, (p) => p.towns('entente', '2520'))
    g.play('march from 3219', 'all')
    expect(g.why('ride to 2720')).toBe('')
    expect(g.why('ride to 2619')).toBe('10.2.2')
  })

  test('10.2.2 an enemy unit on the section or next to it shuts it, and no other section', () => {
    for (const enemy of ['2319', '2318']) {
      const g = marching('german', { ...FK('3219', 1), '1/3-KAR': enemy }).play('march from 3219', 'all')
      expect(g.why('ride to 2118'), enemy).toBe('10.2.2')
      expect(g.why('ride to 2419'), enemy).toBe('10.2.2')
      expect(g.why('ride to 2520'), enemy).toBe('')
    }
  })

  test('10.2.2: V33, an enemy on Zanzibar does not shut Dar-es-Salaam, for the hexside is all water', () => {
    const g = marching('german', { ...FK('3219', 1), '1/3-KAR': '3218' }).play('march from 3219', 'all')
    expect(g.why('ride to 2720')).toBe('')
  })

  test('10.2.3 a ride begins and ends anywhere on the section', () => {
    const g = marching('german', FK('2920', 1)).play('march from 2920', 'all', 'ride to 2819')
    expect(g.at('1-FK')).toBe('2819')
  })

  test('10.2.4 one town of two is not enough, however much track is held; on the Blantyre line it is', () => {
    const g = marching('german', FK('2920', 1), 1, 1, (p) => p.towns('entente', '2720'))
    g.play('march from 2920', 'all')
    expect(g.why('ride to 2819')).toBe('10.2.2')
    const b = marching('entente', { '1/1-KAR': '1943' }).play('march from 1943', 'all')
    expect(b.why('ride to 2045')).toBe('')
  })

  test('10.2.5 six units a line and Impulse, and any number of Carriers', () => {
    const g = marching('german', FK('3219', 1, 2, 3, 4, 5, 6, 7), 1, 1, (p) =>
      p.carriers('german', '3219', '3219', '3219'),
    )
    g.play('march from 3219', 'all')
    expect(g.why('ride to 2720')).toBe('10.2.5')
    g.play('drop 7-FK')
    expect(g.why('ride to 2720')).toBe('')
    g.play('ride to 2720', 'drop 6-FK', 'ride to 3219', 'drop 5-FK', 'ride to 2720', 'halt')
    expect(g.t.lines.ridden[CENTRAL_LINE]).toBe(6)
    expect(g.carriersIn('german', '2720')).toBe(3)
    g.play('end', 'end', 'end')
    begin(g, 'german').play('march from 3219', 'all')
    expect(g.why('ride to 2720')).toBe('')
  })

  test('10.2.5 a refusal tells for how many there is room on the line', () => {
    const g = marching('german', FK('3219', 1, 2, 3, 4, 5, 6, 7)).play('march from 3219', 'all')
    expect(g.given.whyTold('ride to 2720')).toBe('lineFull central 6')
    const later = marching('german', FK('3219', 1, 2, 3, 4, 5, 6, 7))
    later.play('march from 3219', 'take 1-FK', 'take 2-FK', 'go', 'ride to 2720', 'halt', 'march from 3219', 'all')
    expect(later.given.whyTold('ride to 2720')).toBe('lineFull central 4')
    expect(later.legal.filter((each) => each.startsWith('ride'))).toEqual([])
  })

  test('10.2.5 lines are counted apart', () => {
    const g = marching('german', { ...FK('3215', 1), ...FK('3219', 2) })
    g.play('march from 3215', 'all', 'ride to 3015', 'halt', 'march from 3219', 'all', 'ride to 2720', 'halt')
    expect([g.t.lines.ridden[NORTHERN_LINE], g.t.lines.ridden[CENTRAL_LINE]]).toEqual([1, 1])
  })

  test('10.2.6 it costs nothing, and is mixed with marching freely', () => {
    const g = marching('german', FK('3219', 1)).play('march from 3219', 'all', 'ride to 2819')
    expect(g.t.units.spent[unit('1-FK')]).toBe(0)
    // a series of rides is as good as one
    g.play('ride to 2619', 'ride to 2520', 'ride to 2819')
    expect([g.at('1-FK'), g.t.units.spent[unit('1-FK')]]).toEqual(['2819', 0])
    g.play('ride to 3219')
    expect(g.why('ride to 2819')).toBe('10.2.6')
    const h = marching('german', FK('2819', 1)).play('march from 2819', 'all')
    h.play('step to 2818', 'step to 2819', 'ride to 3219')
    expect([h.at('1-FK'), h.t.units.spent[unit('1-FK')]]).toEqual(['3219', 2])
  })

  test('10.2.6, ruling 84: whoever takes something on the way may turn for it', () => {
    const g = marching('german', FK('2720', 1), 1, 1, (p) => p.carriers('entente', '2920', '2520'))
    g.play('march from 2720', 'all', 'ride to 2920', 'ride to 2520', 'ride to 2720')
    expect([g.carriersIn('german', '2920'), g.carriersIn('german', '2520'), g.at('1-FK')]).toEqual([1, 1, '2720'])
    expect(g.why('ride to 2819')).toBe('')
    // Carriers alone take nothing, and do not go to and fro for ever.
    const h = marching('german', {}, 1, 1, (p) => p.carriers('german', '2720').carriers('entente', '2920'))
    h.play('march from 2720', 'all', 'ride to 2920', 'ride to 2720')
    expect([h.why('ride to 2920'), h.carriersIn('german', '2720')]).toEqual(['10.2.6', 1])
  })

  test('10.2.6, 12.3.9: a ride to the harbour drives a lone cruiser off, and back', () => {
    const g = marching('german', { ...FK('2720', 1), Fox: '3219' }).play('march from 2720', 'all', 'ride to 3219')
    expect(g.at('Fox')).toBe('ocean')
    g.play('ride to 2720', 'ride to 2520')
    expect(g.at('1-FK')).toBe('2520')
  })

  test('6.1.4 Belgian quarrel: nor do Belgians ride into column 13', () => {
    const g = marching('entente', { '1-F-Pub': '0715', '1/3-KAR': '0715' }, 18, 1, (p) =>
      p.towns('entente', 'Kigoma', 'Tabora').arrange((t) => {
        t.events.lasting = QUARREL
      }),
    )
    g.play('march from 0715', 'all')
    expect([g.why('ride to 1315'), g.why('ride to 1215'), g.why('ride to 0414')]).toEqual(['10.1.4', '', ''])
    expect(g.legal).not.toContain('ride to 1315')
    g.play('drop 1-F-Pub')
    expect(g.why('ride to 1315')).toBe('')
  })

  test('10.1.9 who rides loses his entrenchment', () => {
    const g = marching('german', { '1-FK': ['3219', 'entrenched'] }).play('march from 3219', 'all', 'ride to 2720')
    expect(g.at('1-FK')).toBe('2720')
  })

  test('2.5.6, ruling 23: lone enemy Carriers on the line are captured in passing', () => {
    const g = marching('german', FK('3219', 1), 1, 1, (p) => p.carriers('entente', '2920'))
    g.play('march from 3219', 'all', 'ride to 2819')
    expect([g.carriersIn('entente', '2920'), g.carriersIn('german', '2920')]).toEqual([0, 1])
  })

  test('10.1.8, ruling 41: who has no line may still ride', () => {
    const g = marching('german', { ...FK('2711', 1), Fox: 'ocean' }).play('march from 2711', 'all')
    expect(g.cites).toContain('10.1.8')
    g.play('ride to 3215')
    expect(g.at('1-FK')).toBe('3215')
  })

  test('10.2.6, ruling 84: who has turned round rides on in one direction, until he has gone a step', () => {
    const g = marching('german', FK('2920', 1)).play('march from 2920', 'all', 'ride to 3219', 'ride to 2920')
    expect([g.why('ride to 3219'), g.why('ride to 2819'), hasTurned(g.t)]).toEqual(['10.2.6', '', true])
    g.play('step to 2921', 'step to 2920')
    expect([g.why('ride to 3219'), hasTurned(g.t)]).toEqual(['', false])
    expect(hasTurned(g.play('ride to 3219').t)).toBe(false)
  })
})
