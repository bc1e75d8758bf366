import { describe, expect, test } from 'vitest'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { eliminate, HIT } from '../../rules/16-losses.ts'
import { type BattleGround, battleGround } from '../battle-ground.ts'

const duel = (units: Readonly<Record<string, string | readonly [string, 'disrupted' | 'converted']>>, force: string) =>
  battleGround().units(units).attack('3425', '3525', force)

describe('16.1 fire', () => {
  /** One German gun fires with this die at one battalion. */
  const gun = (die: number) => duel({ DEOR: '3425', 'G-Art-1': '3525' }, 'DEOR').dice(1, 6, die, 6).play('go', 'fight')

  test('16.1 a die up to the combat factor hits, one above it misses', () => {
    for (const die of [1, 2, 3]) {
      const g = duel({ DEOR: '3425', DLI: '3425', 'G-Art-1': '3525' }, 'DEOR DLI').dice(1, 6, die).play('go', 'fight')
      expect(g.told('scored')).toEqual([[unit('G-Art-1'), 3]])
      expect(g.asked).toBe('allied hits')
    }
    for (const die of [4, 5, 6]) {
      const g = gun(die)
      expect(g.told('missed')[0]).toEqual([unit('G-Art-1'), 3])
      expect(g.at('DEOR')).toBe('3425')
    }
  })

  test('16.1 a disrupted unit fires with the factor of that side', () => {
    const g = duel({ DEOR: '3425', 'G-Art-1': ['3525', 'disrupted'] }, 'DEOR')
      .dice(1, 6, 3, 6, 1)
      .play('go', 'fight')
    expect(g.told('missed')[0]).toEqual([unit('G-Art-1'), 2])
  })
})

describe('16.2 taking hits', () => {
  const three = () =>
    battleGround()
      .units({ 'FK-1': '3425', 'FK-2': '3425', 'FK-3': '3425', DEOR: '3525', DLI: '3525' })
      .attack('3425', '3525', 'FK-1 FK-2 FK-3')
      .dice(6, 1, 1, 1, 1)
      .play('go', 'fight')

  test('16.2 the owner distributes them before the next round is fired', () => {
    const g = three()
    expect(g.asked).toBe('allied hits')
    expect(g.told('hitsFell')).toEqual([[ALLIED, 3, 3]])
    expect(g.told('scored')).toHaveLength(3)
    // Only the unit that is left fires back.
    g.dice(6, 1).play('hit DEOR')
    expect(g.at('DEOR')).toBe('eliminated')
    expect(g.at('DLI')).toBe('3525 disrupted')
    expect(g.told('missed')).toEqual([[unit('DLI'), 3]])
    expect(g.citesOf('eliminated')).toEqual(['16.3'])
  })

  test('16.2 one unit may take two hits although another is untouched', () => {
    const g = duel({ DEOR: '3425', DLI: '3425', Kimb: '3425', 'FK-1': '3525', 'FK-2': '3525' }, 'DEOR DLI Kimb')
      .dice(6, 1, 1, 1, 6)
      .play('go', 'fight')
    expect(g.legal).toEqual(['hit FK-1', 'hit FK-2'])
    g.dice(6).play('hit FK-2')
    expect([g.at('FK-1'), g.at('FK-2')]).toEqual(['3525', 'eliminated'])
  })

  test('16.2 hits go upwards, and none that could be taken is lost', () => {
    const g = three()
    // Three hits on four steps: the first is bound to be the first unit's, then there is a choice.
    expect(g.at('DEOR')).toBe('3525 disrupted')
    expect(g.legal).toEqual(['hit DEOR', 'hit DLI'])
    expect(g.why('hit FK-1')).toBe('16.2')
    expect(g.why('hit Kimb')).toBe('16.2')
    // Both go to the second unit, or one to each.
    const other = three().dice(6, 6).play('hit DLI')
    expect([other.at('DEOR'), other.at('DLI')]).toEqual(['3525 disrupted', 'eliminated'])
  })

  test('16.2 a unit that was passed over takes none of the rest', () => {
    const g = duel(
      { DEOR: '3425', DLI: '3425', Kimb: '3425', 'FK-1': '3525', 'FK-2': '3525', 'FK-3': '3525' },
      'DEOR DLI Kimb',
    )
      .dice(6, 1, 1, 1, 6)
      .play('go', 'fight', 'hit FK-2')
    expect(g.legal).toEqual(['hit FK-2', 'hit FK-3'])
    expect(g.why('hit FK-1')).toBe('16.2')
  })

  test('16.2 units that stayed out of the attack take none', () => {
    const g = duel({ DEOR: '3425', DLI: '3425', Kimb: '3425', 'FK-1': '3525', 'FK-2': '3525' }, 'DEOR Kimb')
      .play('go')
      .dice(1, 6, 1, 6)
      .play('go', 'fight')
    expect(g.legal).toEqual(['hit DEOR', 'hit Kimb'])
    expect(g.why('hit DLI')).toBe('16.2')
  })

  test('16.2 what nobody is left to take is lost', () => {
    const g = duel({ DEOR: '3425', DLI: '3425', Kimb: '3425', 'FK-1': '3525' }, 'DEOR DLI Kimb')
      .dice(6, 1, 1, 1, 1)
      .play('go', 'fight')
    expect(g.told('hitsFell')).toEqual([[GERMAN, 3, 2]])
    expect(g.at('FK-1')).toBe('eliminated')
    expect(g.asked).toBe('allied advance')
  })
})

