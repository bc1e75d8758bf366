import { describe, expect, test } from 'vitest'
import { BOX_NYASA, BOX_OCEAN, COAST, GREAT_BODIES } from '../../board.ts'
import { BODIES } from '../../data/waters.ts'
import { AV, face, GV, unit } from '../../roster.ts'
import { QUARREL } from '../../rules/06.1-effects.ts'
import { isCoastal } from '../../rules/12.1-waters.ts'
import { FINISHED, is, mark } from '../../stacks.ts'
import { impulse } from '../at-sea.ts'
import { given, space } from '../given.ts'

const points = (g: ReturnType<typeof impulse>, name: string): number => 4 - (g.t.units.spent[unit(name)] ?? 0)

describe('vessels and waters', () => {
  test('12.1.1, 12.1.2 four bodies of water have a Patrol Box each', () => {
    expect(BODIES.filter((b) => b.patrolBox).map((b) => b.name)).toEqual([
      'Indian Ocean',
      'Lake Victoria',
      'Lake Tanganyika',
      'Lake Nyasa',
    ])
    expect(BOX_NYASA - BOX_OCEAN + 1).toBe(GREAT_BODIES)
  })
  test('12.1.3 on other lakes no vessel sails', () => {
    const small = BODIES.filter((b) => !b.patrolBox).flatMap((b) => b.coast)
    expect(small.length).toBeGreaterThan(0)
    for (const hex of small) if (!COAST.flat().includes(space(hex))) expect(isCoastal(space(hex)), hex).toBe(false)
  })
  test('12.1.4, 2.3.6 a body is its Patrol Box and the coastal hexes around it', () => {
    const g = impulse('german', { Hedwig: 'tanganyika' }).play('sail Hedwig')
    expect(g.legal.filter((a) => a.startsWith('steer'))).toHaveLength((COAST[2] ?? []).length)
    expect(g.why('steer for 0414')).toBe('')
    expect(g.why('steer for 0101')).toBe('12.3.2')
  })
  test('2.3.1, 12.2.1 ships and boats sail, ground units do not', () => {
    const g = impulse('german', { Hedwig: '0414', '6-FK': '0414' })
    expect(g.why('sail Hedwig')).toBe('')
    expect(g.why('sail 6-FK')).toBe('2.3.1')
  })
  test('2.3.2, 12.3.1 vessels do not move from hex to hex', () => {
    const g = impulse('german', { Hedwig: '0414' }).play('sail Hedwig')
    expect(g.why('steer for 0413')).toBe('12.3.2')
    expect(g.legal).toEqual(['steer for tanganyika'])
  })
  test('2.3.3, 12.3.2 coast and Patrol Box take turns', () => {
    const g = impulse('german', { Hedwig: 'tanganyika' }).play('sail Hedwig')
    expect(g.why('steer for tanganyika')).toBe('12.3.2')
    expect(g.play('steer for 0414').at('Hedwig')).toBe('0414')
  })
  test('2.3.4, 12.3.3 a boat stays on its lake', () => {
    const g = impulse('german', { Hedwig: 'tanganyika', Muansa: '1308' }).play('sail Hedwig')
    expect(g.why('steer for 1308')).toBe('12.3.3')
    expect(g.why('steer for 3219')).toBe('12.3.3')
    expect(impulse('german', { Muansa: '1308' }).play('sail Muansa').why('steer for ocean')).toBe('12.3.3')
  })
  test('6.1.4 a Belgian boat on a lake whose every coast the quarrel shuts has nowhere to go', () => {
    const g = impulse('entente', { Delcommune: 'nyasa' })
    expect(g.why('sail Delcommune')).toBe('')
    g.t.events.lasting = QUARREL
    expect(g.why('sail Delcommune')).toBe('6.1.4')
    const west = impulse('entente', { Delcommune: 'tanganyika' })
    west.t.events.lasting = QUARREL
    expect(west.why('sail Delcommune')).toBe('')
  })
  test('2.3.5 a ship stays on the ocean', () => {
    const g = impulse('german', { Königsberg: 'ocean' }).play('sail Königsberg')
    expect(g.why('steer for 1308')).toBe('12.3.3')
    expect(g.why('steer for 3215')).toBe('')
  })
  test('2.3.7 gunnery and armour are the two values of a vessel', () => {
    const [full, reduced] = [face(unit('Königsberg'), 0), face(unit('Königsberg'), 1)]
    expect([GV[full], AV[full], GV[reduced], AV[reduced]]).toEqual([4, 1, 3, 0])
  })
})

