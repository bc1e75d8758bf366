import { describe, expect, test } from 'vitest'
import { unit } from '../../roster.ts'
import { FINISHED, mark } from '../../stacks.ts'
import { answers, entered, impulse } from '../at-sea.ts'
import type { Position } from '../given.ts'

const points = (g: Position, name: string): number => 4 - (g.t.units.spent[unit(name)] ?? 0)
const supports = (g: Position, name: string): boolean => g.t.attackers.has(unit(name))

/** The Entente is about to attack Tanga, with somebody who might land there. */
const tanga = (where = {}) =>
  impulse('entente', { '1-FK': '3215', Astraea: 'ocean', '13-Rjpt': '3411', ...where }).play('assault 3215')

describe('vessels support an assault', () => {
  test('12.3.11 a vessel in the Patrol Box comes up, for a point, and stays (ruling 123)', () => {
    const g = tanga().play('support with Astraea')
    // She comes up to the assault, and nowhere else.
    expect(answers(g)).toEqual(['steer for 3215'])
    expect(g.why('steer for 3412')).toBe('12.3.11')
    g.play('steer for 3215')
    expect([g.at('Astraea'), points(g, 'Astraea'), supports(g, 'Astraea')]).toEqual(['3215', 3, true])
    expect(g.asked).toBe('entente assault')
    // Ruling 157: once in, she supports this battle and no other, and she stays for it.
    expect([g.why('support with Astraea'), g.why('sail Astraea')]).toEqual(['12.3.11', '12.3.11'])
    expect(g.legal).not.toContain('sail Astraea')
  })
  test('12.3.11, 10.3.4 no assault is announced where no unit could come in by land, rail or sea (ruling 123)', () => {
    const off = (where: Parameters<typeof impulse>[1]) =>
      impulse('german', { '2-LNL': '3218', Königsberg: 'ocean', ...where })
    // One is too far from coast and railway, another has moved; nobody marches over the sea.
    const away = off({ '1-FK': '2030' })
    expect([away.why('assault 3218'), away.legal.includes('assault 3218')]).toEqual(['12.3.11', false])
    const moved = off({ '1-FK': '3219' }).arrange((t) => mark(t, unit('1-FK'), FINISHED))
    expect(moved.why('assault 3218')).toBe('12.3.11')
    const near = off({ '1-FK': '3219' })
    expect([near.why('assault 3218'), near.legal.includes('assault 3218')]).toEqual(['', true])
    // Whoever comes before them in the list of counters, and could not.
    for (const near of ['3219', '3318']) expect(off({ '1-FK': '2030', '2-FK': near }).why('assault 3218')).toBe('')
    // By land, from an island's other hex.
    expect(off({ '1-FK': '3318' }).why('assault 3218')).toBe('')
  })
  test('12.3.11 each that lies on another coast may set out, be it next in the list of counters', () => {
    const g = tanga({ Pegasus: '3412', Astraea: '3412', Hyacinth: '3412', '29-Pjb': 'ocean', Fox: 'ocean' })
    expect(g.legal.filter((each) => each.startsWith('sail'))).toEqual(
      ['Pegasus', 'Astraea', 'Hyacinth'].map((n) => `sail ${n}`),
    )
  })
  test('12.3.11 several come up together', () => {
    const g = tanga({ Fox: 'ocean', Chatham: 'ocean', Pegasus: '3412' }).play('support with Astraea')
    expect(g.why('consort Pegasus')).toBe('12.3')
    g.play('consort Chatham', 'consort Fox', 'steer for 3215')
    expect(['Astraea', 'Fox', 'Chatham'].map((n) => supports(g, n))).toEqual([true, true, true])
  })
  test('12.3.11 and so does the next in the list of counters', () => {
    const g = tanga({ Hyacinth: 'ocean' }).play('support with Astraea', 'consort Hyacinth')
    expect(g.given.whyName('consort Hyacinth')).toBe('sailUpwards')
    g.play('steer for 3215')
    expect(['Astraea', 'Hyacinth'].map((n) => supports(g, n))).toEqual([true, true])
  })
  test('12.3.11 from another coast by way of the box, with a point for each', () => {
    const g = tanga({ Pegasus: '3412' })
    expect(g.why('support with Pegasus')).toBe('12.3.11')
    g.play('sail Pegasus', 'steer for ocean', 'support with Pegasus', 'steer for 3215')
    expect([supports(g, 'Pegasus'), points(g, 'Pegasus')]).toEqual([true, 2])
    const h = tanga({ Pegasus: '3412', Winifred: '1903' }).arrange((t) => {
      t.units.spent[unit('Pegasus')] = 3
    })
    expect(h.why('sail Pegasus')).toBe('12.3.8')
    // A boat on a lake has no way there.
    expect(h.why('sail Winifred')).toBe('12.3.11')
    // Nor has she a place there who needs a port.
    const coast = impulse('entente', { '1-FK': '3223', Fox: 'ocean', Chatham: '3412', '13-Rjpt': '3411' }).play(
      'assault 3223',
    )
    expect(coast.why('sail Chatham')).toBe('12.3.10')
  })
  test('12.3.11 a stack that has marched in waits for a vessel on another coast (ruling 123)', () => {
    const g = impulse('entente', { '1-FK': '3214', '2-LNL': '3213', Pegasus: '3412' })
    g.play('march from 3213', 'all', 'step to 3214')
    expect(g.asked).toBe('entente assault')
    g.play('sail Pegasus', 'steer for ocean', 'support with Pegasus', 'steer for 3214')
    expect(supports(g, 'Pegasus')).toBe(true)
    // Without the points to get there nobody is waited for.
    const h = impulse('entente', { '1-FK': '3214', '2-LNL': '3213', Pegasus: '3412' }).arrange((t) => {
      t.units.spent[unit('Pegasus')] = 3
    })
    expect(h.play('march from 3213', 'all', 'step to 3214').asked).toBe('german withdraw')
  })
  test('8.4.2 a neutral ship in the harbour takes no part in the assault on it', () => {
    const g = impulse('entente', { Adamastor: '3536', Indigena: '3536', Astraea: 'ocean' }).play('assault 3536')
    expect(g.why('support with Adamastor')).toBe('8.4.2')
    expect(answers(g)).toEqual(['end', 'support with Astraea'])
  })
  test('11.0, 12.2.4 if a vessel in support silences the last defender, the harbour’s guns, whoever landed holds the hex', () => {
    const g = impulse('entente', {
      MarDf: ['1005', 'reduced'],
      Muansa: '1005',
      '29-Pjb': 'victoria',
      Winifred: 'victoria',
    })
    g.carriers('german', '1005').play('march from victoria', 'all', 'land at 1005', 'lie-low')
    g.play('support with Winifred', 'steer for 1005', 'seek', 'seek')
    g.dice(1, 6).play('shell MarDf with Winifred').play('break-off', 'break-off')
    expect([g.at('MarDf'), g.holder('1005'), g.asked]).toEqual(['gone', 'german', 'entente assault'])
    g.play('fight')
    expect([g.asked, g.holder('1005'), g.carriersIn('entente', '1005')]).toEqual(['entente impulse', 'entente', 1])
    expect([g.at('29-Pjb'), g.at('Muansa'), g.at('Winifred')]).toEqual(['1005', 'victoria', '1005'])
  })
  test('12.3.11 without points, of the other side, or too big for a coast without a port none comes', () => {
    const g = tanga({ Königsberg: 'ocean' }).arrange((t) => {
      t.units.spent[unit('Astraea')] = 4
    })
    expect(g.why('support with Astraea')).toBe('12.3.8')
    expect(g.why('support with Königsberg')).toBe('9.1.2')
    const coast = impulse('entente', { '1-FK': '3223', Chatham: 'ocean', Fox: 'ocean', '13-Rjpt': '3411' }).play(
      'assault 3223',
    )
    expect(coast.why('support with Chatham')).toBe('12.3.10')
    expect(coast.why('support with Fox')).toBe('')
  })
  test('12.3.11 an assault that nobody makes is over, and the vessels leave (rulings 124, 158)', () => {
    const g = tanga().play('support with Astraea', 'steer for 3215', 'end')
    expect([g.at('Astraea'), points(g, 'Astraea'), supports(g, 'Astraea')]).toEqual(['ocean', 2, false])
  })
  test('12.5.7, 12.4.3 a naval battle in the hex first, then the land battle', () => {
    const g = tanga({ Königsberg: '3215' }).play('support with Astraea', 'steer for 3215', 'seek')
    g.dice(6, 6).play('seek')
    expect(g.asked).toBe('entente retire')
    g.play('break-off', 'break-off')
    expect([g.asked, supports(g, 'Astraea')]).toEqual(['entente assault', true])
    expect(entered(g)).toEqual([])
  })
  test('12.4.9 who is sunk on the way supports nothing', () => {
    const g = impulse('entente', {
      '1-FK': '3215',
      Königsberg: '3215',
      Pegasus: ['ocean', 'reduced'],
      '13-Rjpt': '3411',
    })
    g.play('assault 3215', 'support with Pegasus', 'steer for 3215', 'seek').dice(1).play('seek')
    expect([g.at('Pegasus'), supports(g, 'Pegasus'), g.asked]).toEqual(['gone', false, 'entente assault'])
  })
})