describe('16.3 effects of hits', () => {
  test('16.3 good order is lost first, then the unit', () => {
    const g = duel({ DEOR: '3425', DLI: '3425', 'G-Art-1': '3525' }, 'DEOR DLI')
      .dice(6, 1, 6, 1, 6, 1)
      .play('go', 'fight')
    expect(g.at('G-Art-1')).toBe('3525 disrupted')
    const second = duel({ DEOR: '3425', 'G-Art-1': ['3525', 'disrupted'] }, 'DEOR')
      .dice(6, 1, 6, 1)
      .play('go', 'fight')
    expect(second.at('G-Art-1')).toBe('eliminated')
    expect(second.cites).toContain('16.3')
  })

  test('16.3 a unit that was disrupted before its round fires with the lower factor', () => {
    const g = duel({ 'SA-Field-1': '3425', 'G-Art-1': '3525' }, 'SA-Field-1').dice(6, 1, 1, 3, 1).play('go', 'fight')
    expect(g.told('missed')).toEqual([[unit('G-Art-1'), 2]])
  })

  const oneStep: readonly (readonly [string, 'converted' | undefined])[] = [
    ['Patrol-1', undefined],
    ['G-Mil-1', undefined],
    ['G-Mil-1', 'converted'],
    ['Wireless-1', undefined],
  ]
  test.each(oneStep)('16.3 a unit without a disrupted side is eliminated: %s %s', (name, state) => {
    const g = duel({ DEOR: '3425', [name]: state ? ['3525', state] : '3525' }, 'DEOR')
      .dice(6, 1, 1)
      .play('go', 'fight')
    expect(g.at(name)).toBe(name === 'Patrol-1' ? 'recruits' : 'eliminated')
  })
})

test('10.5 the dead of some types may be recruited again, the others are out of play', () => {
  const eliminated = (name: string, by: readonly string[]) => {
    const [from, at] = ['3425', '3525']
    const state = ['Patrol-1', 'Mil-5'].includes(name) ? at : ([at, 'disrupted'] as const)
    const g = battleGround()
      .units({ ...Object.fromEntries(by.map((b) => [b, from])), [name]: state })
      .attack(from, at, by.join(' '))
      .dice(6, 1, ...by.map(() => 1))
    // Guns under fire shoot back first.
    return g.play('go', 'fight').at(name)
  }
  const byGermans = ['FK-1']
  const byAllies = ['DEOR']
  expect(['SAEC', 'SAMC', 'RMLI', 'A-Sup-1', 'A-Truck-1', 'Mil-5'].map((u) => eliminated(u, byGermans))).toEqual(
    Array.from({ length: 6 }, () => 'recruits'),
  )
  expect(['DLI', 'SAMR-1', 'Botha', 'BSAP'].map((u) => eliminated(u, byGermans))).toEqual(
    Array.from({ length: 4 }, () => 'eliminated'),
  )
  expect(['Patrol-1', 'G-Sup-1'].map((u) => eliminated(u, byAllies))).toEqual(['recruits', 'recruits'])
  expect(['FK-1', 'SWAPC', 'Franke', 'MEK-1'].map((u) => eliminated(u, byAllies))).toEqual(
    Array.from({ length: 4 }, () => 'eliminated'),
  )
})

