import { describe, expect, test } from 'vitest'
import { GERMAN, unit } from '../../roster.ts'
import { type BattleGround, battleGround } from '../battle-ground.ts'

type Where = string | readonly [string, 'disrupted' | 'converted']

/** A battle in which the defender of 3525 has the advantage over a battalion in 3425. */
const pressed = (units: Readonly<Record<string, Where>>, arrange: (g: BattleGround) => void = () => {}) => {
  const g = battleGround().units({ DEOR: '3425', ...units })
  arrange(g)
  return g.attack('3425', '3525', 'DEOR').dice(1, 6).play('go')
}
/** He withdraws so many hexes. */
const withdraw = (g: BattleGround, die: number) => g.dice(die).play('withdraw')
const to = (...hexes: readonly string[]) => hexes.map((hex) => `fall back to ${hex}`)

describe('16.4 withdrawal', () => {
  test('16.4 a die of three means three hexes, without a shot', () => {
    const g = withdraw(pressed({ 'FK-1': '3525' }), 3)
    expect(g.told('withdrew')).toEqual([[GERMAN, 3]])
    g.play(...to('3624', '3724'))
    expect(g.asked).toBe('german fall-back')
    g.play(...to('3824'))
    expect(g.at('FK-1')).toBe('3824')
    expect(g.citesOf('fellBack')).toEqual(['16.4', '16.4', '16.4'])
    expect(g.citesOf('battleDrawn')).toEqual(['17.3'])
    expect(g.told('scored').concat(g.told('missed'))).toEqual([])
  })

  test('16.4 all units of the force go together', () => {
    const g = withdraw(pressed({ 'FK-1': '3525', 'G-Art-1': '3525' }), 3).play(...to('3624', '3724', '3824'))
    expect([g.at('FK-1'), g.at('G-Art-1')]).toEqual(['3824', '3824'])
  })

  test('16.4 an attacker may withdraw too, from his own hex, with those who attacked', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'SA-Field-1': '3425', DLI: '3425', 'FK-1': '3525' })
      .attack('3425', '3525', 'DEOR SA-Field-1')
      .play('go')
      .dice(6, 1, 2)
      .play('go', 'withdraw')
    expect(g.asked).toBe('allied fall-back')
    g.play(...to('3325', '3324'))
    expect(['DEOR', 'SA-Field-1', 'DLI'].map((name) => g.at(name))).toEqual(['3324', '3324', '3425'])
    expect(g.isOver).toBe(true)
  })

  test('16.4 no step leads nearer to the enemy, though one may keep the distance', () => {
    const attacker = () =>
      battleGround()
        .units({ DEOR: '3425', 'FK-1': '3525' })
        .attack('3425', '3525', 'DEOR')
        .dice(6, 1, 2)
        .play('go', 'withdraw')
    expect(attacker().why('fall back to 3424')).toBe('')
    const g = attacker().play(...to('3325'))
    expect(g.why('fall back to 3424')).toBe('16.4')
    expect(g.given.whyName('fall back to 3424')).toBe('nearerTheEnemy')
  })

  test('16.4 no hex is entered twice, nor the one they came from', () => {
    const g = withdraw(pressed({ 'FK-1': '3525' }), 3).play(...to('3524'))
    expect(g.given.whyName('fall back to 3525')).toBe('beenThere')
    g.play(...to('3523'))
    expect(g.given.whyName('fall back to 3524')).toBe('beenThere')
    expect(g.given.whyName('fall back to 3823')).toBe('notNextHex')
  })

  test('16.4 hemmed in, they go the longest way there is', () => {
    const ring = { DLI: '3524', Kimb: '3624', Pret: '3625', Rand: '3424', TVS: '3626', WWR: '3527', SR: '3426' }
    const g = withdraw(pressed({ 'FK-1': '3525', ...ring }), 4)
    expect(g.told('withdrew')).toEqual([[GERMAN, 1]])
    expect(g.legal).toEqual(['fall back to 3526'])
    expect(g.play(...to('3526')).at('FK-1')).toBe('3526')
    expect(g.isOver).toBe(false)
  })

  test('16.4 a dead end is not offered while a longer way is open', () => {
    // 3526 leads nowhere, 3524 into the open.
    const ring = { Kimb: '3624', Pret: '3625', Rand: '3424', TVS: '3626', WWR: '3527', SR: '3426' }
    const g = withdraw(pressed({ 'FK-1': '3525', ...ring }), 2)
    expect(g.legal).toEqual(['fall back to 3524'])
    expect(g.given.whyName('fall back to 3526')).toBe('deadEnd')
    expect(withdraw(pressed({ 'FK-1': '3525', ...ring }), 1).legal).toEqual(['fall back to 3524', 'fall back to 3526'])
  })
})