describe('movement', () => {
  test('12.3.4, 12.3.5, 12.3.8 a vessel on a coast: box, coast, box, coast, and no further (V13)', () => {
    const g = impulse('german', { Königsberg: '3219' })
    g.play('sail Königsberg', 'steer for ocean')
    expect(points(g, 'Königsberg')).toBe(3)
    g.play('sail Königsberg')
    expect(g.why('steer for ocean')).toBe('12.3.2')
    g.play('steer for 3215', 'sail Königsberg', 'steer for ocean', 'sail Königsberg', 'steer for 3328')
    expect(g.at('Königsberg')).toBe('3328')
    expect(points(g, 'Königsberg')).toBe(0)
    expect(g.why('sail Königsberg')).toBe('12.3.8')
  })
  test('12.3.8 a vessel in a box: coast, box, coast, box (V14); it may stop at any point', () => {
    const g = impulse('german', { Königsberg: 'ocean' })
    g.play('sail Königsberg', 'steer for 3219', 'sail Königsberg', 'steer for ocean')
    expect(g.why('sail Königsberg')).toBe('')
    g.play('sail Königsberg', 'steer for 3215', 'sail Königsberg', 'steer for ocean')
    expect(g.at('Königsberg')).toBe('ocean')
    expect(g.why('sail Königsberg')).toBe('12.3.8')
    expect(g.why('end')).toBe('')
  })
  test('12.3.1 vessels sail as a stack, each named once and in order', () => {
    const g = impulse('entente', { Pegasus: '3412', Astraea: '3412', Hyacinth: '3412', Fox: 'ocean' }).play(
      'sail Astraea',
    )
    expect(g.why('consort Hyacinth')).toBe('')
    expect(g.why('consort Pegasus')).toBe('12.3')
    expect(g.why('consort Fox')).toBe('12.3')
    g.play('consort Hyacinth', 'steer for ocean')
    expect([g.at('Astraea'), g.at('Hyacinth'), g.at('Pegasus')]).toEqual(['ocean', 'ocean', '3412'])
    expect(g.cites.slice(-2)).toEqual(['12.3.1', '12.3.1'])
  })
  test('12.3.6 an enemy unit in the hex costs a vessel nothing', () => {
    const g = impulse('german', { Königsberg: 'ocean', '1-FK': '3215' }).play('sail Königsberg', 'steer for 3215')
    const h = impulse('entente', { Astraea: 'ocean', '1-FK': '3215' }).play('sail Astraea', 'steer for 3215')
    expect(points(g, 'Königsberg')).toBe(3)
    // A point in, and a point out again (ruling 122).
    expect([points(h, 'Astraea'), h.at('Astraea')]).toEqual([2, 'ocean'])
  })
  test('12.3.7 a naval battle does not end the move', () => {
    const g = impulse('entente', { Astraea: '3412', Königsberg: 'ocean' }).play('sail Astraea', 'steer for ocean')
    // Nobody hits in four rounds.
    g.dice(6, 6).play('seek', 'seek')
    for (const _ of [3, 2, 1]) g.dice(6, 6).play('fight-on')
    expect(g.asked).toMatch(/impulse$/)
    expect(g.why('sail Astraea')).toBe('')
  })
  test('12.3.10 big ships enter only ports, by their printed strength (ruling 121)', () => {
    const g = impulse('entente', { Chatham: ['ocean', 'reduced'], Fox: 'ocean' }).play('sail Chatham')
    expect(g.why('steer for 3223')).toBe('12.3.10')
    expect(g.why('steer for 3219')).toBe('')
    expect(impulse('entente', { Fox: 'ocean' }).play('sail Fox').why('steer for 3223')).toBe('')
    expect(g.play('consort Fox').why('steer for 3223')).toBe('12.3.10')
    // Whoever of a stack it is, be it the next in the list of counters
    const two = impulse('entente', { Hyacinth: 'ocean', Goliath: 'ocean' }).play('sail Hyacinth')
    expect([two.why('steer for 3223'), two.play('consort Goliath').why('steer for 3223')]).toEqual(['', '12.3.10'])
  })
  test('8.1.5, 8.1.8d ships from the east edge come into the Patrol Box of the ocean first', () => {
    const g = impulse('german', { Kronborg: 'east' }, 8).play('sail Kronborg')
    expect(g.legal).toEqual(['steer for ocean'])
    expect(g.why('steer for 3219')).toBe('8.1.5')
    g.play('steer for ocean')
    expect([g.at('Kronborg'), points(g, 'Kronborg')]).toEqual(['ocean', 3])
  })
  test('12.3 only what is in play sails, of the side whose Impulse it is; neutral ships stay in port', () => {
    const g = impulse('entente', { Pegasus: '3412', Königsberg: '3219', Adamastor: '3536' })
    expect(g.why('sail Königsberg')).toBe('9.1.2')
    expect(g.why('sail Goliath')).toBe('12.3.1')
    expect(g.why('sail Adamastor')).toBe('8.4.2')
    expect(g.set({ portugal: 'entente' }).why('sail Adamastor')).toBe('')
  })
  test('12.3.11 vessels and land units take turns, and a vessel goes on later with the points it has left', () => {
    const g = impulse('german', { Königsberg: '3219', Hedwig: '0414' })
    g.play('sail Königsberg', 'steer for ocean', 'sail Hedwig', 'steer for tanganyika', 'sail Königsberg')
    expect(g.why('steer for 3215')).toBe('')
  })
  test('12.3.11a from one coast to another the way leads through the box (V24)', () => {
    const g = impulse('entente', { Astraea: '3215', '1/1-KAR': '3215' }).play('sail Astraea')
    expect(g.why('steer for 3219')).toBe('12.3.2')
    expect(g.legal.filter((a) => a.startsWith('steer'))).toEqual(['steer for ocean'])
  })
})