test('12.3.9, 12.4.10 if those who land are sunk the vessels in support stay, as long as the assault is on (ruling 122)', () => {
  const g = impulse('entente', { '1-FK': '1005', Muansa: '1005', Sybil: 'victoria', '29-Pjb': 'victoria' })
  g.play('assault 1005', 'support with Sybil', 'steer for 1005', 'lie-low', 'lie-low')
  g.play('march from victoria', 'all', 'land at 1005', 'lie-low').dice(1, 1).play('seek')
  expect([g.at('29-Pjb'), g.at('Sybil'), supports(g, 'Sybil'), g.asked]).toEqual([
    'pile',
    '1005',
    true,
    'entente assault',
  ])
  expect(g.play('end').at('Sybil')).toBe('victoria')
})

test('12.4.9, 12.5.4b a vessel that has come up, joins the next to enter and is sunk with her supports nothing any more', () => {
  const g = impulse('entente', {
    '1-FK': '1005',
    Muansa: '1005',
    Sybil: 'victoria',
    Winifred: 'victoria',
    '29-Pjb': '1903',
  })
  g.play('assault 1005', 'support with Sybil', 'steer for 1005', 'lie-low', 'lie-low')
  expect(supports(g, 'Sybil')).toBe(true)
  g.play('support with Winifred', 'steer for 1005', 'bring Sybil', 'lie-low').dice(1, 6).play('seek')
  g.dice(6, 6).play('fight-on').dice(1).play('shell Sybil with Muansa')
  expect([g.at('Sybil'), supports(g, 'Sybil'), supports(g, 'Winifred')]).toEqual(['gone', false, true])
})