describe('16.4.1 limits of a withdrawal', () => {
  test('16.4.1 hexes are counted and not points: guns cross six deserts', () => {
    const g = withdraw(pressed({ 'G-Art-1': '3525' }), 6).play(...to('3624', '3724', '3824', '3924', '4024', '4124'))
    expect(g.at('G-Art-1')).toBe('4124')
    expect(g.asked).toBe('allied advance')
  })

  test('16.4.1 not onto the enemy, over water, into neutral Angola, onto a flooded pan', () => {
    expect(withdraw(pressed({ 'FK-1': '3525', DLI: '3524' }), 1).given.whyName('fall back to 3524')).toBe('enemyInWay')
    const coast = battleGround().units({ DEOR: '2218', 'FK-1': '2119' }).attack('2218', '2119', 'DEOR')
    coast.dice(1, 6, 1).play('go', 'withdraw')
    expect(coast.given.whyName('fall back to 2120')).toBe('waterInWay')
    expect(coast.given.whyName('fall back to 2018')).toBe('waterInWay')
    const angola = battleGround().units({ DEOR: '2105', 'FK-1': '2004' }).attack('2105', '2004', 'DEOR')
    angola.dice(1, 6, 1).play('go', 'withdraw')
    expect(angola.why('fall back to 2003')).toBe('29.1')
    const pan = battleGround().units({ DEOR: '2706', 'FK-1': '2607' }).set({ turn: 5 }).attack('2706', '2607', 'DEOR')
    pan.dice(1, 6, 1).play('go', 'withdraw')
    expect(pan.why('fall back to 2507')).toBe('13.6')
    expect(pan.why('fall back to 2606')).toBe('16.4')
  })

  test('16.4.1 static units of the force are eliminated', () => {
    const g = battleGround()
      .units({ DEOR: '2615', 'FK-1': '2515', 'G-Mil-1': '2515', 'Wireless-1': '2515' })
      .attack('2615', '2515', 'DEOR')
      .dice(1, 6, 1)
      .play('go', 'withdraw')
    expect([g.at('G-Mil-1'), g.at('Wireless-1')]).toEqual(['eliminated', 'eliminated'])
    expect(g.citesOf('eliminated')).toEqual(['16.4.1', '16.4.1'])
    expect(g.play(...to('2414')).at('FK-1')).toBe('2414')
  })

  test('16.4.1 without a hex to go to there is no withdrawal', () => {
    const ring = { DLI: '3524', Kimb: '3624', Pret: '3625', Rand: '3424', TVS: '3526' }
    const g = pressed({ 'FK-1': '3525', ...ring })
    expect(g.legal).toEqual(['fight'])
    expect(g.why('withdraw')).toBe('16.4.1')
    expect(g.given.whyName('withdraw')).toBe('noWayOut')
  })

  test('16.4.1 static units alone cannot withdraw', () => {
    const g = battleGround()
      .units({ DEOR: '2615', 'G-Mil-1': '2515', 'Wireless-1': '2515' })
      .attack('2615', '2515', 'DEOR')
      .dice(1, 6)
      .play('go')
    expect(g.legal).toEqual(['fight'])
    expect(g.given.whyName('withdraw')).toBe('nobodyToWithdraw')
  })

  test('16.4.1, 29.3 neither Portuguese nor others withdraw into a hex of the other', () => {
    const retreats = (force: string, other: string) => {
      const g = battleGround()
        .units({ [force]: '3425', [other]: '3325', 'FK-1': '3525' })
        .set({ portugal: true })
        .attack('3525', '3425', 'FK-1')
      g.dice(1, 6, 1).play('go', 'withdraw')
      return [g.why('fall back to 3325'), g.why('fall back to 3326')]
    }
    expect(retreats('DA', 'DEOR')).toEqual(['29.3', ''])
    expect(retreats('DEOR', 'DA')).toEqual(['29.3', ''])
    expect(retreats('DEOR', 'DLI')).toEqual(['', ''])
  })

  test('16.4.1, 29.3 Portuguese units withdraw only where they may go', () => {
    const g = battleGround()
      .units({ DA: '3712', 'FK-1': '3612' })
      .set({ portugal: true })
      .attack('3612', '3712', 'FK-1')
      .dice(1, 6, 1)
      .play('go', 'withdraw')
    expect(g.given.whyName('fall back to 3812')).toBe('notPortugueseGround')
  })
})

