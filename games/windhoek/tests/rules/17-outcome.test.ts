import { nameHex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { ANGOLA, grid, hex, TERRITORY_AT, TOWN_HEXES } from '../../board.ts'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { type BattleGround, battleGround } from '../battle-ground.ts'

const isAngola = (town: (typeof TOWN_HEXES)[number]): boolean => TERRITORY_AT[town] === ANGOLA
type Where = string | readonly [string, 'disrupted' | 'converted']
const fight = (
  units: Readonly<Record<string, Where>>,
  force: string,
  arrange: (g: BattleGround) => void = () => {},
) => {
  const g = battleGround().units(units)
  arrange(g)
  return g.attack('3425', '3525', force)
}

describe('17.1 the winning side', () => {
  test('17.1 good order on one side alone wins', () => {
    const g = fight({ DEOR: '3425', 'FK-1': '3525' }, 'DEOR').dice(6, 1, 1, 6, 1).play('go', 'fight')
    expect(g.told('battleWon')).toEqual([[ALLIED]])
    expect(g.citesOf('battleWon')).toEqual(['17.1'])
  })

  test('17.1 the defender can win too', () => {
    const g = fight({ DEOR: '3425', 'FK-1': '3525' }, 'DEOR').dice(1, 6, 1, 6, 1).play('go', 'fight')
    expect(g.told('battleWon')).toEqual([[GERMAN]])
    expect(g.asked).toBe('allied fall-back')
  })
})

describe('17.2 the losing side', () => {
  test('17.2 all disrupted has lost', () => {
    const g = fight({ DEOR: '3425', 'FK-1': '3525' }, 'DEOR').dice(6, 1, 1, 6, 1).play('go', 'fight')
    expect(g.told('battleLost')).toEqual([[GERMAN]])
  })

  test('17.2 and so has a side that is wiped out', () => {
    const g = fight({ DEOR: '3425', 'Patrol-1': '3525' }, 'DEOR').dice(6, 1, 1).play('go', 'fight')
    expect(g.told('battleLost')).toEqual([[GERMAN]])
    expect(g.citesOf('battleLost')).toEqual(['17.2'])
  })
})

describe('17.3 a draw', () => {
  test('17.3 both keep good-order units: nobody goes', () => {
    const g = fight({ DEOR: '3425', 'FK-1': '3525' }, 'DEOR').dice(6, 1, 6, 6).play('go', 'fight')
    expect(g.isOver).toBe(true)
    expect(g.citesOf('battleDrawn')).toEqual(['17.3'])
    expect([g.at('DEOR'), g.at('FK-1')]).toEqual(['3425', '3525'])
  })

  test('17.3 nobody in good order on either side: no retreat, no advance', () => {
    const g = fight({ DEOR: ['3425', 'disrupted'], 'FK-1': '3525' }, 'DEOR')
      .dice(5, 1, 3, 2)
      .play('go', 'fight')
    expect(g.isOver).toBe(true)
    expect([g.at('DEOR'), g.at('FK-1')]).toEqual(['3425 disrupted', '3525 disrupted'])
    const emptied = fight({ DEOR: ['3425', 'disrupted'], 'Patrol-1': '3525' }, 'DEOR')
      .dice(5, 1, 3)
      .play('go', 'fight')
    expect(emptied.isOver).toBe(true)
    expect(emptied.citesOf('battleDrawn')).toEqual(['17.3'])
  })

  test('17.3 a garrison that stands keeps its side from losing', () => {
    const g = battleGround()
      .units({ DEOR: '2615', 'FK-1': '2515', 'Wireless-1': '2515' })
      .attack('2615', '2515', 'DEOR')
      .dice(6, 1, 1)
      .play('go', 'fight')
      .dice(6)
      .play('hit FK-1')
    expect(g.at('FK-1')).toBe('2515 disrupted')
    expect(g.citesOf('battleDrawn')).toEqual(['17.3'])
    expect(g.isOver).toBe(true)
  })
})

describe('17.4 retreat', () => {
  const beaten = (units: Readonly<Record<string, Where>>, die: number, arrange?: (g: BattleGround) => void) =>
    fight({ DEOR: '3425', 'FK-1': '3525', ...units }, 'DEOR', arrange)
      .dice(6, 1, 1, 6, die)
      .play('go', 'fight')

  test('17.4 the loser goes as many hexes as the die says', () => {
    const g = beaten({}, 2)
    expect(g.told('retreated')).toEqual([[GERMAN, 2]])
    g.play('fall back to 3624', 'fall back to 3724', 'end')
    expect(g.at('FK-1')).toBe('3724 disrupted')
    expect(g.citesOf('fellBack')).toEqual(['17.4', '17.4'])
    expect(g.isOver).toBe(true)
  })

  test('17.4 a beaten attacker retreats from his own hex, and only those who attacked', () => {
    const g = fight({ DEOR: '3425', DLI: '3425', 'FK-1': '3525' }, 'DEOR')
      .play('go')
      .dice(1, 6, 1, 6, 1)
      .play('go', 'fight', 'fall back to 3326')
    expect([g.at('DEOR'), g.at('DLI'), g.at('FK-1')]).toEqual(['3326 disrupted', '3425', '3525'])
    expect(g.isOver).toBe(true)
  })

  test('17.4 it is run like a withdrawal, zones and all', () => {
    const g = fight({ 'SAMR-1': '3425', 'FK-1': '3525' }, 'SAMR-1').dice(6, 1, 1, 6, 1).play('go', 'fight')
    g.dice(3).play('fall back to 3526')
    expect(g.at('FK-1')).toBe('eliminated')
    expect(g.citesOf('eliminated')).toEqual(['16.4.2'])
  })

  test('17.4 who has no way to go is eliminated, without a die', () => {
    const ring = { DLI: '3524', Kimb: '3624', Pret: '3625', Rand: '3424', TVS: '3526' }
    const g = fight({ DEOR: '3425', 'FK-1': '3525', ...ring }, 'DEOR')
      .dice(6, 1, 1, 6)
      .play('go', 'fight')
    expect(g.at('FK-1')).toBe('eliminated')
    expect(g.citesOf('eliminated')).toEqual(['17.4'])
    expect(g.asked).toBe('allied advance')
  })

  const trench = (at: string) => (g: BattleGround) => void g.marks({ [at]: ['entrenched'] })
  const isDug = (g: BattleGround, hex: number) => ((g.t.places.marks as unknown as Uint8Array)[hex] ?? 0) & 1

  test('17.4 a force in a trench may stay, without a die, and keeps it', () => {
    const g = fight({ DEOR: '3425', 'FK-1': '3525' }, 'DEOR', trench('3525')).dice(6, 1, 1, 6).play('go', 'fight')
    expect(g.asked).toBe('german trench')
    expect(g.legal).toEqual(['stay', 'retreat'])
    g.play('stay')
    expect(g.isOver).toBe(true)
    expect(g.at('FK-1')).toBe('3525 disrupted')
    expect(g.citesOf('heldTrench')).toEqual(['17.4'])
    expect(isDug(g, 34 * 34 + 24)).toBe(1)
  })

  test('17.4 or go, which gives the trench up', () => {
    const g = fight({ DEOR: '3425', 'FK-1': '3525' }, 'DEOR', trench('3525'))
      .dice(6, 1, 1, 6, 1)
      .play('go', 'fight', 'retreat', 'fall back to 3624')
    expect(g.at('FK-1')).toBe('3624 disrupted')
    expect(isDug(g, 34 * 34 + 24)).toBe(0)
    expect(g.asked).toBe('allied advance')
  })

  test('17.4 who has chosen to go does not stay after all', () => {
    const g = fight({ DEOR: '3425', 'FK-1': '3525' }, 'DEOR', trench('3525'))
      .dice(6, 1, 1, 6, 1)
      .play('go', 'fight', 'retreat')
    expect(g.why('stay')).toBe('17.4')
  })

  test('17.4 the attacker may stay in a trench of his own', () => {
    const g = fight({ DEOR: '3425', 'FK-1': '3525' }, 'DEOR', trench('3425')).dice(1, 6, 1, 6).play('go', 'fight')
    expect(g.asked).toBe('allied trench')
    expect(g.play('stay').at('DEOR')).toBe('3425 disrupted')
  })

  test('17.4 a trench of friends on the way may end a retreat', () => {
    const friends = { 'FK-5': '3526' }
    const g = beaten(friends, 3, trench('3526'))
    expect(g.why('stay')).toBe('17.4')
    g.play('fall back to 3526')
    expect(g.legal).toContain('stay')
    g.play('stay', 'end')
    expect(g.at('FK-1')).toBe('3526 disrupted')
    // It may go on as well.
    expect(beaten(friends, 3, trench('3526')).play('fall back to 3526').legal.length).toBeGreaterThan(1)
  })

  describe('17.4, 16.4 a trench in a dead end', () => {
    const ring = { DLI: '3623', Kimb: '3724', Pret: '3725', Rand: '3625', TVS: '3524' }

    test('17.4 may be made for, as the retreat may end there, but the force cannot go on from it', () => {
      const g = beaten({ 'Res-1': '3624', ...ring }, 3, trench('3624'))
      expect(g.legal).toContain('fall back to 3624')
      expect(g.play('fall back to 3624').legal).toEqual(['stay'])
      expect(g.play('stay').at('FK-1')).toBe('3624 disrupted')
      expect(g.told('heldTrench')).toEqual([[GERMAN, hex('3624')]])
    })

    test('17.4 also over several hexes, of which then none leads elsewhere', () => {
      const longer = { 'Res-1': '3624', ...ring, Rand: '3626', SR: '3726' }
      const g = beaten(longer, 4, trench('3624'))
      expect(g.legal).toContain('fall back to 3625')
      expect(g.play('fall back to 3625').legal).toEqual(['fall back to 3624'])
      expect(beaten(longer, 4).given.whyName('fall back to 3625')).toBe('deadEnd')
    })

    test('17.4 without a trench it is closed', () => {
      expect(beaten({ 'Res-1': '3624', ...ring }, 3).given.whyName('fall back to 3624')).toBe('deadEnd')
    })

    test('17.4 to a withdrawal too', () => {
      const g = fight({ DEOR: '3425', 'FK-1': '3525', 'Res-1': '3624', ...ring }, 'DEOR', trench('3624'))
        .dice(1, 6, 3)
        .play('go', 'withdraw')
      expect(g.given.whyName('fall back to 3624')).toBe('deadEnd')
    })
  })

  test('17.4 a withdrawal stops in no trench', () => {
    const g = fight({ DEOR: '3425', 'FK-1': '3525', 'FK-5': '3526' }, 'DEOR', trench('3526'))
      .dice(1, 6, 3)
      .play('go', 'withdraw', 'fall back to 3526')
    expect(g.why('stay')).toBe('17.4')
    expect(g.given.whyName('stay')).toBe('withdrawalGoesOn')
  })
})

describe('17.5 advance after combat', () => {
  const won = (units: Readonly<Record<string, Where>> = {}) =>
    fight({ DEOR: '3425', 'SA-Field-1': '3425', 'Patrol-1': '3525', ...units }, 'DEOR SA-Field-1')
      .dice(6, 1, 1)
      .play('go', 'fight')

  test('17.5 some, all or none of the attackers move in', () => {
    expect(won().legal).toEqual(['advance DEOR', 'advance SA-Field-1', 'all', 'end'])
    const none = won().play('end')
    expect([none.at('DEOR'), none.at('SA-Field-1')]).toEqual(['3425', '3425'])
    const some = won().play('advance SA-Field-1')
    expect([some.at('DEOR'), some.at('SA-Field-1')]).toEqual(['3425', '3525'])
    expect(some.isOver).toBe(true)
    const all = won().play('all')
    expect([all.at('DEOR'), all.at('SA-Field-1')]).toEqual(['3525', '3525'])
    expect(all.citesOf('advanced')).toEqual(['17.5', '17.5'])
  })

  test('17.5 one after the other, upwards, and only attackers', () => {
    const g = won({ DLI: '3424' }).play('advance DEOR')
    expect(g.legal).toEqual(['advance SA-Field-1', 'all', 'end'])
    expect(g.why('advance DEOR')).toBe('17.5')
    expect(g.why('advance DLI')).toBe('17.5')
    expect(g.play('all').at('SA-Field-1')).toBe('3525')
  })

  test('17.5 a unit that was passed over stays, and so does one that stayed out of the attack', () => {
    const g = fight({ DEOR: '3425', DLI: '3425', Kimb: '3425', Pret: '3425', 'Patrol-1': '3525' }, 'DEOR DLI Kimb')
      .play('go')
      .dice(6, 1, 1, 6, 6)
      .play('go', 'fight', 'advance DLI')
    expect(g.legal).toEqual(['advance Kimb', 'all', 'end'])
    expect(g.given.whyName('advance DEOR')).toBe('advanceUpwards')
    expect(g.given.whyName('advance Pret')).toBe('notAttacking')
  })

  test('17.5, 5.2 who advance together never hold both hexes', () => {
    const riders = 'SAMR-1 SAMR-2 SAMR-3 SAMR-4 SAMR-5 ILH NLH UMR CLH KLH Cape-Cdo Cdo-1 Cdo-2'.split(' ')
    const others = TOWN_HEXES.filter((town) => ![hex('2117'), hex('2118')].includes(town) && !isAngola(town))
    expect(others).toHaveLength(riders.length)
    const last = () =>
      battleGround()
        .units(Object.fromEntries(others.map((town, i) => [riders[i] as string, nameHex(grid, town)])))
        .units({ DEOR: '2118', DLI: '2118', 'Patrol-1': '2117' })
        .attack('2118', '2117', 'DEOR DLI')
        .dice(6, 1, 1, 6)
        .play('go', 'fight')
    // All of them leave Walvis Bay empty; if one stays, every town is held.
    expect(last().play('all').isOver).toBe(true)
    expect(last().play('advance DEOR').asked).toBe('nobody')
  })

  test('17.5 zones do not matter', () => {
    const g = won({ 'FK-2': '3625', 'FK-3': '3424' }).play('all')
    expect(g.at('DEOR')).toBe('3525')
    expect(g.told('disrupted')).toEqual([])
  })

  test('17.5 not while the defender stays', () => {
    const g = fight({ DEOR: '3425', 'FK-1': '3525' }, 'DEOR', (t) => void t.marks({ '3525': ['entrenched'] }))
      .dice(6, 1, 1, 6)
      .play('go', 'fight', 'stay')
    expect(g.isOver).toBe(true)
  })

  test('17.5 a defender who has won stays where he is', () => {
    const g = fight({ DEOR: ['3425', 'disrupted'], 'FK-1': '3525' }, 'DEOR')
      .dice(1, 6, 1)
      .play('go', 'fight')
    expect([g.at('DEOR'), g.isOver]).toEqual(['eliminated', true])
  })

  test('17.5 nobody advances onto a flooded pan, nor the Portuguese where they may not go', () => {
    const pan = battleGround()
      .units({ DEOR: '2607', 'Patrol-1': '2507' })
      .set({ turn: 5 })
      .attack('2607', '2507', 'DEOR')
      .dice(6, 1, 1)
      .play('go', 'fight')
    expect([pan.at('Patrol-1'), pan.isOver]).toEqual(['recruits', true])
    const border = battleGround()
      .units({ DA: '3712', 'Patrol-1': '3812' })
      .set({ portugal: true })
      .attack('3712', '3812', 'DA')
      .dice(6, 1, 1)
      .play('go', 'fight')
    expect([border.at('Patrol-1'), border.isOver]).toEqual(['recruits', true])
  })
})

describe('17.6 major battles', () => {
  const patrols = ['Patrol-1', 'Patrol-2', 'Patrol-3', 'Patrol-4']
  const battalions = ['DEOR', 'DLI', 'Kimb', 'Pret']
  /** So many battalions against as many patrols, all hitting. */
  const massacre = (n: number, points: number, more: Readonly<Record<string, Where>> = {}) => {
    const force = battalions.slice(0, n)
    const g = battleGround()
      .units(Object.fromEntries(force.map((name) => [name, '3425'])))
      .units({ ...Object.fromEntries(patrols.slice(0, n).map((name) => [name, '3525'])), ...more })
      .set({ allied: points, german: points })
      .attack('3425', '3525', force.join(' '))
    // Whoever has points declines to spend them.
    const declined = points > 0 ? ['end', 'end'] : []
    return g.dice(6, 1, ...force.map(() => 1)).play('go', ...declined, 'fight')
  }
  const points = (g: BattleGround) => [g.points('allied'), g.points('german')]

  test('17.6 three eliminated: one point from the loser, one for the winner', () => {
    const g = massacre(3, 6).play('end')
    expect(points(g)).toEqual([7, 5])
    expect(g.told('majorBattle')).toEqual([[ALLIED, 3]])
    expect(g.cites.filter((c) => c === '17.6')).toHaveLength(3)
  })

  test('17.6 two are too few, four bring no more', () => {
    expect(points(massacre(2, 6).play('end'))).toEqual([6, 6])
    expect(points(massacre(4, 6).play('end'))).toEqual([7, 5])
  })

  test('17.6 the index goes neither below 0 nor above 12', () => {
    expect(points(massacre(3, 0).play('end'))).toEqual([1, 0])
    expect(points(massacre(3, 12).play('end'))).toEqual([12, 11])
  })

  test('17.6 who falls on the retreat counts', () => {
    const g = battleGround()
      .units({ 'SAMR-1': '3425', DLI: '3425', Kimb: '3425', 'Patrol-1': '3525', 'Patrol-2': '3525', 'FK-1': '3525' })
      .attack('3425', '3525', 'SAMR-1 DLI Kimb')
      .dice(6, 1, 1, 1, 1)
      .play('go', 'fight')
      .dice(6, 1)
      .play('hit Patrol-1')
    expect(g.asked).toBe('german fall-back')
    g.dice(1).play('fall back to 3526').play('end')
    expect(g.told('majorBattle')).toEqual([[ALLIED, 3]])
    expect(points(g)).toEqual([1, 0])
  })

  test('17.6 a draw is no major battle', () => {
    const g = massacre(3, 0, { 'FK-1': '3525' }).dice(6).play('hit Patrol-1')
    expect(g.citesOf('battleDrawn')).toEqual(['17.3'])
    expect(g.told('eliminated').map(([u]) => u)).toEqual([unit('Patrol-1'), unit('Patrol-2'), unit('Patrol-3')])
    expect(points(g)).toEqual([0, 0])
  })
})