describe('the example of a naval move', () => {
  test('12.3.8, 12.3.11a coast, box, coast, box, coast: seeking battle in the box, helping on the coast', () => {
    const g = impulse('entente', { Astraea: '3412', Königsberg: 'ocean', '1-FK': '3214', '2-LNL': '3213' })
    // 1st point, to the box: a naval battle is sought, and not found.
    g.play('sail Astraea', 'steer for ocean', 'seek').dice(6).play('lie-low')
    // 2nd point, to a coast: she helps a land battle, from which the Germans withdraw.
    g.play('assault 3214', 'support with Astraea', 'steer for 3214', 'march from 3213', 'all', 'step to 3214')
    g.play('withdraw')
    if (g.asked === 'german retreat') g.play(answers(g).find((a) => a.startsWith('retreat')) ?? '')
    expect([g.asked, g.at('2-LNL'), g.at('Astraea'), points(g, 'Astraea')]).toEqual([
      'entente impulse',
      '3214',
      '3214',
      2,
    ])
    // She cannot go along the coast; 3rd point, to the box, where battle may be sought again.
    g.play('sail Astraea')
    expect(g.why('steer for 3215')).toBe('12.3.2')
    g.play('steer for ocean')
    expect(g.asked).toBe('entente seek')
    g.play('lie-low', 'lie-low')
    // 4th point: back to where she came from, and she is done.
    g.play('sail Astraea', 'steer for 3412')
    expect([g.at('Astraea'), g.why('sail Astraea')]).toEqual(['3412', '12.3.8'])
  })
})
