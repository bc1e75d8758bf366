import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { hasRail, isLinked } from '../../rules/21-railroads.ts'
import { battleGround } from '../battle-ground.ts'
import { given } from '../given.ts'
import { marching, offered, RAIN, spent } from '../marching.ts'

const SWAKOP = '2216 2316 2415 2515 2614 2715 2716 2816'.split(' ')
const NOT_LINKED = ['3226/3227', '2414/2515', '3122/3123', '3133/3233', '2708/2808', '2807/2808']

describe('21.1 the road beside the line', () => {
  test('21.1 half a point a hex, in rain too and on a broken line', () => {
    for (const turn of [2, RAIN]) {
      const g = marching('allied', { 'SAMR-1': '2117' })
        .set({ turn })
        .marks({ '2614': ['broken'] })
      g.play('march from 2117', 'all', ...SWAKOP.map((h) => `step to ${h}`))
      expect([g.at('SAMR-1'), spent(g, 'SAMR-1')]).toEqual(['2816', 4])
      expect(g.cites.slice(-1)).toEqual(['21.1'])
    }
  })

  test('21.1 only along the line: rail hexes that touch need not be linked', () => {
    for (const pair of NOT_LINKED) {
      const [a = '', b = ''] = pair.split('/')
      expect(hasRail(given().t, hex(a)) && hasRail(given().t, hex(b)), pair).toBe(true)
      expect(isLinked(given().t, hex(a), hex(b)), pair).toBe(false)
    }
    const g = marching('allied', { DEOR: '3226' }).play('march from 3226', 'all', 'step to 3227')
    expect(spent(g, 'DEOR')).toBe(1)
    const hills = marching('allied', { DEOR: '2515' }).play('march from 2515', 'all', 'step to 2414')
    expect(spent(hills, 'DEOR')).toBe(3)
  })

  test('21.1 roads change movement, not combat', () => {
    const g = battleGround().units({ DEOR: '2716', DLI: '2716', 'FK-1': '2816', 'FK-2': '2816' })
    g.attack('2716', '2816', 'DEOR DLI').dice(6, 1, 1, 1).play('go', 'fight')
    expect(g.told('hitsFell')).toEqual([[1, 2, 1]])
  })
})

describe('21.2 by train', () => {
  test('21.2 a force rides as far as the lines go, for one point', () => {
    const g = marching('allied', { DEOR: '2117' }).play('rail from 2117', 'all')
    expect(g.points('allied')).toBe(5)
    expect(offered(g, 'ride to')).toContain('3429')
    g.play('ride to 3429')
    expect(g.at('DEOR')).toBe('3429')
    expect(g.events.at(-1)).toMatchObject({ kind: 'rode', rule: '21.2' })
    expect(g.why('ride to 3329')).toBe('21.2')
    expect(g.legal).toEqual(['stop'])
    expect(g.play('stop').asked).toBe('allied act')
  })

  test('21.2 it may attack afterwards', () => {
    const g = marching('allied', { DEOR: '2117', 'FK-1': '2614' }).play(
      'rail from 2117',
      'all',
      'ride to 2515',
      'attack 2614',
    )
    expect(g.t.battle.from).toBe(hex('2515'))
  })

  test('21.2 it starts on a railroad', () => {
    const g = marching('allied', { DEOR: '2116', DLI: 'cape' })
    expect(g.why('rail from 2116')).toBe('21.2')
    expect(g.why('rail from cape')).toBe('21.2')
  })

  test('21.2 units are dropped off on the way, and only then it goes on', () => {
    const g = marching('allied', { DEOR: '2117', DLI: '2117' }).play('rail from 2117', 'all', 'ride to 2515')
    expect(g.legal).toEqual(['drop DEOR', 'drop DLI', 'stop'])
    g.play('drop DLI', 'ride to 2816', 'stop')
    expect([g.at('DEOR'), g.at('DLI')]).toEqual(['2816', '2515'])
  })

  test('21.2, 14.4 in a hex without room for all some may be dropped, and the rest ride on', () => {
    const eight = Object.fromEntries(['CTH', 'Kimb', 'Pret', 'Rand', 'TVS', 'WWR', 'SR', 'LOC'].map((n) => [n, '2515']))
    const g = marching('allied', { ...eight, DEOR: '2117', DLI: '2117' }).play('rail from 2117', 'all', 'ride to 2515')
    expect(g.legal).toEqual(['drop DEOR', 'drop DLI'])
    g.play('drop DEOR')
    expect(g.why('stop')).toBe('14.2')
    expect(g.play('ride to 2117', 'stop').at('DLI')).toBe('2117')
    const full = marching('allied', { ...eight, KR: '2515', DEOR: '2117', DLI: '2117' }).play('rail from 2117', 'all')
    expect(full.why('ride to 2515')).toBe('14.2')
    expect(full.why('ride to 2614')).toBe('')
    const mined = marching('allied', { ...eight, DEOR: '2117', DLI: '2117' }).marks({ '2515': ['device'] })
    expect(mined.play('rail from 2117', 'all').why('ride to 2515')).toBe('14.2')
  })
})

