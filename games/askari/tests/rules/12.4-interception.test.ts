import { describe, expect, test } from 'vitest'
import { unit } from '../../roster.ts'
import { GERMAN_HELD, mark } from '../../stacks.ts'
import { answers, eluded, enter, entered, impulse, lastTold } from '../at-sea.ts'

describe('who seeks', () => {
  test('12.4.1 where no enemy vessel is nobody is asked: a lone coastal defence does nothing', () => {
    expect(enter(impulse('entente', { '10-FK': '3219' }), 'entente', '3219', 'Astraea').asked).toMatch(/impulse$/)
    expect(enter(impulse('entente', { 'Tanga-Hrbr': '3215' }), 'entente', '3215', 'Astraea').asked).toMatch(/impulse$/)
  })
  test('12.4.1 either side may seek, with guns (ruling 125)', () => {
    const g = enter(impulse('entente', { Kronborg: ['ocean', 'reduced'] }), 'entente', 'ocean', 'Astraea')
    expect(g.asked).toBe('entente seek')
    // The Kronborg has none left: the Germans are not asked.
    expect(g.play('lie-low').asked).toMatch(/impulse$/)
    const h = enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Kronborg')
    expect(h.play('lie-low').asked).toBe('entente seek')
    // Transports alone pass one another.
    expect(enter(impulse('german', { '2-LNL': 'ocean' }), 'german', 'ocean', '1-FK').asked).toMatch(/impulse$/)
  })
  test('12.4.1 a group without guns cannot seek', () => {
    const g = enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Kronborg 1-FK').play('divide')
    expect(g.why('seek')).toBe('12.4.1')
    expect(g.play('lie-low').why('seek')).toBe('')
  })
  test('12.4.2, 12.4.3 one attempt for each entry (V15)', () => {
    const g = impulse('entente', { Königsberg: 'ocean', Astraea: '3412' }).play('sail Astraea', 'steer for ocean')
    g.play('seek').dice(6).play('lie-low')
    // Nobody seeks again until she has left and come back.
    expect(g.asked).toMatch(/impulse$/)
    g.play('sail Astraea', 'steer for 3412', 'sail Astraea', 'steer for ocean')
    expect(g.asked).toBe('entente seek')
  })
  test('12.4.4 the moving player decides first', () => {
    const g = enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg')
    expect(g.asked).toBe('german seek')
    expect(g.play('lie-low').asked).toBe('entente seek')
  })
  test('12.4.5 if both seek they meet, without a roll', () => {
    const g = enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg').play('seek')
    // The two dice are shots.
    g.dice(6, 6).play('seek')
    expect(g.cites.filter((c) => c === '12.4.5')).toHaveLength(2)
    expect(g.asked).toBe('german retire')
  })
  test('12.4.6 if one seeks he rolls; if neither does nothing happens', () => {
    const g = enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg')
    expect(g.play('lie-low', 'lie-low').asked).toMatch(/impulse$/)
    const h = enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg').play('lie-low')
    h.dice(4).play('seek')
    expect([lastTold(h, 'eluded', 'unit'), eluded(h)]).toEqual([unit('Astraea'), 3])
    expect(h.cites).toContain('12.4.6')
    const k = enter(impulse('german', { Astraea: 'ocean' }), 'german', 'ocean', 'Königsberg').play('lie-low')
    expect(k.dice(3, 6, 6).play('seek').asked).toBe('german retire')
  })
})

test.each(['Königsberg', '1-FK Königsberg', 'MT-Btry Königsberg'])(
  '12.4.7c, chart 4.4: a coast is controlled by whoever comes to it with a vessel out of an empty water: %s',
  (names) => {
    const g = impulse('german', { Astraea: '3412' }).set({ portugal: 'german' })
    g.arrange((t) => mark(t, unit('MT-Btry'), GERMAN_HELD))
    enter(g, 'german', '3412', names).play('seek').dice(6).play('lie-low')
    // Four on the ocean’s coast; she is alone (one less), and the seekers control the water (one more).
    expect(eluded(g)).toBe(4)
    // Transports alone control nothing, and Astraea neither: a transport counts one more, a single one one less.
    const h = enter(impulse('german', { Astraea: '3412' }), 'german', '3412', '1-FK')
    expect(eluded(h.dice(6).play('seek'))).toBe(4)
  },
)