describe('forced out', () => {
  const raid = () => impulse('entente', { Astraea: 'ocean', '10-FK': '3219' })
  test('12.3.9, 12.3.9a a vessel that raids an enemy coast leaves again for a point, and may sail on (ruling 122)', () => {
    const g = raid().play('sail Astraea', 'steer for 3219')
    expect(g.at('Astraea')).toBe('ocean')
    expect(g.cites).toContain('12.3.9')
    expect(points(g, 'Astraea')).toBe(2)
    expect(g.why('sail Astraea')).toBe('')
  })
  test('12.3.9b without a point left it is a retreat', () => {
    const g = raid().arrange((t) => {
      t.units.spent[unit('Astraea')] = 3
    })
    g.play('sail Astraea', 'steer for 3219')
    expect(g.at('Astraea')).toBe('ocean')
    expect(g.why('sail Astraea')).toBe('12.3.8')
  })
  test('12.3.9, 12.3.9a who is driven out in the Impulse of his own side pays a point or is done, and of the entry nothing is left', () => {
    const out = (phasing: 'entente' | 'german', spent: number, state = 0) => {
      const g = given('campaign')
        .set({ segment: 1, phasing })
        .units({ Astraea: '3215', '1-FK': '3215' })
        .arrange((t) => {
          t.units.spent[unit('Astraea')] = spent
          mark(t, unit('Astraea'), state)
        })
      g.run(
        { procedure: 'operations', at: 3 },
        { procedure: 'impulse', at: 2 },
        { procedure: 'acting', at: 'impulse' },
        { procedure: 'displacement', at: 0, locals: [space('3215'), 1] },
      )
      const { entry, entering } = g.t
      expect([entry.at, entry.side, entry.carriers, entry.forced, entering.next(0)]).toEqual([0, 0, 0, 0, -1])
      return [g.at('Astraea'), g.t.units.spent[unit('Astraea')], is(g.t, unit('Astraea'), FINISHED)]
    }
    expect([out('entente', 0), out('entente', 3), out('entente', 4)]).toEqual([
      ['ocean', 1, false],
      ['ocean', 4, false],
      ['ocean', 4, true],
    ])
    // Whoever is done is done; in the Impulse of the enemy nobody pays
    expect([out('entente', 1, FINISHED), out('german', 0)]).toEqual([
      ['ocean', 1, true],
      ['ocean', 0, false],
    ])
  })
  test('12.3.9 a friendly unit in the hex lets it stay', () => {
    const g = impulse('entente', { Astraea: 'ocean', '1/1-KAR': '3215' }).play('sail Astraea', 'steer for 3215')
    expect(g.at('Astraea')).toBe('3215')
  })
  test('12.3.9c only the enemy seeks those who are driven out', () => {
    const g = impulse('entente', { Astraea: 'ocean', Königsberg: 'ocean', '10-FK': '3219' })
    g.play('sail Astraea', 'steer for 3219')
    // Astraea is a single vessel that cannot seek: the German alone is asked.
    expect(g.asked).toBe('german seek')
    expect(g.dice(5).play('seek').at('Astraea')).toBe('ocean')
    expect(g.asked).toMatch(/impulse$/)
  })
  test('12.3.9 enemy units that march in send vessels out to the box, where the marching side may seek (ruling 81)', () => {
    const g = given('campaign')
      .set({ segment: 1, phasing: 'german' })
      .units({ Astraea: '3215', Königsberg: 'ocean', '1-FK': '3215' })
    g.run(
      { procedure: 'operations', at: 3 },
      { procedure: 'impulse', at: 2 },
      { procedure: 'acting', at: 'impulse' },
      { procedure: 'displacement', at: 0, locals: [space('3215'), 1] },
    )
    expect(g.at('Astraea')).toBe('ocean')
    expect(points(g, 'Astraea')).toBe(4)
    expect(g.asked).toBe('german seek')
  })
})
