import { describe, expect, test } from 'vitest'
import { unit } from '../../roster.ts'
import { CHILEMBWE, LISBON, QUARREL } from '../../rules/06.1-effects.ts'
import { is, UNSUPPLIED } from '../../stacks.ts'
import { type Position, space } from '../given.ts'
import { marching } from '../marching.ts'

/** From the Central Railway, where Germans are in supply, and back over open ground. */
const going = (...plays: readonly string[]) => ['march from 2819', 'all', ...plays]

describe('10.1 movement by land', () => {
  test('10.1.1 a unit spends no more points than its allowance: an FK has five', () => {
    const g = marching('german', { '1-FK': '2819' })
    g.play(...going('step to 2818', 'step to 2819', 'step to 2818', 'step to 2819'))
    expect(g.why('step to 2818')).toBe('')
    g.play('step to 2818')
    expect(g.why('step to 2819')).toBe('10.1.4')
  })

  test('10.1.2 alone or in stacks, of units and Carriers that have not moved', () => {
    const g = marching('german', { '1-FK': '2819', '2-FK': '2819', '3-FK': '2819' }, 1, 1, (p) =>
      p.carriers('german', '2819', '2819'),
    )
    expect(g.why('march from 2818')).toBe('10.1.2')
    g.play('march from 2819', 'take 1-FK', 'take 3-FK')
    expect(g.why('take 2-FK')).toBe('10.1.2')
    expect(g.why('carriers 3')).toBe('2.5.3')
    g.play('carriers 1', 'step to 2818')
    expect([g.at('1-FK'), g.at('2-FK'), g.at('3-FK')]).toEqual(['2818', '2819', '2818'])
    expect([g.carriersIn('german', '2819'), g.carriersIn('german', '2818')]).toEqual([1, 1])
  })

  test('10.1.2, 9.1.5 Carriers that have marched are done for the Impulse; those that stayed are not', () => {
    const g = marching('german', { '1-FK': '2819' }, 1, 1, (p) => p.carriers('german', '2819', '2819'))
    g.play('march from 2819', 'take 1-FK', 'carriers 1', 'step to 2818', 'halt')
    expect([g.why('march from 2818'), g.why('march from 2819')]).toEqual(['9.1.5', ''])
  })

  test('10.1.2, 2.5.3 of Carriers that march by themselves one goes on; with a unit all may be left', () => {
    const three = (p: Position) => p.carriers('german', '2819', '2819', '2819')
    const leaves = (g: Position) => g.legal.filter((each) => each.startsWith('leave'))
    const alone = marching('german', {}, 1, 1, three).play('march from 2819', 'carriers 3', 'step to 2818')
    expect(leaves(alone)).toEqual(['leave 1', 'leave 2'])
    const led = marching('german', { '1-FK': '2819' }, 1, 1, three).play('march from 2819', 'all', 'step to 2818')
    expect(leaves(led)).toEqual(['leave 1', 'leave 2', 'leave 3'])
  })

  test('10.1.2 from the first hex of the map as from any other', () => {
    const g = marching('entente', { '1-F-Pub': '0101', '2-F-Pub': '0210' })
    expect(g.legal).toEqual(['march from 0101', 'march from 0210', 'end'])
    expect(g.play('march from 0101', 'all', 'step to 0102').at('1-F-Pub')).toBe('0102')
  })

  test('10.1.2, 2.5.3 Carriers by themselves set out from each of two hexes that follow one another', () => {
    const g = marching('german', {}, 1, 1, (p) => p.carriers('german', '2711', '2712'))
    expect(g.legal.filter((each) => each.startsWith('march'))).toEqual(['march from 2711', 'march from 2712'])
  })

  test('10.1.2, 6.1.4 whom an event holds back does not march, whoever else does', () => {
    const held = (lasting: number) =>
      marching('entente', { '1/1-KAR': '2041', '2-LNL': '2506' }, 6, 1, (p) =>
        p.arrange((t) => {
          t.events.lasting = lasting
        }),
      )
    expect(held(0).legal).toEqual(['march from 2041', 'march from 2506', 'end'])
    expect(held(CHILEMBWE).legal).toEqual(['march from 2506', 'end'])
    expect(held(CHILEMBWE).given.whyTold('march from 2041')).toBe('heldBack 1/1-KAR')
    expect(held(LISBON).legal).toEqual(['march from 2041', 'march from 2506', 'end'])
  })

  test('10.1.4, 6.1.4 a Belgian quarrel: Belgians take no step into column 13, others do, and Belgians elsewhere', () => {
    const from = (name: string, lasting: number) =>
      marching('entente', { [name]: '1215' }, 18, 1, (p) =>
        p.towns('entente', 'Kigoma', 'Tabora').arrange((t) => {
          t.events.lasting = lasting
        }),
      ).play('march from 1215', 'all')
    const why = (name: string, lasting: number) =>
      ['1315', '1115'].map((to) => from(name, lasting).given.whyName(`step to ${to}`))
    expect(why('1-F-Pub', QUARREL)).toEqual(['quarrelShuts', ''])
    expect(why('1-F-Pub', 0)).toEqual(['', ''])
    expect(why('1/3-KAR', QUARREL)).toEqual(['', ''])
  })

  test('10.1, 9.1.5 when a stack has halted nothing of its march is left on the table, of the first counter and the others', () => {
    const g = marching('german', { '1-FK': '3219', '2-FK': '3219' }, 1, 1, (p) => p.carriers('german', '3219'))
    g.play('march from 3219', 'all', 'ride to 2819', 'step to 2818')
    const of = (name: string) => [g.t.units.spent[unit(name)], g.t.units.rode[unit(name)] === 0]
    expect([of('1-FK'), of('2-FK'), g.t.porters.count[1]]).toEqual([[1, false], [1, false], 1])
    g.play('halt')
    expect([of('1-FK'), of('2-FK'), g.t.porters.count[1]]).toEqual([[0, true], [0, true], 0])
    expect(g.t.march.carriers).toBe(0)
    expect([g.t.force.next(0), g.t.march.from, g.t.march.at, g.t.march.rode, g.t.march.carriers]).toEqual([
      -1, 0, 0, 0, 0,
    ])
  })

  test('10.1.3 one hex at a time, into a hex next to it', () => {
    const g = marching('german', { '1-FK': '2819' }).play(...going())
    const steps = ['2818', '2919', '2920', '2820', '2720', '2719']
    expect(g.legal.filter((each) => each.startsWith('step'))).toEqual(steps.map((at) => `step to ${at}`))
    expect(g.why('step to 2817')).toBe('10.1.3')
    expect(g.why('step to 2818')).toBe('')
  })

  test('10.1.4 terrain: open 1, bush, highland, mountain, forest and swamp 2', () => {
    const spent = (from: string, to: string) => {
      const g = marching('german', { '1-FK': from }).play(`march from ${from}`, 'all', `step to ${to}`)
      return g.t.units.spent[unit('1-FK')]
    }
    // Open, arid; then the others.
    expect([spent('2511', '2411'), spent('2911', '3011')]).toEqual([1, 1])
    const dear = [
      ['2511', '2512'], // bush
      ['0312', '0311'], // highland
      ['0202', '0102'], // forest
      ['2511', '2510'], // mountain
      ['0712', '0713'], // swamp
    ] as const
    for (const [from, to] of dear) expect(spent(from, to), to).toBe(2)
  })

  test('10.1.4 a refusal tells what the step costs, and how many points are left to who has most of them', () => {
    const g = marching('german', { '1-FK': '2511', '2-FK': '2511' })
    g.play('march from 2511', 'all', 'step to 2510', 'step to 2511')
    expect(g.given.whyTold('step to 2510')).toBe('tooDear 2510 2 1')
    // One more step into the plain, and nothing is left
    expect(g.play('step to 2411').given.whyTold('step to 2511')).toBe('tooDear 2511 1 0')
  })

  test('10.1.5 whoever cannot pay is left behind and finished', () => {
    const g = marching('german', { '1-FK': '2819', 'Naval-1': '2819' }).play(...going('step to 2818', 'step to 2817'))
    expect([g.at('1-FK'), g.at('Naval-1')]).toEqual(['2817', '2817'])
    g.play('step to 2818')
    expect([g.at('1-FK'), g.at('Naval-1')]).toEqual(['2818', '2817'])
    expect(g.cites).toContain('10.1.5')
    g.play('halt')
    expect(g.why('march from 2817')).toBe('9.1.5')
  })

  test('10.1.6 + 11.1.1 entering an enemy-held hex ends the move and is a battle; it costs one more', () => {
    const g = marching('entente', { '1/3-KAR': '2708', 'Hvy-1': '2708', '1-FK': '2706' })
    g.play('march from 2708', 'all', 'step to 2707', 'step to 2706')
    // Ruling 76: 1 for open ground and 1 for the enemy, which the gun no longer has.
    expect([g.at('1/3-KAR'), g.at('Hvy-1')]).toEqual(['2706', '2707'])
    expect([g.t.battle.at, g.t.battle.from]).toEqual([space('2706'), space('2707')])
    expect(g.t.attackers.size).toBe(1)
    expect(g.asked).toBe('german withdraw')
  })

  test('10.1.6, ruling 76: a heavy gun without supply attacks nobody', () => {
    const g = marching('german', { 'Naval-1': '2310', '1/3-KAR': '2311' }).play('march from 2310', 'all')
    expect(g.why('step to 2311')).toBe('10.1.4')
  })

  test('10.1.7 no move goes over water but a river; the shores of a split hex do not touch: V40', () => {
    const g = marching('entente', { '1/1-KAR': '1827' })
    g.play('march from 1827', 'all', 'step to 1728')
    expect(g.why('step to 1628')).toBe('10.1.7')
    expect(g.why('step to 1828')).toBe('')
  })

  test('10.1.7, ruling 4: a stack is of one shore, and lands or steps onto the right one', () => {
    const g = marching('german', { '1-FK': '1308', '2-FK': ['1308', 'shore'] }).play('march from 1308')
    expect(g.why('take 2-FK')).toBe('10.1.7')
    g.play('all', 'halt', 'march from 1308-shore')
    expect(g.why('take 2-FK')).toBe('')
    g.play('all')
    expect([g.why('step to 1408'), g.why('step to 1208')]).toEqual(['10.1.7', ''])
  })

  test('10.1.8 without a line the allowance is one less; an armored car does not move at all', () => {
    const g = marching('entente', { '1/3-KAR': '2310', Wlhy: '2310' })
    g.play('march from 2310')
    expect(g.why('take Wlhy')).toBe('10.1.8')
    g.play('all')
    expect(g.cites).toContain('10.1.8')
    g.play('step to 2311', 'step to 2310', 'step to 2311')
    expect(g.why('step to 2310')).toBe('10.1.4')
  })

  test('10.1.8 an armored car with a line sets out by itself, one without does not, whoever rests beside it', () => {
    const froms = (g: Position) => g.legal.filter((each) => each.startsWith('march'))
    expect(froms(marching('entente', { Wlhy: '2506' }))).toEqual(['march from 2506'])
    const g = marching('entente', { '1/3-KAR': '2310', Wlhy: '2310' }).play(
      'march from 2310',
      'take 1/3-KAR',
      'go',
      'halt',
    )
    expect(froms(g)).toEqual([])
  })

  test('10.1.8 the first of all counters has a point less without a line, as any other has', () => {
    const g = marching('german', { '1-FK': '2310' }).play('march from 2310', 'all')
    g.play('step to 2311', 'step to 2310', 'step to 2311', 'step to 2310')
    expect(g.why('step to 2311')).toBe('10.1.4')
  })

  test('10.1.2, 10.1.5 Carriers go four points: then they are left, and done for the Impulse, while others go on', () => {
    const there = ['step to 2818', 'step to 2819', 'step to 2818', 'step to 2819']
    const alone = marching('german', {}, 1, 1, (p) => p.carriers('german', '2819', '2819'))
    alone.play('march from 2819', 'carriers 2', ...there)
    expect([alone.why('step to 2818'), alone.why('leave 1'), alone.why('leave 2')]).toEqual(['10.1.4', '', '2.5.3'])
    expect(alone.play('halt').why('march from 2819')).toBe('9.1.5')
    const led = marching('german', { '1-FK': '2819' }, 1, 1, (p) => p.carriers('german', '2819'))
    led.play('march from 2819', 'all', ...there, 'step to 2818')
    expect([led.carriersIn('german', '2819'), led.carriersIn('german', '2818'), led.at('1-FK')]).toEqual([1, 0, '2818'])
  })

  test('10.1.2 they are named upwards, the first of all counters before the second', () => {
    const g = marching('german', { '1-FK': '2819', '2-FK': '2819' }).play('march from 2819', 'take 1-FK')
    expect([g.why('take 1-FK'), g.why('take 2-FK')]).toEqual(['10.1.2', ''])
  })

  test('10.1.5 it is enough that one of the stack can pay, the second of two that follow one another', () => {
    for (const fresh of ['1-FK', '2-FK']) {
      const g = marching('german', { '1-FK': '2819', '2-FK': '2819' }).play('march from 2819', 'all')
      g.arrange((t) => {
        for (const name of ['1-FK', '2-FK']) t.units.spent[unit(name)] = name === fresh ? 0 : 5
      })
      expect(g.why('step to 2818'), fresh).toBe('')
      g.play('step to 2818')
      expect(g.at(fresh === '1-FK' ? '2-FK' : '1-FK'), fresh).toBe('2819')
    }
  })

  test('10.1.8 + 7.2.3 a Carrier may be used up instead, and then goes nowhere (ruling 32)', () => {
    const g = marching('entente', { '1/3-KAR': '2310' }, 1, 1, (p) => p.carriers('entente', '2310'))
    g.play('march from 2310', 'all')
    expect(g.asked).toBe('entente supply')
    g.play('consume 2310')
    expect([g.carriersIn('entente', '2310'), g.t.tracks.consumed]).toEqual([0, 1])
    expect(g.story).toContain('carrierUsed entente 2310')
    g.play('step to 2311', 'step to 2310', 'step to 2311', 'step to 2310')
    expect(g.why('step to 2311')).toBe('10.1.4')
  })

  test('7.2.3, 10.1.8 ruling 31: one Carrier serves all who set out together', () => {
    const g = marching('german', { '1-FK': '2310', '2-FK': '2310' }, 1, 1, (p) => p.carriers('german', '2310'))
    g.play('march from 2310', 'all')
    expect(g.asked).toBe('german supply')
    g.play('consume 2310', 'step to 2311')
    expect(['1-FK', '2-FK'].map((name) => is(g.t, unit(name), UNSUPPLIED))).toEqual([false, false])
  })

  test('10.1.2, ruling 75: of two that follow one another either may be left, of one alone none', () => {
    const two = marching('german', { '1-FK': '2511', '2-FK': '2511' }).play('march from 2511', 'all', 'step to 2512')
    expect([two.why('drop 1-FK'), two.why('drop 2-FK')]).toEqual(['', ''])
    const one = marching('german', { '1-FK': '2511' }).play('march from 2511', 'all', 'step to 2512')
    expect(one.why('drop 1-FK')).not.toBe('')
  })

  test('ruling 75: others are dropped on the way and taken along, after their own check (37)', () => {
    const g = marching('german', { '1-FK': '2511', '2-FK': '2511', '3-FK': '2512' })
    g.play('march from 2511', 'all', 'step to 2512', 'drop 2-FK')
    g.play('gather', 'take 3-FK', 'go', 'step to 2511')
    expect([g.at('1-FK'), g.at('2-FK'), g.at('3-FK')]).toEqual(['2511', '2512', '2511'])
    expect(g.why('drop 2-FK')).toBe('10.1.2')
  })

  test('10.1.2, ruling 75: on the way those are taken along who lie there idle, and not the Carriers that one has brought', () => {
    const at = (...more: readonly string[]) =>
      marching('german', { '1-FK': '2819' }, 1, 1, (p) => p.carriers('german', '2819', ...more)).play(
        'march from 2819',
        'all',
        'step to 2818',
      )
    expect(at().why('gather')).not.toBe('')
    const g = at('2818').play('gather')
    expect([g.why('carriers 1'), g.why('carriers 2')]).toEqual(['', '2.5.3'])
  })

  test('ruling 75: Carriers and units are left in any order', () => {
    const g = marching('german', { '1-FK': '2819', '2-FK': '2819' }, 1, 1, (p) => p.carriers('german', '2819', '2819'))
    g.play('march from 2819', 'all', 'step to 2818', 'leave 1')
    expect(g.story.at(-1)).toMatch(/^carriersLeft /)
    expect([g.why('drop 1-FK'), g.why('leave 1'), g.why('leave 2')]).toEqual(['', '', '2.5.3'])
    g.play('drop 1-FK', 'step to 2819')
    expect([g.at('1-FK'), g.at('2-FK'), g.carriersIn('german', '2818'), g.carriersIn('german', '2819')]).toEqual([
      '2818',
      '2819',
      1,
      1,
    ])
  })

  test('2.5.5, ruling 22: Carriers alone do not enter a hex with enemy units', () => {
    const g = marching('german', { '1/3-KAR': '2512' }, 1, 1, (p) => p.carriers('german', '2511'))
    g.play('march from 2511', 'all')
    expect(g.why('step to 2512')).toBe('2.5.5')
  })

  test('2.5.6, ruling 23: Carriers are captured in passing and stay for the rest of the Impulse', () => {
    const g = marching('german', { '1-FK': '2511' }, 1, 1, (p) => p.carriers('entente', '2512'))
    g.play('march from 2511', 'all', 'step to 2512', 'step to 2511')
    expect([g.carriersIn('entente', '2512'), g.carriersIn('german', '2512')]).toEqual([0, 1])
    g.play('halt')
    expect(g.why('march from 2512')).toBe('9.1.5')
  })

  test('4.1.4, ruling 9: a town is taken in passing', () => {
    const g = marching('german', { '1-FK': '2711' })
    expect(g.holder('2810')).toBe('entente')
    g.play('march from 2711', 'all', 'step to 2810', 'step to 2711')
    expect(g.holder('2810')).toBe('german')
  })

  test('8.1.4 + 8.1.7a from the west edge British enter by Rhodesia, and the first hex is paid for', () => {
    const g = marching('entente', { '1-RNR': 'west' }, 17).play('march from west', 'all')
    expect(g.why('step to 0101')).toBe('8.1.4')
    g.play('step to 0126', 'step to 0127', 'step to 0126', 'step to 0127')
    expect(g.why('step to 0126')).toBe('10.1.4')
  })

  test('8.1.7d Belgians enter by the Congo', () => {
    const g = marching('entente', { '4-F-Pub': 'west' }, 6).play('march from west', 'all')
    expect(g.why('step to 0126')).toBe('8.1.4')
    g.play('step to 0106')
    expect(g.at('4-F-Pub')).toBe('0106')
  })

  test('8.1.7a: V39, 2 CC waits for Portugal and then enters at Chinde and goes on', () => {
    const of = (portugal: 'neutral' | 'german' | 'entente') =>
      marching('entente', { '2-CC': 'south' }, 34, 1, (p) => p.set({ portugal }).towns('entente', 'Chinde'))
    expect(of('neutral').why('march from south')).toBe('8.1.7')
    expect(of('german').why('march from south')).toBe('8.1.7')
    const g = of('entente').play('march from south', 'all', 'step to 2048')
    expect(g.at('2-CC')).toBe('2048')
    expect(g.legal.some((each) => each.startsWith('step to'))).toBe(true)
  })

  test('8.1.3, ruling 42: who enters over an edge is in supply for the move', () => {
    const g = marching('entente', { '1-RNR': 'west' }, 17).play('march from west', 'all')
    expect(g.cites).not.toContain('10.1.8')
  })
})