describe('16.4.2 into enemy zones', () => {
  const riders = () =>
    battleGround()
      .units({ 'SAMR-1': '3425', 'FK-1': '3525', 'FK-2': ['3525', 'disrupted'] })
      .attack('3425', '3525', 'SAMR-1')
      .dice(1, 5, 1)
      .play('go', 'withdraw')

  test('16.4.2 a good-order unit is disrupted, a disrupted one is eliminated by an odd die', () => {
    const g = riders()
      .dice(3)
      .play(...to('3526'))
    expect([g.at('FK-1'), g.at('FK-2')]).toEqual(['3526 disrupted', 'eliminated'])
    expect(g.citesOf('disrupted')).toEqual(['16.4.2'])
    expect(g.citesOf('eliminated')).toEqual(['16.4.2'])
  })

  test('16.4.2 with an even die it goes on', () => {
    const g = riders()
      .dice(4)
      .play(...to('3526'))
    expect(g.at('FK-2')).toBe('3526 disrupted')
    expect(g.told('heldTogether')).toEqual([[unit('FK-2')]])
  })

  test('16.4.2 hexes without a zone ask nothing', () => {
    const g = riders().play(...to('3624'))
    expect([g.at('FK-1'), g.at('FK-2')]).toEqual(['3624', '3624 disrupted'])
  })

  test('16.4.2 every zone on the way counts', () => {
    const g = battleGround()
      .units({ 'SAMR-1': '3425', 'SAMR-2': '3527', 'FK-1': '3525' })
      .attack('3425', '3525', 'SAMR-1')
      .dice(1, 5, 2)
      .play('go', 'withdraw')
      .play(...to('3526'))
    expect(g.at('FK-1')).toBe('3526 disrupted')
    expect(
      g
        .dice(5)
        .play(...to('3626'))
        .at('FK-1'),
    ).toBe('eliminated')
    expect(g.asked).toBe('allied advance')
  })

  test('16.4.2 a unit of one step is eliminated in the first', () => {
    const g = battleGround()
      .units({ 'SAMR-1': '3425', 'Patrol-1': '3525', 'FK-1': '3525' })
      .attack('3425', '3525', 'SAMR-1')
      .dice(1, 5, 1)
      .play('go', 'withdraw')
      .play(...to('3526'))
    expect([g.at('Patrol-1'), g.at('FK-1')]).toEqual(['recruits', '3526 disrupted'])
  })
})

describe('16.4.3 advance after a withdrawal', () => {
  test('16.4.3 the attacker may follow a defender who withdrew', () => {
    const g = withdraw(pressed({ 'FK-1': '3525' }), 1).play(...to('3624'))
    expect(g.asked).toBe('allied advance')
    expect(g.play('advance DEOR').at('DEOR')).toBe('3525')
    expect(g.citesOf('advanced')).toEqual(['16.4.3'])
  })

  test('16.4.3 nobody follows an attacker', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'FK-1': '3525' })
      .attack('3425', '3525', 'DEOR')
      .dice(6, 1, 1)
      .play('go', 'withdraw', 'fall back to 3325')
    expect(g.isOver).toBe(true)
    expect(g.at('FK-1')).toBe('3525')
  })
})