describe('21.3 functional lines', () => {
  test('21.3 a break ends the ride before it, and nobody rides out of one', () => {
    const g = marching('allied', { DEOR: '2117', DLI: '2614' }).marks({ '2614': ['broken'] })
    expect(g.why('rail from 2614')).toBe('21.3')
    g.play('rail from 2117', 'all')
    expect(g.why('ride to 2614')).toBe('21.3')
    expect(g.why('ride to 2715')).toBe('21.3')
    expect(g.why('ride to 2515')).toBe('')
  })

  test('21.3 both sides use all lines', () => {
    const g = marching('german', { 'FK-1': '3033' }).play('rail from 3033', 'all')
    expect(offered(g, 'ride to')).toEqual(['3133', '3232', '3233'])
  })

  test('21.3 a ride never jumps between lines that are not linked', () => {
    const g = marching('german', { 'FK-1': '3226' })
      .marks({ '3127': ['broken'] })
      .play('rail from 3226', 'all')
    expect(g.why('ride to 3227')).toBe('21.3')
    expect(g.why('ride to 3425')).toBe('21.2')
  })
})

test('21.4 bridges spare the river, unless a break has brought them down', () => {
  const cost = (broken: boolean, ...names: readonly string[]) => {
    const g = marching('allied', Object.fromEntries(names.map((n) => [n, '2715']))).set({ turn: RAIN })
    if (broken) g.marks({ '2716': ['broken'] })
    return spent(g.play('march from 2715', 'all', 'step to 2716'), 'DEOR')
  }
  expect(cost(false, 'DEOR')).toBe(0.5)
  expect(cost(true, 'DEOR')).toBe(1.5)
  expect(cost(true, 'DEOR', 'SAEC')).toBe(0.5)
})

describe('21.5 into contact', () => {
  const zone = { 'FK-1': '2714', DEOR: '2117' }

  test('21.5, 11.4 a ride halts in the first zone it enters, and may attack from there', () => {
    const g = marching('allied', zone).play('rail from 2117', 'all')
    expect(g.why('ride to 2614')).toBe('')
    expect(g.why('ride to 2715')).toBe('11.4')
    g.play('ride to 2614')
    expect(offered(g, 'attack')).toEqual(['2714'])
    expect(g.cites.slice(-2)).toEqual(['21.2', '11.4'])
  })

  test('21.5, 11.8 by rail or road it goes out of a zone, but not straight into another', () => {
    const g = marching('allied', { ...zone, DEOR: '2614' }).play('rail from 2614', 'all')
    expect(g.why('ride to 2715')).toBe('11.8')
    expect(g.why('ride to 2515')).toBe('')
    const road = marching('allied', { ...zone, DEOR: '2614' }).play('march from 2614', 'all')
    expect([road.why('step to 2715'), road.why('step to 2515')]).toEqual(['11.8', ''])
  })
})

test('21.5, 14.6 a line that the enemy sits on is refused as that, a broken one as broken, whatever else is in the way', () => {
  const g = marching('allied', { 'G-Art-1': '2614', 'FK-1': '2714', DEOR: '2117' }).play('rail from 2117', 'all')
  expect([g.why('ride to 2614'), g.why('ride to 2715')]).toEqual(['14.6', '14.6'])
  const broken = marching('allied', { 'FK-1': '2714', DEOR: '2117' }).marks({ '2614': ['broken'] })
  expect(broken.play('rail from 2117', 'all').why('ride to 2715')).toBe('21.3')
})

describe('21.6 armoured trains', () => {
  test('21.6 they march by rail only, alone or with others', () => {
    const g = marching('allied', { 'A-Train': '3033' })
    expect(g.why('march from 3033')).toBe('21.6')
    expect(g.why('ship from 3033')).toBe('21.6')
    expect(offered(g.play('rail from 3033', 'all'), 'ride to')).toEqual(['3133', '3232', '3233'])
    const both = marching('allied', { 'A-Train': '3033', DEOR: '3033' }).play('march from 3033')
    expect(both.why('join A-Train')).toBe('21.6')
    const riding = marching('allied', { 'A-Train': '3033', DEOR: '3033' }).play('rail from 3033', 'all', 'ride to 3233')
    expect([riding.at('A-Train'), riding.at('DEOR')]).toEqual(['3233', '3233'])
  })

  test('21.6 alone they attack along their line only', () => {
    const g = marching('allied', { 'A-Train': '3033', 'G-Sup-1': '3032', 'G-Sup-2': '3133' }).play(
      'rail from 3033',
      'all',
      'stop',
    )
    expect(g.asked).toBe('allied attack')
    expect(g.why('attack 3032')).toBe('21.6')
    expect(g.why('attack 3133')).toBe('')
    const broken = marching('allied', { 'A-Train': '3033', 'G-Sup-2': '3133' }).marks({ '3133': ['broken'] })
    expect(broken.play('rail from 3033', 'all', 'stop').legal).toEqual(['hold'])
  })

  test('21.6 with others they stand by when the attack leaves the line', () => {
    const g = marching('allied', { 'A-Train': '3033', DEOR: '3033', 'G-Sup-1': '3032' })
    g.play('rail from 3033', 'all', 'stop', 'attack 3032')
    expect(g.events.some((e) => e.kind === 'trainStoodBy' && e.rule === '21.6')).toBe(true)
  })
})

test('21.8 a line that is not built is neither road nor railroad', () => {
  const g = marching('allied', { DEOR: '4029' })
  expect(g.why('rail from 4029')).toBe('21.2')
  g.play('march from 4029', 'all', 'step to 3930')
  expect(spent(g, 'DEOR')).toBe(1)
  const built = marching('allied', { DEOR: '4029' }).arrange((t) => {
    t.tracks.route2 = 2
  })
  expect(built.why('rail from 4029')).toBe('')
  expect(spent(built.play('march from 4029', 'all', 'step to 3930'), 'DEOR')).toBe(0.5)
})
