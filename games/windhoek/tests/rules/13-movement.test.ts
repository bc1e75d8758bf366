import { describe, expect, test } from 'vitest'
import { marching, offered, RAIN, spent } from '../marching.ts'

describe('13.1 dropping off', () => {
  test('13.1 who is dropped stays, and the others go on', () => {
    const g = marching('allied', { 'SAMR-1': '3425', DEOR: '3425' })
    g.play('march from 3425', 'all', 'step to 3326', 'drop DEOR', 'step to 3325', 'stop')
    expect([g.at('SAMR-1'), g.at('DEOR'), g.points('allied')]).toEqual(['3325', '3326', 5])
    expect(g.events.find((e) => e.kind === 'dropped')).toMatchObject({ rule: '13.1' })
    expect(g.play('march from 3326', 'all', 'step to 3425').at('DEOR')).toBe('3425')
  })

  test('13.1 nobody is picked up on the way', () => {
    const g = marching('allied', { 'SAMR-1': '3425', 'SAMR-2': '3326' })
    g.play('march from 3425', 'all', 'step to 3326')
    expect(g.why('drop SAMR-2')).toBe('12.1')
    g.play('step to 3325', 'stop')
    expect(g.at('SAMR-2')).toBe('3326')
  })

  test('13.1 not in the first hex, and not the last unit', () => {
    const g = marching('allied', { 'SAMR-1': '3425', DEOR: '3425' }).play('march from 3425', 'all')
    expect(g.why('drop DEOR')).toBe('13.1')
    expect(offered(g, 'drop')).toEqual([])
    g.play('step to 3326', 'drop SAMR-1')
    expect(g.why('drop DEOR')).toBe('13.1')
  })

  test('13.1 nobody is dropped who is not with the force, and nobody twice', () => {
    const g = marching('allied', { 'SAMR-1': '3425', 'SAMR-2': '3425', 'SAMR-3': '3326', DEOR: '3425' })
    g.play('march from 3425', 'join SAMR-1', 'join SAMR-2', 'go', 'step to 3326')
    // Who was there, who stayed behind, and who is nowhere near.
    for (const name of ['SAMR-3', 'DEOR', 'DLI', 'FK-1'])
      expect(g.given.whyName(`drop ${name}`), name).toBe('notWithForce')
    expect(offered(g, 'drop')).toEqual(['SAMR-1', 'SAMR-2'])
    expect(g.play('drop SAMR-1').given.whyName('drop SAMR-1')).toBe('notWithForce')
  })

  test('13.1 who was passed over is not dropped in the same hex any more, but in the next one he is', () => {
    const g = marching('allied', { 'SAMR-1': '3425', 'SAMR-2': '3425', 'SAMR-3': '3425' })
    g.play('march from 3425', 'all', 'step to 3326', 'drop SAMR-2')
    expect([g.given.whyName('drop SAMR-1'), g.why('drop SAMR-3')]).toEqual(['notWithForce', ''])
    expect(g.play('step to 3325').why('drop SAMR-1')).toBe('')
  })

  test('13.1 in one hex units are dropped upwards', () => {
    const g = marching('allied', { 'SAMR-1': '3425', 'SAMR-2': '3425', DEOR: '3425' })
    g.play('march from 3425', 'all', 'step to 3326', 'drop SAMR-2')
    expect(offered(g, 'drop')).toEqual(['DEOR'])
    g.play('step to 3325')
    expect(offered(g, 'drop')).toEqual(['SAMR-1', 'DEOR'])
  })
})

describe('13.2 allowances', () => {
  test('13.2 the first hex of a march is always possible, and takes all points if it must', () => {
    const g = marching('allied', { HAB: '3425' }).set({ turn: RAIN }).play('march from 3425', 'all', 'step to 3426')
    expect([g.at('HAB'), spent(g, 'HAB')]).toEqual(['3426', 3])
    expect(g.legal).toEqual(['stop'])
  })

  test('13.2 but only the first', () => {
    const g = marching('allied', { HAB: '3425' }).play('march from 3425', 'all', 'step to 3326')
    expect(g.why('step to 3327')).toBe('13.4')
  })

  test('13.2 static units never march', () => {
    const g = marching('german', { 'G-Mil-1': '2515', 'Wireless-1': '2117', 'FK-1': '2117' })
    expect(g.why('march from 2515')).toBe('13.2')
    g.play('march from 2117')
    expect(g.why('join Wireless-1')).toBe('13.2')
    expect(offered(g, 'join')).toEqual(['FK-1'])
  })

  test('13.2 militia that has been mounted does', () => {
    const g = marching('german', { 'G-Mil-1': ['3425', 'converted'] }).play('march from 3425', 'all', 'step to 3525')
    expect(g.at('G-Mil-1')).toBe('3525 converted')
  })

  test('13.2 whoever cannot keep up is dropped', () => {
    const g = marching('allied', { 'SAMR-1': '3425', DEOR: '3425' })
    g.play('march from 3425', 'all', 'step to 3326', 'step to 3325', 'step to 3326', 'step to 3425')
    expect(g.given.whyName('step to 3525')).toBe('cannotKeepUp')
    expect(g.why('step to 3525')).toBe('13.2')
    g.play('drop DEOR', 'step to 3525')
    expect([g.at('SAMR-1'), g.at('DEOR')]).toEqual(['3525', '3425'])
  })

  test('13.2 a march may use none of its points', () => {
    const g = marching('allied', { 'SAMR-1': '3425' }).play('march from 3425', 'all', 'stop')
    expect([g.at('SAMR-1'), g.points('allied')]).toEqual(['3425', 5])
  })
})