describe('16.4.4 to Cape Colony', () => {
  const south = (at: string, from: string, units: Readonly<Record<string, Where>>) =>
    battleGround().units(units).attack(from, at, 'FK-1').dice(1, 6, 4).play('go', 'withdraw')

  test('16.4.4 off the south edge into the box, which ends it', () => {
    const g = south('3534', '3533', { 'FK-1': '3533', DEOR: '3534' })
    expect(g.legal).toContain('fall back to cape')
    g.play('fall back to cape')
    expect(g.at('DEOR')).toBe('cape')
    expect(g.citesOf('fellBack')).toEqual(['16.4.4'])
    expect(g.asked).toBe('german advance')
  })

  test('16.4.4 not from the south-east edge, but from its corner', () => {
    expect(south('4131', '4130', { 'FK-1': '4130', DEOR: '4131' }).why('fall back to cape')).toBe('16.4.4')
    expect(south('4134', '4033', { 'FK-1': '4033', DEOR: '4134' }).why('fall back to cape')).toBe('')
  })

  test('16.4.4 Germans and Portuguese have no such way', () => {
    const g = battleGround().units({ DEOR: '3533', 'FK-1': '3534' }).attack('3533', '3534', 'DEOR')
    expect(g.dice(1, 6, 2).play('go', 'withdraw').why('fall back to cape')).toBe('16.4.4')
  })

  test('16.4.4 nor has a train, or a force that has one', () => {
    const edge = (units: Readonly<Record<string, Where>>) =>
      battleGround()
        .units({ 'FK-1': '3533', ...units })
        .set({ portugal: true })
        .attack('3533', '3534', 'FK-1')
    expect(edge({ 'A-Train': '3534', DEOR: '3534' }).dice(1, 6).play('go').why('withdraw')).toBe('21.6')
    expect(edge({ DA: '3534' }).dice(1, 6).play('go').why('withdraw')).toBe('16.4.1')
    expect(edge({ DEOR: '3534' }).dice(1, 6).play('go').why('withdraw')).toBe('')
  })

  test('16.4.4 the box completes any distance', () => {
    // Between the enemy and the edge there is one row; farther on only the box.
    const ring = { 'FK-2': '3433', 'FK-3': '3633', 'FK-4': '3434', 'FK-5': '3634' }
    const g = south('3534', '3533', { 'FK-1': '3533', DEOR: '3534', ...ring })
    expect(g.told('withdrew')).toEqual([[0, 4]])
    expect(g.legal).toEqual(['fall back to cape'])
  })
})