test('17.6 only what is eliminated in a battle counts as its loss', () => {
  const g = battleGround().units({ 'Patrol-1': '3525', 'G-Sup-1': ['3525', 'disrupted'] })
  g.arrange((t) => {
    eliminate(t, unit('Patrol-1'), HIT)
    eliminate(t, unit('G-Sup-1'), HIT)
  })
  expect([g.t.stakes.lost[GERMAN], g.t.stakes.supplyLost[GERMAN]]).toEqual([0, 0])
})

describe('16.5 effects of terrain', () => {
  const battalions = ['DEOR', 'DLI', 'Kimb', 'Pret', 'Rand']
  /** So many Allied hits on five German companies in a hex: hits and losses as told. */
  const hits = (n: number, from: string, at: string, arrange: (g: BattleGround) => void = () => {}) => {
    const force = battalions.slice(0, n)
    const g = battleGround()
      .units(Object.fromEntries(force.map((name) => [name, from])))
      .units({ 'FK-1': at, 'FK-2': at, 'FK-3': at, 'FK-4': at, 'FK-5': at })
    arrange(g)
    return g
      .attack(from, at, force.join(' '))
      .dice(6, 1, ...force.map(() => 1))
      .play('go', 'fight')
  }
  const losses = (g: BattleGround) => g.told('hitsFell')[0]?.[2]

  test('16.5 on a mountain losses are halved, rounded up', () => {
    expect([1, 2, 3, 4, 5].map((n) => losses(hits(n, '3425', '3426')))).toEqual([1, 1, 2, 2, 3])
    expect(hits(2, '3425', '3426').citesOf('hitsFell')).toEqual(['16.5'])
    expect([1, 2, 3].map((n) => losses(hits(n, '3425', '3525')))).toEqual([1, 2, 3])
    expect(hits(2, '3425', '3525').citesOf('hitsFell')).toEqual(['16.2'])
  })

  test('16.5 over a river in rain too, not over a dry one', () => {
    const rain = (g: BattleGround) => void g.set({ turn: 5 })
    expect(losses(hits(3, '3126', '3225', rain))).toBe(2)
    expect(losses(hits(3, '3026', '3127', rain))).toBe(2)
    expect(losses(hits(3, '3126', '3225'))).toBe(3)
    expect(losses(hits(3, '3425', '3525', rain))).toBe(3)
  })

  test('16.5 a trench halves, and two reasons halve once', () => {
    const trench = (at: string) => (g: BattleGround) => void g.marks({ [at]: ['entrenched'] })
    expect(losses(hits(5, '3425', '3525', trench('3525')))).toBe(3)
    expect(losses(hits(5, '3425', '3426', trench('3426')))).toBe(3)
  })

  test('16.5 each round by itself', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'SA-Field-1': '3425', 'FK-1': '3426', 'FK-2': '3426' })
      .attack('3425', '3426', 'DEOR SA-Field-1')
      .dice(6, 1, 1)
      .play('go', 'fight')
      .dice(1)
      .play('hit FK-1')
      .dice(6, 6, 1)
      .play('hit FK-2')
    expect(g.told('hitsFell').map(([, , taken]) => taken)).toEqual([1, 1])
    expect([g.at('FK-1'), g.at('FK-2')]).toEqual(['3426 disrupted', '3426 disrupted'])
  })

  test('16.5 nor is his fire weakened by the ground of those he attacks', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'FK-1': '3426', 'FK-2': '3426' })
      .attack('3425', '3426', 'DEOR')
      .dice(1, 6, 1, 1)
      .play('go', 'fight')
    expect(g.told('hitsFell')).toEqual([[ALLIED, 2, 2]])
  })

  test('16.5 who comes from the sea crosses no river', () => {
    const g = battleGround('amphibious')
      .units({ DEOR: '2118', RMLI: '2118', 'FK-1': '2117', 'FK-2': '2117' })
      .set({ turn: 5 })
      .assault('2118', '2117', 'DEOR RMLI')
      .dice(6, 1, 1, 1)
      .play('go', 'fight')
    expect(g.told('hitsFell')).toEqual([[GERMAN, 2, 2]])
  })

  test('16.5 the attacker has nothing from the ground he stands on', () => {
    const g = battleGround()
      .units({ 'FK-1': '3425', 'FK-2': '3425', DEOR: '3426' })
      .marks({ '3426': ['entrenched'] })
      .attack('3426', '3425', 'DEOR')
      .dice(1, 6, 1, 1)
      .play('go', 'fight')
    expect(g.told('hitsFell')).toEqual([[ALLIED, 2, 2]])
    expect(g.at('DEOR')).toBe('eliminated')
  })
})