describe('13.3 enemies and zones', () => {
  test('13.3 nobody enters a hex that holds an enemy', () => {
    const g = marching('allied', { 'SAMR-1': '3425', 'G-Sup-1': '3525' }).play('march from 3425', 'all')
    expect(g.why('step to 3525')).toBe('13.3')
    expect(offered(g, 'step to')).not.toContain('3525')
  })

  test('13.3 an enemy zone ends the march, a friendly one does not', () => {
    const g = marching('allied', { 'SAMR-1': '3425', 'SAMR-2': '3325', 'FK-1': '3224' })
    g.play('march from 3425', 'all', 'step to 3326')
    expect(g.asked).toBe('allied step')
    g.play('step to 3325')
    expect(g.asked).toBe('allied attack')
  })
})

describe('13.4 terrain', () => {
  test('13.4 open ground costs one point, desert two, and there must be enough', () => {
    const g = marching('allied', { DEOR: '3425' }).play('march from 3425', 'all', 'step to 3525')
    expect(spent(g, 'DEOR')).toBe(1)
    g.play('step to 3624')
    expect(spent(g, 'DEOR')).toBe(3)
    expect(g.why('step to 3623')).toBe('13.4')
    expect(g.given.whyName('step to 3623')).toBe('tooDear')
  })

  test('13.4 mountains are dearer in rain', () => {
    const cost = (turn: number) => {
      const g = marching('allied', { 'SAMR-1': '3425' }).set({ turn })
      return spent(g.play('march from 3425', 'all', 'step to 3426'), 'SAMR-1')
    }
    expect([cost(2), cost(RAIN)]).toEqual([3, 4])
  })

  test('13.4 a river costs its point in rain, on top of the ground', () => {
    const cost = (turn: number) => {
      const g = marching('allied', { DEOR: '3126' }).set({ turn })
      return spent(g.play('march from 3126', 'all', 'step to 3226'), 'DEOR')
    }
    expect([cost(2), cost(RAIN)]).toEqual([1, 2])
  })

  test('13.4 land units cannot go to sea, nor leap', () => {
    const g = marching('german', { 'FK-1': '2117' }).play('march from 2117', 'all')
    expect(g.why('step to 2017')).toBe('13.4')
    expect(g.why('step to 2515')).toBe('13.0')
  })
})

describe('13.5 special movement', () => {
  test('13.5 camels pay one point for a desert hex', () => {
    const g = marching('german', { CC: '3525' }).play('march from 3525', 'all')
    g.play('step to 3624', 'step to 3724', 'step to 3725', 'step to 3824', 'step to 3823', 'step to 3822')
    expect([g.at('CC'), spent(g, 'CC')]).toEqual(['3822', 6])
  })

  test('13.5 each unit of a force pays its own price', () => {
    const g = marching('german', { CC: '3525', 'FK-1': '3525' }).play('march from 3525', 'all')
    g.play('step to 3624', 'step to 3724', 'step to 3725')
    expect([spent(g, 'CC'), spent(g, 'FK-1')]).toEqual([3, 6])
    expect(g.given.whyName('step to 3824')).toBe('cannotKeepUp')
    expect(g.play('drop FK-1', 'step to 3824').at('CC')).toBe('3824')
  })

  test('13.5 on the road camels and others pay the same', () => {
    const g = marching('german', { CC: '2117', 'FK-1': '2117' }).play('march from 2117', 'all', 'step to 2216')
    expect([spent(g, 'CC'), spent(g, 'FK-1')]).toEqual([0.5, 0.5])
  })
})

describe('13.6 where units may go', () => {
  test('13.6 into Bechuanaland', () => {
    const g = marching('allied', { 'SAMR-1': '3712' }).play('march from 3712', 'all', 'step to 3812')
    expect([g.at('SAMR-1'), spent(g, 'SAMR-1')]).toEqual(['3812', 2])
  })

  test('13.6 never over a prohibited side', () => {
    const g = marching('german', { 'FK-1': '2119' }).play('march from 2119', 'all')
    expect(g.why('step to 2120')).toBe('13.6')
  })

  test('13.6, 13.2 never into a pan in rain, though the first hex is otherwise free', () => {
    const g = marching('german', { 'FK-1': '2607' }).set({ turn: RAIN }).play('march from 2607', 'all')
    expect(g.why('step to 2507')).toBe('13.6')
    expect(spent(g.play('step to 2606'), 'FK-1')).toBe(2)
    expect(marching('german', { 'FK-1': '2607' }).play('march from 2607', 'all', 'step to 2507').at('FK-1')).toBe(
      '2507',
    )
  })

  test('13.6 whoever stands on a pan when the rain comes may leave it', () => {
    const g = marching('german', { 'FK-1': '2507' }).set({ turn: RAIN }).play('march from 2507', 'all')
    expect(g.why('step to 2607')).toBe('')
  })
})