describe('21.6 trains in battle', () => {
  test('21.6 a train that no line leads into the battle stands by', () => {
    const g = battleGround()
      .units({ DEOR: '3033', 'A-Train': '3033', 'FK-1': '3032', 'G-Art-1': '3032' })
      .attack('3033', '3032', 'DEOR A-Train')
      .dice(1, 6, 1, 1)
      .play('go', 'fight')
    expect(g.told('linedUp').map(([u]) => u)).not.toContain(unit('A-Train'))
    expect(g.citesOf('trainStoodBy')).toEqual(['21.6'])
    expect([g.at('DEOR'), g.at('A-Train')]).toEqual(['eliminated', '3033'])
  })

  test('21.6 nor may it be added', () => {
    const g = battleGround()
      .units({ DEOR: '3033', 'A-Train': '3033', SAEC: '3033', 'FK-1': '3032' })
      .attack('3033', '3032', 'DEOR')
      .play('go')
    expect(g.why('join A-Train')).toBe('21.6')
    const along = battleGround()
      .units({ DEOR: '3033', 'A-Train': '3033', 'FK-1': '3133' })
      .attack('3033', '3133', 'DEOR')
      .play('go')
    expect(along.legal).toEqual(['join A-Train', 'all', 'go'])
  })

  test('21.6 a train alone that has no line does not fight at all', () => {
    const g = battleGround().units({ 'A-Train': '3033', 'FK-1': '3032' }).attack('3033', '3032', 'A-Train').play('go')
    expect(g.isOver).toBe(true)
    expect(g.told('linedUp')).toEqual([])
  })

  const train = (arrange: (g: BattleGround) => void = () => {}) => {
    const g = battleGround().units({ DEOR: '3133', 'A-Train': '3133', 'Res-1': '3132' })
    arrange(g)
    return g.attack('3132', '3133', 'Res-1')
  }

  test('21.6 a force with a train withdraws along working track', () => {
    const g = train().dice(1, 6, 1).play('go', 'withdraw')
    expect(g.legal).toEqual(['fall back to 3232', 'fall back to 3033'])
    expect(g.given.whyName('fall back to 3134')).toBe('offTheRails')
  })

  test('21.6 or not at all', () => {
    const g = train((t) => void t.marks({ '3133': ['broken'] }))
      .dice(1, 6)
      .play('go')
    expect(g.legal).toEqual(['fight'])
    expect(g.given.whyName('withdraw')).toBe('trainShutIn')
    expect(g.why('withdraw')).toBe('21.6')
  })

  test('21.6 a beaten train without a line is lost, the rest retreats freely', () => {
    const g = battleGround()
      .units({ 'FK-1': '3132', 'FK-2': '3132', DEOR: ['3133', 'disrupted'], 'A-Train': ['3133', 'disrupted'] })
      .marks({ '3133': ['broken'] })
      .attack('3132', '3133', 'FK-1 FK-2')
      .dice(6, 1, 6, 6, 6, 6, 1)
      .play('go', 'fight')
    expect(g.at('A-Train')).toBe('eliminated')
    expect(g.citesOf('eliminated')).toEqual(['21.6'])
    expect(g.legal).toContain('fall back to 3134')
  })

  test('21.6, 17.4 a beaten train that was alone leaves nobody to retreat', () => {
    const g = battleGround()
      .units({ 'FK-1': '3132', 'A-Train': ['3133', 'disrupted'] })
      .marks({ '3133': ['broken'] })
      .attack('3132', '3133', 'FK-1')
      .dice(6, 1, 6, 6)
      .play('go', 'fight')
    expect([g.at('A-Train'), g.asked]).toEqual(['eliminated', 'german advance'])
    expect(g.told('retreated')).toEqual([])
  })

  test('21.6 with a line open the whole beaten force goes along it', () => {
    const g = battleGround()
      .units({ 'FK-1': '3132', 'FK-2': '3132', DEOR: ['3133', 'disrupted'], 'A-Train': ['3133', 'disrupted'] })
      .attack('3132', '3133', 'FK-1 FK-2')
      .dice(6, 1, 6, 6, 6, 6, 6)
      .play('go', 'fight')
    // 3033 is the end of the line; the other way there is one hex more.
    expect(g.legal.every((a) => a === 'fall back to 3232' || a === 'fall back to 3033')).toBe(true)
    expect(g.told('retreated')[0]?.[1]).toBeLessThan(6)
  })

  test('33.4 a train may ignore the zones of other units on its way back', () => {
    const ride = (...options: readonly 'trains'[]) =>
      battleGround(...options)
        .units({ 'FK-1': '3132', 'A-Train': '3133' })
        .attack('3132', '3133', 'FK-1')
        .dice(1, 6, 1)
        .play('go', 'withdraw', 'fall back to 3232')
        .at('A-Train')
    expect(ride()).toBe('3232 disrupted')
    expect(ride('trains')).toBe('3232')
  })
})

test('14.4 units that crowd a hex after a withdrawal are given up by their owner', () => {
  const crowd = ['FK-3', 'FK-4', 'FK-5', 'FK-6', 'FK-7', 'FK-8', 'FK-9', 'FK-10', 'FK-11', 'FK-12', 'CC', 'Patrol-1']
  const g = withdraw(
    pressed({ 'FK-1': '3525', 'FK-2': '3525', ...Object.fromEntries(crowd.map((name) => [name, '3526'])) }),
    1,
  )
  g.play(...to('3526')).play('end')
  expect(g.asked).toBe('german overstacked')
  expect(g.why('remove DEOR')).toBe('14.4')
  g.play('remove FK-2')
  expect(g.why('remove FK-1')).toBe('14.4')
  g.play('remove Patrol-1')
  expect(g.isOver).toBe(true)
  expect([g.at('FK-2'), g.at('Patrol-1'), g.at('FK-1')]).toEqual(['eliminated', 'recruits', '3526'])
  expect(g.citesOf('eliminated')).toEqual(['14.4', '14.4'])
  expect([g.points('allied'), g.points('german')]).toEqual([0, 0])
})