describe('groups', () => {
  const convoy = () =>
    enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea Pegasus 2-LNL 13-Rjpt', {
      carriers: 2,
    })

  test('12.4.7, 12.4.7a each side splits as it likes, vessels and transports alike', () => {
    const g = convoy().play('divide')
    // The first that has no group begins one.
    expect(lastTold(g, 'grouped', 'unit')).toBe(unit('13-Rjpt'))
    g.play('group 2-LNL', 'group-carriers 1', 'lie-low')
    expect(lastTold(g, 'grouped', 'unit')).toBe(unit('Pegasus'))
    expect(g.story.filter((each) => each.startsWith('grouped'))).toEqual([
      'grouped 13-Rjpt group 1',
      'grouped 2-LNL group 1',
      'grouped Pegasus group 2',
    ])
    expect(answers(g)).toEqual(['group Astraea', 'group-carriers 1', 'lie-low', 'seek'])
    g.play('group Astraea', 'seek')
    // One Carrier is left, a group by itself: the Germans are asked next.
    expect(lastTold(g, 'carriersGrouped', 'group')).toBe(3)
    expect(g.asked).toBe('german seek')
  })
  test('12.4.7a each way to split is declared in one way only', () => {
    const g = convoy().play('divide', 'group Pegasus')
    expect(g.why('group 2-LNL')).toBe('12.4.7a')
    expect(g.why('group Königsberg')).toBe('12.4.7a')
    g.play('group-carriers 1')
    expect(g.why('group Astraea')).toBe('12.4.7a')
    expect(g.why('group-carriers 1')).toBe('12.4.7a')
  })
  test('12.4.7a what is all in one group is no split', () => {
    const two = () => enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea Pegasus')
    const g = two().play('divide')
    expect(g.why('group Astraea')).toBe('12.4.7a')
    expect(answers(g)).toEqual(['lie-low', 'seek'])
    const one = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea')
    expect(one.why('divide')).toBe('12.4.7a')
  })
  test('12.4.7a groups of Carriers alone are named from the largest down', () => {
    const g = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', '', { carriers: 4 }).play('divide')
    expect(answers(g)).toEqual(['group-carriers 1', 'group-carriers 2', 'group-carriers 3'])
    expect(g.why('lie-low')).toBe('12.4.7a')
    g.play('group-carriers 1')
    expect(g.why('group-carriers 2')).toBe('12.4.7a')
    // The last one needs no word.
    expect(g.play('group-carriers 1', 'group-carriers 1').asked).toBe('german seek')
  })
  test('12.4.7a vessels that lay there may take part with those that enter (procedure 2.B)', () => {
    const where = { Königsberg: 'ocean', Fox: 'ocean', Severn: 'ocean' }
    const g = enter(impulse('entente', where), 'entente', 'ocean', 'Pegasus')
    expect(answers(g)).toEqual(['bring Fox', 'bring Severn', 'lie-low', 'seek'])
    g.play('bring Severn')
    expect(g.why('bring Fox')).toBe('12.4.7a')
    expect(g.why('bring Königsberg')).toBe('12.4.7a')
    // Severn has but one target, and fires.
    g.play('seek').dice(6).play('seek')
    expect([g.t.engaged.has(unit('Severn')), g.t.engaged.has(unit('Fox'))]).toEqual([true, false])
    expect(entered(g)).toEqual(['Pegasus'])
  })
  test('12.4.7b each seeking group names one enemy group', () => {
    const g = convoy().play('divide', 'group 2-LNL', 'group-carriers 2', 'lie-low', 'group Astraea', 'lie-low', 'seek')
    expect(g.asked).toBe('german chase')
    expect(answers(g)).toEqual(['chase 1', 'chase 2'])
    expect([g.why('chase 3'), g.why('chase 0')]).toEqual(['12.4.7b', '12.4.7b'])
    // Two warships, in water that she held before they came: 4 or less; she fires at no transport then.
    g.dice(4, 6).play('chase 2')
    expect(g.cites).toContain('12.4.7b')
    expect(g.t.engaged.has(unit('2-LNL'))).toBe(false)
  })
  test('12.4.8, 12.4.9 all who are in contact fight in one battle, the others stay out of it', () => {
    const g = convoy().play('divide', 'group 2-LNL', 'group-carriers 2', 'lie-low', 'group Astraea', 'seek', 'seek')
    // The warships meet her, for she seeks the transports; she rolls for these and does not find them.
    g.dice(6, 6).play('chase 1')
    expect(['Astraea', 'Pegasus', 'Königsberg', '2-LNL', '13-Rjpt'].map((n) => g.t.engaged.has(unit(n)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    // Now she finds them: they are in the battle with their escort.
    const h = convoy().play('divide', 'group 2-LNL', 'group-carriers 2', 'lie-low', 'group Astraea', 'seek', 'seek')
    h.dice(1, 6).play('chase 1')
    expect(['2-LNL', '13-Rjpt'].map((n) => h.t.engaged.has(unit(n)))).toEqual([true, true])
    expect(h.t.sea.carriers).toBe(2)
  })
  test('12.4.10 transports can be sought and fought as vessels are', () => {
    const g = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', '2-LNL')
    expect(g.asked).toBe('german seek')
    // Found with 4 or less; her first shot hits, and nothing is left to fight.
    g.dice(4, 5).play('seek')
    expect([g.at('2-LNL'), g.asked.endsWith('impulse')]).toEqual(['pile', true])
    expect(entered(g)).toEqual([])
  })
})

describe('the roll', () => {
  type Where = Parameters<typeof impulse>[1]
  const whenTheySeek = (where: Where, at: string, came: string, how = {}) =>
    eluded(enter(impulse('entente', where), 'entente', at, came, how).play('lie-low').dice(6).play('seek'))
  const whenWeSeek = (where: Where, at: string, came: string) =>
    eluded(enter(impulse('entente', where), 'entente', at, came).play('seek').dice(6).play('lie-low'))

  test('12.4.7c a single vessel in the box of the ocean: 2 or less (chart 4.4)', () => {
    expect(whenWeSeek({ Königsberg: 'ocean' }, 'ocean', 'Astraea')).toBe(2)
  })
  test('12.4.7c on the coast 1 better; and who comes there had the box for himself before', () => {
    expect(whenWeSeek({ Königsberg: '3219' }, '3219', 'Astraea')).toBe(4)
    expect(whenWeSeek({ Königsberg: '3219', Kronborg: 'ocean' }, '3219', 'Astraea')).toBe(3)
  })
  test('12.4.7c one vessel seeks one lone transport in the contested box: 3 or less (V37)', () => {
    expect(whenTheySeek({ Königsberg: 'ocean', Pegasus: 'ocean' }, 'ocean', '2-LNL')).toBe(3)
  })
  test('12.4.7c a lone Carrier is a single vessel too', () => {
    expect(whenTheySeek({ Königsberg: 'ocean', Pegasus: 'ocean' }, 'ocean', '', { carriers: 1 })).toBe(3)
    expect(whenTheySeek({ Königsberg: 'ocean', Pegasus: 'ocean' }, 'ocean', '', { carriers: 2 })).toBe(4)
  })
  test('12.4.7c three or more seek, transports are sought, the water is theirs: 1 better each', () => {
    expect(whenTheySeek({ Königsberg: 'ocean', Pegasus: 'ocean' }, 'ocean', 'Fox Severn')).toBe(3)
    expect(whenTheySeek({ Königsberg: 'ocean' }, 'ocean', 'Fox Severn')).toBe(4)
    expect(whenTheySeek({ Königsberg: 'ocean', Pegasus: 'ocean' }, 'ocean', 'Fox 2-LNL')).toBe(4)
    const three = { Königsberg: 'ocean', Kronborg: 'ocean', Marie: 'ocean', Pegasus: 'ocean' }
    expect(whenTheySeek(three, 'ocean', 'Fox Severn')).toBe(4)
  })
  test('12.4.7c the delta of the Rufiji: 1 worse', () => {
    expect(whenWeSeek({ Königsberg: '3223' }, '3223', 'Astraea')).toBe(3)
    expect(whenWeSeek({ Königsberg: '3222' }, '3222', 'Astraea')).toBe(4)
  })
  test('12.4.7c a blockade runner just come from the east: 1 worse, in the box and on that entry alone', () => {
    const g = impulse('german', { Kronborg: 'east', Astraea: 'ocean', Pegasus: '3219' }, 8)
    g.play('sail Kronborg', 'steer for ocean', 'lie-low').dice(6).play('seek')
    expect(eluded(g)).toBe(2)
    g.play('sail Kronborg', 'steer for 3219', 'lie-low').dice(6).play('seek')
    // Contested water, a single vessel on the coast.
    expect(eluded(g)).toBe(3)
    g.play('keep-cargo', 'sail Kronborg', 'steer for ocean', 'lie-low').dice(6).play('seek')
    expect(eluded(g)).toBe(3)
  })
  test('12.4.7c a natural 1 always finds, a natural 6 never does', () => {
    const many = { Königsberg: 'ocean', Kronborg: 'ocean', Marie: 'ocean' }
    // Seven or less by the chart, and yet 6 is no find.
    expect(whenTheySeek(many, 'ocean', 'Fox 2-LNL', { carriers: 1 })).toBe(5)
    const g = impulse('german', { Kronborg: 'east', Astraea: 'ocean', Königsberg: 'ocean' }, 8)
    g.play('sail Kronborg', 'steer for ocean', 'lie-low').dice(2).play('seek')
    expect(eluded(g)).toBe(1)
    const h = impulse('german', { Kronborg: 'east', Astraea: 'ocean', Königsberg: 'ocean' }, 8)
    h.play('sail Kronborg', 'steer for ocean', 'lie-low').dice(1, 6).play('seek')
    expect(h.cites).toContain('12.5.2b')
  })
  test('12.4.7c the lakes have values of their own', () => {
    expect(whenWeSeek({ Muansa: 'victoria' }, 'victoria', 'Winifred')).toBe(3)
    expect(whenWeSeek({ Kingani: 'tanganyika' }, 'tanganyika', 'Fifi')).toBe(2)
    expect(whenWeSeek({ 'H-v-Wissmann': 'nyasa' }, 'nyasa', 'Guendolen')).toBe(3)
    expect(whenWeSeek({ Muansa: '1308', Kingani: 'victoria' }, '1308', 'Winifred')).toBe(4)
  })
})
